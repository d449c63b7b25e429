"""A finished game is replayed by its link or from a file, from any viewpoint."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.async_api import Page, expect

import sixgun
from sixgun.notation import write_record
from tests.browser.browser_session import open_browser
from tests.browser.keyboard_player import play_to_end, start_game
from tests.server.players import async_test
from tests.server.server_process import Server


async def moment(page: Page) -> int:
    return int(await page.get_by_label("Timeline").input_value())


@async_test
async def test_a_game_is_replayed_by_its_link(server: Server) -> None:
    async with open_browser(server.address) as session:
        page = (await session.open_window()).page
        await start_game(page, server.address, game="duel", bots=["greenhorn"])
        await play_to_end(page, random.Random(1))
        end = page.locator("section.end")
        await end.get_by_role("button", name="Look at the table").click()
        await end.wait_for(state="detached")
        await page.get_by_role("button", name="Show the result").click()
        await end.get_by_role("link", name="Replay").click()
        await page.get_by_label("Timeline").wait_for()
        await page.keyboard.press("End")
        last = await moment(page)
        assert last > 10
        await page.keyboard.press("Home")
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("ArrowRight")
        assert await moment(page) == 2
        await page.get_by_label("Viewpoint").select_option(label="All cards open")
        await page.get_by_role("region", name="All hands").wait_for()
        assert await moment(page) == 2
        await page.evaluate("location.hash = '#5'")  # as typed into the address bar
        await expect(page.get_by_label("Timeline")).to_have_value("5")


@async_test
async def test_a_record_is_replayed_from_a_file(server: Server, tmp_path: Path) -> None:
    game = sixgun.new_game("classic", players=5, seed=7)
    rng = random.Random(7)
    while not game.kernel.over:
        assert game.decision is not None
        game.apply(rng.choice(game.decision.moves))
    file = tmp_path / "game.sixgun"
    file.write_text(write_record(game.record()), encoding="utf-8")
    async with open_browser(server.address) as session:
        page = (await session.open_window()).page
        await page.goto(f"{server.address}/replay")
        await page.locator("input[type=file]").set_input_files(file)
        await page.get_by_label("Timeline").wait_for()
        await page.get_by_text("Deal and moves verified").first.wait_for()
