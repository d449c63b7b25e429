"""Two players in two browsers, with disconnects, reloads and a killed server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from tests.browser.browser_session import PHONE, open_browser
from tests.browser.keyboard_player import open_table, play_step
from tests.browser.network import Network, network
from tests.server.players import async_test
from tests.server.server_process import Server, running_server


@async_test
async def test_two_players_survive_a_reload_a_lost_network_and_a_killed_server(
    tmp_path: Path,
) -> None:
    with running_server(tmp_path) as server:
        async with network(server.address) as proxy, open_browser(proxy.address) as session:
            ann = (await session.open_window(may_disconnect=True)).page
            bob = (await session.open_window(PHONE, may_disconnect=True)).page
            await start_duel(ann, bob, proxy.address)
            await play_both(ann, bob, server, proxy)


@async_test
async def test_a_bot_plays_for_an_absent_player_until_they_return(server: Server) -> None:
    async with open_browser(server.address) as session:
        ann = (await session.open_window()).page
        bob = (await session.open_window(PHONE)).page
        link = await start_duel(ann, bob, server.address)
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


async def start_duel(ann: Page, bob: Page, address: str) -> str:
    """Start a duel between the two; return its link."""
    link = f"{address}/t/{await open_table(ann, game='duel')}"
    await ann.goto(link)
    await join_by_link(bob, link)
    await expect(ann.locator("li.person")).to_have_count(2)
    await expect(ann.locator("li.away")).to_have_count(0)
    await ann.get_by_role("button", name="Deal").click()
    for page in (ann, bob):
        await page.locator("[data-place=hand]").wait_for()
    return link


async def play_until(page: Page, seen: Locator) -> None:
    rng = random.Random(1)
    for _ in range(1_000):
        if await seen.count() > 0:
            return
        await play_step(page, rng)
    raise AssertionError("it does not appear")


async def join_by_link(page: Page, link: str) -> None:
    """Open the link as a new user: enter a name and take a seat."""
    await page.goto(link)
    await page.get_by_label("What shall we call you?").fill("Bob")
    await page.get_by_role("button", name="Sit down").first.click()
    await page.get_by_text("Bob").first.wait_for()


async def play_both(ann: Page, bob: Page, server: Server, proxy: Network) -> None:
    """Play random moves with the keyboard. After all disturbances, bots play the rest."""
    rng = random.Random(1)

    async def restart_server() -> None:
        server.kill()
        await asyncio.sleep(0.5)
        server.start()

    async def let_bots_finish() -> None:
        table = bob.url.rpartition("/")[2]
        for seat, page in enumerate((ann, bob)):
            path = f"{server.address}/api/tables/{table}/seats/{seat}/stand_in"
            assert (await page.request.post(path)).ok

    disturbances: dict[int, Callable[[], Awaitable[object]]]
    disturbances = {
        30: bob.reload,
        60: lambda: proxy.fail(2.0),
        90: restart_server,
        150: let_bots_finish,
    }
    for number in range(4_000):
        states = await asyncio.gather(*(play_step(page, rng) for page in (ann, bob)))
        if all(state == "over" for state in states):
            assert not disturbances, "the game was over before all disturbances"
            return
        if number in disturbances:
            await disturbances.pop(number)()
    raise AssertionError("the game did not end")
