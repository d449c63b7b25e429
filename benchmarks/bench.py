"""How fast the loaded form of the engine is, beside a calibration loop in the same run.

Run by `python3 dev.py bench`, once for each form; the last run of both is in results.md.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sixgun
from sixgun.classic import Config, Facts, Game, new_game
from sixgun.engine import Kind, Rng

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".dev" / "bench"
RESULTS = ROOT / "benchmarks" / "results.md"

CALIBRATION = "x = 0\nfor i in range(10**7):\n    x += i\n"
REFERENCE = 0.90  # seconds for the loop on the machine of the targets
TARGETS = {"pure": (110_000, 6.0), "compiled": (600_000, 2.5)}  # 5 players: decisions/s, clone us


def calibrate() -> float:
    start = time.perf_counter()
    exec(CALIBRATION, {})  # noqa: S102 - the plain module-level loop that the targets speak of
    return time.perf_counter() - start


def play(players: int, games: int, telling: bool) -> tuple[float, int]:
    """Random legal play: seconds and decisions."""
    config = Config(players=players)
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
    calibration = calibrate()
    rows = []
    for players, telling in ((4, False), (5, False), (5, True), (6, False), (7, False)):
        seconds = []
        for _ in range(rounds):
            calibration = min(calibration, calibrate())
            took, decisions = play(players, games, telling)
            seconds.append(took)
        rows.append(
            {
                "players": players,
                "events": telling,
                "decisions_per_second": decisions / min(seconds),
                "games_per_second": games / min(seconds),
                "microseconds": min(seconds) / decisions * 1e6,
            }
        )
    return {
        "form": sixgun.form(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "commit": commit(),
        "python": sys.version.split()[0],
        "calibration": calibration,
        "clone": best(lambda: clone_time(3000), rounds),
        "bytes": state_bytes(),
        "rows": rows,
    }


def commit() -> str:
    asked = ["git", "-C", str(ROOT), "describe", "--always", "--dirty"]
    found = subprocess.run(asked, capture_output=True, text=True, check=False)
    return found.stdout.strip() or "unknown"


def told(result: dict[str, Any]) -> str:
    """One form's figures as Markdown."""
    scale = result["calibration"] / REFERENCE
    speed, clone = TARGETS[result["form"]]
    five = result["rows"][1]["decisions_per_second"]
    lines = [
        f"## {result['form']}",
        "",
        f"{result['date']}, commit {result['commit']}, CPython {result['python']}.",
        f"Calibration loop: {result['calibration']:.2f} s.",
        "",
        "| players | events | decisions/s | games/s | us a decision |",
        "| --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {row['players']} | {'told' if row['events'] else 'off'} "
        f"| {row['decisions_per_second']:,.0f} | {row['games_per_second']:,.0f} "
        f"| {row['microseconds']:.2f} |"
        for row in result["rows"]
    ]
    lines += [
        "",
        f"- Clone of a running game: {result['clone']:.2f} us, state {result['bytes']:,} bytes.",
        f"- Scaled to calibration {REFERENCE:.2f} s: {five * scale:,.0f} decisions/s, 5 players",
        f"  (target {speed:,}), clone {result['clone'] / scale:.2f} us (target {clone} us).",
        "",
    ]
    return "\n".join(lines)


HEAD = """# Benchmark

Random legal play of the base game on one core, every game played to its end; the best of several
rounds. Written by `python3 dev.py bench`. The calibration loop (10^7 additions at module level) is
timed in the same run: scale by it to compare machines.
"""


def write_results(result: dict[str, Any]) -> None:
    """Keep this form's figures and write the page from the last run of each form."""
    KEPT.mkdir(parents=True, exist_ok=True)
    (KEPT / f"{result['form']}.json").write_text(json.dumps(result, indent=1))
    kept = [KEPT / f"{form}.json" for form in TARGETS]
    pages = [told(json.loads(path.read_text())) for path in kept if path.exists()]
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
