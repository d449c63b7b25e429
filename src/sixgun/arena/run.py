"""A run of the arena: all games of a plan that are not there yet, kept as they come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from sixgun.arena.games import GameResult, GameStopped, play_game
from sixgun.arena.plan import ArenaPlan, GameSlot
from sixgun.arena.results_folder import ResultsFolder
from sixgun.arena.workers import Executor, stop_requested
from sixgun.bots import seat_bot
from sixgun.bots.custom_bots import CustomBot, parse_bot_argument
from sixgun.live.rulesets import ruleset

__all__ = ["BatchExecutor", "check_bots", "run"]

BATCH_SECONDS: Final = 0.25  # seconds that a batch should take
MAX_BATCH: Final = 50
MIN_BATCHES: Final = 8  # batches: a batch is never more than such a share of what is done, or left

Batch = Sequence[GameSlot]
Done = list[tuple[GameSlot, GameResult]]
BatchExecutor = Executor[Batch, Done]


def run(results: ResultsFolder, crew: BatchExecutor, progress: Callable[[int], None]) -> bool:
    """Play what is missing; whether it was all. After Ctrl-C what is done is in the results."""
    plan = results.plan
    batches = Batches([slot for slot in plan.slots() if slot not in results.games])

    def take(done: Done) -> None:
        results.add(done)
        batches.record(done)
        progress(len(done))

    try:
        crew(partial(play_batch, plan), batches, take)
    except KeyboardInterrupt:
        return False
    return True


class Batches:
    """The games to be played, in batches that take about equally long, whatever the bots."""

    def __init__(self, slots: list[GameSlot]) -> None:
        self.slots = slots
        self.seconds = 0.0
        self.games = 0

    def record(self, done: Done) -> None:
        self.games += len(done)
        self.seconds += sum(
            timings.total for _, played in done for timings in played.timings.values()
        )

    def size(self, left: int) -> int:
        """Small until enough is known of how long they take, and again towards the end, so that
        nobody waits for the last one for long."""
        if not self.games:
            return 1
        in_a_while = int(BATCH_SECONDS * self.games / max(self.seconds, 1e-6))
        return max(1, min(MAX_BATCH, in_a_while, self.games // MIN_BATCHES, left // MIN_BATCHES))

    def __iter__(self) -> Iterator[Batch]:
        first, count = 0, len(self.slots)
        while first < count:
            batch = self.slots[first : first + self.size(count - first)]
            first += len(batch)
            yield batch


def play_batch(plan: ArenaPlan, batch: Batch) -> Done:
    """Some games; fewer if they are stopped."""
    rules = ruleset(plan.game)
    done: Done = []
    for slot in batch:
        lineup = plan.lineup_of(slot)
        try:
            played = play_game(
                rules, plan.config, plan.seed_of(slot), lineup, stopped=stop_requested
            )
        except GameStopped:
            break
        done.append((slot, played))
    return done


def check_bots(plan: ArenaPlan) -> None:
    """What is wrong with the wish for a bot is told before any game. Somebody's own must be there;
    whether it can sit down is for the games to tell, in a process that it may end."""
    game = ruleset(plan.game).deal(plan.config, plan.seed)
    for spec in map(parse_bot_argument, plan.bots):
        if isinstance(spec, CustomBot):
            spec.load()
        else:
            seat_bot(game, 0, spec)
