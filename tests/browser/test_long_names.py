"""Very long names and right-to-left names fit wherever the page shows them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from playwright.async_api import Page

from sixgun.client import Client
from tests.browser.browser_session import DESKTOP, PHONE, open_browser
from tests.browser.keyboard_player import open_table, play_step
from tests.browser.page_checks import assert_all_fits, assert_names_visible
from tests.server.players import Player, async_test, guest_client
from tests.server.server_process import Server

LONG: Final = "Bartholomew Montgomery-Featherstonehaugh"
UNBROKEN: Final = "W" * 40
ARABIC: Final = "عبد الرحمن بن عبد العزيز بن محمد الهاشمي"
MIXED: Final = "אברהם (the Kid) בן־יצחק 45"
NAMES: Final = (UNBROKEN, ARABIC, MIXED)


@asynccontextmanager
async def guests(server: Server) -> AsyncIterator[list[Client]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(guest_client(server, name)) for name in NAMES]


@async_test
async def test_long_names_fit_everywhere(server: Server) -> None:
    assert {len(LONG), len(UNBROKEN), len(ARABIC)} == {40}
    async with open_browser(server.address) as session, guests(server) as others:
        page = (await session.open_window()).page
        await page.request.post(f"{server.address}/api/guests", data={"name": LONG})
        for client in others:
            await client.open_table("duel", public=True)
        await page.reload()
        await page.get_by_text(MIXED).first.wait_for()
        await check_names(page, NAMES)

        table = await open_table(page, game="classic", options={"players": 4, "sheriff": 0})
        await page.request.post(f"{server.address}/api/guests", data={"name": LONG})
        await page.goto(f"{server.address}/t/{table}")
        async with AsyncExitStack() as stack:
            seats = []
            for client in others:
                await client.take_seat(table)
                seats.append(await stack.enter_async_context(client.seat(table)))
                await seats[-1].say("شكرا " + "A" * 60)
            await page.get_by_text(MIXED).first.wait_for()
            await check_names(page, (LONG, *NAMES))
            await page.get_by_role("button", name="Deal").click()
            players = [
                Player(client, seat, random.Random(client.token))
                for client, seat in zip(others, seats, strict=True)
            ]
            playing = asyncio.gather(*(player.play() for player in players))
            await play(page, f"{server.address}/api/tables/{table}/seats/0/stand_in")
            await playing
        await check_names(page, (LONG, *NAMES), "section.end")
        await page.locator("section.end").get_by_role("link", name="Replay").click()
        await page.get_by_label("Timeline").wait_for()
        await page.keyboard.press("End")
        await check_names(page, ())


async def play(page: Page, stand_in: str) -> None:
    """Play, and check each phase once; then a bot plays on."""
    rng = random.Random(1)
    unseen = {"mine", "asked", "waiting"}
    await page.locator("[data-asked]").wait_for()
    while (state := await play_step(page, rng)) != "over":
        if state in unseen:
            unseen.remove(state)
            await check_names(page, NAMES)
            if not unseen:
                await page.request.post(stand_in)


async def check_names(page: Page, names: tuple[str, ...], within: str = "body") -> None:
    for width, height in (PHONE, DESKTOP):
        await page.set_viewport_size({"width": width, "height": height})
        await page.wait_for_timeout(100)
        await assert_all_fits(page)
    await assert_names_visible(page, names, within)
