"""A phone that lies on its side: a full table, and every answer can be read and touched."""

from __future__ import annotations

import random
from typing import Final

from playwright.async_api import Page

from tests.browser.browsing import PHONE, browsing
from tests.browser.playing import play_on, start
from tests.browser.seeing import all_touchable
from tests.server.players import ALL_BOXES, played
from tests.server.serving import Server

LYING: Final = PHONE[::-1]
OPTIONS: Final = {"players": 8, "boxes": ALL_BOXES}
BOTS: Final = ["greenhorn"] * 7
GAMES: Final = 4
TRIES: Final = 400
ENOUGH: Final = 3  # questions
TWO_LINES: Final = 60  # pixels


async def look(page: Page, luck: random.Random) -> int:
    """Play a while, and see every answer to every question that has some; how many there were."""
    seen = 0
    for _ in range(TRIES):
        options = await page.locator(".reaction .option").count()
        if options > 1:
            title = await page.locator(".reaction h2").bounding_box()
            assert title is not None
            assert title["height"] < TWO_LINES
            await all_touchable(page, ".reaction .option", options, least=44)
            seen += 1
        if seen == ENOUGH or await play_on(page, luck) == "over":
            break
    return seen


@played
async def test_all_answers_to_a_question_are_in_sight(server: Server) -> None:
    luck = random.Random(3)
    seen = 0
    async with browsing(server.address) as house:
        page = (await house.person(LYING)).page
        for _ in range(GAMES):  # some of them end before anything was asked
            await start(page, server.address, game="classic", options=OPTIONS, bots=BOTS)
            seen += await look(page, luck)
            if seen >= ENOUGH:
                break
    assert seen > 0
