"""How not to begin a connection."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.hostile.wires import (
    HELLO,
    MESSAGES,
    Place,
    close_code,
    heard,
    raw_socket,
    refusals,
)
from tests.server.players import played
from tests.server.serving import Server


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type": "ping"}', "say_hello_first"),
        ('{"type": "move", "ply": 0, "move": "pass"}', "say_hello_first"),
        ('{"type": "hello", "version": 2}', "wrong_version"),
        ('{"type": "hello", "version": 0}', "wrong_version"),
        ('{"type": "hello", "version": ' + "9" * 300 + "}", "wrong_version"),
        ('{"type": "hello", "version": ' + "9" * 4_000 + "}", "wrong_version"),
        ('{"type": "hello"}', "bad_message"),
        ('{"type": "hello", "version": "1"}', "bad_message"),
        ('{"type": "hello", "version": 1, "seat": 0}', "bad_message"),
        ('{"type": "hello", "version": 1, "told": -5}', "bad_message"),
        ('{"type":' + "[" * 4_000, "bad_message"),
        (b"\xff", "bad_message"),
        ("", "bad_message"),
    ],
    ids=range(13),
)
@played
async def test_who_does_not_say_hello_is_turned_away(
    server: Server, place: Place, first: str | bytes, code: str
) -> None:
    async with raw_socket(server, place.table, place.ann, greet=False) as wire:
        await wire.send(first)
        assert (await heard(wire, "refused"))["code"] == code
        assert await close_code(wire) == 4000


@played
async def test_a_second_hello_is_refused(server: Server, place: Place) -> None:
    async with raw_socket(server, place.table, place.ann) as wire:
        await wire.send(HELLO)
        assert await refusals(wire) == ["hello_again"]


@played
async def test_a_table_that_there_is_not(server: Server, place: Place) -> None:
    for table in ("nothing", "%ff", "x" * 2_000):
        async with raw_socket(server, table, place.ann, greet=False) as wire:
            await wire.send(HELLO)
            assert (await heard(wire, "refused"))["code"] == "no_such_table"
            assert await close_code(wire) == 4000


@pytest.mark.parametrize("token", ["", "wrong", "x" * 3_000, '"', "a=b; sixgun=c"])
@played
async def test_with_a_wrong_cookie_one_only_looks_on(
    server: Server, place: Place, token: str
) -> None:
    async with raw_socket(server, place.table, token, greet=False) as wire:
        await wire.send(HELLO)
        assert (await heard(wire, "welcome"))["seat"] == -1
        assert (await heard(wire, "view"))["view"]["hand"] == []
        for message in MESSAGES:
            await wire.send(json.dumps(message))
        codes = await refusals(wire)
        assert set(codes) == {"no_seat_here", "who_are_you"}
        assert len(codes) == len(MESSAGES) - 1  # one is a ping


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://["])
@played
async def test_a_page_from_elsewhere_gets_no_socket(
    server: Server, place: Place, origin: str
) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with raw_socket(server, place.table, place.ann, origin=origin):
            pass
    assert refused.value.response.status_code == 403
