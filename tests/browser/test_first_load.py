"""A first visit fetches little: counted are the bytes that a real browser gets over its line."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.browsing import PHONE, Browsing, browsing
from tests.browser.playing import open_table
from tests.server.players import played
from tests.server.serving import Server
from tools.network_traffic import TrafficCounter

MOST: Final = 250_000  # bytes, without fonts and sounds
SEVEN: Final = {"players": 7, "boxes": ["base", "dodge_city", "high_noon"]}
QUIET: Final = 700  # milliseconds in which nothing more comes


async def visit(
    house: Browsing, path: str, shows: str, kept: object, locale: str
) -> TrafficCounter:
    """By somebody whose browser has never seen the page, though it knows who he is."""
    person = await house.person(PHONE, to="", locale=locale, storage_state=kept)
    wire = TrafficCounter()
    session = await person.page.context.new_cdp_session(person.page)
    wire.listen(session)
    await session.send("Network.enable")
    await person.page.goto(house.address + path)
    await person.page.locator(shows).first.wait_for()
    before = -1
    while before != wire.files:
        before = wire.files
        await person.page.wait_for_timeout(QUIET)
    return wire


@played
@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
async def test_the_first_visit_of_a_page_is_light(server: Server, locale: str) -> None:
    async with browsing(server.address) as house:
        owner = (await house.person()).page
        bots = ["greenhorn"] * 6
        gathering = await open_table(owner, game="classic", options=SEVEN, bots=bots)
        running = await open_table(owner, game="classic", options=SEVEN, bots=bots)
        duel = await open_table(owner, game="duel", bots=["greenhorn"])
        for table in (running, duel):
            await owner.request.post(f"{server.address}/api/tables/{table}/start")
        kept = await owner.context.storage_state()

        seen = {
            name: await visit(house, path, shows, kept, locale)
            for name, path, shows in (
                ("home", "/", ".go .btn.gold:enabled"),
                ("waiting room", f"/t/{gathering}", ".btn.gold:enabled"),
                ("table", f"/t/{running}", "[data-player-area]"),
                ("duel", f"/t/{duel}", "[data-player-area]"),
            )
        }

    for name, wire in seen.items():
        assert wire.bytes["scripts"] > 50_000, f"{name}: nothing was counted"
        assert wire.first < MOST, f"{name}: {wire.first} bytes, {dict(wire.bytes)}"
