"""How long a move takes from one player to the other, with real sockets and every move on disk.

`python3 dev.py bench` runs it. The server and the clients are separate processes; at every table,
two players play one random game of The Duel after another.
"""

from __future__ import annotations

import asyncio
import gc
import random
import statistics
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import sixgun
from benchmarks.results_page import describe_run, save_section
from benchmarks.server_process import run_server
from sixgun.client import Client, ConnectionEnded, Seat
from sixgun.protocol import Events, PendingDecision, ViewMessage

__all__ = ["Load", "main", "measure"]


@dataclass(frozen=True)
class Load:
    """A number of tables with two players each, and how long they think before a move."""

    tables: int
    think: float  # seconds on average; 0: as fast as it goes
    seconds: float
    target: str = ""  # milliseconds


SETTLE: Final = 2.0  # seconds between the last deal and the first move that counts
LOADS: Final = (
    Load(1, 0.01, 10.0, "median 3"),
    Load(50, 0.0, 10.0),
    Load(200, 0.5, 20.0, "median 5, 99 % 40"),
)
OTHER_SERVERS: Final = (
    "Others on the same machine, also on loopback: boardgame.io (in memory, nothing on the disk)",
    "one match median 1.4, 99 % below 11; 50 matches without thought 1,170 moves/s, median 20,",
    "99 % below 85. bang-server sends at a fixed rate of 120 a second: median 8.3.",
)


class Measurements:
    """Moves sent and received."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}
        self.taken: list[float] = []
        self.moves = 0
        self.begun = 0  # games
        self.open = False


async def play_seat(
    seat: Seat, table: str, load: Load, seen: Measurements, rng: random.Random
) -> None:
    """Play at random, and time the moves of the other player. Stop thinking when the decision is
    gone: with a single legal move, the server answers by itself."""
    thinking: asyncio.Task[None] | None = None
    try:
        while True:
            message = await seat.next()
            arrived = time.perf_counter()
            if not isinstance(message, (ViewMessage, Events)):
                continue
            if thinking is not None:
                thinking.cancel()
            asked = seat.asked
            if asked is None:
                return
            begun = seen.sent.pop((table, asked.ply - 1), None) if asked.seat == seat.seat else None
            if begun is not None and seen.open:
                seen.taken.append(arrived - begun)
            if asked.moves:
                thinking = asyncio.create_task(answer(seat, table, asked, load, seen, rng))
    except ConnectionEnded:
        return
    finally:
        if thinking is not None:
            thinking.cancel()


async def answer(
    seat: Seat,
    table: str,
    asked: PendingDecision,
    load: Load,
    seen: Measurements,
    rng: random.Random,
) -> None:
    if load.think:
        await asyncio.sleep(rng.expovariate(1 / load.think))
    seen.sent[table, asked.ply] = time.perf_counter()
    seen.moves += seen.open
    await seat.move(rng.choice(asked.moves).move)


async def play_table(address: str, number: int, load: Load, seen: Measurements) -> None:
    """Play one game after another."""
    rng = random.Random(number)
    async with Client(address, timeout=60) as ann, Client(address, timeout=60) as bob:
        await ann.create_guest("Ann")
        await bob.create_guest("Bob")
        while True:
            table = await ann.open_table("duel", pace=0)
            await bob.take_seat(table.id)
            async with ann.seat(table.id) as first, bob.seat(table.id) as second:
                await ann.start_game(table.id)
                seen.begun += 1
                await asyncio.gather(
                    *(play_seat(seat, table.id, load, seen, rng) for seat in (first, second))
                )


async def run_clients(address: str, load: Load) -> dict[str, float]:
    seen = Measurements()
    tables = [
        asyncio.create_task(play_table(address, number, load, seen))
        for number in range(load.tables)
    ]
    while seen.begun < load.tables:
        await asyncio.sleep(0.1)
    gc.collect()
    gc.disable()  # a pause of these clients would count as the server's
    await asyncio.sleep(SETTLE)
    seen.open = True
    begun = time.perf_counter()
    await asyncio.sleep(load.seconds)
    seen.open = False
    gc.enable()
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
    """Return the resident memory of a process, in megabytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def measure(load: Load) -> dict[str, Any]:
    """Measure one load on a fresh server."""
    with run_server() as (address, process):
        before = memory(process)
        found: dict[str, Any] = asyncio.run(run_clients(address, load))
        found["kilobytes_a_table"] = (memory(process) - before) * 1024 / load.tables
    return found


def format_results(results: list[tuple[Load, dict[str, Any]]]) -> str:
    """Format the results as Markdown, next to other servers."""
    lines = [
        "## The server",
        "",
        describe_run(),
        f"The {sixgun.build_name()} build; SQLite, every move on disk before it is broadcast.",
        "Milliseconds from sending a move until the other player has it; real WebSockets on",
        "loopback, the clients in another process.",
        "",
        "| tables | thought | moves/s | median | 99 % below | longest | target | KB a table |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for load, found in results:
        lines.append(
            f"| {load.tables} | {load.think:g} s | {found['moves_a_second']:,.0f} "
            f"| {found['p50']:.1f} | {found['p99']:.1f} | {found['longest']:.1f} "
            f"| {load.target} | {found['kilobytes_a_table']:,.0f} |"
        )
    return "\n".join([*lines, "", *OTHER_SERVERS, ""])


def main() -> int:
    results = []
    for load in LOADS:
        print(f"bench: {load.tables} tables", file=sys.stderr)
        results.append((load, measure(load)))
    print(format_results(results))
    save_section(format_results(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
