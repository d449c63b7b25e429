"""Requests of tournaments. The judge and the players show their secrets in `Authorization`."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Any, Final

from sixgun.protocol import (
    CallWish,
    Deed,
    ExtraTime,
    HallView,
    JudgeView,
    NewTournament,
    PlayerView,
    TournamentOpened,
    Tournaments,
)
from sixgun.server.http.calls import JUDGE, PLAYER, Call, Endpoint, File, Text
from sixgun.server.refusals import Refusal
from sixgun.server.store.people import desk_person
from sixgun.server.tournaments.console import judge_view
from sixgun.server.tournaments.views import hall_view, player_view
from sixgun.tournament import TournamentError, read_players
from sixgun.tournament import export as export_as
from sixgun.tournament.sheets import LANGUAGES, Sheet, as_html, sheets_of

__all__ = ["OF_TOURNAMENTS"]

NUMBER: Final = re.compile(r"[0-9]{1,4}")
SHEETS: Final = {"html": "text/html; charset=utf-8", "pdf": "application/pdf"}
PRINTING: Final = {
    "form": tuple(SHEETS),
    "language": tuple(LANGUAGES),
    "paper": ("a4", "letter"),
}
MEDIA: Final = {"json": "application/json", "csv": "text/csv"}


async def list_tournaments(call: Call) -> Tournaments:
    """The latest tournaments."""
    return Tournaments(await call.house.desks.list_all())


async def open_tournament(call: Call) -> TournamentOpened:
    """Open a tournament and be its judge."""
    return noted(call, await call.house.desks.open(call.body))


async def take_in_tournament(call: Call) -> TournamentOpened:
    """Go on with a tournament from its log."""
    return noted(call, await call.house.desks.take_in(call.body.text))


def noted(call: Call, opened: TournamentOpened) -> TournamentOpened:
    """Bots of all tournaments from one address take turns with each other."""
    call.house.services.origins.note(desk_person(opened.id), call.address)
    return opened


def check_may_open(call: Call) -> None:
    """Somebody who has come in, and has not opened many."""
    _ = call.me
    if not call.house.tournaments.take(call.address):
        raise Refusal("too_many_requests", 429)


async def show_hall(call: Call) -> HallView:
    """What everybody may see."""
    return hall_view(await call.desk())


async def show_judge(call: Call) -> JudgeView:
    """Everything, for the judge."""
    return judge_view(await call.judged(), call.secret)


async def act(call: Call) -> JudgeView:
    """The judge does something."""
    desk = await call.judged()
    await finished(call, desk.act(call.body, call.secret))
    return judge_view(desk, call.secret)


async def finished(call: Call, work: Coroutine[Any, Any, None]) -> None:
    """Once begun it is finished, even if whoever asked for it does not wait."""
    await asyncio.shield(call.house.services.spawn(work))


async def register_players(call: Call) -> JudgeView:
    """Players from a list: a name in each line, or columns with headings."""
    desk = await call.judged()
    named = read_players(call.body, desk.made.state)
    await finished(call, desk.act(Deed(len(desk.made.log), named), call.secret))
    return judge_view(desk, call.secret)


async def export(call: Call) -> File:
    """Players, results, ranking or log, as JSON or CSV."""
    desk = await call.judged()
    what, _, form = call.path["what"].rpartition(".")
    try:
        written = export_as(desk.made, what, form)
    except TournamentError as error:
        raise Refusal(error.code, 404, **error.facts) from None
    return File(written.encode(), MEDIA[form], f"{desk.id}-{what}.{form}")


async def print_round(call: Call) -> File:
    """The record sheets of a round."""
    return await printed(call, 0)


async def print_table(call: Call) -> File:
    """The record sheet of one table."""
    return await printed(call, number(call.path["number"]))


async def printed(call: Call, table: int) -> File:
    desk, query = await call.judged(), call.query
    round_, form = number(call.path["round"]), query["form"]
    try:
        sheets = sheets_of(desk.made, round_, table)
    except TournamentError as error:
        raise Refusal(error.code, 404, **error.facts) from None
    async with call.house.desks.printing:
        made = await asyncio.to_thread(on_paper, sheets, **query)
    name = f"{desk.id}-round-{round_}" + (f"-table-{table}" if table else "")
    return File(made, SHEETS[form], f"{name}.{form}")


def on_paper(sheets: list[Sheet], form: str, language: str, paper: str) -> bytes:
    if form == "html":
        return as_html(sheets, language).encode()
    from sixgun.tournament.sheets.pdf import as_pdf  # noqa: PLC0415 - few servers need it

    return as_pdf(sheets, language, paper)


def number(text: str) -> int:
    """A number in an address; one that cannot be is -1."""
    return int(text) if NUMBER.fullmatch(text) else -1


async def give_time(call: Call) -> JudgeView:
    """More time for whoever is asked at a table on the server."""
    desk = await call.judged()
    table = await call.table()
    if table.tournament != desk.id:
        raise Refusal("no_such_table", 404, table=table.id)
    await table.running().give_time(call.body.seconds)
    return judge_view(desk, call.secret)


async def show_me(call: Call) -> PlayerView:
    """What a player may see; online, the first browser that asks is the one that plays."""
    desk, player = await call.played()
    if call.person is not None and desk.waits_for(player, call.person):
        await finished(call, desk.bind(player, call.person))
    return player_view(desk, player, call.person.id if call.person else "")


async def play_here(call: Call) -> PlayerView:
    """From now on this browser plays, and no other."""
    desk, player = await call.played()
    await finished(call, desk.bind(player, call.me))
    return player_view(desk, player, call.me.id)


async def call_judge(call: Call) -> PlayerView:
    """A player wants the judge."""
    desk, player = await call.played()
    await finished(call, desk.call(player, call.body.words))
    return player_view(desk, player, call.person.id if call.person else "")


ALL: Final = "/api/tournaments"
ONE: Final = "/api/tournaments/{tournament}"
PRINTED: Final = ("text/html", "application/pdf")
SECRET: Final = (401, 404, 409, 422)
OF_TOURNAMENTS: Final = (
    Endpoint("GET", ALL, list_tournaments, Tournaments),
    Endpoint(
        "POST",
        ALL,
        open_tournament,
        TournamentOpened,
        NewTournament,
        201,
        (401, 422),
        check=check_may_open,
    ),
    Endpoint(
        "POST",
        f"{ALL}/import",
        take_in_tournament,
        TournamentOpened,
        Text,
        201,
        (401, 422, 503),
        is_long=True,
        check=check_may_open,
    ),
    Endpoint("GET", ONE, show_hall, HallView, refusals=(404,)),
    Endpoint("GET", f"{ONE}/judge", show_judge, JudgeView, refusals=(401, 404), secret=JUDGE),
    Endpoint(
        "POST", f"{ONE}/act", act, JudgeView, Deed, refusals=SECRET, secret=JUDGE, is_long=True
    ),
    Endpoint(
        "POST",
        f"{ONE}/players",
        register_players,
        JudgeView,
        bytes,
        refusals=SECRET,
        secret=JUDGE,
        media=(MEDIA["csv"],),
    ),
    Endpoint(
        "GET",
        f"{ONE}/export/{{what}}",
        export,
        File,
        refusals=(401, 404),
        secret=JUDGE,
        media=tuple(MEDIA.values()),
    ),
    Endpoint(
        "GET",
        f"{ONE}/sheets/{{round}}",
        print_round,
        File,
        refusals=(401, 404),
        secret=JUDGE,
        query=PRINTING,
        media=PRINTED,
    ),
    Endpoint(
        "GET",
        f"{ONE}/sheets/{{round}}/{{number}}",
        print_table,
        File,
        refusals=(401, 404),
        secret=JUDGE,
        query=PRINTING,
        media=PRINTED,
    ),
    Endpoint(
        "POST",
        f"{ONE}/tables/{{table}}/more_time",
        give_time,
        JudgeView,
        ExtraTime,
        refusals=(401, 404, 409),
        secret=JUDGE,
    ),
    Endpoint("GET", f"{ONE}/me", show_me, PlayerView, refusals=(401, 404), secret=PLAYER),
    Endpoint("POST", f"{ONE}/me", play_here, PlayerView, refusals=(401, 404, 409), secret=PLAYER),
    Endpoint(
        "POST", f"{ONE}/call", call_judge, PlayerView, CallWish, refusals=SECRET, secret=PLAYER
    ),
)
