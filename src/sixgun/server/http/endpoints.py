"""Every request that can be made, each once: what it takes, what it gives, who may."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

import sixgun
from sixgun.bots import LEVELS
from sixgun.live import build_name
from sixgun.live.options import default_options
from sixgun.live.rulesets import RULESETS
from sixgun.protocol import (
    AllTables,
    BotWish,
    GameKind,
    Games,
    Health,
    Library,
    Link,
    NewGuest,
    NewTable,
    Option,
    Person,
    Place,
    Records,
    RematchWish,
    Replay,
    Rulings,
    TableInfo,
    Tables,
)
from sixgun.server.http.calls import Call, Endpoint, Text, WithToken
from sixgun.server.http.tournaments import OF_TOURNAMENTS
from sixgun.server.library import Keepsake, library_of_now, rulings
from sixgun.server.refusals import Refusal
from sixgun.server.tables.match import ONLOOKER
from sixgun.server.tables.table import OURS

__all__ = ["ENDPOINTS"]


# -- the house -----------------------------------------------------------------------------


async def health(call: Call) -> Health:
    """Whether the server is well, and can write."""
    await call.house.store.must_be_well()
    tables, sockets = len(call.house.lobby.tables), sum(call.house.connections.values())
    return Health("ok", sixgun.__version__, build_name(), tables, sockets)


async def games(_: Call) -> Games:
    """The games that can be played, with all that can be chosen."""
    return Games([kind_of(game) for game in RULESETS], list(LEVELS))


def kind_of(game: str) -> GameKind:
    rules = RULESETS[game]
    usual = default_options(rules.config)
    choices = rules.choices()
    found: list[Option] = []
    for field in fields(rules.config):
        if field.name in OURS:
            continue
        value: Any = usual[field.name]
        value = list(value) if isinstance(value, tuple) else value
        given = choices.get(field.name, ())
        if isinstance(given, range):
            found.append(Option(field.name, value, least=given[0], most=given[-1]))
        else:
            found.append(Option(field.name, value, list(given)))
    seats = {variant: list(counts) for variant, counts in rules.seats().items()}
    return GameKind(game, found, seats)


async def show_library(_: Call) -> Keepsake:
    """Everything that is printed, with the boxes and house rules that there are."""
    return library_of_now()


async def show_rulings(_: Call) -> Keepsake:
    """How we play, ruling by ruling."""
    return rulings()


# -- people --------------------------------------------------------------------------------


async def come_in(call: Call) -> Any:
    """Come in as a guest; whoever is in already gets another name."""
    if call.person is not None:
        person = await call.house.people.rename(call.person, call.body)
        await call.house.lobby.rename(person)
        return person
    if not call.house.guests.take(call.address):
        raise Refusal("too_many_guests", 429)
    person, token = await call.house.people.welcome(call.body)
    return WithToken(person, token)


async def myself(call: Call) -> Person:
    """Who I am."""
    return call.me


async def make_link(call: Call) -> Link:
    """A link to go on with from another device, good once."""
    return await call.house.people.link(call.me)


async def follow_link(call: Call) -> WithToken:
    """Be the person who has made the link."""
    person, token = await call.house.people.follow(call.path["code"])
    return WithToken(person, token)


# -- tables --------------------------------------------------------------------------------


async def list_tables(call: Call) -> Tables:
    """Open tables, and my own."""
    return await call.house.lobby.list_for(call.person)


async def open_table(call: Call) -> TableInfo:
    """Open a table and be its host."""
    table = await call.house.lobby.open(call.me, call.body)
    return call.sees(table)


async def show_table(call: Call) -> TableInfo:
    """A table by its id."""
    return call.sees(await call.table())


async def sit_down(call: Call) -> Place:
    """Take a seat."""
    table = await call.table()
    seat = await table.sit(call.me)
    return Place(seat, table.info(seat))


async def put_bot(call: Call) -> TableInfo:
    """The host has a bot take a seat."""
    table = await call.table()
    await table.put_bot(call.me.id, call.seat, call.body.bot)
    return call.sees(table)


async def clear_seat(call: Call) -> TableInfo:
    """Leave one's own seat, or as the host clear another one before the game."""
    table = await call.table()
    await table.clear(call.me.id, call.seat)
    return call.sees(table)


async def stand_in(call: Call) -> TableInfo:
    """Have a bot play for somebody who is not here."""
    table = await call.table()
    await table.stand_in(call.me.id, call.seat)
    return call.sees(table)


async def start(call: Call) -> TableInfo:
    """The host starts the game."""
    table = await call.table()
    await table.start(call.me.id)
    return call.sees(table)


async def close_own_table(call: Call) -> TableInfo:
    """The host closes a table where nobody plays."""
    table = await call.table()
    await call.house.lobby.close_table(table, call.me.id)
    return call.sees(table)


