"""Whole games in a real browser, with nothing but its keys, from the deal to who has won."""

from __future__ import annotations

import random

import pytest

from tests.browser.browsing import DESKTOP, PHONE, browsing
from tests.browser.playing import play_to_end, start
from tests.server.players import FORMS, Form, played
from tests.server.serving import Server

GAMES = {
    "five": FORMS[0],
    "eight with all boxes": FORMS[3],
    "long duel": FORMS[4],
    "short duel": FORMS[5],
    "The Duel": FORMS[6],
    "Reinforcements": FORMS[9],
    "Mexican Standout": FORMS[10],
    "auction": FORMS[11],
    "auction on a phone": FORMS[11],
}
PHONES = {"five", "The Duel", "auction on a phone"}


@played
@pytest.mark.parametrize("name", GAMES)
async def test_a_game_is_played_to_its_end(server: Server, name: str) -> None:
    form: Form = GAMES[name]
    size = PHONE if name in PHONES else DESKTOP
    bots = ["greenhorn", *form.bots]
    async with browsing(server.address) as house:
        page = (await house.person(size)).page
        await start(page, server.address, game=form.game, options=form.options, bots=bots)
        await play_to_end(page, random.Random(name))
        result = await page.locator("section.end h1").inner_text()
        assert result
        await page.get_by_role("button", name="Look at the table").click()
        await page.get_by_role("button", name="Show the result").click()
        assert await page.locator("section.end h1").inner_text() == result
