"""A card of a custom box is shown and played, although the page does not know it."""

from __future__ import annotations

import random
from pathlib import Path

from tests.browser.browser_session import open_browser
from tests.browser.keyboard_player import play_to_end, start_game
from tests.server.players import async_test
from tests.server.server_process import running_server

BOX = Path(__file__).parents[2] / "examples" / "tumbleweed" / "tumbleweed"
WISH = {"players": 4, "boxes": ["base", "tumbleweed"]}


@async_test
async def test_a_custom_card_is_shown_and_played(tmp_path: Path) -> None:
    with running_server(tmp_path, boxes=(str(BOX),)) as server:
        async with open_browser(server.address) as session:
            page = (await session.open_window()).page
            await page.goto(f"{server.address}/cards/classic/coffee_pot")
            await page.get_by_role("dialog").get_by_text("Coffee Pot").first.wait_for()
            await start_game(
                page, server.address, game="classic", options=WISH, bots=["greenhorn"] * 3
            )
            await page.get_by_text("Tumbleweed").first.wait_for()
            await play_to_end(page, random.Random(1))
