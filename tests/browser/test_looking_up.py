"""Cards and rulings are found, in both languages, and open by their own address."""

from __future__ import annotations

from tests.browser.browsing import PHONE, browsing
from tests.browser.playing import start
from tests.browser.seeing import in_sight
from tests.server.players import played
from tests.server.serving import Server


@played
async def test_a_card_is_found_and_tells_its_rulings(server: Server) -> None:
    async with browsing(server.address) as house:
        page = (await house.person()).page
        await page.goto(f"{server.address}/cards")
        await page.get_by_label("Search names and texts").fill("barrel")
        await page.get_by_role("link", name="Barrel").first.click()
        window = page.get_by_role("dialog")
        await window.get_by_text("R47").first.wait_for()
        assert "/cards/" in page.url
        await page.keyboard.press("Escape")
        await window.wait_for(state="hidden")


@played
async def test_a_card_on_a_phone_is_read_to_its_end_and_closed(server: Server) -> None:
    async with browsing(server.address) as house:
        page = (await house.person(PHONE, to="/cards/classic/dynamite")).page
        await page.get_by_role("dialog").get_by_text("R45").wait_for()
        over = await page.locator(".known").evaluate("e => e.scrollHeight - e.clientHeight")
        assert over <= 1  # its words stand on the paper
        await page.locator(".known li").last.scroll_into_view_if_needed()
        await in_sight(page, ".known .close, .known li:last-child")
        await page.get_by_role("button", name="Close").click()
        await page.get_by_role("dialog").wait_for(state="hidden")


@played
async def test_cards_are_found_by_their_italian_names(server: Server) -> None:
    async with browsing(server.address) as house:
        page = (await house.person(locale="it-IT")).page
        await page.goto(f"{server.address}/cards")
        await page.get_by_role("searchbox").fill("birra")
        await page.get_by_role("link", name="Birra").first.wait_for()


@played
async def test_a_ruling_has_its_own_address(server: Server) -> None:
    async with browsing(server.address) as house:
        page = (await house.person()).page
        await page.goto(f"{server.address}/rules#R47")
        ruling = page.locator("#R47")
        await ruling.wait_for()
        assert await ruling.evaluate("e => e.getBoundingClientRect().top < innerHeight")


@played
async def test_a_card_of_the_hand_is_looked_at_by_its_key_just_as_it_is(server: Server) -> None:
    async with browsing(server.address) as house:
        page = (await house.person()).page
        options, bots = {"players": 5}, ["greenhorn"] * 4
        await start(page, server.address, game="classic", options=options, bots=bots)
        card = page.locator("[data-place=hand] [data-handle]").last
        await card.focus()
        await page.keyboard.press("i")
        window = page.get_by_role("dialog")
        await window.wait_for()
        own, shown = card.locator(".index"), window.locator(".large .index")
        assert await shown.inner_text() == await own.inner_text()
        assert await shown.inner_html() == await own.inner_html()


@played
async def test_a_table_that_is_opened_again_has_nothing_new_in_its_log(server: Server) -> None:
    async with browsing(server.address) as house:
        page = (await house.person()).page
        options, bots = {"players": 5}, ["greenhorn"] * 4
        await start(page, server.address, game="classic", options=options, bots=bots)
        await page.locator("[data-asked]").wait_for()
        await page.reload()
        await page.locator("[data-asked]").wait_for()
        assert await page.locator(".log p").count() > 0
        assert await page.locator(".log .current").count() == 0
