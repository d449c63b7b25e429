"""Windows catch up with the game after a resize, a pause or a long sleep; two windows agree."""

from __future__ import annotations

import random
from typing import Any, Final

from playwright.async_api import Page, expect

from tests.browser.browser_session import (
    DESKTOP,
    PHONE,
    BrowserSession,
    BrowserWindow,
    open_browser,
)
from tests.browser.keyboard_player import play_step, start_game
from tests.browser.network import network
from tests.browser.page_checks import assert_all_fits, read_table
from tests.server.players import async_test, guest_client
from tests.server.server_process import Server

FLYING: Final = ".layer > div"
BOTS: Final = {"game": "classic", "options": {"players": 5}, "bots": ["greenhorn"] * 4}
AN_HOUR: Final = 3600 * 1000
CATCH_UP: Final = 6_000  # milliseconds to catch up, on a busy machine


async def let_bot_play(page: Page, address: str, table: str) -> None:
    """Let a bot play for the user of this page."""
    answer = await page.request.post(f"{address}/api/tables/{table}/seats/0/stand_in")
    assert answer.ok


async def wait_for_end(server: Server, table: str) -> None:
    """Wait until the game on the server is over, whatever the page shows."""
    async with guest_client(server) as client, client.seat(table) as spectator:
        while not spectator.proof:
            await spectator.next()


async def assert_up_to_date(page: Page) -> None:
    """Check that the page soon shows the same as a new window."""
    fresh = await page.context.new_page()
    await fresh.goto(page.url)
    await fresh.locator("[data-place=hand]").wait_for(state="attached")
    await expect(fresh.locator(FLYING)).to_have_count(0)
    expected = await read_table(fresh)
    for _ in range(100):
        if await read_table(page) == expected:
            break
        await page.wait_for_timeout(50)
    assert await read_table(page) == expected
    await fresh.close()


async def open_moving_window(session: BrowserSession, **settings: Any) -> BrowserWindow:
    """Open a window with animations."""
    return await session.open_window(reduced_motion="no-preference", **settings)


async def enable_animations(page: Page) -> None:
    await page.evaluate("localStorage.setItem('sixgun', '{}')")
    await page.reload()
    await page.locator("[data-place=hand]").wait_for()


@async_test
async def test_a_window_can_be_resized_while_cards_fly(server: Server) -> None:
    async with open_browser(server.address) as session:
        page = (await open_moving_window(session)).page
        table = await start_game(page, server.address, **BOTS)
        await enable_animations(page)
        await let_bot_play(page, server.address, table)
        for width, height in (PHONE, PHONE[::-1], PHONE, DESKTOP):
            await page.locator(FLYING).first.wait_for(state="attached")
            await page.set_viewport_size({"width": width, "height": height})
            await page.wait_for_timeout(500)  # the log slides away
            await assert_all_fits(page)
        await wait_for_end(server, table)
        await page.keyboard.press("s")
        await page.locator("section.end").wait_for()
        await expect(page.locator(FLYING)).to_have_count(0)
        await assert_up_to_date(page)


@async_test
async def test_skip_catches_up_with_a_faster_game(server: Server) -> None:
    async with open_browser(server.address) as session:
        page = (await open_moving_window(session)).page
        table = await start_game(page, server.address, **BOTS)
        await enable_animations(page)
        await let_bot_play(page, server.address, table)
        await wait_for_end(server, table)
        skip = page.get_by_role("button", name="Skip")
        await skip.wait_for()
        await page.get_by_role("button", name="Settings").click()  # the page still responds
        await page.keyboard.press("Escape")
        await skip.click()
        await page.locator("section.end").wait_for()
        await expect(page.locator(FLYING)).to_have_count(0)
        await assert_up_to_date(page)


@async_test
async def test_a_window_catches_up_after_an_hour_of_sleep(server: Server) -> None:
    """Its timers stop, its connection dies, and the game is over when it wakes."""
    async with network(server.address) as proxy, open_browser(proxy.address) as session:
        page = (await open_moving_window(session, may_disconnect=True)).page
        await page.clock.install()
        table = await start_game(page, proxy.address, **BOTS)
        await enable_animations(page)
        await page.clock.pause_at(await page.evaluate("Date.now() / 1000 + 1"))
        proxy.cut()
        await let_bot_play(page, server.address, table)
        await wait_for_end(server, table)
        proxy.works = True
        await page.clock.fast_forward(AN_HOUR)
        await page.clock.resume()
        await page.locator("section.end").wait_for(timeout=CATCH_UP)
        await expect(page.locator(FLYING)).to_have_count(0)
        await assert_up_to_date(page)


@async_test
async def test_two_windows_of_one_seat_show_the_same(server: Server) -> None:
    async with open_browser(server.address) as session:
        page = (await session.open_window()).page
        options = {"players": 4, "sheriff": 0}
        await start_game(
            page, server.address, game="classic", options=options, bots=["greenhorn"] * 3
        )
        await page.locator("[data-asked]").wait_for()
        other = await page.context.new_page()
        session.windows.append(BrowserWindow(other, may_disconnect=False))
        await other.goto(page.url)
        await other.locator("[data-asked]").wait_for()
        rng = random.Random(1)
        for here, there in [(page, other), (other, page)] * 4:
            ply = await here.locator("[data-asked]").get_attribute("data-asked")
            await expect(there.locator(f"[data-asked='{ply}']")).to_have_count(1)
            for window in (here, there):  # cancel a move begun in only one of them
                await window.keyboard.press("Escape")
            assert await read_table(here) == await read_table(there)
            asked = here.locator(f"[data-asked='{ply}']")
            while await asked.count():
                await play_step(here, rng)
            await expect(there.locator(f"[data-asked='{ply}']")).to_have_count(0)
            await here.locator("[data-asked]").or_(here.locator("section.end")).first.wait_for()
            if await here.locator("section.end").count():
                break
