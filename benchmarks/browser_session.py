"""A server and a headless browser, to measure the page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from benchmarks.server_process import run_server
from tools import browser

__all__ = ["open_browser"]

FLAGS: Final = ("--no-sandbox", "--disable-background-networking", "--no-first-run")


@contextmanager
def open_browser() -> Iterator[tuple[str, Browser]]:
    """Start both; yield the address and the browser. Exit with a message if none is found."""
    program = browser.find()
    if program is None:
        raise SystemExit(browser.MISSING)
    with run_server() as (address, _), sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield address, chromium
        chromium.close()
