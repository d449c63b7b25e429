"""A card of somebody's own appears and plays, though the page has never heard of it."""

from __future__ import annotations

import random
from pathlib import Path

from tests.browser.browsing import browsing
from tests.browser.playing import play_to_end, start
from tests.server.players import played
from tests.server.serving import running

BOX = Path(__file__).parents[2] / "examples" / "tumbleweed" / "tumbleweed"
WISH = {"players": 4, "boxes": ["base", "tumbleweed"]}


@played
async def test_a_house_card_is_shown_and_played(tmp_path: Path) -> None:
    with running(tmp_path, houses=(str(BOX),)) as server:
        async with browsing(server.address) as house:
            page = (await house.person()).page
            await page.goto(f"{server.address}/cards/classic/coffee_pot")
            await page.get_by_role("dialog").get_by_text("Coffee Pot").first.wait_for()
            await start(page, server.address, game="classic", options=WISH, bots=["greenhorn"] * 3)
            await page.get_by_text("Tumbleweed").first.wait_for()
            await play_to_end(page, random.Random(1))
