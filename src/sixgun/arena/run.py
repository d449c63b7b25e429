"""A run of the arena: all games of a plan that are not there yet, kept as they come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from sixgun.arena.games import Played, Stopped, play
from sixgun.arena.plan import Place, Plan
from sixgun.arena.results import Results
from sixgun.arena.workers import CrewOf, stopped
from sixgun.bots import seat_bot
from sixgun.bots.custom_bots import CustomBot, parse_bot_argument
from sixgun.live.rulesets import ruleset

__all__ = ["Crew", "refuse_bots_that_cannot_be", "run"]

A_WHILE: Final = 0.25  # seconds that a part should take
MOST_AT_ONCE: Final = 50
FEW: Final = 8  # parts: a part is never more than such a share of what is done, or left

Part = Sequence[Place]
Done = list[tuple[Place, Played]]
Crew = CrewOf[Part, Done]


def run(results: Results, crew: Crew, progress: Callable[[int], None]) -> bool:
    """Play what is missing; whether it was all. After Ctrl-C what is done is in the results."""
    plan = results.plan
    parts = Parts([place for place in plan.places() if place not in results.games])

    def take(done: Done) -> None:
        results.add(done)
        parts.learn(done)
        progress(len(done))

    try:
        crew(partial(played_part, plan), parts, take)
    except KeyboardInterrupt:
        return False
    return True


class Parts:
    """The games to be played, in parts that take about equally long, whatever the bots."""

    def __init__(self, places: list[Place]) -> None:
        self.places = places
        self.seconds = 0.0
        self.games = 0

    def learn(self, done: Done) -> None:
        self.games += len(done)
        self.seconds += sum(pace.total for _, played in done for pace in played.pace.values())

    def size(self, left: int) -> int:
        """Small until enough is known of how long they take, and again towards the end, so that
        nobody waits for the last one for long."""
        if not self.games:
            return 1
        in_a_while = int(A_WHILE * self.games / max(self.seconds, 1e-6))
        return max(1, min(MOST_AT_ONCE, in_a_while, self.games // FEW, left // FEW))

    def __iter__(self) -> Iterator[Part]:
        first, count = 0, len(self.places)
        while first < count:
            part = self.places[first : first + self.size(count - first)]
            first += len(part)
            yield part


def played_part(plan: Plan, part: Part) -> Done:
    """Some games; fewer if they are stopped."""
    rules = ruleset(plan.game)
    done: Done = []
    for place in part:
        lineup = plan.lineup_of(place)
        try:
            played = play(rules, plan.config, plan.seed_of(place), lineup, stopped=stopped)
        except Stopped:
            break
        done.append((place, played))
    return done


def refuse_bots_that_cannot_be(plan: Plan) -> None:
    """What is wrong with the wish for a bot is told before any game. Somebody's own must be there;
    whether it can sit down is for the games to tell, in a process that it may end."""
    game = ruleset(plan.game).deal(plan.config, plan.seed)
    for spec in map(parse_bot_argument, plan.bots):
        if isinstance(spec, CustomBot):
            spec.load()
        else:
            seat_bot(game, 0, spec)
