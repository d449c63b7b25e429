"""A tournament at real tables, in the browsers of judges, players and the hall."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.async_api import Page, expect

from sixgun.client import Client, JudgeClient
from sixgun.protocol import ClockRules
from sixgun.tournament import Draw, Publish, Withdraw, parse_log
from tests.browser.browser_session import PHONE, open_browser
from tests.browser.judge_console import (
    TrafficLog,
    confirm,
    draw_round,
    enter_by_keys,
    enter_by_mouse,
    open_console,
    open_tournament,
    press,
    uneven_report,
)
from tests.server.players import async_test
from tests.server.server_process import Server
from tests.server.tournaments.judge_client import NAMES, play_round, unfinished_tables

ROUNDS: Final = 3
TWELVE: Final = NAMES[:12]
AT_ONCE: Final = """localStorage.setItem("sixgun", JSON.stringify({ speed: 0 }))"""
AMOUNTS: Final = (300, 0, 200, 100, 0, 0, 0)


@async_test
async def test_a_judge_runs_twelve_players_to_the_champion(server: Server) -> None:
    async with open_browser(server.address) as session, Client(server.address) as client:
        page = (await session.open_window(may_disconnect=True)).page  # some actions are refused
        judge = client.judge(*await open_tournament(page, server.address, "Prairie Open"))
        await page.get_by_role("link", name="To the console").click()
        await register(page)
        for round_ in range(1, ROUNDS + 1):
            await draw_round(page, round_)
            await enter_results(page, judge, round_)
        await print_sheet(page)
        await correct(page, "Ada was the Deputy, not the Renegade")
        await press(page, "Publish the ranking")
        await confirm(page, "Publish the ranking")
        champion = await play_finals(page, judge)

        view = await judge.fetch()
        assert view.stage == "over"
        await expect(page.get_by_text("Champion")).to_have_count(1)
        await expect(page.get_by_label("Finals").locator("strong")).to_have_text(champion)
        assert view.champion == view.places[0]
        done = [line.action.__struct_config__.tag for line in view.log]
        assert done.count("report") == 2 * ROUNDS
        assert done.count("correct") == 1


async def register(page: Page) -> None:
    """Register most players from a list, one later, and one twice, which is refused."""
    await press(page, "Paste a list")
    await page.get_by_label("One name per line").fill("\n".join(TWELVE[:11]))
    await press(page, "Register 11 players")
    await page.get_by_text("11 players registered.").wait_for()
    field = page.get_by_label("Name of a player")
    await field.fill(f" {TWELVE[0].upper()} ")
    await page.keyboard.press("Enter")
    await page.get_by_text(f"{TWELVE[0]}.").wait_for()  # "... is already registered, as Ada."
    await field.fill("")
    await expect(page.get_by_text(f"{TWELVE[0]}.")).to_have_count(0)
    await field.fill(TWELVE[11])
    await page.keyboard.press("Enter")
    await page.get_by_text("1 player registered.").wait_for()


async def enter_results(page: Page, judge: JudgeClient, round_: int) -> None:
    """Enter the second table of the first round by mouse, all others by keyboard."""
    for table in unfinished_tables(await judge.fetch()):
        fill = enter_by_mouse if (round_, table.number) == (1, 2) else enter_by_keys
        await fill(page, table, AMOUNTS)
        await page.get_by_text(f"Table {table.number} of round {round_}: saved.").wait_for()
    for table in (await judge.fetch()).drawn[-1].tables:
        assert [seat.paid for seat in table.seats] == list(AMOUNTS[: len(table.seats)])
        assert [seat.role for seat in table.seats] == list(table.roles)


async def print_sheet(page: Page) -> None:
    """Download a sheet and print one."""
    card = page.get_by_role("article", name="Table 2")
    await card.get_by_role("button", name="Sheet").click()
    async with page.expect_download() as coming:
        await press(page, "PDF")
    file = await coming.value
    content = Path(await file.path()).read_bytes()
    assert content.startswith(b"%PDF-")
    assert file.suggested_filename == "prairie-open-round-3-table-2.pdf"
    await press(page, "Print")
    paper = page.frame_locator("#printed")
    await expect(paper.locator("body")).to_contain_text("Prairie Open")
    await page.keyboard.press("Escape")


async def correct(page: Page, reason: str) -> None:
    """Swap two roles on a sheet; without a reason this is refused."""
    card = page.get_by_role("article", name="Table 1")
    await card.get_by_role("button", name="Correct").click()
    window = page.get_by_role("dialog")
    await window.get_by_role("radio", name="The Outlaws").check(force=True)
    await press(page, "Save correction")
    await window.get_by_text("needs a reason").wait_for()
    await window.get_by_label("Reason").fill(reason)
    await press(page, "Save correction")
    await page.get_by_text("Table 1 of round 3: saved.").wait_for()


async def play_finals(page: Page, judge: JudgeClient) -> str:
    """Let the second player win each duel; return the champion."""
    for kind, duels in (("Long", ("First semi-final", "Second semi-final")), ("Short", ("Final",))):
        await page.get_by_role("radio", name=f"{kind} duel").check(force=True)
        await press(page, "Begin")
        await confirm(page, "Begin")
        for duel in duels:
            card = page.get_by_role("article", name=duel, exact=True)
            await card.get_by_role("button", name=re.compile("wins")).last.click()
            name = await page.get_by_role("dialog").locator("p").first.text_content()
            assert name is not None
            winner = name.split(" beats ")[0]
            await confirm(page, f"{winner} wins")
            await page.get_by_text(f"{duel}: {winner} has won.", exact=True).first.wait_for()
    assert (await judge.fetch()).duels[-1].kind == "short"
    return winner


@async_test
async def test_players_and_hall_never_receive_other_purses_or_the_ranking(server: Server) -> None:
    async with open_browser(server.address) as session, Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*TWELVE)
        view = await judge.act(Draw())
        first, second = unfinished_tables(view)
        view = await judge.act(uneven_report(first, 1))
        me = first.seats[2].player

        hall = (await session.open_window((1920, 1080), to="")).page
        mine = (await session.open_window(PHONE, to="")).page
        heard = {page: TrafficLog(page) for page in (hall, mine)}
        await hall.goto(f"{server.address}/hall/{judge.id}")
        await mine.goto(f"{server.address}/me/{judge.id}#{judge.code_of(me)}")
        await mine.get_by_text("$2,000 at the start").wait_for()
        await hall.get_by_text("Reported").first.wait_for()
        view = await judge.act(uneven_report(second, 1))
        await hall.get_by_text("Round 1 of 3 is over").wait_for()
        await mine.get_by_text("Round 1 is over").wait_for()

        account = {one.player: one for one in view.accounts}
        own = {account[me].purse, account[me].spent, account[me].won, account[me].score, 0, 2000}
        secret = {one.purse for one in view.accounts} | {one.spent for one in view.accounts} - {0}
        assert len(secret - own) > 8
        assert await heard[hall].numbers() & (secret - {0, 2000}) == set()
        assert await heard[mine].numbers() & (secret - own) == set()
        assert account[me].purse in await heard[mine].numbers()
        for page in (hall, mine):
            said = await heard[page].read_all()
            assert b'"ranking":[]' in said
            assert re.findall(rb'"ranking":\[[^\]]', said) == []
            assert judge.secret.encode() not in said
            others = [one for one in view.accounts if one.player != me]
            assert not [one.name for one in others if one.code.encode() in said]
        assert b'"purse"' not in await heard[hall].read_all()

        for _ in range(ROUNDS - 1):
            await play_round(judge)
        await judge.act(Publish())
        await hall.get_by_role("heading", name="Ranking").wait_for()
        await mine.get_by_role("heading", name="Ranking").wait_for()
        assert secret & await heard[hall].numbers() or b'"score"' in await heard[hall].read_all()


@async_test
async def test_only_the_judges_link_can_act(server: Server) -> None:
    async with open_browser(server.address) as session, Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        view = await judge.register(*TWELVE)
        page = (await session.open_window(may_disconnect=True)).page
        for secret in ("", "#", f"#{judge.code_of(1)}", f"#{judge.secret[:-1]}x"):
            await page.goto("about:blank")
            await page.goto(f"{server.address}/judge/{judge.id}{secret}")
            await page.get_by_role("heading", name=re.compile("link opens this")).wait_for()
            assert await page.get_by_role("button", name=re.compile("Draw|Register")).count() == 0
        for key in ("", "Judge x", f"Player {judge.code_of(1)}", f"Judge {judge.code_of(1)}"):
            answer = await page.request.post(
                f"{server.address}/api/tournaments/{judge.id}/act",
                data={"after": view.entries, "action": {"do": "draw"}},
                headers={"Authorization": key},
            )
            assert answer.status == 401, key
        await page.goto(f"{server.address}/hall/{judge.id}")
        await page.get_by_text("12 players").wait_for()
        assert await page.get_by_role("button").count() == 0
        assert (await judge.fetch()).entries == view.entries

        await open_console(page, judge)
        await page.get_by_role("button", name="Draw round 1").wait_for()
        await page.goto(f"{server.address}/judge/{judge.id}")  # this browser remembers the secret
        await page.get_by_role("button", name="Draw round 1").wait_for()
        await page.goto(f"{server.address}/tournaments")
        await expect(page.get_by_role("link", name="Console")).to_have_count(1)


@async_test
async def test_the_slower_of_two_judges_sees_what_the_other_did(server: Server) -> None:
    async with open_browser(server.address) as session, Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*TWELVE)
        people = [await session.open_window(to="", may_disconnect=True) for _ in range(2)]
        ann, bob = (person.page for person in people)
        for page in (ann, bob):
            await open_console(page, judge)
        await press(ann, "Draw round 1")
        await bob.get_by_role("button", name=re.compile(TWELVE[3])).first.click()
        await press(bob, "Leaves the tournament")
        await confirm(bob, "Leaves the tournament", "has a train to catch")

        await confirm(ann, "Draw round 1")
        window = ann.get_by_role("dialog").last
        await window.get_by_text("Someone else did something meanwhile").wait_for()
        await window.get_by_text(f"{TWELVE[3]} has left").wait_for()
        assert (await judge.fetch()).round == 0
        await confirm(ann, "Try again")

        for page in (ann, bob):
            await page.get_by_role("article", name="Table 2").wait_for()
        view = await judge.fetch()
        assert sum(len(table.seats) for table in view.tables) == 11


@async_test
async def test_actions_can_be_undone_and_the_log_downloaded(server: Server) -> None:
    async with open_browser(server.address) as session, Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*TWELVE)
        await play_round(judge)
        page = (await session.open_window(to="", may_disconnect=True)).page
        await open_console(page, judge)
        await press(page, "Log and files")
        await press(page, "Undo entry 3")  # two reports depend on this draw
        await confirm(page, "Undo", "wrong button")
        await page.get_by_text("Entry 4 depends on it.").wait_for()
        await press(page, "Cancel")
        await press(page, "Undo entry 5")
        await confirm(page, "Undo", "wrong sheet")
        await page.get_by_text("undone by entry 6").wait_for()
        await page.get_by_text("wrong sheet").wait_for()
        assert (await judge.fetch()).reported == 1

        async with page.expect_download() as coming:
            await press(page, "The log JSON")
        log = Path(await (await coming.value).path()).read_text("utf-8")
        assert len(parse_log(log)) == 6
        await page.goto(f"{server.address}/tournaments")
        torn = {"name": "log.json", "mimeType": "application/json", "buffer": log[:-9].encode()}
        await page.locator("input[type=file]").set_input_files(torn)  # type: ignore[arg-type]
        await page.get_by_text("Line 6 of the log").wait_for()
        whole = torn | {"buffer": log.encode()}
        await page.locator("input[type=file]").set_input_files(whole)  # type: ignore[arg-type]
        await page.get_by_role("link", name="To the console").click()
        await page.get_by_role("article", name="Table 1").wait_for()


@async_test
async def test_a_player_calls_the_judge_who_rules(server: Server) -> None:
    async with open_browser(server.address) as session, Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*TWELVE)
        view = await judge.act(Draw())
        asking = view.tables[1].seats[3]
        page, phone = (
            (await session.open_window(to="")).page,
            (await session.open_window(PHONE, to="")).page,
        )
        await open_console(page, judge)
        await phone.goto(f"{server.address}/me/{judge.id}#{judge.code_of(asking.player)}")
        await expect(phone.get_by_text("Table 2", exact=True)).to_be_visible()
        await expect(phone.get_by_text("Your seat is number 4")).to_be_visible()
        await phone.get_by_label("What is it about?").fill("Two Barrels against Slab?")
        await press(phone, "Call the judge")

        card = page.get_by_role("article", name="Table 2")
        await card.get_by_text("Judge called").wait_for()
        await press(page, "Answer")
        await page.keyboard.type("R51")
        await page.get_by_role("dialog").get_by_role("button", name=re.compile("^R51")).click()
        await press(page, "Give ruling")
        await phone.get_by_role("link", name="R51").wait_for()
        assert (await judge.fetch()).calls[0].answers[0].ruling == "R51"

        await press(phone, "Call the judge")
        await press(page, "Settled at the table")
        await phone.get_by_text("Settled at the table.").wait_for()
        await judge.fetch()
        await judge.act(Withdraw(player=asking.player))
        await phone.get_by_text("You have left the tournament.").wait_for()
        await expect(card.get_by_text("has left")).to_be_visible()


@async_test
async def test_a_bad_sheet_is_refused_at_its_field_and_keeps_all_input(server: Server) -> None:
    async with open_browser(server.address) as session, Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*TWELVE)
        view = await judge.act(Draw())
        table = view.drawn[0].tables[0]
        name = table.seats[0].name
        page = (await session.open_window(to="", may_disconnect=True)).page
        await open_console(page, judge)
        await page.keyboard.press("1")
        window = page.get_by_role("dialog")
        await press(page, "Save result")
        await expect(window.get_by_role("radio", name="The Law")).to_be_focused()
        await window.get_by_text("First say who won.").wait_for()
        await window.get_by_role("radio", name="The Law").check(force=True)
        await press(page, "Save result")
        await window.get_by_text("The role is still missing.").first.wait_for()
        for line, role in list(zip(table.seats, table.roles, strict=True))[1:]:
            group = window.get_by_role("radiogroup", name=f"Role of {line.name}")
            await group.get_by_role("radio", name=role.capitalize()).check(force=True)
        paid = window.get_by_label(f"Paid by {name}")
        for amount, words in (
            ("abc", "That is not an amount."),
            ("150", "multiples of 100"),
            ("2100", "cannot have paid"),
        ):
            await paid.fill(amount)
            await press(page, "Save result")
            await window.get_by_text(words).wait_for()
            await expect(paid).to_be_focused()
            await expect(paid).to_have_attribute("aria-invalid", "true")
        assert (await judge.fetch()).reported == 0
        await paid.fill("15")
        await press(page, "Save result")
        await page.get_by_text("Table 1 of round 1: saved.").wait_for()
        assert (await judge.fetch()).drawn[0].tables[0].seats[0].paid == 1500


@async_test
async def test_a_half_entered_sheet_is_restored(server: Server) -> None:
    async with open_browser(server.address) as session, Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*TWELVE)
        view = await judge.act(Draw())
        name = view.drawn[0].tables[0].seats[0].name
        page = (await session.open_window(to="")).page
        await open_console(page, judge)
        window = page.get_by_role("dialog")
        paid = window.get_by_label(f"Paid by {name}")
        await page.keyboard.press("1")
        await page.keyboard.press("L")
        await page.keyboard.press("Enter")  # too early: this is the list of characters
        await page.keyboard.type("12")
        await expect(paid).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(window.get_by_label(f"Character of {name}")).to_be_focused()
        await page.keyboard.press("Escape")
        await expect(window).to_have_count(0)

        await page.keyboard.press("1")
        await window.get_by_text("Your earlier entries").wait_for()
        await expect(paid).to_have_value("1200")
        await expect(window.get_by_role("radio", name="The Law")).to_be_checked()
        await press(page, "Start over")
        await expect(paid).to_have_value("")
        await page.keyboard.press("Escape")
        await expect(window).to_have_count(0)
        await page.keyboard.press("1")
        await paid.wait_for()
        await expect(window.get_by_text("Your earlier entries")).to_have_count(0)


@async_test
async def test_a_tournament_on_the_server_runs_by_itself(server: Server) -> None:
    """A judge, bots, and a player who opens their link and then leaves."""
    async with open_browser(server.address) as session, Client(server.address) as client:
        clock = ClockRules(decision=2)
        judge = await client.open_tournament(
            "Prairie Open", online=True, clock=clock, absent_after=2, pace=0
        )
        page, phone = (
            (await session.open_window(to="")).page,
            (await session.open_window(PHONE, to="")).page,
        )
        await phone.add_init_script(AT_ONCE)
        await open_console(page, judge)
        await page.get_by_label("Name of a player").fill("Ada")
        await page.keyboard.press("Enter")
        await page.get_by_text("Ada").first.wait_for()
        await page.get_by_label("Bots", exact=True).fill("5")
        await page.get_by_label("Bot level").select_option("greenhorn")
        await page.get_by_role("button", name="Register").last.click()
        await page.get_by_text("6 players").first.wait_for()
        await judge.fetch()
        await phone.goto(f"{server.address}/me/{judge.id}#{judge.code_of(1)}")
        await phone.get_by_text("You are registered").wait_for()
        await draw_round(page, 1)

        card = page.get_by_role("article", name="Table 1")
        await card.get_by_text("Ada has to decide, but is away.").wait_for()
        await card.get_by_role("button", name="More time").click()
        await page.get_by_text("Ada has 60 seconds more.").wait_for()
        await phone.get_by_role("link", name="To my table").click()
        await phone.wait_for_url("**/t/*")
        await phone.locator(".auction").wait_for()
        await expect(phone.get_by_role("button", name="Hint")).to_have_count(0)
        await phone.get_by_role("link", name="call the judge").click()
        await phone.get_by_role("link", name="To my table").click()
        await card.get_by_role("button", name="Enter result").click()
        await card.get_by_role("button", name="End the game").wait_for()
        await card.get_by_text("Ada is deciding.").wait_for()
        view = await judge.fetch()
        assert [one.bound for one in view.accounts] == [True, *[False] * 5]
        assert phone.url.endswith(view.tables[0].table)
        await judge.act(Withdraw(player=1))
        await card.get_by_text("Reported").wait_for()
        await card.get_by_text("from the table").wait_for()
        async with page.expect_download() as coming:
            await card.get_by_role("button", name="Record").click()
        assert "variant: auction" in Path(await (await coming.value).path()).read_text("utf-8")
        await page.get_by_role("button", name="Draw round 2").wait_for()
        await phone.keyboard.press("s")  # skip animations
        await phone.get_by_role("link", name="Back to the tournament").click()
        await phone.get_by_text("You are out of the tournament.").wait_for()
