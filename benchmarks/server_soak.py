"""Short games at many tables for many minutes: does the server's memory level off?

    SIXGUN_BUILD=compiled python3 dev.py python -m benchmarks.server_soak --minutes 30 --tables 36

The server runs in a process of its own, with every move on the disk. Each table has two people on
real WebSockets, who play at random, sometimes with bots; after each game they open another table.
Prints a line a minute and a verdict; Ctrl-C ends it early. Exit status 0 if all limits were kept.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import sixgun
from benchmarks.server_load import Load, Measurements, memory, play_seat
from benchmarks.server_process import run_server
from sixgun.client import Client, ServerRefused

__all__ = ["Sample", "find_failures", "main"]

MOST_MEMORY: Final = 400.0  # megabytes
MOST_PAUSE: Final = 50.0  # milliseconds
MOST_GROWTH: Final = 0.05  # of the memory, from the third quarter of the run to the last
OPERATOR: Final = "soak"
# Kinds of tables, taken in turn: game, options, bots.
KINDS: Final[tuple[tuple[str, dict[str, Any], list[str]], ...]] = (
    ("duel", {}, []),
    ("classic", {"variant": "short_duel"}, []),
    ("classic", {"players": 4, "boxes": ["base", "dodge_city"]}, ["greenhorn"] * 2),
)


@dataclass
class Sample:
    """The server at one moment; milliseconds and megabytes."""

    at: float  # seconds since the start
    memory: float
    tables: int = 0
    pauses: int = 0
    longest: float = 0.0
    longest_cpu: float = 0.0
    cycles: int = 0  # objects that the collector has found


@dataclass
class Progress:
    games: int = 0
    failed: list[str] = field(default_factory=list)
    samples: list[Sample] = field(default_factory=list)


async def keep_playing(
    address: str, number: int, think: float, seen: Measurements, so: Progress
) -> None:
    """Two players play game after game, each game at a new table."""
    rng = random.Random(number)
    load = Load(1, think, 0.0)
    async with Client(address, timeout=60) as ann, Client(address, timeout=60) as bob:
        await ann.create_guest(f"Ann {number}")
        await bob.create_guest(f"Bob {number}")
        for game, options, bots in KINDS[number % len(KINDS) :] + KINDS * 1_000_000:
            try:
                table = await ann.open_table(game, bots=bots, options=options, pace=0)
                await bob.take_seat(table.id)
                async with ann.seat(table.id) as first, bob.seat(table.id) as second:
                    await ann.start_game(table.id)
                    seats = (first, second)
                    await asyncio.gather(*(play_seat(s, table.id, load, seen, rng) for s in seats))
            except ServerRefused as error:
                so.failed.append(str(error))
                await asyncio.sleep(1.0)
            so.games += 1


# -- samples -------------------------------------------------------------------------------


async def take_sample(client: Client, process: int, begun: float) -> Sample:
    """Read the system's numbers and the server's metrics."""
    shown = (await client.send("GET", "/metrics", secret=f"Bearer {OPERATOR}")).text
    return Sample(
        at=time.monotonic() - begun,
        memory=memory(process),
        tables=int(sum(metric_values(shown, "sixgun_tables"))),
        pauses=int(sum(metric_values(shown, "sixgun_gc_pauses_total"))),
        longest=max(metric_values(shown, "sixgun_gc_longest_pause_seconds")) * 1000,
        longest_cpu=max(metric_values(shown, "sixgun_gc_longest_pause_cpu_seconds")) * 1000,
        cycles=int(sum(metric_values(shown, "sixgun_gc_collected_objects_total"))),
    )


def metric_values(shown: str, name: str) -> list[float]:
    """The values of a metric, with any labels."""
    return [float(found) for found in re.findall(rf"^{name}(?:{{.*}})? (\S+)$", shown, re.M)]


def bots_memory(process: int) -> float:
    """The memory of the server's child processes, in megabytes."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    total = 0.0
    for child in [child for file in threads for child in file.read_text().split()]:
        with suppress(OSError, StopIteration):
            total += memory(int(child))
    return total


