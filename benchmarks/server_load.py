"""How long a move takes from one player to the other, with real sockets and every move on the disk.

Run by `python3 dev.py bench server`: the server and the clients are processes of their own.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import sixgun
from sixgun.client import Client, Ended, Seat
from sixgun.protocol import Events, View
from sixgun.server.serving import serve
from sixgun.server.settings import Limits, Settings

__all__ = ["Load", "main", "measure"]

FREELY: Final = Limits(
    tables=100_000,
    tables_a_person=100_000,
    connections_a_person=100_000,
    guests_a_minute=10**9,
    requests=1e9,
    requests_at_once=10**9,
    messages=1e9,
    messages_at_once=10**9,
)


@dataclass(frozen=True)
class Load:
    """So many tables of two people, who think for a while before each move."""

    tables: int
    think: float  # seconds on average; 0: as fast as it goes
    seconds: float


LOADS: Final = (
    Load(1, 0.01, 10.0),
    Load(50, 0.0, 10.0),
    Load(200, 0.5, 20.0),
)


class Measured:
    """Moves on their way."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}
        self.taken: list[float] = []
        self.moves = 0
        self.open = False


async def sit(seat: Seat, table: str, load: Load, seen: Measured, luck: random.Random) -> None:
    """Play at random; when the other's move arrives, its time is taken."""
    while True:
        try:
            message = await seat.next()
        except Ended:
            return
        arrived = time.perf_counter()
        if not isinstance(message, (View, Events)):
            continue
        asked = seat.asked
        if asked is None:
            return
        begun = seen.sent.pop((table, asked.ply - 1), None) if asked.seat == seat.seat else None
        if begun is not None and seen.open:
            seen.taken.append(arrived - begun)
        if asked.moves:
            if load.think:
                await asyncio.sleep(luck.expovariate(1 / load.think))
            seen.sent[table, asked.ply] = time.perf_counter()
            seen.moves += seen.open
            await seat.move(luck.choice(asked.moves).move)


async def table_of_two(address: str, number: int, load: Load, seen: Measured) -> None:
    """Game after game."""
    luck = random.Random(number)
    async with Client(address, timeout=60) as ann, Client(address, timeout=60) as bob:
        await ann.come_in("Ann")
        await bob.come_in("Bob")
        while True:
            table = await ann.open_table("duel", pace=0)
            await bob.sit(table.id)
            async with ann.seat(table.id) as first, bob.seat(table.id) as second:
                await ann.start(table.id)
                await asyncio.gather(
                    *(sit(seat, table.id, load, seen, luck) for seat in (first, second))
                )


async def clients(address: str, load: Load) -> dict[str, float]:
    seen = Measured()
    tables = [
        asyncio.create_task(table_of_two(address, number, load, seen))
        for number in range(load.tables)
    ]
    await asyncio.sleep(3.0 + load.tables / 40)  # until all have sat down
    seen.open = True
    begun = time.perf_counter()
    await asyncio.sleep(load.seconds)
    seen.open = False
    passed = time.perf_counter() - begun
    for task in tables:
        task.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    taken = sorted(seen.taken)
    return {
        "moves_a_second": seen.moves / passed,
        "p50": statistics.median(taken) * 1000,
        "p99": taken[int(len(taken) * 0.99)] * 1000,
        "longest": taken[-1] * 1000,
        "measured": len(taken),
    }


def memory(pid: int) -> float:
    """Megabytes that a process has in memory."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def run(settings: Settings, line: Connection) -> None:
    serve(settings, line.send)


def measure(load: Load) -> dict[str, Any]:
    """One load on a fresh server."""
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        settings = replace(
            Settings(), port=0, database=f"sqlite:///{folder}/a.db", lanes=1, limits=FREELY
        )
        ours, theirs = context.Pipe()
        process = context.Process(target=run, args=(settings, theirs))
        process.start()
        try:
            address = ours.recv()
            assert process.pid is not None
            before = memory(process.pid)
            found: dict[str, Any] = asyncio.run(clients(address, load))
            found["kilobytes_a_table"] = (memory(process.pid) - before) * 1024 / load.tables
        finally:
            process.terminate()
            process.join(20)
    return found


def main() -> int:
    print(f"form: {sixgun.form()}")
    for load in LOADS:
        found = measure(load)
        print(json.dumps({"tables": load.tables, "think": load.think, **found}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
