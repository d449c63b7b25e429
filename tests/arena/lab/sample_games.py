"""Games for tests of the lab: predictable bots, and observations made by hand."""

from __future__ import annotations

from functools import cache
from typing import Any

from sixgun import classic, duel
from sixgun.arena.lab import Experiment, GameObservation, LabReport, Observations, run
from sixgun.arena.workers import run_here
from sixgun.bots import Bot, Imagine, Reason, Thought

__all__ = [
    "CLASSIC",
    "DUEL",
    "EVERYTHING",
    "FIRST",
    "Config",
    "Failing",
    "First",
    "observe_games",
    "report",
    "sample_observation",
]

Config = classic.Config | duel.Config

CLASSIC = classic.Config(players=5).validate()
EVERYTHING = classic.Config(
    players=7, boxes=("base", "dodge_city", "high_noon", "fistful", "bullet")
).validate()
DUEL = duel.Config().validate()
FIRST = "tests.arena.lab.sample_games.First"


class First(Bot):
    """Always makes the first legal move."""

    def __init__(self, facts: object, seat: int, seed: int | str) -> None:
        self.seat = seat

    def think(self, view: Any, imagine: Imagine | None = None) -> Thought:
        return Thought(view.cards.moves[0], Reason("first"), [], [])


class Failing(First):
    """Raises an exception in its second turn."""

    def think(self, view: Any, imagine: Imagine | None = None) -> Thought:
        if view.turn_number > 5:
            raise ValueError("<b>lost</b> the thread")
        return super().think(view, imagine)


def sample_observation(
    seed: int, roles: str, winners: int, stayed: tuple[int, ...] = ()
) -> GameObservation:
    """An observation with these facts only; `roles` has one letter for each seat."""
    return GameObservation(
        seed=seed,
        side="",
        winners=winners,
        roles=tuple(roles),
        cast=tuple(() for _ in roles),
        stayed=bytes(stayed or (1 for _ in roles)),
        lost=b"",
        plays=b"",
        events=b"",
        decisions=10,
        turns=4,
        rounds=max(stayed, default=1),
        shuffles=0,
    )


@cache
def observe_games(
    config: Config, games: int, bots: str = "greenhorn", seed: int = 1
) -> Observations:
    """Play some games; the cached result must not be changed."""
    observations = Observations()
    run(experiment(config, games, bots, seed), observations, run_here, lambda _: None)
    return observations


@cache
def report(config: Config, games: int, bots: str = "greenhorn", seed: int = 1) -> LabReport:
    return experiment(config, games, bots, seed).report(
        observe_games(config, games, bots, seed), "a table"
    )


def experiment(config: Config, games: int, bots: str, seed: int) -> Experiment:
    game = "duel" if isinstance(config, duel.Config) else "classic"
    return Experiment(game, config, tuple(bots.split(",")), games, seed)
