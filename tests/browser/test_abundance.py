"""Twenty cards in a hand and ten in play: all of them can be seen and touched, on every screen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.async_api import Page

from tests.browser.browsing import DESKTOP, PHONE, TABLET, browsing
from tests.browser.playing import start
from tests.browser.seeing import all_fits, all_touchable
from tests.server.players import played
from tests.server.serving import running

BOX: Final = Path(__file__).parent / "boxes" / "abundance.py"
BOTS: Final = ["greenhorn"] * 7
OPTIONS: Final = {
    "players": 8,
    "boxes": ["base", "dodge_city", "abundance"],
    "sheriff": 0,
    "characters": ["magnate", *[""] * 7],
}
LYING: Final = PHONE[::-1]  # a phone on its side: only what is one's own can be large there


@played
async def test_twenty_cards_in_hand_and_ten_in_play(tmp_path: Path) -> None:
    with running(tmp_path, luck="full", houses=(str(BOX),)) as server:
        async with browsing(server.address) as house:
            page = (await house.person()).page
            await start(page, server.address, game="classic", options=OPTIONS, bots=BOTS)
            await page.locator("[data-asked]").wait_for()
            for size in (DESKTOP, TABLET, PHONE, LYING):
                await page.set_viewport_size({"width": size[0], "height": size[1]})
                await page.wait_for_timeout(150)
                await look(page, seats=1 if size == LYING else 2)


async def look(page: Page, seats: int) -> None:
    await all_fits(page)
    await all_touchable(page, "[data-place=hand] [data-handle]", 20)
    for seat in range(seats):
        await all_touchable(page, f"[data-place='seat:{seat}'] [data-handle^='card:']", 10)
