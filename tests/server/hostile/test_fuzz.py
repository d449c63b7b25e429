"""Ten thousand messages with faults in them."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from typing import Any

from websockets.asyncio.client import ClientConnection

from sixgun.client import Seat
from tests.server.hostile.wires import MESSAGES, placed, raw_socket
from tests.server.pairs import play_to_the_end, two_people
from tests.server.players import played
from tests.server.serving import Server

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


@played
async def test_ten_thousand_fuzzed_messages_disturb_nobody(server: Server) -> None:
    before = server.memory
    table, ann, bob = await placed(server, game="classic")
    heard_of: list[str] = []
    async with two_people(server.address) as (people, seats), AsyncExitStack() as stack:
        wires = [
            await stack.enter_async_context(raw_socket(server, table, token))
            for token in [ann] * 4 + [bob] * 4 + ["", "wrong"]
        ]
        attacks = [
            attack(wire, random.Random(number), heard_of) for number, wire in enumerate(wires)
        ]
        refused, _ = await asyncio.gather(asyncio.gather(*attacks), undisturbed(server, seats))
    assert min(refused) > FUZZED // WIRES // 2
    assert len(heard_of) > FUZZED // 2
    told = "\n".join(text for text in heard_of if '"type":"proof"' not in text)
    secrets = [word for row in server.stored("select seed, salt from plays") for word in row]
    secrets += [row[0] for row in server.stored("select hash from tokens")]
    secrets += [ann, bob, *(client.token for client in people)]
    assert not [word for word in secrets if word in told]
    assert server.memory - before < 20_000


async def undisturbed(server: Server, seats: list[Seat]) -> None:
    """Two play their game meanwhile, and all that was confirmed to them is kept."""
    made: list[tuple[int, str]] = []
    games = [play_to_the_end(seat, random.Random(seat.seat), made) for seat in seats]
    one, other = await asyncio.gather(*games)
    assert one == other
    assert seats[0].game is not None
    kept = server.stored("select ply, move from moves where play = ?", seats[0].game.play)
    assert set(made) <= set(kept)