async def rematch(call: Call) -> TableInfo:
    """The host starts the next game."""
    table = await call.table()
    await table.rematch(call.me.id, call.body.keep, call.body.pass_sheriff)
    return call.sees(table)


async def give_up(call: Call) -> TableInfo:
    """Leave a running game for good."""
    table = await call.table()
    seat = table.seat_of(call.me.id)
    if seat == ONLOOKER:
        raise Refusal("no_seat_here", 403)
    await table.give_up(seat)
    return call.sees(table)


# -- records -------------------------------------------------------------------------------


async def list_records(call: Call) -> Records:
    """The games that I have finished."""
    return Records(await call.house.lobby.records(call.me))


async def show_record(call: Call) -> Text:
    """The record of a finished game, with seed and salt."""
    play, judge = call.path["play"], call.judge
    return Text((await call.house.lobby.record(play, call.person, judge))[0])


async def show_replay(call: Call) -> Replay:
    """A finished game as its table told it, from a seat, as an onlooker (-1) or open (-2)."""
    call.wish_for_replay()
    play = call.path["play"]
    record, number = await call.house.lobby.record(play, call.person, call.judge)
    return await call.house.replays.make(record, call.eyes, play, number)


async def replay_record(call: Call) -> Replay:
    """A record as a table would have told it; one that is not sound is refused."""
    return await call.house.replays.make(call.body.text, call.eyes)


# -- for the operator ----------------------------------------------------------------------


async def metrics(call: Call) -> Text:
    """Numbers for Prometheus."""
    call.must_be_operator()
    return Text(call.house.services.metrics.written().decode())


async def all_tables(call: Call) -> AllTables:
    """Every table in memory."""
    call.must_be_operator()
    return AllTables([table.entry("") for table in call.house.lobby.tables.values()])


async def close_table(call: Call) -> TableInfo:
    """Close a table for good; its games are kept."""
    call.must_be_operator()
    table = await call.table()
    await call.house.lobby.close_table(table)
    return call.sees(table)


SEAT: Final = "/api/tables/{table}/seats/{seat}"
ENDPOINTS: Final = (
    Endpoint("GET", "/api/health", health, Health),
    Endpoint("GET", "/api/games", games, Games),
    Endpoint("GET", "/api/library", show_library, Library),
    Endpoint("GET", "/api/rulings", show_rulings, Rulings),
    Endpoint("POST", "/api/guests", come_in, Person, NewGuest, 200),
    Endpoint("GET", "/api/me", myself, Person, refusals=(401,)),
    Endpoint("POST", "/api/me/links", make_link, Link, refusals=(401,)),
    Endpoint("POST", "/api/links/{code}", follow_link, Person, refusals=(404,)),
    Endpoint("GET", "/api/tables", list_tables, Tables),
    Endpoint("POST", "/api/tables", open_table, TableInfo, NewTable, 201, (401, 503)),
    Endpoint("GET", "/api/tables/{table}", show_table, TableInfo, refusals=(404,)),
    Endpoint(
        "DELETE",
        "/api/tables/{table}",
        close_own_table,
        TableInfo,
        refusals=(401, 403, 404, 409),
    ),
    Endpoint("POST", "/api/tables/{table}/seats", sit_down, Place, refusals=(401, 404, 409)),
    Endpoint("PUT", f"{SEAT}/bot", put_bot, TableInfo, BotWish, refusals=(401, 403, 404, 409)),
    Endpoint("DELETE", SEAT, clear_seat, TableInfo, refusals=(401, 403, 404, 409)),
    Endpoint("POST", f"{SEAT}/stand_in", stand_in, TableInfo, refusals=(401, 403, 404, 409)),
    Endpoint("POST", "/api/tables/{table}/start", start, TableInfo, refusals=(401, 403, 404, 409)),
    Endpoint(
        "POST",
        "/api/tables/{table}/rematch",
        rematch,
        TableInfo,
        RematchWish,
        refusals=(401, 403, 404, 409),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/give_up", give_up, TableInfo, refusals=(401, 403, 404, 409)
    ),
    Endpoint("GET", "/api/records", list_records, Records, refusals=(401,)),
    Endpoint("GET", "/api/records/{play}", show_record, Text, refusals=(404, 409)),
    Endpoint(
        "GET",
        "/api/records/{play}/replay",
        show_replay,
        Replay,
        refusals=(404, 409),
        has_eyes=True,
    ),
    Endpoint(
        "POST",
        "/api/replays",
        replay_record,
        Replay,
        Text,
        refusals=(404,),
        has_eyes=True,
        check=Call.wish_for_replay,
    ),
    *OF_TOURNAMENTS,
    Endpoint("GET", "/metrics", metrics, Text, refusals=(403, 404)),
    Endpoint("GET", "/api/admin/tables", all_tables, AllTables, refusals=(403, 404)),
    Endpoint("DELETE", "/api/admin/tables/{table}", close_table, TableInfo, refusals=(403, 404)),
)
