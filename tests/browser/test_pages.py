"""Every page opens by its own address, in both languages, and says nothing wrong."""

from __future__ import annotations

import pytest

from tests.browser.browsing import DESKTOP, PHONE, browsing
from tests.server.players import played
from tests.server.serving import Server

PAGES = ("/", "/cards", "/rules", "/replay", "/settings", "/credits", "/learn", "/nowhere/at/all")


@played
@pytest.mark.parametrize(("size", "locale"), [(DESKTOP, "en-GB"), (PHONE, "it-IT")])
async def test_every_page_opens(server: Server, size: tuple[int, int], locale: str) -> None:
    async with browsing(server.address) as house:
        person = await house.person(size, locale=locale)
        for path in PAGES:
            await person.page.goto(server.address + path)
            await person.page.locator("h1").first.wait_for()
            wide = "document.documentElement.scrollWidth - innerWidth"
            assert await person.page.evaluate(wide) <= 0, f"{path} is wider than the window"
            assert await person.page.evaluate("document.documentElement.lang") == locale[:2]
