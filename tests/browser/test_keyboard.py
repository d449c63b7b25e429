"""A game with the keyboard alone: the focus is always visible and never lost."""

from __future__ import annotations

import random
from typing import Final

from playwright.async_api import Page

from tests.browser.browser_session import open_browser
from tests.browser.keyboard_player import play_step, start_game
from tests.browser.page_checks import read_phase
from tests.server.players import async_test
from tests.server.server_process import Server

BOTS: Final = ["greenhorn"] * 3
OPTIONS: Final = {"players": 4, "sheriff": 0}
WANTED: Final = {"mine", "aiming", "asked"}
# The focused element, and whether the focus is visible: by an outline, or in a dialog. Between two
# moves, your own area has the focus.
FOCUS: Final = """() => {
  const element = document.activeElement;
  if (element === document.body) return "nothing";
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const marked = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  const seen = marked || element.matches("[role=dialog], dialog, [data-player-area]");
  return `${seen ? "" : "unseen "}${element.dataset.handle ?? element.className}`;
}"""


@async_test
async def test_turns_targets_and_questions_work_by_keyboard(server: Server) -> None:
    async with open_browser(server.address) as session:
        page = (await session.open_window()).page
        rng = random.Random(2)
        done: set[str] = set()
        while not done >= WANTED:
            await start_game(page, server.address, game="classic", options=OPTIONS, bots=BOTS)
            await page.locator("[data-asked]").wait_for()
            done |= await play_by_keys(page, rng)
        await tab_through(page)


async def play_by_keys(page: Page, rng: random.Random) -> set[str]:
    """Play until all wanted phases occurred or the game is over; return the phases."""
    done: set[str] = set()
    await page.keyboard.press("ArrowRight")
    while not done >= WANTED and (phase := await read_phase(page)) != "over":
        await play_step(page, rng)
        focus = await page.evaluate(FOCUS)
        assert focus != "nothing", f"nothing has the focus after: {phase}"
        assert not focus.startswith("unseen"), focus
        done.add(phase)
    return done


async def tab_through(page: Page) -> None:
    """Tab reaches every element in the order of the page, then starts again."""
    seen = []
    for _ in range(60):
        await page.keyboard.press("Tab")
        seen.append(await page.evaluate(FOCUS))
    assert not [one for one in seen if one.startswith("unseen")], seen
    assert any(one.startswith("card:") for one in seen), seen
    assert any(one.startswith("figure:") for one in seen), seen
