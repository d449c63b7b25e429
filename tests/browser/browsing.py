"""People at real browsers, whose pages must not complain."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright

from tools import browser, page

__all__ = ["DESKTOP", "PHONE", "SMALL_PHONE", "TABLET", "Browsing", "Person", "browsing"]

DESKTOP: Final = (1440, 900)
TABLET: Final = (1024, 768)
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (360, 640)
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PATIENCE: Final = 20_000  # milliseconds for anything that should happen at once
# What a browser says by itself when its line breaks; the page cannot keep it from doing so.
FORGIVEN: Final = ("WebSocket connection to", "net::ERR_", "Failed to load resource")


class Person:
    """One browser window, and what it has complained of."""

    def __init__(self, page: Page, may_lose_its_line: bool) -> None:
        self.page = page
        self.forgiven = FORGIVEN if may_lose_its_line else ()
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if not any(words in message.text for words in self.forgiven):
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")


class Browsing:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.people: list[Person] = []

    async def person(
        self,
        size: tuple[int, int] = DESKTOP,
        *,
        to: str = "/",
        may_lose_its_line: bool = False,
        **settings: Any,
    ) -> Person:
        """A window of its own with nothing remembered, at the first page or, `to=""`, at none yet.
        Nothing moves in it, but where that is wished for."""
        width, height = size
        options = {"reduced_motion": "reduce", "locale": "en-GB", **settings}
        context = await self.browser.new_context(
            viewport={"width": width, "height": height}, **options
        )
        person = Person(await context.new_page(), may_lose_its_line)
        self.people.append(person)
        if to:
            await person.page.goto(self.address + to)
        return person


@asynccontextmanager
async def browsing(address: str) -> AsyncIterator[Browsing]:
    """A browser. In the end nobody has complained."""
    program = browser.find()
    if program is None:
        pytest.fail(browser.MISSING)
    if not page.BUILT.joinpath("index.html").exists():
        pytest.fail("The page has not been built: python3 dev.py page")
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            house = Browsing(running, address)
            yield house
            complaints = [words for person in house.people for words in person.complaints]
            assert not complaints, complaints
        finally:
            await running.close()
