"""axe-core finds no accessibility problems: all pages, both themes, wide and narrow."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from playwright.async_api import Page

from tests.browser.browser_session import DESKTOP, PHONE, open_browser
from tests.browser.keyboard_player import open_table, play_step, start_game
from tests.browser.page_checks import read_phase
from tests.server.players import async_test
from tests.server.server_process import Server
from tools.page import MODULES

AXE: Final = MODULES / "axe-core" / "axe.min.js"
# A picture of a card has the name of the card, not its whole text.
RUN: Final = """async () => {
  const rules = { "label-content-name-mismatch": { enabled: false } };
  const whole = document.querySelector("dialog[open]") ?? document;
  const { violations } = await axe.run(whole, { resultTypes: ["violations"], rules });
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${impact} ${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  );
}"""
PAGES: Final = ("/", "/rules", "/replay", "/learn", "/settings", "/credits", "/cards")
STANDOUT: Final = {"mode": "mexican_standout"}
LOOKS: Final = [(DESKTOP, "dark"), (PHONE, "light")]
# The size, the theme, the game and the number of bots.
TABLES: Final[dict[str, tuple[tuple[int, int], str, dict[str, Any], int]]] = {
    "BANG!": (DESKTOP, "dark", {"game": "classic", "options": {"players": 5}}, 4),
    "BANG! on a phone": (PHONE, "light", {"game": "classic", "options": {"players": 5}}, 4),
    "The Duel": (PHONE, "dark", {"game": "duel"}, 1),
    "Mexican Standout": (DESKTOP, "light", {"game": "duel", "options": STANDOUT}, 2),
}
USUAL: Final = {"waiting", "mine", "aiming", "asked"}


async def check_axe(page: Page) -> list[str]:
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = await page.evaluate(RUN)
    return found


@async_test
@pytest.mark.parametrize(("size", "light"), LOOKS)
async def test_pages_are_accessible(server: Server, size: tuple[int, int], light: str) -> None:
    async with open_browser(server.address) as session:
        page = (await session.open_window(size, color_scheme=light)).page
        found: dict[str, list[str]] = {}
        for path in PAGES:
            await page.goto(server.address + path)
            await page.locator("h1").first.wait_for()
            await page.wait_for_load_state("networkidle")
            if await page.get_by_role("searchbox").count():  # one card stands for all
                await page.get_by_role("searchbox").fill("barrel")
            found[path] = await check_axe(page)
        await page.get_by_role("link", name="Barrel").first.click()
        await page.get_by_role("dialog").wait_for()
        found["a card"] = await check_axe(page)
        table = await open_table(page, game="classic", options={"players": 4})
        await page.goto(f"{server.address}/t/{table}")
        await page.get_by_role("button", name="Close").first.wait_for()
        found["waiting room"] = await check_axe(page)
        assert not any(found.values()), found


@async_test
@pytest.mark.parametrize("name", TABLES)
async def test_tables_are_accessible_in_every_phase(server: Server, name: str) -> None:
    """Check other players' turns, your own turn, a chosen card, a question, the end, a replay."""
    size, light, form, others = TABLES[name]
    async with open_browser(server.address) as session:
        page = (await session.open_window(size, color_scheme=light)).page
        table = await start_game(page, server.address, bots=["greenhorn"] * others, **form)
        found: dict[str, list[str]] = {}
        rng = random.Random(1)
        while "over" not in found:
            state = await read_phase(page)
            if state not in found:
                found[state] = await check_axe(page)
                if found.keys() >= USUAL:  # a bot plays the rest
                    await page.request.post(f"{server.address}/api/tables/{table}/seats/0/stand_in")
            await play_step(page, rng)
        await page.locator("section.end").get_by_role("link", name="Replay").click()
        await page.get_by_label("Timeline").wait_for()
        found["replay"] = await check_axe(page)
        assert not any(found.values()), found
