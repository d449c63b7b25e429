"""Real browser windows; a test fails if their pages log errors or warnings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright

from tools import browser, page

__all__ = [
    "DESKTOP",
    "PHONE",
    "SMALL_PHONE",
    "TABLET",
    "BrowserSession",
    "BrowserWindow",
    "open_browser",
]

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
TIMEOUT: Final = 20_000  # milliseconds for anything that should happen immediately
# Messages of the browser itself about a lost connection; the page cannot prevent them.
NETWORK_ERRORS: Final = ("WebSocket connection to", "net::ERR_", "Failed to load resource")


class BrowserWindow:
    """One browser window, and the errors it has logged."""

    def __init__(self, page: Page, may_disconnect: bool) -> None:
        self.page = page
        self.allowed = NETWORK_ERRORS if may_disconnect else ()
        self.errors: list[str] = []
        page.set_default_timeout(TIMEOUT)
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if not any(text in message.text for text in self.allowed):
            self.errors.append(f"{message.type}: {message.text} ({message.location['url']})")


class BrowserSession:
    """A running browser and the windows opened in it."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.windows: list[BrowserWindow] = []

    async def open_window(
        self,
        size: tuple[int, int] = DESKTOP,
        *,
        to: str = "/",
        may_disconnect: bool = False,
        **settings: Any,
    ) -> BrowserWindow:
        """Open a window with empty storage, at the home page or, with `to=""`, at none yet. By
        default it shows no motion."""
        width, height = size
        options = {"reduced_motion": "reduce", "locale": "en-GB", **settings}
        context = await self.browser.new_context(
            viewport={"width": width, "height": height}, **options
        )
        window = BrowserWindow(await context.new_page(), may_disconnect)
        self.windows.append(window)
        if to:
            await window.page.goto(self.address + to)
        return window


@asynccontextmanager
async def open_browser(address: str) -> AsyncIterator[BrowserSession]:
    """Start a browser; at the end, check that no window logged an error."""
    program = browser.find()
    if program is None:
        pytest.fail(browser.MISSING)
    if not page.BUILT.joinpath("index.html").exists():
        pytest.fail("The page has not been built: python3 dev.py page")
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            session = BrowserSession(running, address)
            yield session
            errors = [error for window in session.windows for error in window.errors]
            assert not errors, errors
        finally:
            await running.close()