async def soak(address: str, process: int, options: argparse.Namespace, so: Progress) -> None:
    seen = Measurements()
    tables = [
        asyncio.create_task(keep_playing(address, number, options.think, seen, so))
        for number in range(options.tables)
    ]
    seen.open = True
    begun = time.monotonic()
    try:
        async with Client(address, timeout=60) as operator:
            for minute in range(1, options.minutes + 1):
                await wait_for(tables, begun + minute * 60)
                so.samples.append(await take_sample(operator, process, begun))
                print(format_sample(minute, so, seen, bots_memory(process)), flush=True)
    finally:
        for task in tables:
            task.cancel()
        await asyncio.gather(*tables, return_exceptions=True)


async def wait_for(tables: Sequence[asyncio.Task[None]], moment: float) -> None:
    """Wait until then, or until all games have stopped."""
    left = max(moment - time.monotonic(), 0.0)
    done, _ = await asyncio.wait(tables, timeout=left, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()  # raises what has ended it


def format_sample(minute: int, so: Progress, seen: Measurements, bots: float) -> str:
    now = so.samples[-1]
    taken = sorted(seen.taken)
    seen.taken.clear()
    late = taken[int(len(taken) * 0.99)] * 1000 if taken else 0.0
    return (
        f"minute {minute}: {now.memory:.0f} MB (bots {bots:.0f} MB), {now.tables} tables; "
        f"{so.games} games, {seen.moves:,} moves, 99 % in {late:.0f} ms; collector: {now.pauses:,} "
        f"pauses, longest {now.longest:.1f} ms ({now.longest_cpu:.1f} ms CPU), "
        f"{now.cycles:,} objects in cycles"
    )


# -- the verdict ---------------------------------------------------------------------------


def find_failures(samples: Sequence[Sample], failed: Sequence[str] = ()) -> list[str]:
    """The limits that were exceeded."""
    found = [f"{len(failed)} requests failed, the first: {failed[0]}"] if failed else []
    if not samples:
        return [*found, "nothing measured"]
    most = max(sample.memory for sample in samples)
    if most >= MOST_MEMORY:
        found.append(f"memory rose to {most:.0f} MB, the limit is {MOST_MEMORY:.0f}")
    grown = growth([sample.memory for sample in samples])
    if grown > MOST_GROWTH:
        found.append(f"memory still grew by {grown:.0%} in the last half of the run")
    if samples[-1].longest > MOST_PAUSE:
        pause, cpu = samples[-1].longest, samples[-1].longest_cpu
        found.append(f"the collector paused for {pause:.1f} ms ({cpu:.1f} ms CPU)")
    return found


def growth(memories: Sequence[float]) -> float:
    """From the third quarter to the last, of their highest values; 0 if there are too few."""
    quarter = len(memories) // 4
    if not quarter:
        return 0.0
    before, after = max(memories[-2 * quarter : -quarter]), max(memories[-quarter:])
    return after / before - 1


def main(arguments: Sequence[str] | None = None) -> int:
    options = argparse.ArgumentParser(prog="benchmarks.server_soak", description=__doc__)
    options.formatter_class = argparse.RawDescriptionHelpFormatter
    options.add_argument("--minutes", type=int, default=30)
    options.add_argument("--tables", type=int, default=36, help="at a time, with two people each")
    options.add_argument("--think", type=float, default=0.1, help="seconds for a move, on average")
    options.add_argument("--pure", action="store_true", help="measure the pure build")
    chosen = options.parse_args(arguments)
    if sixgun.build_name() != "compiled" and not chosen.pure:
        print("server_soak: this is the pure build; set SIXGUN_BUILD=compiled, or use --pure")
        return 2
    so = Progress()
    print(f"{chosen.tables} tables for {chosen.minutes} minutes, {sixgun.build_name()}", flush=True)
    with run_server(admin_secret=OPERATOR) as (address, process):
        try:
            asyncio.run(soak(address, process, chosen, so))
        except KeyboardInterrupt:
            print("interrupted")
    missed = find_failures(so.samples, so.failed)
    for words in missed or ["all limits kept"]:
        print(f"verdict: {words}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
