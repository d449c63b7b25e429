"""Twenty cards in hand and ten in play are all visible and touchable on every screen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.async_api import Page

from tests.browser.browser_session import DESKTOP, PHONE, TABLET, open_browser
from tests.browser.keyboard_player import start_game
from tests.browser.page_checks import assert_all_fits, assert_all_touchable
from tests.server.players import async_test
from tests.server.server_process import running_server

BOX: Final = Path(__file__).parent / "boxes" / "full_table.py"
BOTS: Final = ["greenhorn"] * 7
OPTIONS: Final = {
    "players": 8,
    "boxes": ["base", "dodge_city", "full_table"],
    "sheriff": 0,
    "characters": ["magnate", *[""] * 7],
}
LANDSCAPE: Final = PHONE[::-1]  # only your own cards are large there


@async_test
async def test_twenty_cards_in_hand_and_ten_in_play_can_be_touched(tmp_path: Path) -> None:
    with running_server(tmp_path, seed="full", boxes=(str(BOX),)) as server:
        async with open_browser(server.address) as session:
            page = (await session.open_window()).page
            await start_game(page, server.address, game="classic", options=OPTIONS, bots=BOTS)
            await page.locator("[data-asked]").wait_for()
            for size in (DESKTOP, TABLET, PHONE, LANDSCAPE):
                await page.set_viewport_size({"width": size[0], "height": size[1]})
                await page.wait_for_timeout(150)
                await check_table(page, seats=1 if size == LANDSCAPE else 2)


async def check_table(page: Page, seats: int) -> None:
    await assert_all_fits(page)
    await assert_all_touchable(page, "[data-place=hand] [data-handle]", 20)
    for seat in range(seats):
        await assert_all_touchable(page, f"[data-place='seat:{seat}'] [data-handle^='card:']", 10)
