"""All endpoints of the HTTP API; the first line of each docstring is its OpenAPI summary."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

import sixgun
from sixgun.bots import LEVELS
from sixgun.engine import Viewpoint
from sixgun.live import build_name
from sixgun.live.options import default_options
from sixgun.live.rulesets import RULESETS
from sixgun.protocol import (
    AllTables,
    GameInfo,
    GameList,
    Health,
    Library,
    LoginLink,
    NewGuest,
    NewTable,
    OptionInfo,
    RecordList,
    RematchRequest,
    Replay,
    RulingList,
    SeatBotRequest,
    TableInfo,
    TableList,
    TakenSeat,
    User,
)
from sixgun.server.http.request_context import (
    EncodedJson,
    Endpoint,
    RequestContext,
    SessionResponse,
    Text,
)
from sixgun.server.http.tournaments import TOURNAMENT_ENDPOINTS
from sixgun.server.jobs.records import ReplayRecord
from sixgun.server.library import CachedResponse, library_response, rulings_response
from sixgun.server.refusals import Refusal
from sixgun.server.tables.table_setup import RESERVED_OPTIONS

__all__ = ["ENDPOINTS"]


# -- server -----------------------------------------------------------------------------


async def check_health(ctx: RequestContext) -> Health:
    """Check that the server runs and can write to its database."""
    await ctx.application.store.require_writable()
    tables, connections = len(ctx.application.lobby.tables), ctx.application.connections.total
    return Health("ok", sixgun.__version__, build_name(), tables, connections)


async def list_games(_: RequestContext) -> GameList:
    """List the games with their options, and the levels of bots."""
    return GameList([game_info(game) for game in RULESETS], list(LEVELS))


def game_info(game: str) -> GameInfo:
    rules = RULESETS[game]
    defaults = default_options(rules.config)
    choices = rules.choices()
    options: list[OptionInfo] = []
    for field in fields(rules.config):
        if field.name in RESERVED_OPTIONS:
            continue
        value: Any = defaults[field.name]
        value = list(value) if isinstance(value, tuple) else value
        allowed = choices.get(field.name, ())
        if isinstance(allowed, range):
            options.append(OptionInfo(field.name, value, least=allowed[0], most=allowed[-1]))
        else:
            options.append(OptionInfo(field.name, value, list(allowed)))
    seats = {variant: list(counts) for variant, counts in rules.seats().items()}
    return GameInfo(game, options, seats)


async def get_library(_: RequestContext) -> CachedResponse:
    """Get all cards with their texts, the boxes and the house rules."""
    return library_response()


async def get_rulings(_: RequestContext) -> CachedResponse:
    """Get all rulings."""
    return rulings_response()


# -- users --------------------------------------------------------------------------------


async def create_guest(ctx: RequestContext) -> Any:
    """Create a guest and a session; with a session, change your name."""
    if ctx.user is not None:
        if not ctx.application.rate_limits.renames.take(ctx.address):
            raise Refusal("too_many_requests", 429)
        user = await ctx.application.users.rename(ctx.user, ctx.body)
        await ctx.application.lobby.rename(user)
        return user
    if not ctx.application.rate_limits.guests.take(ctx.address):
        raise Refusal("too_many_guests", 429)
    user, token = await ctx.application.users.create_guest(ctx.body)
    return SessionResponse(user, token)


async def current_user(ctx: RequestContext) -> User:
    """Get the user of your session."""
    return ctx.me


async def create_link(ctx: RequestContext) -> LoginLink:
    """Create a link that logs in another device once."""
    return await ctx.application.users.create_link(ctx.me)


async def redeem_link(ctx: RequestContext) -> SessionResponse:
    """Start a session as the user who created the link."""
    user, token = await ctx.application.users.redeem_link(ctx.path["code"])
    return SessionResponse(user, token)


# -- tables --------------------------------------------------------------------------------


async def list_tables(ctx: RequestContext) -> TableList:
    """List open tables and your own tables."""
    return await ctx.application.lobby.list_for(ctx.user)


async def open_table(ctx: RequestContext) -> TableInfo:
    """Open a table as its host."""
    table = await ctx.application.lobby.open(ctx.me, ctx.body)
    return ctx.table_info(table)


async def get_table(ctx: RequestContext) -> TableInfo:
    """Get a table."""
    return ctx.table_info(await ctx.table())


async def take_seat(ctx: RequestContext) -> TakenSeat:
    """Take a free seat."""
    table = await ctx.table()
    seat = await table.take_seat(ctx.me)
    return TakenSeat(seat, table.info(Viewpoint.seat(seat)))


async def seat_bot(ctx: RequestContext) -> TableInfo:
    """Put a bot on a seat, as the host."""
    table = await ctx.table()
    await table.seat_bot(ctx.me.id, ctx.seat, ctx.body.bot)
    return ctx.table_info(table)


async def clear_seat(ctx: RequestContext) -> TableInfo:
    """Leave your seat, or clear another seat before the game as the host."""
    table = await ctx.table()
    await table.clear_seat(ctx.me.id, ctx.seat)
    return ctx.table_info(table)


async def replace_with_bot(ctx: RequestContext) -> TableInfo:
    """Let a bot stand in for a player who is away."""
    table = await ctx.table()
    await table.replace_with_bot(ctx.me.id, ctx.seat)
    return ctx.table_info(table)


async def start_game(ctx: RequestContext) -> TableInfo:
    """Start the game, as the host."""
    table = await ctx.table()
    await table.start(ctx.me.id)
    return ctx.table_info(table)


async def close_own_table(ctx: RequestContext) -> TableInfo:
    """Close your table while no game runs, as the host."""
    table = await ctx.table()
    await ctx.application.lobby.close_table(table, ctx.me.id)
    return ctx.table_info(table)


async def start_rematch(ctx: RequestContext) -> TableInfo:
    """Start the next game, as the host."""
    table = await ctx.table()
    await table.rematch(ctx.me.id, ctx.body.keep, ctx.body.pass_sheriff)
    return ctx.table_info(table)


async def give_up(ctx: RequestContext) -> TableInfo:
    """Give up a running game for good."""
    table = await ctx.table()
    viewpoint = table.seating.viewpoint_of(ctx.me.id)
    if not viewpoint.is_seat:
        raise Refusal("no_seat_here", 403)
    await table.give_up(viewpoint.number)
    return ctx.table_info(table)


# -- records -------------------------------------------------------------------------------


async def list_records(ctx: RequestContext) -> RecordList:
    """List the games that you have finished."""
    return RecordList(await ctx.application.records.list_for(ctx.me))


async def get_record(ctx: RequestContext) -> Text:
    """Get the record of a finished game, with seed and salt."""
    return Text((await ctx.record())[0])


async def get_replay(ctx: RequestContext) -> EncodedJson:
    """Get the replay of a finished game from a seat, as a spectator (-1) or all open (-2)."""
    ctx.limit_replays()
    record, number = await ctx.record()
    job = ReplayRecord(record, ctx.viewpoint, ctx.path["play"], number)
    return EncodedJson(await ctx.run(job))


async def build_replay(ctx: RequestContext) -> EncodedJson:
    """Verify a record and get its replay."""
    return EncodedJson(await ctx.run(ReplayRecord(ctx.body.text, ctx.viewpoint)))


# -- operator ----------------------------------------------------------------------


async def get_metrics(ctx: RequestContext) -> Text:
    """Get metrics for Prometheus."""
    ctx.require_operator()
    return Text(ctx.application.context.metrics.render().decode())


async def list_all_tables(ctx: RequestContext) -> AllTables:
    """List all tables in memory."""
    ctx.require_operator()
    return AllTables([table.list_entry("") for table in ctx.application.lobby.tables.values()])


async def close_any_table(ctx: RequestContext) -> TableInfo:
    """Close a table for good; the records of its games stay."""
    ctx.require_operator()
    table = await ctx.table()
    await ctx.application.lobby.close_table(table)
    return ctx.table_info(table)


SEAT: Final = "/api/tables/{table}/seats/{seat}"
ENDPOINTS: Final = (
    Endpoint("GET", "/api/health", check_health, Health),
    Endpoint("GET", "/api/games", list_games, GameList),
    Endpoint("GET", "/api/library", get_library, Library),
    Endpoint("GET", "/api/rulings", get_rulings, RulingList),
    Endpoint("POST", "/api/guests", create_guest, User, NewGuest, 200),
    Endpoint("GET", "/api/me", current_user, User, refusals=(401,)),
    Endpoint("POST", "/api/me/links", create_link, LoginLink, refusals=(401,)),
    Endpoint("POST", "/api/links/{code}", redeem_link, User, refusals=(404,)),
    Endpoint("GET", "/api/tables", list_tables, TableList),
    Endpoint("POST", "/api/tables", open_table, TableInfo, NewTable, 201, (401, 503)),
    Endpoint("GET", "/api/tables/{table}", get_table, TableInfo, refusals=(404,)),
    Endpoint(
        "DELETE",
        "/api/tables/{table}",
        close_own_table,
        TableInfo,
        refusals=(401, 403, 404, 409),
    ),
    Endpoint("POST", "/api/tables/{table}/seats", take_seat, TakenSeat, refusals=(401, 404, 409)),
    Endpoint(
        "PUT", f"{SEAT}/bot", seat_bot, TableInfo, SeatBotRequest, refusals=(401, 403, 404, 409)
    ),
    Endpoint("DELETE", SEAT, clear_seat, TableInfo, refusals=(401, 403, 404, 409)),
    Endpoint(
        "POST", f"{SEAT}/stand_in", replace_with_bot, TableInfo, refusals=(401, 403, 404, 409)
    ),
    Endpoint(
        "POST", "/api/tables/{table}/start", start_game, TableInfo, refusals=(401, 403, 404, 409)
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/rematch",
        start_rematch,
        TableInfo,
        RematchRequest,
        refusals=(401, 403, 404, 409),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/give_up", give_up, TableInfo, refusals=(401, 403, 404, 409)
    ),
    Endpoint("GET", "/api/records", list_records, RecordList, refusals=(401,)),
    Endpoint("GET", "/api/records/{play}", get_record, Text, refusals=(404, 409)),
    Endpoint(
        "GET",
        "/api/records/{play}/replay",
        get_replay,
        Replay,
        refusals=(404, 409),
        has_viewpoint=True,
    ),
    Endpoint(
        "POST",
        "/api/replays",
        build_replay,
        Replay,
        Text,
        refusals=(404,),
        has_viewpoint=True,
        check=RequestContext.limit_replays,
    ),
    *TOURNAMENT_ENDPOINTS,
    Endpoint("GET", "/metrics", get_metrics, Text, refusals=(403, 404)),
    Endpoint("GET", "/api/admin/tables", list_all_tables, AllTables, refusals=(403, 404)),
    Endpoint(
        "DELETE", "/api/admin/tables/{table}", close_any_table, TableInfo, refusals=(403, 404)
    ),
)
