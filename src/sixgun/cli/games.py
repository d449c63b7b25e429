"""`sixgun simulate`: many games of random legal play on the fast path, in one process or several.

Game i of a run has seed + i, and its moves come from a generator of the same seed: the outcome
depends on nothing else, least of all on the number of processes.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sixgun import classic
from sixgun.classic.roles import DUELIST
from sixgun.cli.files import make_folder, save_record
from sixgun.cli.setting import load_houses
from sixgun.engine import Rng, SixgunError
from sixgun.live import LiveGame, form, load_installed

__all__ = ["Plan", "Tally", "file_of", "run"]

CHUNK: Final = 25  # games between two reports


@dataclass(frozen=True)
class Plan:
    """What is to be simulated; small and plain, so that it can be sent to other processes."""

    config: classic.Config
    games: int
    seed: int
    jobs: int = 1
    folder: Path | None = None  # where records go
    houses: tuple[Path, ...] = ()  # boxes of other people that every process needs

    def chunks(self) -> Iterator[range]:
        for first in range(0, self.games, CHUNK):
            yield range(self.seed + first, self.seed + min(first + CHUNK, self.games))


@dataclass
class Tally:
    """What came out: counts, and for every role, character and seat how many games and victories.

    A character counts for whom he ends with; those of a duel, who come and go, do not count.
    """

    games: int = 0
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    roles: dict[str, list[int]] = field(default_factory=dict)
    characters: dict[str, list[int]] = field(default_factory=dict)
    seats: dict[str, list[int]] = field(default_factory=dict)

    def count(self, game: classic.Game) -> None:
        self.games += 1
        self.finished += game.over
        self.decisions += game.ply
        for seat in range(game.seats):
            won = (game.winners >> seat) & 1
            add(self.roles, classic.ROLES[game.role[seat]], 1, won)
            add(self.seats, game.facts.seat_names[seat], 1, won)
            if game.role[seat] != DUELIST:
                add(self.characters, game.character[seat].id, 1, won)

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        for mine, others in zip(self.counts(), other.counts(), strict=True):
            for name, (games, won) in others.items():
                add(mine, name, games, won)

    def counts(self) -> tuple[dict[str, list[int]], ...]:
        return self.roles, self.characters, self.seats

    def report(self) -> dict[str, object]:
        """The same for a program to read."""
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / seconds),
            "games_per_second": round(self.games / seconds, 1),
            "wins": {
                "role": told(self.roles),
                "character": told(self.characters),
                "seat": told(self.seats),
            },
            "compiled": form() == "compiled",
            "interrupted": self.interrupted,
        }


def add(counts: dict[str, list[int]], name: str, games: int, won: int) -> None:
    entry = counts.setdefault(name, [0, 0])
    entry[0] += games
    entry[1] += won


def told(counts: dict[str, list[int]]) -> dict[str, dict[str, int]]:
    return {name: {"games": counts[name][0], "won": counts[name][1]} for name in sorted(counts)}


# -- playing -------------------------------------------------------------------------------


def run(plan: Plan, progress: Callable[[int], None]) -> Tally:
    """All the games of a plan; Ctrl-C ends it early with what is done so far."""
    plan.config.checked()
    if plan.folder is not None:
        make_folder(plan.folder)
        refuse_to_overwrite(plan, plan.folder)
    tally = Tally()
    start = time.perf_counter()

    def take(part: Tally) -> None:
        tally.merge(part)
        progress(part.games)

    try:
        (here if plan.jobs == 1 else elsewhere)(plan, take)
    except KeyboardInterrupt:
        tally.interrupted = True
    tally.seconds = time.perf_counter() - start
    return tally


def refuse_to_overwrite(plan: Plan, folder: Path) -> None:
    """Records are named after players and seed alone, so another run may have the same names."""
    there = {file.name for file in folder.iterdir()}
    for seed in range(plan.seed, plan.seed + plan.games):
        if file_of(plan.config, seed) in there:
            file = folder / file_of(plan.config, seed)
            raise SixgunError("file_exists", file=str(file), folder=str(folder))


def here(plan: Plan, take: Callable[[Tally], None]) -> None:
    """In this process."""
    for seeds in plan.chunks():
        with interrupts_held():
            take(played_chunk(plan, seeds))


def get_boxes(plan: Plan) -> None:
    """In a process of its own the boxes of other people are not there yet."""
    load_houses(plan.houses)
    load_installed(plan.config.boxes)


def elsewhere(plan: Plan, take: Callable[[Tally], None]) -> None:
    """In several processes. They finish the chunk they are at when this one is interrupted."""
    import multiprocessing  # noqa: PLC0415
    from concurrent.futures import Future, ProcessPoolExecutor, as_completed  # noqa: PLC0415
    from concurrent.futures.process import BrokenProcessPool  # noqa: PLC0415

    jobs = min(plan.jobs, -(-plan.games // CHUNK))
    spawned = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, spawned, get_boxes, (plan,))
    waiting: set[Future[Tally]] = set()
    try:
        with interrupts_held():  # the processes inherit this: only this one ever hears Ctrl-C
            waiting |= {pool.submit(played_chunk, plan, seeds) for seeds in plan.chunks()}
        for done in as_completed(waiting.copy()):
            with interrupts_held():
                waiting.remove(done)
                take(done.result())
    except KeyboardInterrupt:
        pool.shutdown(wait=True, cancel_futures=True)
        for late in waiting:
            if late.done() and not late.cancelled():
                take(late.result())
        raise
    except BrokenProcessPool:
        raise SixgunError("worker_died") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until this is done, where the system lets it wait."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def played_chunk(plan: Plan, seeds: range) -> Tally:
    tally = Tally()
    for seed in seeds:
        rng = Rng.from_seed(f"moves {seed}")
        if plan.folder is not None:
            tally.count(play_recorded(plan, seed, rng))
        else:
            game = classic.new_game(plan.config, seed, telling=False)
            game.play_out(rng)
            tally.count(game)
    return tally


def play_recorded(plan: Plan, seed: int, rng: Rng) -> classic.Game:
    """The same game, move by move, with its record."""
    assert plan.folder is not None
    live = LiveGame(classic.new_game(plan.config, seed), str(seed))
    game = live.kernel
    while not game.over:
        live.apply(game.moves[rng.below(len(game.moves))])
    save_record(plan.folder / file_of(plan.config, seed), live.record())
    return game


def file_of(config: classic.Config, seed: int) -> str:
    return f"{config.variant or 'classic'}-{config.players}-players-seed-{seed}.record"
