"""A game with the keyboard alone: what has the focus can be seen, and is never lost."""

from __future__ import annotations

import random
from typing import Final

from playwright.async_api import Page

from tests.browser.browsing import browsing
from tests.browser.playing import play_on, start
from tests.browser.seeing import moment_shown
from tests.server.players import played
from tests.server.serving import Server

BOTS: Final = ["greenhorn"] * 3
OPTIONS: Final = {"players": 4, "sheriff": 0}
WANTED: Final = {"mine", "aiming", "asked"}
# What has the focus, and whether that can be seen: by its outline, or by what is around it. One's
# own side has it between two moves, and is nothing to be pressed.
FOCUS: Final = """() => {
  const element = document.activeElement;
  if (element === document.body) return "nothing";
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const marked = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  const seen = marked || element.matches("[role=dialog], dialog, [data-player-area]");
  return `${seen ? "" : "unseen "}${element.dataset.handle ?? element.className}`;
}"""


@played
async def test_turns_a_target_and_a_question_by_keys(server: Server) -> None:
    async with browsing(server.address) as house:
        page = (await house.person()).page
        luck = random.Random(2)
        done: set[str] = set()
        while not done >= WANTED:
            await start(page, server.address, game="classic", options=OPTIONS, bots=BOTS)
            await page.locator("[data-asked]").wait_for()
            done |= await played_by_keys(page, luck)
        await tab_through(page)


async def played_by_keys(page: Page, luck: random.Random) -> set[str]:
    """Until all that is wanted, or the game, is over; the kinds of moments in which keys did it."""
    done: set[str] = set()
    await page.keyboard.press("ArrowRight")
    while not done >= WANTED and (moment := await moment_shown(page)) != "over":
        await play_on(page, luck)
        focus = await page.evaluate(FOCUS)
        assert focus != "nothing", f"nothing has the focus after: {moment}"
        assert not focus.startswith("unseen"), focus
        done.add(moment)
    return done


async def tab_through(page: Page) -> None:
    """Tab comes to everything in the order of the page, and from the end to the beginning."""
    seen = []
    for _ in range(60):
        await page.keyboard.press("Tab")
        seen.append(await page.evaluate(FOCUS))
    assert not [one for one in seen if one.startswith("unseen")], seen
    assert any(one.startswith("card:") for one in seen), seen
    assert any(one.startswith("figure:") for one in seen), seen
