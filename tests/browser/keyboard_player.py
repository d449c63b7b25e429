"""Plays random moves with the keyboard until the game is over."""

from __future__ import annotations

import random
from typing import Any, Final

from playwright.async_api import Page

__all__ = ["open_table", "play_step", "play_to_end", "start_game"]

MOST_TRIES: Final = 150  # at one decision
MOST_WAITS: Final = 1_500  # while no one acts
A_MOMENT: Final = 40  # milliseconds
TOUCHABLE: Final = "[...document.querySelectorAll('[data-handle]')].map((e) => e.dataset.handle)"
# The state of the page, a text that changes with every move, and the number of answers.
PAGE_STATE: Final = """() => {
  const shown = (element) => element.getClientRects().length > 0;
  const count = (found) => [...document.querySelectorAll(found)].filter(shown).length;
  const asked = document.querySelector("[data-asked]")?.dataset.asked;
  const said = document.querySelector(".log")?.textContent.length;
  const state = count("dialog[open]") ? "card_open"
    : count("section.end") ? "over"
    : count(".reaction .option") ? "asked"
    : !count("[data-asked]") ? "waiting"
    : count(".auction") ? "bidding"
    : "mine";
  const answers = state === "bidding" ? ".lots [data-handle]" : ".reaction .option";
  return [state, `${asked} ${said}`, count(answers)];
}"""


async def open_table(page: Page, **options: Any) -> str:
    """Open a table with instant bots as this browser's user; return its id."""
    table: str = await page.evaluate(
        """async (options) => {
          const ask = (path, body) => fetch(path, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(body),
          }).then((answer) => answer.json());
          await ask("/api/guests", { name: "Ann" });
          localStorage.setItem("sixgun.came_in", "1");
          localStorage.setItem("sixgun", JSON.stringify({ speed: 0 }));
          return (await ask("/api/tables", { pace: 0, ...options })).id;
        }""",
        options,
    )
    return table


async def start_game(page: Page, address: str, **options: Any) -> str:
    """Open a table, go there and start the game; return the table's id."""
    table = await open_table(page, **options)
    await page.goto(f"{address}/t/{table}")
    await page.get_by_role("button", name="Deal").click()
    await page.locator("[data-place=hand], .auction").wait_for()
    return table


async def play_to_end(page: Page, rng: random.Random) -> None:
    before, tries = "", 0
    while True:
        state, asked, options = await page.evaluate(PAGE_STATE)
        if state == "over":
            return
        tries = tries + 1 if f"{state} {asked}" == before else 0
        before = f"{state} {asked}"
        most = MOST_WAITS if state == "waiting" else MOST_TRIES
        assert tries < most, f"nothing changes: {before}; {await list_touchable(page)}"
        await press_keys(page, state, options, rng)


async def list_touchable(page: Page) -> str:
    """List the elements that can be touched, for an error message."""
    return ", ".join(await page.evaluate(TOUCHABLE))


async def play_step(page: Page, rng: random.Random) -> str:
    """Press a few keys that fit the state of the page; return the state."""
    state, _, options = await page.evaluate(PAGE_STATE)
    await press_keys(page, state, options, rng)
    return str(state)


async def bid(page: Page, lots: int, rng: random.Random) -> None:
    """Choose a lot, or bid for the current one, or pass."""
    if lots > 0:
        number = str(rng.randint(1, lots))
        await page.keyboard.press(number)
        await page.keyboard.press(number)
    elif rng.random() < 0.4:
        await page.keyboard.press("p")
    else:
        for _ in range(rng.randint(0, 2)):
            await page.keyboard.press("ArrowUp")
        await page.keyboard.press("Enter")


async def press_keys(page: Page, state: str, options: int, rng: random.Random) -> None:
    if state == "card_open":
        await page.keyboard.press("Escape")
    elif state == "asked":
        await page.keyboard.press(str(rng.randint(1, max(min(options, 9), 1))))
    elif state == "bidding":
        await bid(page, options, rng)
    elif state == "mine":
        if rng.random() < 0.3:
            await page.keyboard.press("e")
        for _ in range(rng.randint(1, 3)):
            await page.keyboard.press("ArrowRight")
        await page.keyboard.press("Enter")
    elif state == "waiting":
        await page.keyboard.press("s")  # skip animations
        await page.wait_for_timeout(A_MOMENT)
