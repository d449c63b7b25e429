"""Ten thousand fuzzed messages."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from typing import Any

from websockets.asyncio.client import ClientConnection

from sixgun.client import Seat
from tests.server.hostile.raw_sockets import MESSAGES, raw_socket, start_game
from tests.server.players import async_test
from tests.server.server_process import Server
from tests.server.two_players import play_to_the_end, two_players

FUZZED = 10_000
CONNECTIONS = 10
LETTERS = '{}[]",:0123456789.-eE+ \\\\ \\u0000\u202e\U0001f335abcdefxyz<>&'
VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 0.5, 2**31, 2**53, 2**64, 10**40, 1e308, "", "pass", "x" * 500,
    "\x00", "\u202e", [], {}, [[[[]]]], {"type": "hello"}, "hello", "move", "say", "ping",
)  # fmt: skip


def fuzz_message(rng: random.Random, moves: list[str]) -> str | bytes:
    """A valid message with random faults."""
    message: dict[str, Any] = dict(rng.choice(MESSAGES))
    if "ply" in message:
        message["ply"] = rng.choice([0, 1, rng.randrange(300), 2**53])
    if "move" in message:
        message["move"] = mutate(rng, rng.choice(moves), rng.randrange(4))
    if rng.random() < 0.4:
        name = rng.choice([*message, "x", "seat", "version"])
        message[name] = rng.choice(VALUES)
    if rng.random() < 0.1:
        message.pop(rng.choice(list(message)))
    text = json.dumps(message, ensure_ascii=rng.random() < 0.5)
    if rng.random() < 0.4:
        text = mutate(rng, text, rng.randrange(1, 6))
    data = text.encode(errors="replace")[:4_096]
    if rng.random() < 0.1:
        return bytes(rng.randrange(256) if rng.random() < 0.05 else byte for byte in data)
    return data.decode(errors="ignore")


def mutate(rng: random.Random, text: str, times: int) -> str:
    for _ in range(times):
        at, to = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
        text = rng.choice(
            (
                text[:at] + rng.choice(LETTERS) + text[at:],
                text[:at] + text[at + 1 :],
                text[:at] + rng.choice(LETTERS) + text[at + 1 :],
                text[:at] + text[at:to] * 2 + text[to:],
                text[:to],
            )
        )
    return text


async def attack(websocket: ClientConnection, rng: random.Random, received: list[str]) -> int:
    """Send fuzzed messages in small batches; return how many were refused."""
    moves, refused = ["pass", "play bang", "use ability", "draw"], 0
    for _ in range(FUZZED // CONNECTIONS // 50):
        for _ in range(50):
            await websocket.send(fuzz_message(rng, moves))
        number = rng.randrange(2**52, 2**53)
        await websocket.send(json.dumps({"type": "ping", "n": number}))
        async with asyncio.timeout(30):
            while True:
                text = str(await websocket.recv())
                received.append(text)
                message = json.loads(text)
                refused += message["type"] == "refused"
                if message["type"] in ("view", "events") and message["asked"] is not None:
                    moves += [option["move"] for option in message["asked"]["moves"]]
                if message["type"] == "pong" and message["n"] == number:
                    break
    return refused


@async_test
async def test_fuzzed_messages_do_not_disturb_a_game(server: Server) -> None:
    before = server.memory
    table, ann, bob = await start_game(server, game="classic")
    received: list[str] = []
    async with two_players(server.address) as (people, seats), AsyncExitStack() as stack:
        websockets = [
            await stack.enter_async_context(raw_socket(server, table, token))
            for token in [ann] * 4 + [bob] * 4 + ["", "wrong"]
        ]
        attacks = [
            attack(websocket, random.Random(number), received)
            for number, websocket in enumerate(websockets)
        ]
        refused, _ = await asyncio.gather(asyncio.gather(*attacks), play_undisturbed(server, seats))
    assert min(refused) > FUZZED // CONNECTIONS // 2
    assert len(received) > FUZZED // 2
    sent = "\n".join(text for text in received if '"type":"proof"' not in text)
    secrets = [word for row in server.query("select seed, salt from plays") for word in row]
    secrets += [row[0] for row in server.query("select hash from tokens")]
    secrets += [ann, bob, *(client.token for client in people)]
    assert not [word for word in secrets if word in sent]
    assert server.memory - before < 20_000


async def play_undisturbed(server: Server, seats: list[Seat]) -> None:
    """Let two players finish their game meanwhile; every confirmed move is stored."""
    made: list[tuple[int, str]] = []
    games = [play_to_the_end(seat, random.Random(seat.seat), made) for seat in seats]
    one, other = await asyncio.gather(*games)
    assert one == other
    assert seats[0].game is not None
    stored = server.query("select ply, move from moves where play = ?", seats[0].game.play)
    assert set(made) <= set(stored)
