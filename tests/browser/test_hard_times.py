"""Windows that change, sleep, fall behind or are two: in the end each shows what is so."""

from __future__ import annotations

import random
from typing import Any, Final

from playwright.async_api import Page, expect

from tests.browser.browsing import DESKTOP, PHONE, Browsing, Person, browsing
from tests.browser.network import network
from tests.browser.playing import play_on, start
from tests.browser.seeing import all_fits, table_shown
from tests.server.players import person, played
from tests.server.serving import Server

FLYING: Final = ".layer > div"
BOTS: Final = {"game": "classic", "options": {"players": 5}, "bots": ["greenhorn"] * 4}
AN_HOUR: Final = 3600 * 1000
LONGEST: Final = 6_000  # milliseconds until whoever wakes knows everything, on a busy machine


async def sit_in(page: Page, address: str, table: str) -> None:
    """A bot plays for whoever looks at this page."""
    answer = await page.request.post(f"{address}/api/tables/{table}/seats/0/stand_in")
    assert answer.ok


async def over(server: Server, table: str) -> None:
    """Somebody looks on until the game is, whatever the page shows."""
    async with person(server) as client, client.seat(table) as looking:
        while not looking.proof:
            await looking.next()


async def shows_what_is_so(page: Page) -> None:
    """Soon it is like a window that was opened just now."""
    fresh = await page.context.new_page()
    await fresh.goto(page.url)
    await fresh.locator("[data-place=hand]").wait_for(state="attached")
    await expect(fresh.locator(FLYING)).to_have_count(0)
    wanted = await table_shown(fresh)
    for _ in range(100):
        if await table_shown(page) == wanted:
            break
        await page.wait_for_timeout(50)
    assert await table_shown(page) == wanted
    await fresh.close()


async def moving(house: Browsing, **wishes: Any) -> Person:
    """A window in which cards fly."""
    return await house.person(reduced_motion="no-preference", **wishes)


async def animated(page: Page) -> None:
    await page.evaluate("localStorage.setItem('sixgun', '{}')")
    await page.reload()
    await page.locator("[data-place=hand]").wait_for()


@played
async def test_a_window_changes_while_cards_fly(server: Server) -> None:
    async with browsing(server.address) as house:
        page = (await moving(house)).page
        table = await start(page, server.address, **BOTS)
        await animated(page)
        await sit_in(page, server.address, table)
        for width, height in (PHONE, PHONE[::-1], PHONE, DESKTOP):
            await page.locator(FLYING).first.wait_for(state="attached")
            await page.set_viewport_size({"width": width, "height": height})
            await page.wait_for_timeout(500)  # the log slides away
            await all_fits(page)
        await over(server, table)
        await page.keyboard.press("s")
        await page.locator("section.end").wait_for()
        await expect(page.locator(FLYING)).to_have_count(0)
        await shows_what_is_so(page)


@played
async def test_a_game_that_is_faster_than_its_pictures(server: Server) -> None:
    async with browsing(server.address) as house:
        page = (await moving(house)).page
        table = await start(page, server.address, **BOTS)
        await animated(page)
        await sit_in(page, server.address, table)
        await over(server, table)
        skip = page.get_by_role("button", name="Skip")
        await skip.wait_for()
        await page.get_by_role("button", name="Settings").click()  # it can still be used
        await page.keyboard.press("Escape")
        await skip.click()
        await page.locator("section.end").wait_for()
        await expect(page.locator(FLYING)).to_have_count(0)
        await shows_what_is_so(page)


@played
async def test_a_window_sleeps_for_an_hour(server: Server) -> None:
    """Its timers stand still, its line is dead, and the game is over when it wakes."""
    async with network(server.address) as line, browsing(line.address) as house:
        page = (await moving(house, may_lose_its_line=True)).page
        await page.clock.install()
        table = await start(page, line.address, **BOTS)
        await animated(page)
        await page.clock.pause_at(await page.evaluate("Date.now() / 1000 + 1"))
        line.cut()
        await sit_in(page, server.address, table)
        await over(server, table)
        line.works = True
        await page.clock.fast_forward(AN_HOUR)
        await page.clock.resume()
        await page.locator("section.end").wait_for(timeout=LONGEST)
        await expect(page.locator(FLYING)).to_have_count(0)
        await shows_what_is_so(page)


@played
async def test_two_windows_of_one_seat(server: Server) -> None:
    async with browsing(server.address) as house:
        page = (await house.person()).page
        options = {"players": 4, "sheriff": 0}
        await start(page, server.address, game="classic", options=options, bots=["greenhorn"] * 3)
        await page.locator("[data-asked]").wait_for()
        other = await page.context.new_page()
        house.people.append(Person(other, may_lose_its_line=False))
        await other.goto(page.url)
        await other.locator("[data-asked]").wait_for()
        luck = random.Random(1)
        for here, there in [(page, other), (other, page)] * 4:
            ply = await here.locator("[data-asked]").get_attribute("data-asked")
            await expect(there.locator(f"[data-asked='{ply}']")).to_have_count(1)
            for window in (here, there):  # what was begun there is nobody else's business
                await window.keyboard.press("Escape")
            assert await table_shown(here) == await table_shown(there)
            asked = here.locator(f"[data-asked='{ply}']")
            while await asked.count():
                await play_on(here, luck)
            await expect(there.locator(f"[data-asked='{ply}']")).to_have_count(0)
            await here.locator("[data-asked]").or_(here.locator("section.end")).first.wait_for()
            if await here.locator("section.end").count():
                break
