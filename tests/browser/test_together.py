"""Two people at two browsers, and all that can come between them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from tests.browser.browsing import PHONE, browsing
from tests.browser.network import Network, network
from tests.browser.playing import open_table, play_on
from tests.server.players import played
from tests.server.serving import Server, running


@played
async def test_two_play_through_reload_lost_network_and_killed_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with network(server.address) as line, browsing(line.address) as house:
            ann = (await house.person(may_lose_its_line=True)).page
            bob = (await house.person(PHONE, may_lose_its_line=True)).page
            await meet(ann, bob, line.address)
            await play_both(ann, bob, server, line)


@played
async def test_a_bot_plays_for_somebody_who_has_gone_until_he_is_back(server: Server) -> None:
    async with browsing(server.address) as house:
        ann = (await house.person()).page
        bob = (await house.person(PHONE)).page
        link = await meet(ann, bob, server.address)
        await bob.close()
        offer = ann.get_by_role("button", name="Let a bot play for Bob")
        await play_until(ann, offer)
        await offer.click()
        await offer.wait_for(state="detached")
        await play_until(ann, ann.locator("[data-asked]"))
        bob = await bob.context.new_page()
        await bob.goto(link)
        await bob.get_by_role("button", name="I am back").click()
        await bob.get_by_text("A bot plays for you").wait_for(state="detached")


async def meet(ann: Page, bob: Page, address: str) -> str:
    """A duel has begun; the link to it."""
    link = f"{address}/t/{await open_table(ann, game='duel')}"
    await ann.goto(link)
    await come_by_link(bob, link)
    await expect(ann.locator("li.person")).to_have_count(2)
    await expect(ann.locator("li.away")).to_have_count(0)
    await ann.get_by_role("button", name="Deal").click()
    for page in (ann, bob):
        await page.locator("[data-place=hand]").wait_for()
    return link


async def play_until(page: Page, seen: Locator) -> None:
    luck = random.Random(1)
    for _ in range(1_000):
        if await seen.count() > 0:
            return
        await play_on(page, luck)
    raise AssertionError("it does not come")


async def come_by_link(page: Page, link: str) -> None:
    """Cold: he is asked for a name, and sits down."""
    await page.goto(link)
    await page.get_by_label("What shall we call you?").fill("Bob")
    await page.get_by_role("button", name="Sit down").first.click()
    await page.get_by_text("Bob").first.wait_for()


async def play_both(ann: Page, bob: Page, server: Server, line: Network) -> None:
    """By keys at random, which may take long: after all that has come between them both leave the
    rest to bots, and see how it ends."""
    luck = random.Random(1)

    async def be_killed() -> None:
        server.kill()
        await asyncio.sleep(0.5)
        server.start()

    async def have_had_enough() -> None:
        table = bob.url.rpartition("/")[2]
        for seat, page in enumerate((ann, bob)):
            path = f"{server.address}/api/tables/{table}/seats/{seat}/stand_in"
            assert (await page.request.post(path)).ok

    troubles: dict[int, Callable[[], Awaitable[object]]]
    troubles = {30: bob.reload, 60: lambda: line.fail(2.0), 90: be_killed, 150: have_had_enough}
    for number in range(4_000):
        states = await asyncio.gather(*(play_on(page, luck) for page in (ann, bob)))
        if all(state == "over" for state in states):
            assert not troubles, "over before anything could come between them"
            return
        if number in troubles:
            await troubles.pop(number)()
    raise AssertionError("no end")
