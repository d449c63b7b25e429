"""Somebody who plays with the keys of the page alone, at random, until the game is over."""

from __future__ import annotations

import random
from typing import Any, Final

from playwright.async_api import Page

__all__ = ["open_table", "play_on", "play_to_end", "start"]

PATIENCE: Final = 150  # tries at one decision until we give up
LONG: Final = 1_500  # and moments in which nobody does anything
A_MOMENT: Final = 40  # milliseconds
TOUCHABLE: Final = "[...document.querySelectorAll('[data-handle]')].map((e) => e.dataset.handle)"
# What there is to do, what would change if something came of it, and among how many answers.
SEEN: Final = """() => {
  const shown = (element) => element.getClientRects().length > 0;
  const count = (found) => [...document.querySelectorAll(found)].filter(shown).length;
  const asked = document.querySelector("[data-asked]")?.dataset.asked;
  const said = document.querySelector(".log")?.textContent.length;
  const state = count("dialog[open]") ? "looking"
    : count("section.end") ? "over"
    : count(".reaction .option") ? "asked"
    : !count("[data-asked]") ? "waiting"
    : count(".auction") ? "bidding"
    : "mine";
  const answers = state === "bidding" ? ".lots [data-handle]" : ".reaction .option";
  return [state, `${asked} ${said}`, count(answers)];
}"""


async def open_table(page: Page, **wish: Any) -> str:
    """A table of this browser's own, where bots answer at once; its id."""
    table: str = await page.evaluate(
        """async (wish) => {
          const ask = (path, body) => fetch(path, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(body),
          }).then((answer) => answer.json());
          await ask("/api/guests", { name: "Ann" });
          localStorage.setItem("sixgun.came_in", "1");
          localStorage.setItem("sixgun", JSON.stringify({ speed: 0 }));
          return (await ask("/api/tables", { pace: 0, ...wish })).id;
        }""",
        wish,
    )
    return table


async def start(page: Page, address: str, **wish: Any) -> str:
    """A game has begun, and this browser is at its table."""
    table = await open_table(page, **wish)
    await page.goto(f"{address}/t/{table}")
    await page.get_by_role("button", name="Deal").click()
    await page.locator("[data-place=hand], .auction").wait_for()
    return table


async def play_to_end(page: Page, luck: random.Random) -> None:
    before, tries = "", 0
    while True:
        state, asked, options = await page.evaluate(SEEN)
        if state == "over":
            return
        tries = tries + 1 if f"{state} {asked}" == before else 0
        before = f"{state} {asked}"
        most = LONG if state == "waiting" else PATIENCE
        assert tries < most, f"nothing comes of it: {before}; {await touchable(page)}"
        await act(page, state, options, luck)


async def touchable(page: Page) -> str:
    """For whoever looks into it."""
    return ", ".join(await page.evaluate(TOUCHABLE))


async def play_on(page: Page, luck: random.Random) -> str:
    """One or a few keys, as far as there is something to do; what there was."""
    state, _, options = await page.evaluate(SEEN)
    await act(page, state, options, luck)
    return str(state)


async def bid(page: Page, lots: int, luck: random.Random) -> None:
    """Put up one of so many lots, or make an offer for the one that is up, or pass."""
    if lots > 0:
        number = str(luck.randint(1, lots))
        await page.keyboard.press(number)
        await page.keyboard.press(number)
    elif luck.random() < 0.4:
        await page.keyboard.press("p")
    else:
        for _ in range(luck.randint(0, 2)):
            await page.keyboard.press("ArrowUp")
        await page.keyboard.press("Enter")


async def act(page: Page, state: str, options: int, luck: random.Random) -> None:
    if state == "looking":
        await page.keyboard.press("Escape")
    elif state == "asked":
        await page.keyboard.press(str(luck.randint(1, max(min(options, 9), 1))))
    elif state == "bidding":
        await bid(page, options, luck)
    elif state == "mine":
        if luck.random() < 0.3:
            await page.keyboard.press("e")
        for _ in range(luck.randint(1, 3)):
            await page.keyboard.press("ArrowRight")
        await page.keyboard.press("Enter")
    elif state == "waiting":
        await page.keyboard.press("s")  # whatever is still to be acted out
        await page.wait_for_timeout(A_MOMENT)
