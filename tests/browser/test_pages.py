"""Every page opens by its URL in both languages, without errors."""

from __future__ import annotations

import pytest

from tests.browser.browser_session import DESKTOP, PHONE, open_browser
from tests.server.players import async_test
from tests.server.server_process import Server

PAGES = ("/", "/cards", "/rules", "/replay", "/settings", "/credits", "/learn", "/nowhere/at/all")


@async_test
@pytest.mark.parametrize(("size", "locale"), [(DESKTOP, "en-GB"), (PHONE, "it-IT")])
async def test_every_page_opens(server: Server, size: tuple[int, int], locale: str) -> None:
    async with open_browser(server.address) as session:
        person = await session.open_window(size, locale=locale)
        for path in PAGES:
            await person.page.goto(server.address + path)
            await person.page.locator("h1").first.wait_for()
            wide = "document.documentElement.scrollWidth - innerWidth"
            assert await person.page.evaluate(wide) <= 0, f"{path} is wider than the window"
            assert await person.page.evaluate("document.documentElement.lang") == locale[:2]
