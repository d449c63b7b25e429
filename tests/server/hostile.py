"""A server to be mistreated: in a process of its own, with its memory, log and database in view."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sixgun.client import Client, Seat
from sixgun.engine import SixgunError
from sixgun.protocol import VERSION, Events, Refused, TableInfo, View
from sixgun.server.serving import serve
from sixgun.server.settings import Limits, Settings

__all__ = [
    "ROOMY",
    "Victim",
    "asked_person",
    "close_code",
    "dealt_table",
    "heard",
    "hello",
    "not_started",
    "play_to_the_end",
    "raw_socket",
    "refusals",
    "started",
]

STARTING: Final = 60.0  # seconds
ROOMY: Final = Limits(
    tables_a_person=1_000,
    connections_a_person=200,
    guests_a_minute=100_000,
    requests=1e6,
    requests_at_once=1_000_000,
    messages=1e6,
    messages_at_once=1_000_000,
)
hello: Final = json.dumps({"type": "hello", "version": VERSION})

# -- the server ----------------------------------------------------------------------------


def run(settings: Settings, line: Connection, log: str) -> None:
    """All that it says goes into the log, whoever says it."""
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    try:
        serve(settings, line.send)
    except SixgunError as error:
        line.send((type(error).__name__, error.code, error.facts))
        raise SystemExit(2) from None


class Victim:
    """A server; started again it has its old address and database."""

    def __init__(self, folder: Path, **others: Any) -> None:
        self.file = folder / "games.db"
        self.log = folder / "server.log"
        usual = Settings(
            port=0,
            database=f"sqlite:///{self.file}",
            lanes=1,
            first_thought=0.01,
            limits=ROOMY,
        )
        self.settings = replace(usual, **others)
        self.process: BaseProcess | None = None
        self.address = ""

    def start(self) -> Any:
        """The address, or what it says instead: kind of error, code, facts."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=run, args=(self.settings, theirs, str(self.log)))
        process.start()
        theirs.close()
        self.process = process
        try:
            said = ours.recv() if ours.poll(STARTING) else "says nothing"
        except EOFError:
            said = "ended without a word"
        finally:
            ours.close()
        if isinstance(said, str) and said.startswith("http://"):
            self.address = said
            self.settings = replace(self.settings, port=int(said.rpartition(":")[2]))
        return said

    def stop(self) -> int | None:
        if self.process is None:
            return None
        process, self.process = self.process, None
        process.terminate()
        process.join(20)
        if process.is_alive():
            process.kill()
            process.join()
        code = process.exitcode
        process.close()
        return code

    @property
    def pid(self) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    @property
    def memory(self) -> int:
        """Of the server itself, in kilobytes."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1])

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def stored(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """What is in the database, asked behind the server's back."""
        with closing(sqlite3.connect(self.file, timeout=10)) as connection:
            found = connection.execute(question, values).fetchall()
            connection.commit()
            return found


@contextmanager
def started(folder: Path, **settings: Any) -> Iterator[Victim]:
    victim = Victim(folder, **settings)
    try:
        said = victim.start()
        assert said == victim.address, said
        yield victim
    finally:
        victim.stop()


def not_started(folder: Path, **settings: Any) -> tuple[Any, str]:
    """What a server says that cannot start, and its log."""
    victim = Victim(folder, **settings)
    try:
        return victim.start(), victim.logged()
    finally:
        victim.stop()


# -- people who behave ---------------------------------------------------------------------


async def dealt_table(
    address: str, game: str = "duel", start: bool = True, **wishes: Any
) -> tuple[TableInfo, list[Client]]:
    """Two people at a table of their own."""
    people = [Client(address, timeout=30.0), Client(address, timeout=30.0)]
    for client, name in zip(people, ("Ann", "Bob"), strict=True):
        await client.come_in(name)
    options = {"variant": "long_duel"} if game == "classic" else {}
    table = await people[0].open_table(game, options=options, **{"pace": 0, **wishes})
    await people[1].sit(table.id)
    if start:
        table = await people[0].start(table.id)
    return table, people


async def play_to_the_end(seat: Seat, luck: random.Random, made: list[tuple[int, str]]) -> str:
    """A random move whenever there is a choice; the record. What was acknowledged is in `made`."""
    sent: tuple[int, str] | None = None
    while not seat.proof:
        message = await seat.next()
        if isinstance(message, Refused):
            if message.code == "stale_ply":
                continue
            assert message.code == "cannot_store", message
            sent = None
        elif not isinstance(message, (View, Events)):
            continue
        elif sent is not None and (seat.asked is None or seat.asked.ply > sent[0]):
            made.append(sent)
            sent = None
        asked = seat.mine
        if asked is not None and len(asked.moves) > 1 and sent is None:
            sent = (asked.ply, luck.choice(asked.moves).move)
            await seat.move(sent[1], sent[0])
    return seat.proof


async def asked_person(seats: list[Seat], choices: int = 2) -> tuple[Seat, Seat]:
    """Who has so many choices now, and the other one; smaller decisions are made."""
    async with asyncio.timeout(20):
        while True:
            for seat, other in (seats, seats[::-1]):
                if seat.mine is None or len(seat.mine.moves) == 1:
                    continue
                if len(seat.mine.moves) >= choices:
                    return seat, other
                await seat.move(seat.mine.moves[0].move)
            for seat in seats:
                await news(seat)


async def news(seat: Seat) -> None:
    """All that is told until a moment of silence."""
    while True:
        try:
            await asyncio.wait_for(seat.next(), 0.1)
        except TimeoutError:
            return


# -- and raw wires -------------------------------------------------------------------------


@asynccontextmanager
async def raw_socket(
    address: str, table: str, token: str = "", greet: bool = True, **headers: str
) -> AsyncIterator[ClientConnection]:
    """A socket without any manners; with `greet` it says hello, and the answers are read away."""
    sent = {"cookie": f"sixgun={token}", **headers} if token else dict(headers)
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(
        url,
        additional_headers=sent,
        compression=None,
        proxy=None,
        max_size=2**22,
        max_queue=None,
    ) as wire:
        if greet:
            await wire.send(hello)
            await heard(wire, "presence")
        yield wire


async def heard(wire: ClientConnection, kind: str, seconds: float = 10.0) -> dict[str, Any]:
    """The next message of a kind."""
    async with asyncio.timeout(seconds):
        while True:
            message: dict[str, Any] = json.loads(await wire.recv())
            if message["type"] == kind:
                return message


async def refusals(wire: ClientConnection) -> list[str]:
    """The codes of all refusals until now: up to the answer to a ping."""
    number = random.randrange(1, 2**50)
    await wire.send(json.dumps({"type": "ping", "n": number}))
    found: list[str] = []
    async with asyncio.timeout(20):
        while True:
            message = json.loads(await wire.recv())
            if message["type"] == "refused":
                found.append(message["code"])
            elif message["type"] == "pong" and message["n"] == number:
                return found


async def close_code(wire: ClientConnection, seconds: float = 10.0) -> int:
    """With which the server ends the connection."""
    async with asyncio.timeout(seconds):
        try:
            while True:
                await wire.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
