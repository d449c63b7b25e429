"""Whole games in a real browser, from the deal to the winner, with the keyboard alone."""

from __future__ import annotations

import random

import pytest

from tests.browser.browser_session import DESKTOP, PHONE, open_browser
from tests.browser.keyboard_player import play_to_end, start_game
from tests.server.players import GAME_MODES, GameMode, async_test
from tests.server.server_process import Server

GAMES = {
    "five": GAME_MODES[0],
    "eight with all boxes": GAME_MODES[3],
    "long duel": GAME_MODES[4],
    "short duel": GAME_MODES[5],
    "The Duel": GAME_MODES[6],
    "Reinforcements": GAME_MODES[9],
    "Mexican Standout": GAME_MODES[10],
    "auction": GAME_MODES[11],
    "auction on a phone": GAME_MODES[11],
}
PHONES = {"five", "The Duel", "auction on a phone"}


@async_test
@pytest.mark.parametrize("name", GAMES)
async def test_a_game_is_played_to_its_end(server: Server, name: str) -> None:
    form: GameMode = GAMES[name]
    size = PHONE if name in PHONES else DESKTOP
    bots = ["greenhorn", *form.bots]
    async with open_browser(server.address) as session:
        page = (await session.open_window(size)).page
        await start_game(page, server.address, game=form.game, options=form.options, bots=bots)
        await play_to_end(page, random.Random(name))
        result = await page.locator("section.end h1").inner_text()
        assert result
        await page.get_by_role("button", name="Look at the table").click()
        await page.get_by_role("button", name="Show the result").click()
        assert await page.locator("section.end h1").inner_text() == result
