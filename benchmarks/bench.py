"""How fast the loaded form of the engine is, beside a calibration loop in the same run.

Run by `python3 dev.py bench`, once for each form; the last run of both is in results.md.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sixgun
from sixgun.classic import OUR_BOXES, Config, Facts, Game, new_game
from sixgun.engine import Kind, Rng

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".dev" / "bench"
RESULTS = ROOT / "benchmarks" / "results.md"

CALIBRATION = "x = 0\nfor i in range(10**7):\n    x += i\n"
FORMAT = 3  # of the figures kept between two runs
REFERENCE = 0.90  # seconds for the loop on the machine of the targets
BASE = ("base",)
TABLES = (  # players, boxes, events told
    (4, BASE, False),
    (5, BASE, False),
    (5, BASE, True),
    (6, BASE, False),
    (7, BASE, False),
    (7, OUR_BOXES, False),
)
# Decisions/s with 5 players and the base box, and with 7 and all boxes; a clone in microseconds.
TARGETS = {"pure": (110_000, 80_000, 6.0), "compiled": (600_000, 450_000, 2.5)}


def calibrate() -> float:
    start = time.perf_counter()
    exec(CALIBRATION, {})  # noqa: S102 - the plain module-level loop that the targets speak of
    return time.perf_counter() - start


def play(config: Config, games: int, telling: bool) -> tuple[float, int]:
    """Random legal play: seconds and decisions."""
    luck = Rng.from_seed("bench")
    decisions = 0
    start = time.perf_counter()
    for seed in range(games):
        decisions += new_game(config, seed, telling).play_out(luck)
    return time.perf_counter() - start, decisions


def running_game() -> Game:
    game = new_game(Config(players=5), 3, telling=False)
    luck = Rng.from_seed("clone")
    for _ in range(60):
        game.choose_at(luck.below(len(game.moves)))
    return game


def clone_time(count: int) -> float:
    """Microseconds a clone of a running game of five."""
    game = running_game()
    start = time.perf_counter()
    for _ in range(count):
        game.clone()
    return (time.perf_counter() - start) / count * 1e6


def state_bytes() -> int:
    """What one more clone takes of memory: all that it does not share with others."""
    seen: dict[int, object] = {}
    shared = (Facts, Kind, type, str, int, Config)
    waiting: list[object] = [running_game()]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, shared) or callable(thing):
            continue
        seen[id(thing)] = thing
        waiting += gc.get_referents(thing)
    return sum(sys.getsizeof(thing) for thing in seen.values())


def best(measure: Callable[[], float], rounds: int) -> float:
    """The least of several: what the machine does when nothing else disturbs it."""
    return min(measure() for _ in range(rounds))


def measured(rounds: int, games: int) -> dict[str, Any]:
    rows = [
        measured_row(Config(players=players, boxes=boxes), told, rounds, games)
        for players, boxes, told in TABLES
    ]
    return {
        "format": FORMAT,
        "form": sixgun.form(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "commit": commit(),
        "python": sys.version.split()[0],
        "calibration": statistics.median(row["calibration"] for row in rows),
        "clone": best(lambda: clone_time(1000), rounds * 5),
        "bytes": state_bytes(),
        "rows": rows,
    }


def measured_row(config: Config, telling: bool, rounds: int, games: int) -> dict[str, Any]:
    """The median of several rounds, each beside a calibration loop of its own."""
    loops, seconds, scaled = [], [], []
    for _ in range(rounds):
        before = calibrate()
        took, decisions = play(config, games, telling)
        loop = (before + calibrate()) / 2
        loops.append(loop)
        seconds.append(took)
        scaled.append(decisions / took * loop / REFERENCE)
    took = statistics.median(seconds)
    return {
        "players": config.players,
        "boxes": "all" if len(config.boxes) > 1 else "base",
        "events": telling,
        "calibration": statistics.median(loops),
        "decisions_per_second": decisions / took,
        "games_per_second": games / took,
        "microseconds": took / decisions * 1e6,
        "scaled": statistics.median(scaled),
    }


def commit() -> str:
    """The commit that is measured; the page of results itself may be changed."""
    name = git("rev-parse", "--short", "HEAD")
    changed = git("status", "--porcelain", "--", ".", ":!benchmarks/results.md")
    return f"{name} with changes" if changed else name or "unknown"


def git(*words: str) -> str:
    asked = ["git", "-C", str(ROOT), *words]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()


def told(result: dict[str, Any]) -> str:
    """One form's figures as Markdown."""
    scale = result["calibration"] / REFERENCE
    speed, all_boxes, clone = TARGETS[result["form"]]
    five, seven = result["rows"][1]["scaled"], result["rows"][-1]["scaled"]
    lines = [
        f"## {result['form']}",
        "",
        f"{result['date']}, commit {result['commit']}, CPython {result['python']}.",
        f"Calibration loop: {result['calibration']:.2f} s.",
        "",
        "| players | boxes | events | decisions/s | games/s | us a decision | scaled |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {row['players']} | {row['boxes']} | {'told' if row['events'] else 'off'} "
        f"| {row['decisions_per_second']:,.0f} | {row['games_per_second']:,.0f} "
        f"| {row['microseconds']:.2f} | {row['scaled']:,.0f} |"
        for row in result["rows"]
    ]
    lines += [
        "",
        f"- Clone of a running game: {result['clone']:.2f} us, state {result['bytes']:,} bytes.",
        f"- Scaled to calibration {REFERENCE:.2f} s: {five:,.0f} decisions/s with 5 players, base",
        f"  (target {speed:,}), {seven:,.0f} with 7 and all boxes (target {all_boxes:,}),",
        f"  clone {result['clone'] / scale:.2f} us (target {clone} us).",
        "",
    ]
    return "\n".join(lines)


HEAD = """# Benchmark

Random legal play on one core, every game played to its end. Written by `python3 dev.py bench`.
A calibration loop (10^7 additions at module level) is timed around each round; scaled figures are
decisions/s as if it took 0.90 s, so that machines can be compared. Medians.
"""


def write_results(result: dict[str, Any]) -> None:
    """Keep this form's figures and write the page from the last run of each form."""
    KEPT.mkdir(parents=True, exist_ok=True)
    (KEPT / f"{result['form']}.json").write_text(json.dumps(result, indent=1))
    kept = [KEPT / f"{form}.json" for form in TARGETS]
    results = [json.loads(path.read_text()) for path in kept if path.exists()]
    pages = [told(result) for result in results if result.get("format") == FORMAT]
    RESULTS.write_text("\n".join([HEAD, *pages]).rstrip() + "\n")


def main() -> int:
    options = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    options.add_argument("--rounds", type=int, default=5, help="rounds a figure (5)")
    options.add_argument("--games", type=int, default=0, help="games a round")
    options.add_argument("--json", action="store_true", help="print JSON and write nothing")
    given = options.parse_args()
    expected = os.environ.get("SIXGUN_EXPECT", sixgun.form())
    if sixgun.form() != expected:
        print(f"bench: the {sixgun.form()} form is loaded, not the {expected} one", file=sys.stderr)
        return 2
    games = given.games or (300 if sixgun.form() == "pure" else 2000)
    result = measured(given.rounds, games)
    if given.json:
        print(json.dumps(result, indent=1))
        return 0
    print(told(result))
    write_results(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
