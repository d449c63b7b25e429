"""The endpoints of tournaments; judges and players send their secret as `Authorization`."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from sixgun.protocol import (
    ActionRequest,
    CallRequest,
    ExtraTime,
    HallView,
    JudgeView,
    NewTournament,
    PlayerView,
    TournamentList,
    TournamentOpened,
)
from sixgun.server.http.request_context import (
    JUDGE,
    PLAYER,
    EncodedJson,
    Endpoint,
    File,
    RequestContext,
    Text,
)
from sixgun.server.jobs.record_sheets import RenderSheets
from sixgun.server.refusals import Refusal
from sixgun.server.tournaments import TournamentService
from sixgun.server.tournaments.judge_view import judge_view
from sixgun.server.tournaments.views import hall_view, player_view
from sixgun.tournament import TournamentError, parse_players
from sixgun.tournament import export as export_as
from sixgun.tournament.sheets import LANGUAGES, make_sheets

__all__ = ["TOURNAMENT_ENDPOINTS"]

T = TypeVar("T")

NUMBER: Final = re.compile(r"[0-9]{1,4}")
SHEET_MEDIA: Final = {"html": "text/html; charset=utf-8", "pdf": "application/pdf"}
SHEET_OPTIONS: Final = {
    "form": tuple(SHEET_MEDIA),
    "language": tuple(LANGUAGES),
    "paper": ("a4", "letter"),
}
EXPORT_MEDIA: Final = {"json": "application/json", "csv": "text/csv"}


async def list_tournaments(ctx: RequestContext) -> TournamentList:
    """List the latest tournaments."""
    return TournamentList(await ctx.application.tournament_registry.list_all())


async def open_tournament(ctx: RequestContext) -> TournamentOpened:
    """Open a tournament as its judge."""
    return await ctx.application.tournament_registry.open(ctx.body, ctx.address)


async def import_tournament(ctx: RequestContext) -> TournamentOpened:
    """Import a tournament from its log and continue it."""
    return await ctx.application.tournament_registry.import_log(ctx.body.text, ctx.address)


def limit_new_tournaments(ctx: RequestContext) -> None:
    """Require a session, and apply the rate limit of new tournaments."""
    _ = ctx.me
    if not ctx.application.rate_limits.tournaments.take(ctx.address):
        raise Refusal("too_many_requests", 429)


async def get_hall(ctx: RequestContext) -> EncodedJson:
    """Get the public view of a tournament."""
    service = await ctx.service()
    with ctx.charge_cpu():
        content = service.views.current("hall", lambda: hall_view(service)).content
    return EncodedJson(ctx.charge_response(content))


async def get_judge_view(ctx: RequestContext) -> EncodedJson:
    """Get the judge's view of a tournament."""
    return judge_response(ctx, await ctx.require_judge())


def judge_response(ctx: RequestContext, service: TournamentService) -> EncodedJson:
    with ctx.charge_cpu():
        content = service.views.current("judge", lambda: judge_view(service, ctx.secret)).content
    return EncodedJson(ctx.charge_response(content))


async def perform_action(ctx: RequestContext) -> EncodedJson:
    """Perform an action of the judge."""
    service = await ctx.require_judge()
    await perform_and_charge(ctx, service, ctx.body)
    return judge_response(ctx, service)


async def perform_and_charge(
    ctx: RequestContext, service: TournamentService, action: ActionRequest
) -> None:
    """Perform an action, and charge the CPU time of its thread to the address."""
    await run_to_end(ctx, service.act(action, ctx.secret, ctx.charge_seconds))


async def run_to_end(ctx: RequestContext, coroutine: Coroutine[Any, Any, T]) -> T:
    """Finish the coroutine even if the client disconnects."""
    result: T = await asyncio.shield(ctx.application.context.spawn(coroutine))
    return result


async def register_players(ctx: RequestContext) -> EncodedJson:
    """Register players from a list: one name on each line, or CSV with headings."""
    service = await ctx.require_judge()
    state = service.tournament.state
    registration = await ctx.run_in_thread(lambda: parse_players(ctx.body, state))
    await perform_and_charge(ctx, service, ActionRequest(len(service.tournament.log), registration))
    return judge_response(ctx, service)


async def export_tournament(ctx: RequestContext) -> File:
    """Export players, results, ranking or log as JSON or CSV."""
    service = await ctx.require_judge()
    what, _, form = ctx.path["what"].rpartition(".")
    try:
        with ctx.charge_cpu():
            text = export_as(service.tournament, what, form)
    except TournamentError as error:
        raise Refusal(error.code, 404, **error.facts) from None
    return File(
        ctx.charge_response(text.encode()), EXPORT_MEDIA[form], f"{service.id}-{what}.{form}"
    )


async def get_round_sheets(ctx: RequestContext) -> File:
    """Get the record sheets of a round."""
    return await render_sheets(ctx, 0)


async def get_table_sheet(ctx: RequestContext) -> File:
    """Get the record sheet of one table."""
    return await render_sheets(ctx, parse_number(ctx.path["number"]))


