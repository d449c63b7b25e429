"""Plays many random games on the kernel, in one process or several.

Game i of a run has the seed plus i, and its moves come from a generator with the same seed. The
outcome depends on nothing else, not even on the number of processes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from sixgun.arena.workers import defer_interrupts, run_in_pool
from sixgun.cli.custom_boxes import load_custom_boxes
from sixgun.cli.files import make_folder, save_record
from sixgun.cli.game_ui import GameUI
from sixgun.cli.games import game_ui_for
from sixgun.engine import FigureGame, Rng, SixgunError
from sixgun.live import AnyGame, LiveGame, build_name
from sixgun.live.rulesets import GameConfig, ruleset

__all__ = ["SEAT", "SimulationPlan", "SimulationTally", "run"]

CHUNK: Final = 25  # games between two reports
SEAT: Final = "seat"  # every game counts wins by seat

Counts = dict[str, list[int]]  # by name: games and wins


@dataclass(frozen=True)
class SimulationPlan:
    """What to simulate; small and picklable, for other processes."""

    game: str
    config: GameConfig
    games: int
    seed: int
    jobs: int = 1
    folder: Path | None = None  # for records
    boxes: tuple[Path, ...] = ()  # custom boxes, which every process must load

    def chunks(self) -> Iterator[range]:
        for first in range(0, self.games, CHUNK):
            yield range(self.seed + first, self.seed + min(first + CHUNK, self.games))

    def file_of(self, seed: int) -> str:
        """The file name of a record."""
        return f"{game_ui_for(self.game).file_stem(self.config)}-seed-{seed}.record"


@dataclass
class SimulationTally:
    """The results: games, decisions, and wins by role, character and seat."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    wins: dict[str, Counts] = field(default_factory=dict)

    @staticmethod
    def of(game: str) -> SimulationTally:
        """An empty tally for a game."""
        return SimulationTally(wins={what: {} for what in (*game_ui_for(game).counted_by, SEAT)})

    def count(self, ui: GameUI, game: FigureGame) -> None:
        self.games += 1
        self.finished += game.over
        self.decisions += game.ply
        for what, name, seat in ui.iter_counted(game):
            add(self.wins[what], name, 1, (game.winners >> seat) & 1)
        for seat, name in enumerate(game.names.seat_names):
            add(self.wins[SEAT], name, 1, (game.winners >> seat) & 1)

    def merge(self, other: SimulationTally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        for what, counts in other.wins.items():
            for name, (games, won) in counts.items():
                add(self.wins[what], name, games, won)

    def report(self) -> dict[str, object]:
        """The same as a dict for JSON."""
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / seconds),
            "games_per_second": round(self.games / seconds, 1),
            "wins": {what: serialize_counts(counts) for what, counts in self.wins.items()},
            "compiled": build_name() == "compiled",
            "interrupted": self.interrupted,
        }


def add(counts: Counts, name: str, games: int, won: int) -> None:
    entry = counts.setdefault(name, [0, 0])
    entry[0] += games
    entry[1] += won


def serialize_counts(counts: Counts) -> dict[str, dict[str, int]]:
    return {name: {"games": counts[name][0], "won": counts[name][1]} for name in sorted(counts)}


# -- games ---------------------------------------------------------------------------------


def run(plan: SimulationPlan, progress: Callable[[int], None]) -> SimulationTally:
    """Play all games of a plan; Ctrl-C ends it early with the results so far."""
    if plan.folder is not None:
        make_folder(plan.folder)
        refuse_to_overwrite(plan, plan.folder)
    tally = SimulationTally.of(plan.game)
    start = time.perf_counter()

    def take(part: SimulationTally) -> None:
        tally.merge(part)
        progress(part.games)

    try:
        if plan.jobs == 1:
            run_here(plan, take)
        else:
            jobs = min(plan.jobs, -(-plan.games // CHUNK))
            prepare = partial(load_custom_boxes, plan.boxes)
            run_in_pool(partial(play_chunk, plan), plan.chunks(), take, jobs, prepare)
    except KeyboardInterrupt:
        tally.interrupted = True
    tally.seconds = time.perf_counter() - start
    return tally


def refuse_to_overwrite(plan: SimulationPlan, folder: Path) -> None:
    """Refuse to overwrite records of another run, which may have the same file names."""
    there = {file.name for file in folder.iterdir()}
    for seed in range(plan.seed, plan.seed + plan.games):
        if plan.file_of(seed) in there:
            file = folder / plan.file_of(seed)
            raise SixgunError("file_exists", file=str(file), folder=str(folder))


def run_here(plan: SimulationPlan, take: Callable[[SimulationTally], None]) -> None:
    """Play in this process; Ctrl-C takes effect after the current chunk."""
    for seeds in plan.chunks():
        with defer_interrupts():
            take(play_chunk(plan, seeds))


def play_chunk(plan: SimulationPlan, seeds: range) -> SimulationTally:
    ui = game_ui_for(plan.game)
    tally = SimulationTally.of(plan.game)
    for seed in seeds:
        tally.count(ui, play_game(plan, seed))
    return tally


def play_game(plan: SimulationPlan, seed: int) -> FigureGame:
    """Play one game; with a folder, move by move, and save its record."""
    rng = Rng.from_seed(f"moves {seed}")
    dealt: FigureGame = ruleset(plan.game).deal(
        plan.config, seed, emits_events=plan.folder is not None
    )
    if plan.folder is None:
        dealt.play_out(rng)
        return dealt
    live: AnyGame = LiveGame(dealt, str(seed))
    while not dealt.over:
        live.apply(dealt.moves[rng.below(len(dealt.moves))])
    save_record(plan.folder / plan.file_of(seed), live.record())
    return dealt
