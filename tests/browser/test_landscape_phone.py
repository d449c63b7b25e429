"""On a phone in landscape, every answer to a question is visible and touchable at a full table."""

from __future__ import annotations

import random
from typing import Final

from playwright.async_api import Page

from tests.browser.browser_session import PHONE, open_browser
from tests.browser.keyboard_player import play_step, start_game
from tests.browser.page_checks import assert_all_touchable
from tests.server.players import ALL_BOXES, async_test
from tests.server.server_process import Server

LANDSCAPE: Final = PHONE[::-1]
OPTIONS: Final = {"players": 8, "boxes": ALL_BOXES}
BOTS: Final = ["greenhorn"] * 7
GAMES: Final = 4
TRIES: Final = 400
ENOUGH: Final = 3  # questions
TWO_LINES: Final = 60  # pixels


async def check_questions(page: Page, rng: random.Random) -> int:
    """Play on, check the answers of each question, and return the number of questions."""
    seen = 0
    for _ in range(TRIES):
        options = await page.locator(".reaction .option").count()
        if options > 1:
            title = await page.locator(".reaction h2").bounding_box()
            assert title is not None
            assert title["height"] < TWO_LINES
            await assert_all_touchable(page, ".reaction .option", options, least=44)
            seen += 1
        if seen == ENOUGH or await play_step(page, rng) == "over":
            break
    return seen


@async_test
async def test_all_answers_to_a_question_are_visible(server: Server) -> None:
    rng = random.Random(3)
    seen = 0
    async with open_browser(server.address) as session:
        page = (await session.open_window(LANDSCAPE)).page
        for _ in range(GAMES):  # some end before any question
            await start_game(page, server.address, game="classic", options=OPTIONS, bots=BOTS)
            seen += await check_questions(page, rng)
            if seen >= ENOUGH:
                break
    assert seen > 0