async def render_sheets(ctx: RequestContext, table: int) -> File:
    """The sheets of a round, or of one table of it unless `table` is 0."""
    if not ctx.application.rate_limits.sheets.take(ctx.address):
        raise Refusal("too_many_requests", 429)
    service, query = await ctx.require_judge(), ctx.query
    round_, form = parse_number(ctx.path["round"]), query["form"]
    try:
        with ctx.charge_cpu():
            sheets = make_sheets(service.tournament, round_, table)
    except TournamentError as error:
        raise Refusal(error.code, 404, **error.facts) from None
    content = await ctx.run(RenderSheets(sheets, form, query["language"], query["paper"]))
    name = f"{service.id}-round-{round_}" + (f"-table-{table}" if table else "")
    return File(content, SHEET_MEDIA[form], f"{name}.{form}")


def parse_number(text: str) -> int:
    """A number in the path, or -1 if it is not valid."""
    return int(text) if NUMBER.fullmatch(text) else -1


async def give_time(ctx: RequestContext) -> EncodedJson:
    """Give more time to the player who has to decide at a table on the server."""
    service = await ctx.require_judge()
    table = await ctx.table()
    if table.tournament != service.id:
        raise Refusal("no_such_table", 404, table=table.id)
    await table.running_match().give_time(ctx.body.seconds)
    return judge_response(ctx, service)


async def get_player_view(ctx: RequestContext) -> PlayerView:
    """Get a player's view; online, the first browser that asks becomes theirs."""
    service, player = await ctx.require_player()
    if ctx.user is not None and service.can_bind(player, ctx.user):
        await run_to_end(ctx, service.bind(player, ctx.user))
    return player_view(service, player, ctx.user.id if ctx.user else "")


async def bind_browser(ctx: RequestContext) -> PlayerView:
    """Play from this browser; other browsers of the player lose the seat."""
    service, player = await ctx.require_player()
    await run_to_end(ctx, service.bind(player, ctx.me))
    return player_view(service, player, ctx.me.id)


async def call_judge(ctx: RequestContext) -> PlayerView:
    """Call the judge, as a player."""
    service, player = await ctx.require_player()
    await run_to_end(ctx, service.call(player, ctx.body.words))
    return player_view(service, player, ctx.user.id if ctx.user else "")


ALL: Final = "/api/tournaments"
ONE: Final = "/api/tournaments/{tournament}"
SHEET_MEDIA_TYPES: Final = ("text/html", "application/pdf")
ACTION_REFUSALS: Final = (401, 404, 409, 422)
TOURNAMENT_ENDPOINTS: Final = (
    Endpoint("GET", ALL, list_tournaments, TournamentList),
    Endpoint(
        "POST",
        ALL,
        open_tournament,
        TournamentOpened,
        NewTournament,
        201,
        (401, 422),
        check=limit_new_tournaments,
    ),
    Endpoint(
        "POST",
        f"{ALL}/import",
        import_tournament,
        TournamentOpened,
        Text,
        201,
        (401, 422, 503),
        large_body=True,
        check=limit_new_tournaments,
    ),
    Endpoint("GET", ONE, get_hall, HallView, refusals=(404,)),
    Endpoint("GET", f"{ONE}/judge", get_judge_view, JudgeView, refusals=(401, 404), secret=JUDGE),
    Endpoint(
        "POST",
        f"{ONE}/act",
        perform_action,
        JudgeView,
        ActionRequest,
        refusals=ACTION_REFUSALS,
        secret=JUDGE,
        large_body=True,
    ),
    Endpoint(
        "POST",
        f"{ONE}/players",
        register_players,
        JudgeView,
        bytes,
        refusals=ACTION_REFUSALS,
        secret=JUDGE,
        media=(EXPORT_MEDIA["csv"],),
    ),
    Endpoint(
        "GET",
        f"{ONE}/export/{{what}}",
        export_tournament,
        File,
        refusals=(401, 404),
        secret=JUDGE,
        media=tuple(EXPORT_MEDIA.values()),
    ),
    Endpoint(
        "GET",
        f"{ONE}/sheets/{{round}}",
        get_round_sheets,
        File,
        refusals=(401, 404),
        secret=JUDGE,
        query=SHEET_OPTIONS,
        media=SHEET_MEDIA_TYPES,
    ),
    Endpoint(
        "GET",
        f"{ONE}/sheets/{{round}}/{{number}}",
        get_table_sheet,
        File,
        refusals=(401, 404),
        secret=JUDGE,
        query=SHEET_OPTIONS,
        media=SHEET_MEDIA_TYPES,
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
    Endpoint("GET", f"{ONE}/me", get_player_view, PlayerView, refusals=(401, 404), secret=PLAYER),
    Endpoint(
        "POST", f"{ONE}/me", bind_browser, PlayerView, refusals=(401, 404, 409), secret=PLAYER
    ),
    Endpoint(
        "POST",
        f"{ONE}/call",
        call_judge,
        PlayerView,
        CallRequest,
        refusals=ACTION_REFUSALS,
        secret=PLAYER,
    ),
)
