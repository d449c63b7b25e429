"""Pages as axe-core judges them: names, roles, contrast, order, in both themes, wide and narrow."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from playwright.async_api import Page

from tests.browser.browsing import DESKTOP, PHONE, browsing
from tests.browser.playing import open_table, play_on, start
from tests.browser.seeing import moment_shown
from tests.server.players import played
from tests.server.serving import Server
from tools.page import MODULES

AXE: Final = MODULES / "axe-core" / "axe.min.js"
# The name of a picture of a card is that of the card, and not all that is printed on it.
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
# The size, the theme, the game and against how many.
TABLES: Final[dict[str, tuple[tuple[int, int], str, dict[str, Any], int]]] = {
    "BANG!": (DESKTOP, "dark", {"game": "classic", "options": {"players": 5}}, 4),
    "BANG! on a phone": (PHONE, "light", {"game": "classic", "options": {"players": 5}}, 4),
    "The Duel": (PHONE, "dark", {"game": "duel"}, 1),
    "Mexican Standout": (DESKTOP, "light", {"game": "duel", "options": STANDOUT}, 2),
}
USUAL: Final = {"waiting", "mine", "aiming", "asked"}


async def judged(page: Page) -> list[str]:
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = await page.evaluate(RUN)
    return found


@played
@pytest.mark.parametrize(("size", "light"), LOOKS)
async def test_pages_can_be_used_by_everybody(
    server: Server, size: tuple[int, int], light: str
) -> None:
    async with browsing(server.address) as house:
        page = (await house.person(size, color_scheme=light)).page
        found: dict[str, list[str]] = {}
        for path in PAGES:
            await page.goto(server.address + path)
            await page.locator("h1").first.wait_for()
            await page.wait_for_load_state("networkidle")
            if await page.get_by_role("searchbox").count():  # one card is like the others
                await page.get_by_role("searchbox").fill("barrel")
            found[path] = await judged(page)
        await page.get_by_role("link", name="Barrel").first.click()
        await page.get_by_role("dialog").wait_for()
        found["a card"] = await judged(page)
        table = await open_table(page, game="classic", options={"players": 4})
        await page.goto(f"{server.address}/t/{table}")
        await page.get_by_role("button", name="Close").first.wait_for()
        found["waiting room"] = await judged(page)
        assert not any(found.values()), found


@played
@pytest.mark.parametrize("name", TABLES)
async def test_tables_can_be_used_by_everybody(server: Server, name: str) -> None:
    """At every kind of moment: others play, one's own turn, a card is chosen, a question, the end,
    and the game watched again."""
    size, light, form, others = TABLES[name]
    async with browsing(server.address) as house:
        page = (await house.person(size, color_scheme=light)).page
        table = await start(page, server.address, bots=["greenhorn"] * others, **form)
        found: dict[str, list[str]] = {}
        luck = random.Random(1)
        while "over" not in found:
            state = await moment_shown(page)
            if state not in found:
                found[state] = await judged(page)
                if found.keys() >= USUAL:  # the rest is a bot's
                    await page.request.post(f"{server.address}/api/tables/{table}/seats/0/stand_in")
            await play_on(page, luck)
        await page.locator("section.end").get_by_role("link", name="Replay").click()
        await page.get_by_label("Timeline").wait_for()
        found["replay"] = await judged(page)
        assert not any(found.values()), found
