"""The pages of a tournament at every stage: accessible, on every screen, with any names."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import pytest
from playwright.async_api import Page, expect

from sixgun.client import Client, JudgeClient
from sixgun.tournament import BeginDuels, Decide, Draw, Publish
from tests.browser.browser_session import DESKTOP, PHONE, TABLET, open_browser
from tests.browser.judge_console import open_console, press, uneven_report
from tests.browser.network import network
from tests.browser.page_checks import assert_all_fits, assert_names_visible
from tests.browser.test_accessibility import LOOKS, check_axe
from tests.browser.test_first_load import MOST, visit
from tests.browser.test_long_names import ARABIC, LONG, MIXED, UNBROKEN
from tests.server.players import async_test
from tests.server.server_process import Server
from tests.server.tournaments.judge_client import NAMES, play_round, unfinished_tables

PROJECTOR: Final = (1920, 1080)
STRANGE: Final = (LONG, UNBROKEN, ARABIC, MIXED)
MANY: Final = tuple(f"{name} {letter}" for letter in "AB" for name in NAMES)
ON_ONE_SCREEN: Final = """() => {
  const page = document.documentElement;
  const sizes = [...document.querySelectorAll("main b, main li > span")]
    .filter((element) => element.checkVisibility() && element.textContent.trim().length > 3)
    .map((element) => parseFloat(getComputedStyle(element).fontSize));
  return [page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth, Math.min(...sizes)];
}"""


@asynccontextmanager
async def judging(server: Server, names: Sequence[str]) -> AsyncIterator[JudgeClient]:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open 2026")
        if names:
            await judge.register(*names)
        yield judge


async def publish(judge: JudgeClient) -> None:
    for _ in range(3):
        await play_round(judge)
    await judge.act(Publish())


async def finish(judge: JudgeClient) -> None:
    for _ in range(2):
        view = await judge.act(BeginDuels(kind="short"))
        for duel in view.duels:
            if not duel.winner:
                await judge.act(Decide(duel=duel.id, winner=duel.players[0]))


@async_test
@pytest.mark.parametrize(("size", "light"), LOOKS)
async def test_the_console_is_accessible_at_every_stage(
    server: Server, size: tuple[int, int], light: str
) -> None:
    """Check each stage and each of its dialogs."""
    found: dict[str, list[str]] = {}
    async with open_browser(server.address) as session, judging(server, NAMES[:13]) as judge:
        page = (await session.open_window(size, to="", color_scheme=light)).page
        await page.goto(f"{server.address}/tournaments")
        await page.get_by_text("Prairie Open 2026").first.wait_for()
        await page.get_by_label("On this server").check(force=True)
        found["list"] = await check_axe(page)
        await open_console(page, judge)
        await press(page, "Paste a list")
        found["registration"] = await check_axe(page)
        await press(page, "Players\N{RIGHT SINGLE QUOTATION MARK} links")
        await page.get_by_role("img", name="QR code of the link of Ada").wait_for()
        found["links"] = await check_axe(page)
        await press(page, "Back")

        view = await judge.act(Draw())
        seat = view.tables[0].seats[1]
        await judge.client.player(judge.id, judge.code_of(seat.player)).call("How far is it?")
        await judge.fetch()
        await judge.act(uneven_report(view.drawn[0].tables[1], 1))
        await page.get_by_text("Judge called").wait_for()
        found["round"] = await check_axe(page)
        await press(page, "Tie-breaks")
        for name, button in (
            ("sheet", "Enter result"),
            ("correction", "Correct"),
            ("print", "Sheet"),
            ("players", "Players"),
            ("log", "Log and files"),
            ("ruling", "Answer"),
        ):
            await press(page, button)
            await page.get_by_role("dialog").wait_for()
            found[name] = await check_axe(page)
            await page.keyboard.press("Escape")
            await expect(page.get_by_role("dialog")).to_have_count(0)
        card = page.get_by_role("article", name="Table 1")
        await card.get_by_title(seat.name).first.click()
        found["player"] = await check_axe(page)
        await press(page, "Warn")
        found["question"] = await check_axe(page)
        await page.keyboard.press("Escape")
        await page.keyboard.press("Escape")

        await judge.fetch()
        for table in unfinished_tables(await judge.fetch()):
            await judge.act(uneven_report(table, 1))
        for _ in range(2):
            await play_round(judge)
        await judge.act(Publish())
        await page.get_by_role("heading", name="Finals").wait_for()
        found["ranked"] = await check_axe(page)
        await finish(judge)
        await page.get_by_text("Champion").wait_for()
        found["over"] = await check_axe(page)
        assert not any(found.values()), found


@async_test
@pytest.mark.parametrize(("size", "light"), [(PROJECTOR, "dark"), (PHONE, "light")])
async def test_hall_and_player_pages_are_accessible(
    server: Server, size: tuple[int, int], light: str
) -> None:
    found: dict[str, list[str]] = {}
    async with open_browser(server.address) as session, judging(server, NAMES[:8]) as judge:
        hall = (await session.open_window(size, to="", color_scheme=light)).page
        mine = (await session.open_window(size, to="", color_scheme=light)).page
        await hall.goto(f"{server.address}/hall/{judge.id}")
        await mine.goto(f"{server.address}/me/{judge.id}#{judge.code_of(1)}")

        async def look(stage: str, hall_says: str) -> None:
            await hall.get_by_text(hall_says).first.wait_for()
            await mine.get_by_text(stage).first.wait_for()
            for page in (hall, mine):
                found[f"{page.url} {stage}"] = await check_axe(page)

        await look("Registration is open", "8 players")
        await judge.act(Draw())
        await judge.client.player(judge.id, judge.code_of(1)).call("How far is it?")
        await mine.get_by_text("How far is it?").wait_for()
        await look("Round 1 of 3", "Sits out")
        for table in unfinished_tables(await judge.fetch()):
            await judge.act(uneven_report(table, 1))
        for _ in range(2):
            await play_round(judge)
        await judge.act(Publish())
        await look("Ranking published", "First semi-final")
        view = await judge.act(BeginDuels(kind="long"))
        await judge.act(Decide(duel="semi_1", winner=view.duels[0].players[0]))
        await look("Finals", "Playing")
        await judge.act(Decide(duel="semi_2", winner=view.duels[1].players[0]))
        await finish_final(judge)
        await look("Over", "Champion")
        assert not any(found.values()), found


async def finish_final(judge: JudgeClient) -> None:
    view = await judge.act(BeginDuels(kind="short"))
    await judge.act(Decide(duel="final", winner=view.duels[-1].players[1]))


@async_test
async def test_long_names_fit_everywhere(server: Server) -> None:
    names = (*STRANGE, *NAMES[:3])
    async with open_browser(server.address) as session, judging(server, names) as judge:
        page = (await session.open_window(to="")).page
        hall = (await session.open_window(PROJECTOR, to="")).page
        mine = (await session.open_window(PHONE, to="")).page
        await open_console(page, judge)
        await hall.goto(f"{server.address}/hall/{judge.id}")
        await mine.goto(f"{server.address}/me/{judge.id}#{judge.code_of(1)}")

        async def look(seen: Sequence[str] = STRANGE, within: str = "body") -> None:
            for width, height in (PHONE, TABLET, DESKTOP):
                await page.set_viewport_size({"width": width, "height": height})
                await page.wait_for_timeout(100)
                await assert_all_fits(page)
            await assert_names_visible(page, seen, within)
            for other in (hall, mine):
                await assert_all_fits(other)

        await look()
        view = await judge.act(Draw())
        await page.get_by_role("article", name="Table 1").wait_for()
        await mine.get_by_text("Your seat").wait_for()
        await look()
        await assert_names_visible(hall, STRANGE)
        await page.keyboard.press("1")
        await look(within="dialog[open]")
        await page.keyboard.press("Escape")
        await press(page, "Players")
        await look(within="dialog[open]")
        await page.keyboard.press("Escape")
        await judge.act(uneven_report(view.drawn[0].tables[0], 1))
        for _ in range(2):
            await play_round(judge)
        await judge.act(Publish())
        await page.get_by_role("heading", name="Finals").wait_for()
        await hall.get_by_role("heading", name="Ranking").wait_for()
        await look(())
        await assert_names_visible(hall, STRANGE)
        await finish(judge)
        await hall.get_by_text("Champion").wait_for()
        await look(())


@async_test
@pytest.mark.parametrize("players", [5, 8, 24, 49])
async def test_the_hall_shows_all_tables_at_once_in_large_text(
    server: Server, players: int
) -> None:
    names = (*MANY, "Zed")[:players]
    async with open_browser(server.address) as session, judging(server, names) as judge:
        page = (await session.open_window(PROJECTOR, to="")).page
        await page.goto(f"{server.address}/hall/{judge.id}")
        await page.get_by_text(f"{players} players").wait_for()
        await fits_the_wall(page)
        view = await judge.act(Draw())
        await page.get_by_role("article").first.wait_for()
        assert await page.get_by_role("article").count() == len(view.tables)
        await fits_the_wall(page)
        await assert_names_visible(
            page, [seat.name for table in view.tables for seat in table.seats]
        )


async def fits_the_wall(page: Page) -> None:
    on_one_screen, smallest = await page.evaluate(ON_ONE_SCREEN)
    assert on_one_screen
    assert smallest >= 24, smallest


@async_test
async def test_a_lost_connection_is_shown_and_restored(server: Server) -> None:
    async with (
        network(server.address) as between,
        open_browser(between.address) as session,
        judging(server, NAMES[:7]) as judge,
    ):
        page = (await session.open_window(to="", may_disconnect=True)).page
        await page.goto(f"{between.address}/judge/{judge.id}#{judge.secret}")
        await page.get_by_role("button", name="Draw round 1").wait_for()
        between.cut()
        await page.get_by_text("Connection lost").wait_for()
        await press(page, "Draw round 1")
        await page.get_by_role("dialog").get_by_role("button", name="Draw round 1").click()
        await page.get_by_role("dialog").get_by_role("alert").get_by_text("server").wait_for()
        await judge.act(Draw())
        between.works = True
        await page.get_by_role("article", name="Table 1").wait_for()
        await expect(page.get_by_text("Connection lost")).to_have_count(0)


@async_test
@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
async def test_the_first_visit_downloads_little(server: Server, locale: str) -> None:
    async with open_browser(server.address) as session, judging(server, NAMES[:14]) as judge:
        await judge.act(Draw())
        seen = {
            path: await visit(session, path, shows, None, locale)
            for path, shows in (
                ("/tournaments", "main .row"),
                (f"/judge/{judge.id}#{judge.secret}", "[data-table]"),
                (f"/hall/{judge.id}", "main article"),
                (f"/me/{judge.id}#{judge.code_of(1)}", "main ol"),
            )
        }

    for path, wire in seen.items():
        assert wire.bytes["scripts"] > 50_000, f"{path}: nothing was counted"
        assert wire.first < MOST, f"{path}: {wire.first} bytes, {dict(wire.bytes)}"
