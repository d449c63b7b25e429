"""Run the arena: play the missing games of a plan and store them as they finish."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from sixgun.arena.games import ArenaGame, GameStopped, play_game
from sixgun.arena.plan import ArenaPlan, GameSlot
from sixgun.arena.results_folder import ResultsFolder
from sixgun.arena.workers import Executor, stop_requested
from sixgun.bots import seat_bot
from sixgun.bots.custom_bots import CustomBot, parse_bot_argument
from sixgun.live.rulesets import ruleset

__all__ = ["BatchExecutor", "check_bots", "run"]

BATCH_SECONDS: Final = 0.25  # how long a batch should take
MAX_BATCH: Final = 50
MIN_BATCHES: Final = 8  # a batch is at most this fraction of the games done, or left

Batch = Sequence[GameSlot]
Done = list[tuple[GameSlot, ArenaGame]]
BatchExecutor = Executor[Batch, Done]


def run(results: ResultsFolder, executor: BatchExecutor, progress: Callable[[int], None]) -> bool:
    """Play the missing games; return whether the plan is complete. Ctrl-C keeps finished games."""
    plan = results.plan
    batches = Batches([slot for slot in plan.slots() if slot not in results.games])

    def take(done: Done) -> None:
        results.add(done)
        batches.record(done)
        progress(len(done))

    try:
        executor(partial(play_batch, plan), batches, take)
    except KeyboardInterrupt:
        return False
    return True


class Batches:
    """The games to play, in batches of about equal duration."""

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
        """The size of the next batch: small until the speed is known, and small again towards the
        end."""
        if not self.games:
            return 1
        in_time = int(BATCH_SECONDS * self.games / max(self.seconds, 1e-6))
        return max(1, min(MAX_BATCH, in_time, self.games // MIN_BATCHES, left // MIN_BATCHES))

    def __iter__(self) -> Iterator[Batch]:
        first, count = 0, len(self.slots)
        while first < count:
            batch = self.slots[first : first + self.size(count - first)]
            first += len(batch)
            yield batch


def play_batch(plan: ArenaPlan, batch: Batch) -> Done:
    """Play a batch of games; fewer if the run is stopped."""
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
    """Refuse bad bots before the first game. A custom bot is only loaded here: creating it may end
    the process, so that happens in a worker."""
    game = ruleset(plan.game).deal(plan.config, plan.seed)
    for spec in map(parse_bot_argument, plan.bots):
        if isinstance(spec, CustomBot):
            spec.load()
        else:
            seat_bot(game, 0, spec)
