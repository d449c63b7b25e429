"""A soak: very many random games of every sort, on all cores, with players who leave.

    python3 dev.py soak --games 500000      about half an hour on two cores, compiled
    python3 dev.py soak --only 4711         game 4711 alone, with its traceback

Each game is determined by the seed and its number. Some of its moments are checked for what must
always hold: cards, life, money, those who left, clones, views, refusals, records. What fails is
printed with the number that plays it again.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import sixgun
from sixgun import classic
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

AT_A_TABLE = 10  # games of each configuration
OF_THE_DUEL = 4  # every fourth table
A_BATCH = 50  # games that a process plays before it reports
LOOKS = 150  # one in so many moments is looked at closely,
GLANCES = 6  # and one in so many in passing
REPLAYS = 3  # one in so many games is replayed from its record
LONGEST = 20_000  # decisions
SHOWN = 5  # faults; all are counted
FAILED, INTERRUPTED = 1, 130
ON_A_SCREEN, IN_A_LOG = 1.0, 30.0  # seconds between two reports


@dataclass
class Tally:
    """What was played, and what went wrong."""

    games: int = 0
    decisions: int = 0
    tables: Counter[str] = field(default_factory=Counter)  # games by sort
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
    at = number // AT_A_TABLE
    luck = Rng.from_seed(f"soak {seed} table {at}")
    if at % OF_THE_DUEL == 0:
        return duel_tables.random_config(luck)
    return classic_tables.random_config(luck)


def sort_of(config: AnyConfig) -> str:
    if isinstance(config, classic.Config):
        return config.variant or f"{config.players} players"
    return config.mode


def glance(game: Any) -> None:
    """What can be checked in a few microseconds."""
    if isinstance(game, classic.Game):
        of_classic.check_life(game)
        of_classic.check_absent(game)
        of_classic.check_money(game)


def look(game: Any, luck: Rng) -> None:
    """What must hold at every decision."""
    rules = of_classic if isinstance(game, classic.Game) else of_duel
    rules.check_moment(game, luck)
    if not game.over:
        rules.check_refusals(game, luck)
        rules.check_pickle(game, luck)


def leaver(game: FigureGame, luck: Rng) -> int:
    """Mostly the player who is asked, else anybody who is still there."""
    here = [seat for seat in range(game.seats) if not (game.absent >> seat) & 1]
    return game.seat if luck.below(3) else here[luck.below(len(here))]


def play(seed: str, number: int) -> Tally:
    """One game to its end; every other one with players who leave."""
    config = table_of(seed, number)
    luck = Rng.from_seed(f"soak {seed} game {number}")
    live: AnyGame = start(config, f"soak:{seed}:{number}")
    game = live.kernel
    leaving = (0, 10 + luck.below(140))[number % 2]
    tally = Tally(games=1, tables=Counter([sort_of(config)]))
    while not game.over:
        if leaving and luck.below(leaving) == 0:
            seat = leaver(game, luck)
            if seat == game.seat:
                tally.left_at[f"{live.rules.id} {game.prompt}"] += 1
            live.leave(seat)
            glance(game)
        else:
            live.apply(game.moves[luck.below(len(game.moves))])
        if luck.below(LOOKS) == 0:
            look(game, luck)
        elif luck.below(GLANCES) == 0:
            glance(game)
        tally.decisions += 1
        assert tally.decisions < LONGEST, "it goes on and on"
    look(game, luck)
    assert game.winners or game.absent, "nobody has won"
    if luck.below(REPLAYS) == 0:
        check_replay(live)
    return tally


# -- many games ----------------------------------------------------------------------------


def play_batch(seed: str, numbers: Sequence[int]) -> Tally:
    tally = Tally()
    for number in numbers:
        try:
            tally.add(play(seed, number))
        except Exception:
            tally.games += 1
            tally.faults.append(fault(seed, number))
    return tally


def fault(seed: str, number: int) -> str:
    again = f"python3 dev.py soak --seed {seed} --only {number}"
    return f"game {number}: {table_of(seed, number)}\n{traceback.format_exc()}again: {again}\n"


def ignore_ctrl_c() -> None:
    """The parent hears of it and stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def batches(games: int) -> Iterator[range]:
    for first in range(0, games, A_BATCH):
        yield range(first, min(first + A_BATCH, games))


def soak(seed: str, games: int, jobs: int, report: Callable[[Tally], None]) -> Tally:
    """All games; on Ctrl-C those that are done by then."""
    tally = Tally()
    waiting = batches(games)
    running: set[Future[Tally]] = set()
    pool = ProcessPoolExecutor(jobs, initializer=ignore_ctrl_c)
    try:
        report(tally)
        while True:
            for batch in islice(waiting, 2 * jobs - len(running)):
                running.add(pool.submit(play_batch, seed, batch))
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                tally.add(future.result())
            report(tally)
    except KeyboardInterrupt:
        pass
    finally:
        pool.shutdown(cancel_futures=True)
    return tally


# -- telling -------------------------------------------------------------------------------


class Progress:
    """A line that is written over and over on a screen, and now and then into a log."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.begun = self.told = time.monotonic()
        self.shown = 0
        self.screen = sys.stderr.isatty()

    def __call__(self, tally: Tally) -> None:
        if not tally.games:
            self.say(f"{self.games:,} games, {sixgun.build_name()}; Ctrl-C ends them", "\n")
            return
        for text in tally.faults[self.shown : SHOWN]:
            self.say(text, "\n")
        self.shown = len(tally.faults)
        now = time.monotonic()
        if now - self.told >= (ON_A_SCREEN if self.screen else IN_A_LOG):
            self.told = now
            self.say(self.line(tally, now - self.begun), "" if self.screen else "\n")

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
    sorts = ", ".join(f"{sort} {count:,}" for sort, count in sorted(tally.tables.items()))
    played = f"{tally.games:,} games, {tally.decisions:,} decisions, {sixgun.build_name()}"
    left = f"{tally.left_at.total():,} players left when they were asked"
    return "\n".join(
        [
            f"{played}, in {seconds / 60:.1f} minutes: {len(tally.faults)} faults",
            f"by sort: {sorts}",
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
    begun = time.monotonic()
    if wanted.only is not None:
        print(table_of(wanted.seed, wanted.only))
        tally = play(wanted.seed, wanted.only)
    else:
        tally = soak(wanted.seed, wanted.games, wanted.jobs, Progress(wanted.games))
        sys.stderr.write("\n")  # below the progress
    print(summary(tally, time.monotonic() - begun))
    if tally.faults:
        return FAILED
    return 0 if wanted.only is not None or tally.games == wanted.games else INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
