"""How fast the loaded build of the engine is, beside a calibration loop in the same run.

Run by `python3 dev.py bench`, once for each build; the last run of both is in results.md.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import sixgun
from benchmarks.bot_times import format_bots, measure_bots
from benchmarks.results_page import describe_run, save_section
from sixgun import classic, duel
from sixgun.engine import BaseGame, Kind, Names, Rng

CALIBRATION = "x = 0\nfor i in range(10**7):\n    x += i\n"
BOTS_A_GAME = 40  # games played at random for each one of bots
REFERENCE = 0.90  # seconds for the loop on the machine of the targets
FIVE = "BANG!, 5 players"
SEVEN = "BANG!, 7 players, all boxes"
DUEL = "The Duel, Law against Outlaws"
TABLES: dict[str, tuple[classic.Config | duel.Config, bool]] = {  # config, events told
    "BANG!, 4 players": (classic.Config(players=4), False),
    FIVE: (classic.Config(players=5), False),
    f"{FIVE}, events told": (classic.Config(players=5), True),
    "BANG!, 6 players": (classic.Config(players=6), False),
    "BANG!, 7 players": (classic.Config(players=7), False),
    SEVEN: (classic.Config(players=7, boxes=classic.OUR_BOXES), False),
    DUEL: (duel.Config(), False),
    "The Duel, Reinforcements": (duel.Config(mode="reinforcements"), False),
    "The Duel, Mexican Standout": (duel.Config(mode="mexican_standout"), False),
}
# Decisions/s at these tables, and a clone in microseconds.
TARGETS: dict[str, dict[str, float]] = {
    "pure": {FIVE: 110_000, SEVEN: 80_000, DUEL: 90_000, "clone": 6.0},
    "compiled": {FIVE: 600_000, SEVEN: 450_000, DUEL: 500_000, "clone": 2.5},
}


def calibrate() -> float:
    start = time.perf_counter()
    exec(CALIBRATION, {})  # noqa: S102 - the plain module-level loop that the targets speak of
    return time.perf_counter() - start


def deal(config: classic.Config | duel.Config, seed: int, emits_events: bool) -> BaseGame:
    if isinstance(config, classic.Config):
        return classic.new_game(config, seed, emits_events)
    return duel.new_game(config, seed, emits_events)


def play(config: classic.Config | duel.Config, games: int, emits_events: bool) -> tuple[float, int]:
    """Play random legal moves; return seconds and decisions."""
    rng = Rng.from_seed("bench")
    decisions = 0
    start = time.perf_counter()
    for seed in range(games):
        decisions += deal(config, seed, emits_events).play_out(rng)
    return time.perf_counter() - start, decisions


def running_game() -> BaseGame:
    game = deal(classic.Config(players=5), 3, emits_events=False)
    rng = Rng.from_seed("clone")
    for _ in range(60):
        game.choose_at(rng.below(len(game.moves)))
    return game


def clone_time(count: int) -> float:
    """Return the microseconds per clone of a running game of five."""
    game = running_game()
    start = time.perf_counter()
    for _ in range(count):
        game.clone()
    return (time.perf_counter() - start) / count * 1e6


def state_bytes() -> int:
    """Return the memory of one more clone: everything it does not share with others."""
    seen: dict[int, object] = {}
    shared = (Names, Kind, type, str, int, classic.Config)
    waiting: list[object] = [running_game()]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, shared) or callable(thing):
            continue
        seen[id(thing)] = thing
        waiting += gc.get_referents(thing)
    return sum(sys.getsizeof(thing) for thing in seen.values())


def best(measure: Callable[[], float], rounds: int) -> float:
    """Return the best of several rounds: the speed of an undisturbed machine."""
    return min(measure() for _ in range(rounds))


def measure(rounds: int, games: int) -> dict[str, Any]:
    rows = [measure_row(name, rounds, games) for name in TABLES]
    return {
        "form": sixgun.build_name(),
        "circumstances": describe_run(),
        "calibration": statistics.median(row["calibration"] for row in rows),
        "clone": best(lambda: clone_time(1000), rounds * 5),
        "bytes": state_bytes(),
        "rows": rows,
        "bots": measure_bots(3 if games < BOTS_A_GAME else games // BOTS_A_GAME),
    }


def measure_row(name: str, rounds: int, games: int) -> dict[str, Any]:
    """Return the median of several rounds, each next to its own calibration loop."""
    config, emits_events = TABLES[name]
    loops, seconds, scaled = [], [], []
    for _ in range(rounds):
        before = calibrate()
        took, decisions = play(config, games, emits_events)
        loop = (before + calibrate()) / 2
        loops.append(loop)
        seconds.append(took)
        scaled.append(decisions / took * loop / REFERENCE)
    took = statistics.median(seconds)
    return {
        "table": name,
        "calibration": statistics.median(loops),
        "decisions_per_second": decisions / took,
        "games_per_second": games / took,
        "microseconds": took / decisions * 1e6,
        "scaled": statistics.median(scaled),
    }


def format_results(result: dict[str, Any]) -> str:
    """One build's figures as Markdown."""
    scale = result["calibration"] / REFERENCE
    targets = TARGETS[result["form"]]
    lines = [
        f"## {result['form']}",
        "",
        result["circumstances"],
        f"Calibration loop: {result['calibration']:.2f} s.",
        "",
        "| table | decisions/s | games/s | us a decision | scaled | target |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {row['table']} | {row['decisions_per_second']:,.0f} | {row['games_per_second']:,.0f} "
        f"| {row['microseconds']:.2f} | {row['scaled']:,.0f} | {goal(targets, row['table'])} |"
        for row in result["rows"]
    ]
    lines += [
        "",
        f"Clone of a running game of five: {result['clone']:.2f} us,",
        f"scaled {result['clone'] / scale:.2f} us (target {targets['clone']} us),",
        f"state {result['bytes']:,} bytes.",
        "",
    ]
    lines += format_bots(result["bots"], result["form"])
    return "\n".join(lines)


def goal(targets: dict[str, float], table: str) -> str:
    return f"{targets[table]:,.0f}" if table in targets else ""


def main() -> int:
    options = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    options.add_argument("--rounds", type=int, default=5, help="rounds a figure (5)")
    options.add_argument("--games", type=int, default=0, help="games a round")
    options.add_argument("--json", action="store_true", help="print JSON and write nothing")
    given = options.parse_args()
    expected = os.environ.get("SIXGUN_EXPECT", sixgun.build_name())
    loaded = sixgun.build_name()
    if loaded != expected:
        print(f"bench: the {loaded} build is loaded, not the {expected} one", file=sys.stderr)
        return 2
    games = given.games or (300 if loaded == "pure" else 2000)
    result = measure(given.rounds, games)
    if given.json:
        print(json.dumps(result, indent=1))
        return 0
    print(format_results(result))
    save_section(format_results(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
