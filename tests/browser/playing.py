"""Somebody who plays with the keys of the page alone, at random, until the game is over."""

from __future__ import annotations

import random
from typing import Any, Final

from playwright.async_api import Page

__all__ = ["open_table", "play_on", "play_to_end", "start"]

PATIENCE: Final = 150  # tries at one decision until we give up
LONG: Final = 1_500  # and moments in which nobody does anything
A_MOMENT: Final = 40  # milliseconds
ASKED: Final = """[
  document.querySelector('[data-asked]')?.dataset.asked,
  document.querySelector('.log')?.textContent.length,
].join(" ")"""
TOUCHABLE: Final = "[...document.querySelectorAll('[data-handle]')].map((e) => e.dataset.handle)"
STATE: Final = """() => {
  const shown = (element) => element.getClientRects().length > 0;
  const seen = (found) => [...document.querySelectorAll(found)].some(shown);
  if (seen("dialog[open]")) return "looking";
  if (seen("section.end")) return "over";
  if (seen(".react .option")) return "asked";
  if (seen("[data-asked]")) return "mine";
  return "waiting";
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
    await page.locator("[data-place=hand]").wait_for()
    return table


async def play_to_end(page: Page, luck: random.Random) -> None:
    asked, tries = "", 0
    while (state := await play_on(page, luck)) != "over":
        now = f"{state} {await page.evaluate(ASKED)}"
        tries = tries + 1 if now == asked else 0
        asked = now
        most = LONG if state == "waiting" else PATIENCE
        assert tries < most, f"nothing comes of it: {asked}; {await options(page)}"


async def options(page: Page) -> str:
    """What can be touched, for whoever looks into it."""
    return ", ".join(await page.evaluate(TOUCHABLE))


async def play_on(page: Page, luck: random.Random) -> str:
    """One or a few keys, as far as there is something to do."""
    state: str = await page.evaluate(STATE)
    if state == "looking":
        await page.keyboard.press("Escape")
    elif state == "asked":
        options = await page.locator(".react .option").count()
        await page.keyboard.press(str(luck.randint(1, max(min(options, 9), 1))))
    elif state == "mine":
        if luck.random() < 0.3:
            await page.keyboard.press("e")
        for _ in range(luck.randint(1, 3)):
            await page.keyboard.press("ArrowRight")
        await page.keyboard.press("Enter")
    else:
        await page.keyboard.press("s")  # whatever is still to be acted out
        await page.wait_for_timeout(A_MOMENT)
    return state
