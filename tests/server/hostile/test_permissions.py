"""Requests for unknown seats and tables, or for seats of other users."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from sixgun.client import Client
from sixgun.server.http.openapi import openapi_description
from tests.server.hostile.raw_requests import send_request, status_and_code
from tests.server.players import async_test, guest_client
from tests.server.server_process import Server
from tests.server.two_players import open_table_for_two

SEAT_REQUESTS = ("DELETE", ""), ("POST", "/stand_in"), ("PUT", "/bot")


@pytest.mark.parametrize(
    "seat", ["99", "-1", "2", "1e1", "0x0", "\u0661", "1.0", "%20", "999999999999"]
)
@pytest.mark.parametrize(("method", "what"), SEAT_REQUESTS)
def test_an_unknown_seat_is_refused(
    server: Server, ann: tuple[str, str], method: str, what: str, seat: str
) -> None:
    path = f"/api/tables/{ann[1]}/seats/{seat}{what}"
    body = {"json": {"bot": "greenhorn"}} if method == "PUT" else {}
    status, code, _ = send_request(server, method, path, ann[0], **body)

    assert (status, code) in ((404, "no_such_seat"), (409, "no_game_running"))


@pytest.mark.parametrize("table", ["nothing", "x" * 3_000, "%00", "' or 1=1", "%ff"])
def test_an_unknown_table_is_refused(server: Server, ann: tuple[str, str], table: str) -> None:
    for method, what in (("GET", ""), ("POST", "/seats"), ("POST", "/start"), ("POST", "/give_up")):
        status, code, _ = send_request(server, method, f"/api/tables/{table}{what}", ann[0])

        assert status == 404
        assert code == ("no_such_page" if table == "%00" else "no_such_table")


def test_a_trailing_slash_is_not_found(server: Server) -> None:
    headers = {"host": "evil.example"}

    assert send_request(server, "GET", "/api/tables/", headers=headers)[0] == 404


HostAction = Callable[[Client, str], Awaitable[Any]]


@pytest.mark.parametrize(
    "action",
    [
        lambda client, table: client.start_game(table),
        lambda client, table: client.clear_seat(table, 0),
        lambda client, table: client.seat_bot(table, 0, "greenhorn"),
        lambda client, table: client.seat_bot(table, 1, "greenhorn"),
        lambda client, table: client.rematch(table),
    ],
    ids=["start", "kick", "seat taken", "bot", "rematch"],
)
@async_test
async def test_only_the_host_may_manage_the_table(
    server: Server, ann: tuple[str, str], action: HostAction
) -> None:
    async with guest_client(server, "Zoe") as stranger:
        assert await status_and_code(action(stranger, ann[1])) == (403, "only_the_host")


@async_test
async def test_seats_of_other_players_are_protected_during_a_game(server: Server) -> None:
    table, (host, bob) = await open_table_for_two(server.address)
    async with guest_client(server, "Zoe") as stranger:
        for seat in (0, 1):
            assert (await status_and_code(stranger.clear_seat(table.id, seat)))[0] == 403
            assert (await status_and_code(stranger.substitute_bot(table.id, seat)))[0] == 403
        assert await status_and_code(stranger.give_up(table.id)) == (403, "no_seat_here")
        assert await status_and_code(stranger.take_seat(table.id)) == (409, "game_running")
    assert await status_and_code(bob.clear_seat(table.id, 0)) == (403, "only_the_host")
    assert await status_and_code(host.clear_seat(table.id, 1)) == (409, "game_running")
    assert await status_and_code(host.seat_bot(table.id, 1, "greenhorn")) == (409, "game_running")
    async with bob.seat(table.id) as seat_connection:
        await seat_connection.next()
        assert await status_and_code(host.substitute_bot(table.id, 1)) == (409, "person_is_here")
    assert await status_and_code(host.start_game(table.id)) == (409, "game_running")
    assert await status_and_code(host.record(table.play)) == (409, "game_running")
    for client in (host, bob):
        await client.close()


@async_test
async def test_without_a_valid_token_only_reading_is_allowed(
    server: Server, ann: tuple[str, str]
) -> None:
    for token in ("", "wrong", "x" * 5_000, "' or 1=1"):
        async with Client(server.address, token) as stranger:
            assert await status_and_code(stranger.me()) == (401, "who_are_you")
            assert await status_and_code(stranger.take_seat(ann[1])) == (401, "who_are_you")
            assert await status_and_code(stranger.open_table("duel")) == (401, "who_are_you")
            assert await status_and_code(stranger.create_link()) == (401, "who_are_you")
            assert await status_and_code(stranger.records()) == (401, "who_are_you")
            assert (await stranger.table(ann[1])).id == ann[1]


@async_test
async def test_giving_up_twice_is_refused(server: Server) -> None:
    async with guest_client(server, "Zoe") as client:
        bots = ["greenhorn"] * 4
        table = await client.open_table("classic", bots, options={"players": 5}, pace=2)
        await client.start_game(table.id)
        await client.give_up(table.id)
        status, _ = await status_and_code(client.give_up(table.id))
        described = openapi_description()["paths"]["/api/tables/{table}/give_up"]["post"][
            "responses"
        ]
        assert str(status) in described
