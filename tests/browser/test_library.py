"""Cards and rulings can be searched in both languages and have their own URLs."""

from __future__ import annotations

from tests.browser.browser_session import PHONE, open_browser
from tests.browser.keyboard_player import start_game
from tests.browser.page_checks import assert_visible
from tests.server.players import async_test
from tests.server.server_process import Server


@async_test
async def test_a_card_is_found_and_lists_its_rulings(server: Server) -> None:
    async with open_browser(server.address) as session:
        page = (await session.open_window()).page
        await page.goto(f"{server.address}/cards")
        await page.get_by_label("Search names and texts").fill("barrel")
        await page.get_by_role("link", name="Barrel").first.click()
        window = page.get_by_role("dialog")
        await window.get_by_text("R47").first.wait_for()
        assert "/cards/" in page.url
        await page.keyboard.press("Escape")
        await window.wait_for(state="hidden")


@async_test
async def test_a_card_on_a_phone_can_be_read_and_closed(server: Server) -> None:
    async with open_browser(server.address) as session:
        page = (await session.open_window(PHONE, to="/cards/classic/dynamite")).page
        await page.get_by_role("dialog").get_by_text("R45").wait_for()
        over = await page.locator(".known").evaluate("e => e.scrollHeight - e.clientHeight")
        assert over <= 1  # its text is on the card
        await page.locator(".known li").last.scroll_into_view_if_needed()
        await assert_visible(page, ".known .close, .known li:last-child")
        await page.get_by_role("button", name="Close").click()
        await page.get_by_role("dialog").wait_for(state="hidden")


@async_test
async def test_cards_are_found_by_their_italian_names(server: Server) -> None:
    async with open_browser(server.address) as session:
        page = (await session.open_window(locale="it-IT")).page
        await page.goto(f"{server.address}/cards")
        await page.get_by_role("searchbox").fill("birra")
        await page.get_by_role("link", name="Birra").first.wait_for()


@async_test
async def test_a_ruling_has_its_own_url(server: Server) -> None:
    async with open_browser(server.address) as session:
        page = (await session.open_window()).page
        await page.goto(f"{server.address}/rules#R47")
        ruling = page.locator("#R47")
        await ruling.wait_for()
        assert await ruling.evaluate("e => e.getBoundingClientRect().top < innerHeight")


@async_test
async def test_a_key_opens_the_card_in_hand_with_its_suit_and_value(server: Server) -> None:
    async with open_browser(server.address) as session:
        page = (await session.open_window()).page
        options, bots = {"players": 5}, ["greenhorn"] * 4
        await start_game(page, server.address, game="classic", options=options, bots=bots)
        card = page.locator("[data-place=hand] [data-handle]").last
        await card.focus()
        await page.keyboard.press("i")
        window = page.get_by_role("dialog")
        await window.wait_for()
        own, shown = card.locator(".index"), window.locator(".large .index")
        assert await shown.inner_text() == await own.inner_text()
        assert await shown.inner_html() == await own.inner_html()


@async_test
async def test_a_table_that_is_opened_again_marks_nothing_as_new(server: Server) -> None:
    async with open_browser(server.address) as session:
        page = (await session.open_window()).page
        options, bots = {"players": 5}, ["greenhorn"] * 4
        await start_game(page, server.address, game="classic", options=options, bots=bots)
        await page.locator("[data-asked]").wait_for()
        await page.reload()
        await page.locator("[data-asked]").wait_for()
        assert await page.locator(".log p").count() > 0
        assert await page.locator(".log .current").count() == 0
