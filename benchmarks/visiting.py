"""A server and a browser without a window that visits it, for whoever measures the page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from benchmarks.serving import running
from tools import browser

__all__ = ["visiting"]

FLAGS: Final = ("--no-sandbox", "--disable-background-networking", "--no-first-run")


@contextmanager
def visiting() -> Iterator[tuple[str, Browser]]:
    """The server's address, and the browser; without a browser it is said which one is missing."""
    program = browser.find()
    if program is None:
        raise SystemExit(browser.MISSING)
    with running() as (address, _), sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield address, chromium
        chromium.close()
