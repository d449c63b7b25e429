"""Cards fly over the table and leave nothing behind."""

from __future__ import annotations

import asyncio
from typing import Any

from playwright.async_api import Page, expect

from tests.browser.browser_session import open_browser
from tests.server.players import async_test
from tests.server.server_process import Server

FLYING = ".layer > div"


async def table_of_bots(page: Page, address: str) -> str:
    """Start a game among bots, one of them for the person at this page; the table's API address."""
    api = page.request
    await api.post(f"{address}/api/guests", data={"name": "Ann"})
    wish: dict[str, Any] = {"game": "classic", "options": {"players": 4}, "pace": 0}
    table = (await (await api.post(f"{address}/api/tables", data=wish)).json())["id"]
    there = f"{address}/api/tables/{table}"
    seat = (await (await api.post(f"{there}/seats")).json())["seat"]
    for chair in range(4):
        if chair != seat:
            await api.put(f"{there}/seats/{chair}/bot", data={"bot": "greenhorn"})
    await page.goto(f"{address}/t/{table}")
    await api.post(f"{there}/start")
    await api.post(f"{there}/seats/{seat}/stand_in")
    return there


async def skip_to_the_end(page: Page, table: str) -> None:
    """Press Skip until the game is over and nothing waits to be shown.

    While the bots play, the button may disappear and come back.
    """
    over = False
    async with asyncio.timeout(60):
        while not over or await page.locator("button", has_text="Skip").count():
            over = over or (await (await page.request.get(table)).json())["state"] == "over"
            await page.keyboard.press("s")
            await page.wait_for_timeout(100)


@async_test
async def test_cards_fly_and_nothing_stays_behind(server: Server) -> None:
    async with open_browser(server.address) as session:
        person = await session.open_window(reduced_motion="no-preference")
        page = person.page
        table = await table_of_bots(page, server.address)
        await page.locator(FLYING).first.wait_for(state="attached")

        await page.set_viewport_size({"width": 1200, "height": 800})  # in mid-flight
        await page.locator(FLYING).first.wait_for(state="attached")

        await page.locator("button", has_text="Skip").wait_for()
        await skip_to_the_end(page, table)
        await expect(page.locator(FLYING)).to_have_count(0)
        assert await page.evaluate("document.getAnimations().length") < 10


@async_test
async def test_with_reduced_motion_nothing_moves(server: Server) -> None:
    async with open_browser(server.address) as session:
        page = (await session.open_window()).page
        await table_of_bots(page, server.address)
        await page.locator("[data-place='discards']").wait_for()
        await page.wait_for_timeout(1500)
        assert await page.locator(".layer .tracer, .layer .bullet").count() == 0
