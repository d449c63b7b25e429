"""Pictures of a tournament: the console, the hall and a player's phone in the same round."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from playwright.async_api import Page

from sixgun.client import Client, JudgeClient, ServerRefused
from sixgun.protocol import JudgeView
from sixgun.tournament import Draw
from tests.browser.browser_session import DESKTOP, PHONE, open_browser
from tests.browser.judge_console import uneven_report
from tests.server.server_process import Server
from tests.server.tournaments.judge_client import NAMES, unfinished_tables
from tests.server.tournaments.scripted_players import wait_for_view

__all__ = ["make_tournament"]

Take = Callable[[Page, Path], Awaitable[None]]

WALL: Final = (960, 540)  # smaller than a wall, for a page
BOTS: Final = 23
QUESTION: Final = "Jourdonnais with a Barrel flips two Hearts: does that stop a BANG! of Slab?"


async def make_tournament(server: Server, folder: Path, take: Take) -> None:
    """Take pictures of round 2: a table waits for one player, who has called the judge."""
    async with (
        Client(server.address, timeout=60.0) as client,
        open_browser(server.address) as session,
    ):
        judge = await client.open_tournament("Prairie Open 2026", online=True, pace=1)
        await judge.register(NAMES[0])
        await judge.register(*NAMES[1 : BOTS + 1], bot="gunslinger")
        await play_first_round(judge)
        await judge.act(Draw())
        await client.player(judge.id, judge.code_of(1)).call(QUESTION)
        await wait_for_view(judge, worth_a_picture, 240)
        for name, path, size in (
            ("judge", f"/judge/{judge.id}#{judge.secret}", DESKTOP),
            ("hall", f"/hall/{judge.id}", WALL),
            ("player", f"/me/{judge.id}#{judge.code_of(1)}", PHONE),
        ):
            page = (await session.open_window(size, to="", color_scheme="dark")).page
            await page.goto(server.address + path)
            await page.locator("main").wait_for()
            await take(page, folder / f"{name}.jpg")


async def play_first_round(judge: JudgeClient) -> None:
    """Report all tables; some may have reported already."""
    await judge.act(Draw())
    while tables := list(unfinished_tables(await judge.fetch())):
        with contextlib.suppress(ServerRefused):
            await judge.act(uneven_report(tables[0], 1))


def worth_a_picture(view: JudgeView) -> bool:
    """True if most tables still play and a player is out."""
    playing = [table for table in view.tables if table.state == "playing"]
    return len(playing) >= 2 and any(seat.out for table in playing for seat in table.seats)
