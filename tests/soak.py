"""A soak test: many random games of every kind on all cores, with players who leave.

    python3 dev.py soak --games 500000      about half an hour on two cores, compiled
    python3 dev.py soak --only 4711         game 4711 alone, with its traceback

The seed and its number determine each game. Some of its moments are checked for what must
always hold: cards, life, money, absent players, clones, views, refusals, records. A failure is
printed with the number that plays that game again.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import sixgun
from sixgun import classic
from sixgun.arena.workers import run_in_pool, stop_requested
from sixgun.engine import FigureGame, Rng
from sixgun.live import AnyGame, start
from tests.classic import configurations as classic_tables
from tests.classic import invariants as of_classic
from tests.dealing import AnyConfig
from tests.docs.sources import prompts
from tests.duel import configurations as duel_tables
from tests.duel import invariants as of_duel
from tests.invariants import check_replay

__all__ = ["Tally", "main", "play", "table_of"]

GAMES_PER_TABLE = 10
DUEL_EVERY = 4  # tables
BATCH = 50  # games that a worker plays before it reports
FULL_CHECK_EVERY = 150  # decisions
QUICK_CHECK_EVERY = 6  # decisions
REPLAY_EVERY = 3  # games
MAX_DECISIONS = 20_000
MAX_FAULTS_SHOWN = 5  # all are counted
FAILED, INTERRUPTED = 1, 130
REPORT_ON_SCREEN, REPORT_IN_LOG = 1.0, 30.0  # seconds between two reports


@dataclass
class Tally:
    """What was played, and what went wrong."""

    games: int = 0
    decisions: int = 0
    tables: Counter[str] = field(default_factory=Counter)  # games by kind of table
    left_at: Counter[str] = field(default_factory=Counter)  # leavers by the prompt they were asked
    faults: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.tables += other.tables
        self.left_at += other.left_at
        self.faults += other.faults


# -- one game ------------------------------------------------------------------------------


def table_of(seed: str, number: int) -> AnyConfig:
    at = number // GAMES_PER_TABLE
    rng = Rng.from_seed(f"soak {seed} table {at}")
    if at % DUEL_EVERY == 0:
        return duel_tables.random_config(rng)
    return classic_tables.random_config(rng)


def kind_of_table(config: AnyConfig) -> str:
    if isinstance(config, classic.Config):
        return config.variant or f"{config.players} players"
    return config.mode


def quick_check(game: Any) -> None:
    """Check what takes a few microseconds."""
    if isinstance(game, classic.Game):
        of_classic.check_life(game)
        of_classic.check_absent(game)
        of_classic.check_money(game)


def full_check(game: Any, rng: Rng) -> None:
    """Check everything that must hold at a decision."""
    rules = of_classic if isinstance(game, classic.Game) else of_duel
    rules.check_moment(game, rng)
    if not game.over:
        rules.check_refusals(game, rng)
        rules.check_pickle(game, rng)


def pick_leaver(game: FigureGame, rng: Rng) -> int:
    """Usually the player who has to decide, otherwise any player who has not left."""
    here = [seat for seat in range(game.seats) if not (game.absent >> seat) & 1]
    return game.seat if rng.below(3) else here[rng.below(len(here))]


def play(seed: str, number: int) -> Tally:
    """Play one game to its end; in every second game players leave."""
    config = table_of(seed, number)
    rng = Rng.from_seed(f"soak {seed} game {number}")
    live: AnyGame = start(config, f"soak:{seed}:{number}")
    game = live.kernel
    leaving = (0, 10 + rng.below(140))[number % 2]
    tally = Tally(games=1, tables=Counter([kind_of_table(config)]))
    while not game.over:
        if leaving and rng.below(leaving) == 0:
            seat = pick_leaver(game, rng)
            if seat == game.seat:
                tally.left_at[f"{live.rules.id} {game.prompt}"] += 1
            live.leave(seat)
            quick_check(game)
        else:
            live.apply(game.moves[rng.below(len(game.moves))])
        if rng.below(FULL_CHECK_EVERY) == 0:
            full_check(game, rng)
        elif rng.below(QUICK_CHECK_EVERY) == 0:
            quick_check(game)
        tally.decisions += 1
        assert tally.decisions < MAX_DECISIONS, "the game does not end"
    full_check(game, rng)
    assert game.winners or game.absent, "nobody has won"
    if rng.below(REPLAY_EVERY) == 0:
        check_replay(live)
    return tally


# -- many games ----------------------------------------------------------------------------


def play_batch(seed: str, numbers: Sequence[int]) -> Tally:
    tally = Tally()
    for number in numbers:
        if stop_requested():
            break
        try:
            tally.add(play(seed, number))
        except Exception:
            tally.games += 1
            tally.faults.append(fault(seed, number))
    return tally


def fault(seed: str, number: int) -> str:
    again = f"python3 dev.py soak --seed {seed} --only {number}"
    return f"game {number}: {table_of(seed, number)}\n{traceback.format_exc()}again: {again}\n"


def batches(games: int) -> Iterator[range]:
    for first in range(0, games, BATCH):
        yield range(first, min(first + BATCH, games))


def prepare() -> None:
    """The worker processes need nothing but their imports."""


def soak(seed: str, games: int, jobs: int, report: Callable[[Tally], None]) -> Tally:
    """Play all games; Ctrl-C returns the ones that are done."""
    tally = Tally()

    def take(batch: Tally) -> None:
        tally.add(batch)
        report(tally)

    with suppress(KeyboardInterrupt):
        report(tally)
        run_in_pool(partial(play_batch, seed), batches(games), take, jobs, prepare)
    return tally


# -- progress and summary ------------------------------------------------------------------


class Progress:
    """A progress line: rewritten on a terminal, appended now and then to a log."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.started = self.reported = time.monotonic()
        self.shown = 0
        self.screen = sys.stderr.isatty()

    def __call__(self, tally: Tally) -> None:
        if not tally.games:
            self.say(f"{self.games:,} games, {sixgun.build_name()}; Ctrl-C stops", "\n")
            return
        for text in tally.faults[self.shown : MAX_FAULTS_SHOWN]:
            self.say(text, "\n")
        self.shown = len(tally.faults)
        now = time.monotonic()
        if now - self.reported >= (REPORT_ON_SCREEN if self.screen else REPORT_IN_LOG):
            self.reported = now
            self.say(self.line(tally, now - self.started), "" if self.screen else "\n")

    def line(self, tally: Tally, seconds: float) -> str:
        rate = tally.games / seconds
        minutes = (self.games - tally.games) / rate / 60
        done = f"{tally.games:,} of {self.games:,} games, {rate:,.0f} a second"
        return f"{done}, {minutes:.1f} minutes left, {len(tally.faults)} faults"

    def say(self, text: str, end: str) -> None:
        if self.screen:
            sys.stderr.write("\r\x1b[K")
        sys.stderr.write(text + end)
        sys.stderr.flush()


