"""Cards fly over a table, and nothing of it stays behind."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page, expect

from tests.browser.browsing import browsing
from tests.server.players import played
from tests.server.serving import Server

FLYING = ".layer > div"


async def table_of_bots(page: Page, address: str) -> None:
    """A game among bots; one of them sits in for whoever looks at this page."""
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


@played
async def test_cards_fly_and_nothing_stays_behind(server: Server) -> None:
    async with browsing(server.address) as house:
        person = await house.person(reduced_motion="no-preference")
        page = person.page
        await table_of_bots(page, server.address)
        await page.locator(FLYING).first.wait_for(state="attached")

        await page.set_viewport_size({"width": 1200, "height": 800})  # in mid-flight
        await page.locator(FLYING).first.wait_for(state="attached")

        await page.locator("button", has_text="Skip").wait_for()
        for _ in range(60):
            await page.keyboard.press("s")  # the game may still go on
            await page.wait_for_timeout(100)
            if await page.locator("button", has_text="Skip").count() == 0:
                break
        await expect(page.locator(FLYING)).to_have_count(0)
        assert await page.evaluate("document.getAnimations().length") < 10


@played
async def test_who_wants_no_motion_gets_none(server: Server) -> None:
    async with browsing(server.address) as house:
        page = (await house.person()).page
        await table_of_bots(page, server.address)
        await page.locator("[data-place='discards']").wait_for()
        await page.wait_for_timeout(1500)
        assert await page.locator(".layer .tracer, .layer .bullet").count() == 0
