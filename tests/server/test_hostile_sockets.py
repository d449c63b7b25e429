"""Messages that nobody should send: each is refused with a code, and others notice nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sixgun.client import Client, Seat, ServerRefused
from sixgun.protocol import ClockRules, Refused, Why
from sixgun.server.settings import Limits
from tests.server.hostile import (
    ROOMY,
    Victim,
    asked_person,
    close_code,
    dealt_table,
    heard,
    hello,
    play_to_the_end,
    raw_socket,
    refusals,
    started,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    """With patience for many messages."""
    limits = Limits(**{**vars(ROOMY), "chat": 1e6, "chat_at_once": 1_000_000, "waiting": 200})
    with started(tmp_path_factory.mktemp("server"), limits=limits) as victim:
        yield victim


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    """With the usual limits."""
    with started(tmp_path_factory.mktemp("strict"), limits=Limits()) as victim:
        yield victim


@pytest.fixture(scope="module")
def place(server: Victim) -> tuple[str, str, str]:
    """A table with a game, and the secrets of the two who play."""
    return asyncio.run(placed(server))


async def placed(server: Victim, **wishes: Any) -> tuple[str, str, str]:
    table, people = await dealt_table(server.address, **wishes)
    for client in people:
        await client.close()
    return table.id, people[0].token, people[1].token


# -- garbage -------------------------------------------------------------------------------

GARBAGE: tuple[str | bytes, ...] = (
    "",
    " ",
    "\x00",
    "hello",
    "{",
    '{"type": "ping"',
    "null",
    "[]",
    "[1]",
    '"ping"',
    "1e999",
    "1" * 4_000,
    "{}",
    '{"type": null}',
    '{"type": "nothing"}',
    '{"type": "welcome"}',
    '{"type": ["ping"]}',
    '{"type": "ping", "n": -1}',
    '{"type": "ping", "n": 1e3000}',
    '{"type": "ping", "n": 99999999999999999999}',
    '{"type": "ping", "n": ' + "9" * 4_000 + "}",
    '{"type": "ping", "n": "1"}',
    '{"type": "ping", "x": 1}',
    '{"type": "move"}',
    '{"type": "move", "ply": 0, "move": 5}',
    '{"type": "move", "ply": 0.5, "move": "pass"}',
    '{"type": "move", "ply": 0, "move": "' + "x" * 201 + '"}',
    '{"type": "move", "ply": 0, "move": "\\ud800"}',
    '{"type": "say", "text": ""}',
    '{"type": "say", "text": "' + "x" * 301 + '"}',
    '{"type": "say", "text": {"$gt": ""}}',
    "[" * 4_000,
    '{"type":' + "[" * 4_000,
    '{"type": "say", "text":' + "[" * 4_000,
    '{"a":' * 800,
    b"\xff\xfe\x00",
    b'{"type": "say", "text": "\xc3\x28"}',
    b"\x80" * 4_000,
)


def test_garbage_is_refused_and_the_connection_goes_on(
    server: Victim, place: tuple[str, str, str]
) -> None:
    async def tried() -> None:
        async with raw_socket(server.address, place[0], place[1]) as wire:
            for frame in GARBAGE:
                await wire.send(frame)
                assert await refusals(wire) == ["bad_message"], frame

    asyncio.run(tried())


@pytest.mark.parametrize(
    "frame",
    ["x" * 5_000, "[" * 100_000, b"\x00" * 1_000_000, ["x" * 1_000] * 6],
    ids=["5 KB", "deep", "1 MB", "in pieces"],
)
def test_a_frame_that_is_too_large_ends_the_connection(
    server: Victim, place: tuple[str, str, str], frame: Any
) -> None:
    async def tried() -> None:
        async with raw_socket(server.address, place[0], place[1]) as wire:
            with contextlib.suppress(ConnectionClosed):
                await wire.send(frame)
            assert await close_code(wire) in (1009, 1006)  # the latter if it came in between

    asyncio.run(tried())


def test_text_that_is_no_text_ends_the_connection_and_is_no_fault_of_ours(
    server: Victim, place: tuple[str, str, str]
) -> None:
    async def tried() -> None:
        async with raw_socket(server.address, place[0], place[1]) as wire:
            await wire.send(b'{"type": "say", "text": "\xc3\x28"}', text=True)
            assert await close_code(wire) == 1007

    before = len(server.logged())
    asyncio.run(tried())
    assert "Traceback" not in server.logged()[before:]


# -- coming in -----------------------------------------------------------------------------


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
def test_who_does_not_say_hello_is_turned_away(
    server: Victim, place: tuple[str, str, str], first: str | bytes, code: str
) -> None:
    async def tried() -> None:
        async with raw_socket(server.address, place[0], place[1], greet=False) as wire:
            await wire.send(first)
            assert (await heard(wire, "refused"))["code"] == code
            assert await close_code(wire) == 4000

    asyncio.run(tried())


def test_a_second_hello_is_refused(server: Victim, place: tuple[str, str, str]) -> None:
    async def tried() -> None:
        async with raw_socket(server.address, place[0], place[1]) as wire:
            await wire.send(hello)
            assert await refusals(wire) == ["hello_again"]

    asyncio.run(tried())


def test_a_table_that_there_is_not(server: Victim, place: tuple[str, str, str]) -> None:
    async def tried() -> None:
        for table in ("nothing", "%00", "x" * 2_000):
            async with raw_socket(server.address, table, place[1], greet=False) as wire:
                await wire.send(hello)
                assert (await heard(wire, "refused"))["code"] == "no_such_table"
                assert await close_code(wire) == 4000

    asyncio.run(tried())


@pytest.mark.parametrize("token", ["", "wrong", "x" * 3_000, '"', "a=b; sixgun=c"])
def test_with_a_wrong_cookie_one_only_looks_on(
    server: Victim, place: tuple[str, str, str], token: str
) -> None:
    async def tried() -> None:
        async with raw_socket(server.address, place[0], token, greet=False) as wire:
            await wire.send(hello)
            assert (await heard(wire, "welcome"))["seat"] == -1
            assert (await heard(wire, "view"))["view"]["hand"] == []
            for message in MESSAGES:
                await wire.send(json.dumps(message))
            codes = await refusals(wire)
            assert set(codes) == {"no_seat_here", "who_are_you"}
            assert len(codes) == len(MESSAGES) - 1  # one is a ping

    asyncio.run(tried())


MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "move", "ply": 0, "move": "pass"},
    {"type": "ask_why", "ply": 0, "move": "pass"},
    {"type": "ask_hint", "ply": 0},
    {"type": "more_time", "ply": 0},
    {"type": "come_back"},
    {"type": "say", "text": "Howdy"},
    {"type": "ping", "n": 1},
)


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://[",
    ],
)
def test_a_page_from_elsewhere_gets_no_socket(
    server: Victim, place: tuple[str, str, str], origin: str
) -> None:
    async def tried() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with raw_socket(server.address, place[0], place[1], origin=origin):
                pass
        assert refused.value.response.status_code == 403

    asyncio.run(tried())


def test_where_nobody_may_look_on_nobody_does(server: Victim) -> None:
    async def tried() -> None:
        table, (ann, bob) = await dealt_table(server.address, start=False, watching=False)
        async with ann, bob, raw_socket(server.address, table.id) as early:
            await ann.start(table.id)
            with pytest.raises((TimeoutError, ConnectionClosed)):
                await heard(early, "view", 1.0)

    asyncio.run(tried())


def test_who_is_behind_hears_nothing_before_its_time(server: Victim) -> None:
    async def tried() -> None:
        people, seats = await two_seats(server, clock=ClockRules(60, 60), delay=3_600)
        assert seats[0].table is not None or await seats[0].next()
        table = seats[0].table
        assert table is not None
        async with AsyncExitStack() as stack:
            stack.push_async_callback(left, people, seats)
            late = await stack.enter_async_context(raw_socket(server.address, table.id))
            asked, _ = await asked_person(seats)
            assert asked.mine is not None
            await asked.more_time(asked.mine.ply)
            with pytest.raises(TimeoutError):
                await heard(late, "clock", 1.0)

    asyncio.run(tried())


# -- moves ---------------------------------------------------------------------------------


async def two_seats(server: Victim, **wishes: Any) -> tuple[list[Client], list[Seat]]:
    table, people = await dealt_table(server.address, **wishes)
    seats = [client.seat(table.id) for client in people]
    for seat in seats:
        await seat.open()
    return people, seats


async def left(people: list[Client], seats: list[Seat]) -> None:
    for seat in seats:
        await seat.close()
    for client in people:
        await client.close()


async def answer_to(seat: Seat, kind: type) -> Any:
    while not isinstance(message := await asyncio.wait_for(seat.next(), 10), kind):
        pass
    return message


def test_moves_that_cannot_be_made_are_refused_and_leave_no_trace(server: Victim) -> None:
    async def tried() -> None:
        people, seats = await two_seats(server)
        asked, other = await asked_person(seats)
        assert asked.mine is not None
        ply, move = asked.mine.ply, asked.mine.moves[0].move
        for seat, at, words, code in (
            (other, ply, move, "not_your_decision"),
            (asked, ply + 1, move, "stale_ply"),
            (asked, 2**53, move, "stale_ply"),
            (asked, ply, "", "empty_move"),
            (asked, ply, "rob bank", "unknown_verb"),
            (asked, ply, "\u202e \x00", "unknown_verb"),
            (asked, ply, "play aces-9X", "unknown_card"),
            (asked, ply, f"{move} > > >", "unknown_target"),
        ):
            await seat.move(words, at)
            refused = await answer_to(seat, Refused)
            assert (refused.code, refused.ply) == (code, at), words
        played = server.stored("select count(*) from moves where play = ?", asked.game.play)  # type: ignore[union-attr]
        assert played == [(0,)]

        await asked.move(move, ply)
        await asked.move(move, ply)

        assert (await answer_to(asked, Refused)).code == "stale_ply"
        await left(people, seats)

    asyncio.run(tried())


def test_asking_why_tells_nothing_of_where_a_hidden_card_is(server: Victim) -> None:
    """A card in another hand and one in the deck are refused in the same words."""

    async def tried() -> None:
        people, seats = await two_seats(server, game="classic")
        asked, _ = await asked_person(seats, 3)
        assert asked.game is not None
        assert asked.mine is not None
        hidden = hidden_cards(asked)
        answers = set()
        for verb in ("play", "discard"):
            for card in hidden:
                await asked.ask_why(asked.mine.ply, f"{verb} {card}")
                why = await answer_to(asked, Why)
                facts = {name: fact for name, fact in why.facts.items() if fact != card}
                answers.add((verb, why.code, str(facts)))
        assert len(hidden) > 60
        assert len({verb for verb, *_ in answers}) == len(answers), answers
        await left(people, seats)

    asyncio.run(tried())


def hidden_cards(seat: Seat) -> list[str]:
    """The names of all cards whose place a seat does not know."""
    assert seat.game is not None
    shown = set(numbers_in(seat.view["in_play"]))
    shown |= set(numbers_in([seat.view["hand"], seat.view["discards"], seat.view["aside"]]))
    cards = seat.game.catalogue.cards
    return [name for number, name in enumerate(cards) if number not in shown]


def numbers_in(nested: Any) -> list[int]:
    if isinstance(nested, list):
        return [number for part in nested for number in numbers_in(part)]
    return [nested] if isinstance(nested, int) else []


# -- too much ------------------------------------------------------------------------------


def test_a_client_that_never_reads_is_cut_off_and_holds_nobody_up(server: Victim) -> None:
    async def tried() -> None:
        table, ann, bob = await placed(server)
        deaf = await deaf_socket(server, table)
        async with AsyncExitStack() as stack:
            stack.enter_context(contextlib.closing(deaf))
            wires = [
                await stack.enter_async_context(raw_socket(server.address, table, token))
                for token in (ann, bob) * 4
            ]
            assert onlookers(server, table) == 1
            longest = max(await asyncio.gather(*(chatter(wire, 400) for wire in wires)))
            assert longest < 5.0
            for _ in range(30):
                if not onlookers(server, table):
                    break
                await asyncio.sleep(0.1)
            assert not onlookers(server, table)

    asyncio.run(tried())


async def deaf_socket(server: Victim, table: str) -> socket.socket:
    """Somebody who says hello and then never takes anything from the wire."""
    parts = urlsplit(server.address)
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    wire.connect((parts.hostname, parts.port))
    path = f"/api/tables/{table}/socket"
    wire.sendall(
        f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    while b"\r\n\r\n" not in wire.recv(1_000):
        pass
    data = hello.encode()
    wire.sendall(bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data)  # masked with zeros
    await asyncio.sleep(0.3)
    return wire


async def chatter(wire: ClientConnection, lines: int) -> float:
    """Say so much, and see that it is all told; the longest that one answer took."""
    text = "\N{CACTUS}" * 300
    longest = 0.0
    for _ in range(lines // 10):
        begun = time.monotonic()
        for _ in range(10):
            await wire.send(json.dumps({"type": "say", "text": text}, ensure_ascii=False))
        assert await refusals(wire) == []
        longest = max(longest, time.monotonic() - begun)
    return longest


def onlookers(server: Victim, table: str) -> int:
    found: int = httpx.get(f"{server.address}/api/tables/{table}", trust_env=False).json()[
        "onlookers"
    ]
    return found


def test_a_flood_of_messages_is_refused_and_then_cut_off(strict: Victim) -> None:
    async def tried() -> None:
        table, ann, bob = await placed(strict)
        async with (
            raw_socket(strict.address, table, ann) as wire,
            raw_socket(strict.address, table, bob) as other,
        ):
            with contextlib.suppress(ConnectionClosed):
                for number in range(1_000):
                    await wire.send(json.dumps({"type": "ping", "n": number}))
            assert await close_code(wire) in (4002, 1006)
            assert await refusals(other) == []

    asyncio.run(tried())


def test_who_chats_or_asks_too_much_is_refused(strict: Victim) -> None:
    async def tried() -> None:
        table, ann, _ = await placed(strict)
        async with raw_socket(strict.address, table, ann) as wire:
            for _ in range(20):
                await wire.send(json.dumps({"type": "say", "text": "Howdy"}))
            assert (await refusals(wire)).count("too_fast") >= 11
        said = strict.stored("select count(*) from chat where table_id = ?", table)
        assert said[0][0] <= 9

    asyncio.run(tried())


def test_coming_again_does_not_help_whoever_chats_too_much(strict: Victim) -> None:
    async def tried() -> None:
        table, ann, _ = await placed(strict)
        for _ in range(4):
            async with raw_socket(strict.address, table, ann) as wire:
                for _ in range(8):
                    await wire.send(json.dumps({"type": "say", "text": "Howdy"}))
                await refusals(wire)
        said = strict.stored("select count(*) from chat where table_id = ?", table)
        assert said[0][0] <= 10

    asyncio.run(tried())


def test_nobody_has_many_connections(strict: Victim) -> None:
    async def tried() -> None:
        table, ann, bob = await placed(strict)
        async with AsyncExitStack() as stack:
            for _ in range(12):
                await stack.enter_async_context(raw_socket(strict.address, table, ann))
            with pytest.raises(InvalidStatus) as refused:
                await stack.enter_async_context(raw_socket(strict.address, table, ann))
            assert refused.value.response.status_code == 403
            await stack.enter_async_context(raw_socket(strict.address, table, bob))
        await asyncio.sleep(0.3)
        async with raw_socket(strict.address, table, ann):
            pass

    asyncio.run(tried())


def test_tables_that_were_closed_do_not_count(strict: Victim) -> None:
    async def tried() -> None:
        async with Client(strict.address) as client:
            await client.come_in("Ann")
            for _ in range(12):
                table = await client.open_table("duel")
                await client.clear(table.id, 0)

    asyncio.run(tried())


def test_nobody_opens_many_tables(strict: Victim) -> None:
    async def tried() -> None:
        async with Client(strict.address) as client:
            await client.come_in("Ann")
            for _ in range(10):
                await client.open_table("duel")
            with pytest.raises(ServerRefused) as refused:
                await client.open_table("duel")
            assert (refused.value.status, refused.value.code) == (429, "too_many_tables")

    asyncio.run(tried())


def statuses(strict: Victim, method: str, path: str, many: int, **headers: str) -> set[int]:
    """Of many requests in a rush; headers may have a {} for their number."""
    found: set[int] = set()
    with httpx.Client(base_url=strict.address, trust_env=False, verify=False) as client:
        for number in range(many):
            sent = {name: value.format(number) for name, value in headers.items()}
            body = {"name": "Ann"} if method == "POST" else None
            client.cookies.clear()
            found.add(client.request(method, path, json=body, headers=sent).status_code)
    return found


def test_nobody_may_claim_to_come_from_elsewhere(strict: Victim) -> None:
    sent = {"x-forwarded-for": "10.0.0.{}"}

    assert statuses(strict, "POST", "/api/guests", 40, **sent) == {200, 429}


def test_too_many_guests_from_one_address_are_refused(strict: Victim) -> None:
    assert 429 in statuses(strict, "POST", "/api/guests", 40)


def test_too_many_requests_from_one_address_are_refused(strict: Victim) -> None:
    parts = urlsplit(strict.address)
    request = f"GET /api/health HTTP/1.1\r\nHost: {parts.netloc}\r\n"
    with socket.create_connection((parts.hostname, parts.port)) as wire:
        wire.sendall(f"{request}\r\n".encode() * 250)
        wire.sendall(f"{request}Connection: close\r\n\r\n".encode())
        answers = b""
        while some := wire.recv(2**16):
            answers += some
    refused = answers.count(b"HTTP/1.1 429")  # how many depends on what others have asked before
    assert refused > 0
    assert answers.count(b"HTTP/1.1 200") + refused == 251


# -- ten thousand messages -----------------------------------------------------------------

FUZZED = 10_000
WIRES = 10
LETTERS = '{}[]",:0123456789.-eE+ \\\\ \\u0000\u202e\U0001f335abcdefxyz<>&'
VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 0.5, 2**31, 2**53, 2**64, 10**40, 1e308, "", "pass", "x" * 500,
    "\x00", "\u202e", [], {}, [[[[]]]], {"type": "hello"}, "hello", "move", "say", "ping",
)  # fmt: skip


def fuzzed(luck: random.Random, moves: list[str]) -> str | bytes:
    """A message that was valid once, with some faults in it."""
    message: dict[str, Any] = dict(luck.choice(MESSAGES))
    if "ply" in message:
        message["ply"] = luck.choice([0, 1, luck.randrange(300), 2**53])
    if "move" in message:
        message["move"] = mutated(luck, luck.choice(moves), luck.randrange(4))
    if luck.random() < 0.4:
        name = luck.choice([*message, "x", "seat", "version"])
        message[name] = luck.choice(VALUES)
    if luck.random() < 0.1:
        message.pop(luck.choice(list(message)))
    text = json.dumps(message, ensure_ascii=luck.random() < 0.5)
    if luck.random() < 0.4:
        text = mutated(luck, text, luck.randrange(1, 6))
    data = text.encode(errors="replace")[:4_096]
    if luck.random() < 0.1:
        return bytes(luck.randrange(256) if luck.random() < 0.05 else byte for byte in data)
    return data.decode(errors="ignore")


def mutated(luck: random.Random, text: str, times: int) -> str:
    for _ in range(times):
        at, to = sorted((luck.randrange(len(text) + 1), luck.randrange(len(text) + 1)))
        text = luck.choice(
            (
                text[:at] + luck.choice(LETTERS) + text[at:],
                text[:at] + text[at + 1 :],
                text[:at] + luck.choice(LETTERS) + text[at + 1 :],
                text[:at] + text[at:to] * 2 + text[to:],
                text[:to],
            )
        )
    return text


async def attack(wire: ClientConnection, luck: random.Random, heard_of: list[str]) -> int:
    """Many fuzzed messages, a few at a time; how many were refused."""
    moves, refused = ["pass", "play bang", "use ability", "draw"], 0
    for _ in range(FUZZED // WIRES // 50):
        for _ in range(50):
            await wire.send(fuzzed(luck, moves))
        number = luck.randrange(2**52, 2**53)
        await wire.send(json.dumps({"type": "ping", "n": number}))
        async with asyncio.timeout(30):
            while True:
                text = str(await wire.recv())
                heard_of.append(text)
                message = json.loads(text)
                refused += message["type"] == "refused"
                if message["type"] in ("view", "events") and message["asked"] is not None:
                    moves += [option["move"] for option in message["asked"]["moves"]]
                if message["type"] == "pong" and message["n"] == number:
                    break
    return refused


def test_ten_thousand_fuzzed_messages_disturb_nobody(server: Victim) -> None:
    async def tried() -> list[str]:
        heard_of: list[str] = []
        table, ann, bob = await placed(server, game="classic")
        people, seats = await two_seats(server)
        made: list[list[tuple[int, str]]] = [[], []]
        async with AsyncExitStack() as stack:
            wires = [
                await stack.enter_async_context(raw_socket(server.address, table, token))
                for token in [ann] * 4 + [bob] * 4 + ["", "wrong"]
            ]
            attacks = [
                attack(wire, random.Random(number), heard_of) for number, wire in enumerate(wires)
            ]
            games = [
                play_to_the_end(seat, random.Random(number), made[number])
                for number, seat in enumerate(seats)
            ]
            results: list[Any] = await asyncio.gather(*attacks, *games)
        assert min(results[:WIRES]) > FUZZED // WIRES // 2
        assert results[-1] == results[-2]
        kept = server.stored("select ply, move from moves where play = ?", seats[0].game.play)  # type: ignore[union-attr]
        assert {move for moves in made for move in moves} <= set(kept)
        secrets = [word for row in server.stored("select seed, salt from plays") for word in row]
        secrets += [row[0] for row in server.stored("select hash from tokens")]
        secrets += [ann, bob, *(client.token for client in people)]
        running = [text for text in heard_of if '"type":"proof"' not in text]
        assert not [word for word in secrets for text in running if word in text]
        await left(people, seats)
        return heard_of

    before, log = server.memory, len(server.logged())
    heard_of = asyncio.run(tried())
    assert len(heard_of) > FUZZED // 2
    assert server.memory - before < 20_000
    assert "Traceback" not in server.logged()[log:]
