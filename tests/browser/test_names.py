"""Names as long as they may be, and names from right to left: wherever people are named."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from playwright.async_api import Page

from sixgun.client import Client
from tests.browser.browsing import DESKTOP, PHONE, browsing
from tests.browser.playing import open_table, play_on
from tests.browser.seeing import all_fits, names_seen
from tests.server.players import Player, person, played
from tests.server.serving import Server

LONG: Final = "Bartholomew Montgomery-Featherstonehaugh"
UNBROKEN: Final = "W" * 40
ARABIC: Final = "عبد الرحمن بن عبد العزيز بن محمد الهاشمي"
MIXED: Final = "אברהם (the Kid) בן־יצחק 45"
NAMES: Final = (UNBROKEN, ARABIC, MIXED)


@asynccontextmanager
async def people(server: Server) -> AsyncIterator[list[Client]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(person(server, name)) for name in NAMES]


@played
async def test_names_fit_wherever_they_stand(server: Server) -> None:
    assert {len(LONG), len(UNBROKEN), len(ARABIC)} == {40}
    async with browsing(server.address) as house, people(server) as others:
        page = (await house.person()).page
        await page.request.post(f"{server.address}/api/guests", data={"name": LONG})
        for client in others:
            await client.open_table("duel", public=True)
        await page.reload()
        await page.get_by_text(MIXED).first.wait_for()
        await looks_right(page, NAMES)

        table = await open_table(page, game="classic", options={"players": 4, "sheriff": 0})
        await page.request.post(f"{server.address}/api/guests", data={"name": LONG})
        await page.goto(f"{server.address}/t/{table}")
        async with AsyncExitStack() as stack:
            seats = []
            for client in others:
                await client.sit(table)
                seats.append(await stack.enter_async_context(client.seat(table)))
                await seats[-1].say("شكرا " + "A" * 60)
            await page.get_by_text(MIXED).first.wait_for()
            await looks_right(page, (LONG, *NAMES))
            await page.get_by_role("button", name="Deal").click()
            players = [
                Player(client, seat, random.Random(client.token))
                for client, seat in zip(others, seats, strict=True)
            ]
            playing = asyncio.gather(*(player.play() for player in players))
            await play(page, f"{server.address}/api/tables/{table}/seats/0/stand_in")
            await playing
        await looks_right(page, (LONG, *NAMES), "section.end")
        await page.locator("section.end").get_by_role("link", name="Replay").click()
        await page.get_by_label("Timeline").wait_for()
        await page.keyboard.press("End")
        await looks_right(page, ())


async def play(page: Page, stand_in: str) -> None:
    """With a look at each kind of moment; when all were seen, a bot plays on."""
    luck = random.Random(1)
    unseen = {"mine", "asked", "waiting"}
    await page.locator("[data-asked]").wait_for()
    while (state := await play_on(page, luck)) != "over":
        if state in unseen:
            unseen.remove(state)
            await looks_right(page, NAMES)
            if not unseen:
                await page.request.post(stand_in)


async def looks_right(page: Page, names: tuple[str, ...], within: str = "body") -> None:
    for width, height in (PHONE, DESKTOP):
        await page.set_viewport_size({"width": width, "height": height})
        await page.wait_for_timeout(100)
        await all_fits(page)
    await names_seen(page, names, within)