def summary(tally: Tally, seconds: float) -> str:
    asked = {f"{game} {prompt}" for game in ("classic", "duel") for prompt in prompts(game)}
    never = sorted(asked - set(tally.left_at))
    tables = ", ".join(f"{kind} {count:,}" for kind, count in sorted(tally.tables.items()))
    played = f"{tally.games:,} games, {tally.decisions:,} decisions, {sixgun.build_name()}"
    left = f"{tally.left_at.total():,} players left when they were asked"
    return "\n".join(
        [
            f"{played}, in {seconds / 60:.1f} minutes: {len(tally.faults)} faults",
            f"by table: {tables}",
            f"{left}, at {len(asked) - len(never)} of {len(asked)} prompts",
            *([f"nobody left at: {', '.join(never)}"] if never else []),
        ]
    )


def main(args: Sequence[str] | None = None) -> int:
    options = argparse.ArgumentParser(prog="dev.py soak", description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=10_000, help="how many (10,000)")
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all)")
    options.add_argument("--seed", default="0", help="another seed, other games (0)")
    options.add_argument("--only", type=int, metavar="N", help="game number N alone")
    wanted = options.parse_args(args)
    started = time.monotonic()
    if wanted.only is not None:
        print(table_of(wanted.seed, wanted.only))
        tally = play(wanted.seed, wanted.only)
    else:
        tally = soak(wanted.seed, wanted.games, wanted.jobs, Progress(wanted.games))
        sys.stderr.write("\n")  # after the progress line
    print(summary(tally, time.monotonic() - started))
    if tally.faults:
        return FAILED
    return 0 if wanted.only is not None or tally.games == wanted.games else INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
