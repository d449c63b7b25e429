"""The auction of characters in the browser: keyboard, phone, spectators and screen readers."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Locator, Page, expect

import sixgun
from sixgun.notation import write_record
from sixgun.tournament import Draw, Report, SeatResult
from tests.browser.auctions import NAMES, Auction, auction
from tests.browser.browser_session import DESKTOP, PHONE, open_browser
from tests.browser.page_checks import assert_all_fits, assert_all_touchable, assert_names_visible
from tests.browser.test_accessibility import check_axe
from tests.browser.test_long_names import ARABIC, LONG, MIXED, UNBROKEN
from tests.server.players import async_test
from tests.server.server_process import Server
from tests.server.tournaments.scripted_players import new_tournament, player_browser

FLAT: Final = (844, 390)
SMALL: Final = (360, 640)
SIZES: Final = (DESKTOP, (1024, 768), PHONE, SMALL, FLAT)


def field(page: Page) -> Locator:
    return page.get_by_role("spinbutton", name="Your offer")


@async_test
async def test_a_lot_is_chosen_opened_and_won_by_keyboard(server: Server) -> None:
    async with open_browser(server.address) as session, auction(server) as sale:
        page = await sale.open_window(session, 0)
        lots = page.locator(".lots [data-handle]")
        await expect(lots).to_have_count(5)
        await page.keyboard.press("2")
        await expect(lots.nth(1)).to_have_attribute("aria-pressed", "true")
        await page.keyboard.press("Escape")
        await expect(lots.nth(1)).to_have_attribute("aria-pressed", "false")
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")

        await expect(field(page)).to_be_focused()
        await page.keyboard.type("650")
        await page.keyboard.press("Enter")
        await page.get_by_text("Offers go in steps of $100").wait_for()
        await page.keyboard.press("ArrowUp")
        await expect(field(page)).to_have_value("700")
        await page.keyboard.press("Enter")
        await sale.wait_for_all(1)
        assert sale.asked == 1

        await sale.make_moves("bid 800", "pass", "bid 1000", "pass")
        await expect(page.get_by_role("button", name="Bid $1,100")).to_be_visible()
        await page.keyboard.press("a")
        await page.get_by_role("button", name="Bid $2,000").wait_for()
        await page.keyboard.press("Escape")
        await page.keyboard.press("1")
        await page.keyboard.type("500")
        await page.keyboard.press("Enter")
        await sale.wait_for_all(6)
        await sale.all_pass()
        await page.locator(".lot.sold").get_by_text("Sold $1,500").wait_for()
        assert sale.seats[0].view["paid"][0] == 1500


@async_test
async def test_a_player_who_passes_by_key_is_out_of_the_lot(server: Server) -> None:
    async with open_browser(server.address) as session, auction(server) as sale:
        page = await sale.open_window(session, 1)
        await sale.make_moves("pick", "bid 300")
        await page.locator("[data-asked]").wait_for()
        await page.keyboard.press("p")
        await sale.wait_for_all(2)
        assert sale.seats[0].view["auction"]["passed"] == [1]
        await page.get_by_text("You are out of this lot.").wait_for()


@async_test
async def test_bids_are_announced_to_screen_readers(server: Server) -> None:
    async with open_browser(server.address) as session, auction(server) as sale:
        page = await sale.open_window(session, 4)
        await sale.make_moves("pick", "bid 300", "bid 1200", "pass")
        aloud = page.get_by_role("log")
        for words in ("Gia put up", "Gia bid $300", "Hal bid $1,200", "Ines passed"):
            await expect(aloud).to_contain_text(words)


@async_test
async def test_one_click_shows_a_character_and_a_second_puts_it_up(server: Server) -> None:
    async with open_browser(server.address) as session, auction(server) as sale:
        page = await sale.open_window(session, 0, PHONE, has_touch=True)
        await assert_all_touchable(page, ".lots [data-handle]", 5, least=44)
        await page.locator(".lots [data-handle]").nth(3).click()
        about = page.get_by_role("button", name=re.compile("^About"))
        await about.click()
        await page.get_by_role("dialog").get_by_role("button", name="Close").first.click()
        await page.get_by_role("button", name=re.compile("^Put up .")).click()
        await page.get_by_role("button", name="Offer more").click()
        await page.get_by_role("button", name="Open with $100").click()
        await sale.wait_for_all(1)
        assert sale.seats[0].view["auction"]["offer"] == 100


# -- layout --------------------------------------------------------------------------------


async def check_layout(page: Page, found: dict[str, list[str]], moment: str) -> None:
    """Check in every size that all text fits and that axe finds no problem."""
    for size in SIZES:
        await resize(page, size)
        await assert_all_fits(page)
    found[moment] = await check_axe(page)


async def resize(page: Page, size: tuple[int, int]) -> None:
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await page.wait_for_timeout(80)


@async_test
@pytest.mark.parametrize(("count", "light"), [(5, "light"), (7, "dark")])
async def test_the_auction_is_accessible_in_every_phase(
    server: Server, count: int, light: str
) -> None:
    names = (LONG, UNBROKEN, ARABIC, MIXED, *NAMES)[:count]
    found: dict[str, list[str]] = {}
    async with open_browser(server.address) as session, auction(server, names) as sale:
        mine = await sale.open_window(session, 0, PHONE, color_scheme=light)
        theirs = await sale.open_window(session, 1, color_scheme=light)
        await check_layout(mine, found, "choosing")
        await mine.keyboard.press("1")
        await check_layout(mine, found, "about to put it up")
        await mine.keyboard.press("Enter")
        await field(mine).wait_for()
        await sale.wait_for_all(0)
        await check_layout(mine, found, "opening")
        await check_layout(theirs, found, "waiting")
        await sale.make_moves("bid 1000")
        await field(theirs).wait_for()
        await check_layout(theirs, found, "raising")
        await resize(theirs, DESKTOP)
        await assert_names_visible(theirs, names[:1] + names[2:], ".auction")
        await theirs.keyboard.press("?")
        await theirs.get_by_role("dialog").wait_for()
        found["keys"] = await check_axe(theirs)
        await theirs.keyboard.press("Escape")
        await sale.all_pass()
        await mine.locator(".lot.sold").first.wait_for()
        await check_layout(mine, found, "sold")
    assert not any(found.values()), found


@async_test
async def test_the_game_starts_when_all_players_have_a_character(server: Server) -> None:
    async with open_browser(server.address) as session, auction(server) as sale:
        page = await sale.open_window(session, 2)
        await play_out(sale)
        await page.locator("[data-place=hand]").wait_for()
        await expect(page.locator(".auction")).to_have_count(0)
        await expect(page.locator("[data-place^='seat:']")).to_have_count(5)
        assert await page.locator("[data-place='deck:0']").is_visible()


async def play_out(sale: Auction) -> None:
    """Every player gets the character they choose, for free."""
    while sale.seats[0].view["auction"] is not None:
        await sale.make_moves("pick", "bid 0")
        await sale.all_pass()


# -- secrets -------------------------------------------------------------------------------


@async_test
async def test_spectators_see_the_bids_but_no_purse(server: Server) -> None:
    async with open_browser(server.address) as session, auction(server) as sale:
        await sale.make_moves("pick", "bid 300", "bid 400")
        page = await sale.open_window(session, -1)
        await page.get_by_text("Hal bids").wait_for()
        await expect(page.locator(".lots")).to_contain_text("$400")
        await expect(page.get_by_text("only you see it")).to_have_count(0)
        await expect(field(page)).to_have_count(0)
        assert "2,000" not in await page.inner_text("main")


# By player. The first has the least, so that none of their bids equals another purse.
PAID: Final = (1700, 0, 300, 500, 900)


@asynccontextmanager
async def second_round(server: Server) -> AsyncIterator[tuple[Auction, dict[int, int]]]:
    """Start the second auction of a tournament, with different purses; return them by seat."""
    people = range(1, len(PAID) + 1)
    async with AsyncExitStack() as stack:
        judge = await stack.enter_async_context(new_tournament(server, people=len(PAID)))
        there = {
            n: await stack.enter_async_context(player_browser(server, judge, n)) for n in people
        }
        (first,) = (await judge.act(Draw())).drawn[-1].tables
        sheet = [
            SeatResult(seat.player, role, PAID[seat.player - 1])
            for seat, role in zip(first.seats, first.roles, strict=True)
        ]
        await judge.act(Report(round=1, table=1, outcome="nobody", seats=sheet))
        (second,) = (await judge.act(Draw())).drawn[-1].tables
        clients = [there[seat.player] for seat in second.seats]
        seats = [await stack.enter_async_context(one.seat(second.table)) for one in clients]
        made = Auction(second.table, clients, seats)
        await made.wait_for_all(-1)
        yield made, {number: seat.purse for number, seat in enumerate(second.seats)}


@async_test
async def test_no_connection_carries_the_purse_of_another_player(server: Server) -> None:
    async with open_browser(server.address) as session, second_round(server) as (sale, purses):
        me = min(purses, key=lambda seat: purses[seat])
        assert len(set(purses.values())) == len(PAID)
        page = await sale.open_window(session, me)
        heard = record_frames(page)
        await page.reload()
        await page.get_by_text(f"${purses[me]}").first.wait_for()
        for _ in range(2):
            await sale.make_moves("pick", "bid 0", "bid 100")
            await sale.all_pass()
        await expect(page.locator(".lot.sold")).to_have_count(2)
        sent, shown = "".join(heard), await page.content()
        assert f'"purse":{purses.pop(me)}' in sent
        for seat, purse in purses.items():
            assert not re.search(rf"\b{purse}\b", sent), (seat, purse)
            assert f"${purse:,}" not in shown, (seat, purse)


def record_frames(page: Page) -> list[str]:
    """All WebSocket messages of the page from now on."""
    heard: list[str] = []
    page.on(
        "websocket",
        lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    return heard


# -- replay --------------------------------------------------------------------------------


@async_test
async def test_an_auction_can_be_replayed_from_any_viewpoint(
    server: Server, tmp_path: Path
) -> None:
    purses = [1900, 1700, 1500, 1100, 700]
    game = sixgun.new_game("classic", variant="auction", players=5, purses=purses, seed=7)
    rng = random.Random(7)
    while game.decision is not None:
        game.apply(rng.choice(game.decision.moves))
    file = tmp_path / "game.sixgun"
    file.write_text(write_record(game.record()), encoding="utf-8")
    async with open_browser(server.address) as session:
        page = (await session.open_window(to="/replay")).page
        await page.locator("input[type=file]").set_input_files(file)
        viewpoint = page.get_by_label("Viewpoint")
        await viewpoint.select_option(label="Dot\N{RIGHT SINGLE QUOTATION MARK}s view")
        await page.keyboard.press("Home")
        await page.locator(".auction").get_by_text("$1,100").first.wait_for()
        await viewpoint.select_option(label="Eli\N{RIGHT SINGLE QUOTATION MARK}s view")
        await page.locator(".auction").get_by_text("$700").first.wait_for()
        await viewpoint.select_option(label="Spectator")
        await expect(page.locator(".auction").get_by_text("only you see it")).to_have_count(0)
        for _ in range(2):
            await page.keyboard.press("ArrowRight")
        await page.locator(".offers").get_by_text("Ann bids").wait_for()
        assert not await check_axe(page)
        await page.keyboard.press("End")
        await expect(page.locator(".auction")).to_have_count(0)
        await page.keyboard.press("Home")
        await page.locator(".lots").wait_for()
