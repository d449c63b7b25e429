"""Seats and tables that are not there, or not one's own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from sixgun.client import Client
from sixgun.server.http.openapi import description
from tests.server.hostile.asking import asked, refused
from tests.server.pairs import dealt_table
from tests.server.players import person, played
from tests.server.serving import Server

SEATED = ("DELETE", ""), ("POST", "/stand_in"), ("PUT", "/bot")


@pytest.mark.parametrize(
    "seat", ["99", "-1", "2", "1e1", "0x0", "\u0661", "1.0", "%20", "999999999999"]
)
@pytest.mark.parametrize(("method", "what"), SEATED)
def test_a_seat_that_there_is_not(
    server: Server, ann: tuple[str, str], method: str, what: str, seat: str
) -> None:
    path = f"/api/tables/{ann[1]}/seats/{seat}{what}"
    body = {"json": {"bot": "greenhorn"}} if method == "PUT" else {}
    status, code, _ = asked(server, method, path, ann[0], **body)

    assert (status, code) in ((404, "no_such_seat"), (409, "no_game_running"))


@pytest.mark.parametrize("table", ["nothing", "x" * 3_000, "%00", "' or 1=1", "%ff"])
def test_a_table_that_there_is_not(server: Server, ann: tuple[str, str], table: str) -> None:
    for method, what in (("GET", ""), ("POST", "/seats"), ("POST", "/start"), ("POST", "/give_up")):
        status, code, _ = asked(server, method, f"/api/tables/{table}{what}", ann[0])

        assert status == 404
        assert code == ("no_such_page" if table == "%00" else "no_such_table")


def test_a_slash_too_many_leads_nowhere(server: Server) -> None:
    headers = {"host": "evil.example"}

    assert asked(server, "GET", "/api/tables/", headers=headers)[0] == 404


Doing = Callable[[Client, str], Awaitable[Any]]


@pytest.mark.parametrize(
    "doing",
    [
        lambda client, table: client.start(table),
        lambda client, table: client.clear(table, 0),
        lambda client, table: client.put_bot(table, 0, "greenhorn"),
        lambda client, table: client.put_bot(table, 1, "greenhorn"),
        lambda client, table: client.rematch(table),
    ],
    ids=["start", "kick", "seat taken", "bot", "rematch"],
)
@played
async def test_only_the_host_may(server: Server, ann: tuple[str, str], doing: Doing) -> None:
    async with person(server, "Zoe") as stranger:
        assert await refused(doing(stranger, ann[1])) == (403, "only_the_host")


@played
async def test_nobody_touches_the_seats_of_others_in_a_game(server: Server) -> None:
    table, (host, bob) = await dealt_table(server.address)
    async with person(server, "Zoe") as stranger:
        for seat in (0, 1):
            assert (await refused(stranger.clear(table.id, seat)))[0] == 403
            assert (await refused(stranger.stand_in(table.id, seat)))[0] == 403
        assert await refused(stranger.give_up(table.id)) == (403, "no_seat_here")
        assert await refused(stranger.sit(table.id)) == (409, "game_running")
    assert await refused(bob.clear(table.id, 0)) == (403, "only_the_host")
    assert await refused(host.clear(table.id, 1)) == (409, "game_running")
    assert await refused(host.put_bot(table.id, 1, "greenhorn")) == (409, "game_running")
    async with bob.seat(table.id) as looking:
        await looking.next()
        assert await refused(host.stand_in(table.id, 1)) == (409, "person_is_here")
    assert await refused(host.start(table.id)) == (409, "game_running")
    assert await refused(host.record(table.play)) == (409, "game_running")
    for client in (host, bob):
        await client.close()


@played
async def test_who_is_nobody_can_only_look(server: Server, ann: tuple[str, str]) -> None:
    for token in ("", "wrong", "x" * 5_000, "' or 1=1"):
        async with Client(server.address, token) as nobody:
            assert await refused(nobody.me()) == (401, "who_are_you")
            assert await refused(nobody.sit(ann[1])) == (401, "who_are_you")
            assert await refused(nobody.open_table("duel")) == (401, "who_are_you")
            assert await refused(nobody.link()) == (401, "who_are_you")
            assert await refused(nobody.records()) == (401, "who_are_you")
            assert (await nobody.table(ann[1])).id == ann[1]


@played
async def test_who_has_given_up_cannot_do_it_again(server: Server) -> None:
    async with person(server, "Zoe") as client:
        bots = ["greenhorn"] * 4
        table = await client.open_table("classic", bots, options={"players": 5}, pace=2)
        await client.start(table.id)
        await client.give_up(table.id)
        status, _ = await refused(client.give_up(table.id))
        described = description()["paths"]["/api/tables/{table}/give_up"]["post"]["responses"]
        assert str(status) in described
