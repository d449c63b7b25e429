"""The first visit of each page downloads little, measured in a real browser."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.browser_session import PHONE, BrowserSession, open_browser
from tests.browser.keyboard_player import open_table
from tests.server.players import async_test
from tests.server.server_process import Server
from tools.network_traffic import TrafficCounter

MOST: Final = 250_000  # bytes, without fonts and sounds
SEVEN: Final = {"players": 7, "boxes": ["base", "dodge_city", "high_noon"]}
QUIET: Final = 700  # milliseconds without another download


async def visit(
    session: BrowserSession, path: str, shows: str, kept: object, locale: str
) -> TrafficCounter:
    """Open a page with an empty cache and a known user; return the traffic."""
    window = await session.open_window(PHONE, to="", locale=locale, storage_state=kept)
    traffic = TrafficCounter()
    devtools = await window.page.context.new_cdp_session(window.page)
    traffic.listen(devtools)
    await devtools.send("Network.enable")
    await window.page.goto(session.address + path)
    await window.page.locator(shows).first.wait_for()
    before = -1
    while before != traffic.files:
        before = traffic.files
        await window.page.wait_for_timeout(QUIET)
    return traffic


@async_test
@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
async def test_the_first_visit_of_a_page_downloads_little(server: Server, locale: str) -> None:
    async with open_browser(server.address) as session:
        owner = (await session.open_window()).page
        bots = ["greenhorn"] * 6
        gathering = await open_table(owner, game="classic", options=SEVEN, bots=bots)
        running = await open_table(owner, game="classic", options=SEVEN, bots=bots)
        duel = await open_table(owner, game="duel", bots=["greenhorn"])
        for table in (running, duel):
            await owner.request.post(f"{server.address}/api/tables/{table}/start")
        kept = await owner.context.storage_state()

        seen = {
            name: await visit(session, path, shows, kept, locale)
            for name, path, shows in (
                ("home", "/", ".go .btn.gold:enabled"),
                ("waiting room", f"/t/{gathering}", ".btn.gold:enabled"),
                ("table", f"/t/{running}", "[data-player-area]"),
                ("duel", f"/t/{duel}", "[data-player-area]"),
            )
        }

    for name, traffic in seen.items():
        assert traffic.bytes["scripts"] > 50_000, f"{name}: nothing was counted"
        assert traffic.first < MOST, f"{name}: {traffic.first} bytes, {dict(traffic.bytes)}"
