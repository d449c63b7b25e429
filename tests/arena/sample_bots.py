"""Custom bots, good and bad, and the plans of small runs."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from sixgun import classic, duel
from sixgun.arena.plan import MIXED, ArenaPlan
from sixgun.arena.report import Report, build_report
from sixgun.arena.results_folder import Games, ResultsFolder
from sixgun.arena.run import BatchExecutor, run
from sixgun.arena.workers import run_here
from sixgun.bots import Bot, Imagine, Reason, Thought
from sixgun.bots.bot import AnyView
from sixgun.engine import Event

__all__ = [
    "Deaf",
    "Dies",
    "Eager",
    "Fails",
    "Listens",
    "NotBorn",
    "Quits",
    "Stillborn",
    "Unwilling",
    "Vague",
    "Wild",
    "duel_plan",
    "lasting",
    "nothing",
    "plan_for",
    "played_games",
    "reported",
]


class Eager(Bot):
    """Takes the first move of the list, and remembers how it came into being."""

    def __init__(self, facts: object, seat: int, seed: int | str) -> None:
        self.seat = seat
        self.seed = seed
        self.moves = 0

    def think(self, view: AnyView, imagine: Imagine | None = None) -> Thought:
        self.moves += 1
        return Thought(view.cards.moves[0], Reason("first"), [], [])


class Fails(Eager):
    def think(self, view: AnyView, imagine: Imagine | None = None) -> Thought:
        if self.moves == 2:
            raise ValueError("two moves are enough")
        return super().think(view, imagine)


class Quits(Eager):
    def think(self, view: AnyView, imagine: Imagine | None = None) -> Thought:
        raise SystemExit(3)


class Dies(Eager):
    """Takes the whole process along."""

    def think(self, view: AnyView, imagine: Imagine | None = None) -> Thought:
        os._exit(1)


class Wild(Eager):
    def choose(self, view: AnyView, imagine: Imagine | None = None) -> int:
        return -7


class NotBorn(Eager):
    def __init__(self, facts: object, seat: int, seed: int | str) -> None:
        raise KeyError("no mother")


class Unwilling(Eager):
    def __init__(self, facts: object, seat: int, seed: int | str) -> None:
        raise SystemExit("not with these people")


class Vague(Eager):
    def choose(self, view: AnyView, imagine: Imagine | None = None) -> int:
        return float(view.cards.moves[0])  # type: ignore[return-value]


class Stillborn(Eager):
    """Takes the whole process along before it has begun."""

    def __init__(self, facts: object, seat: int, seed: int | str) -> None:
        os._exit(1)


class Listens(Eager):
    listens = True
    heard: list[tuple[int, Sequence[Event]]] = []

    def watch(self, view: AnyView, events: Sequence[Event]) -> None:
        self.heard.append((self.seat, events))


class Deaf(Listens):
    def watch(self, view: AnyView, events: Sequence[Event]) -> None:
        raise LookupError("what?")


def nothing() -> None:
    """What a process needs before it plays."""


def plan_for(*bots: str, games: int = 12, lineup: str = MIXED, players: int = 4) -> ArenaPlan:
    config = classic.Config(players=players).validate()
    return ArenaPlan("classic", config, bots, games, 1, lineup).validate()


def duel_plan(*bots: str, games: int = 12, lineup: str = MIXED) -> ArenaPlan:
    return ArenaPlan("duel", duel.Config().validate(), bots, games, 1, lineup).validate()


def played_games(plan: ArenaPlan, folder: Path, executor: BatchExecutor | None = None) -> Games:
    """All the games of a plan, in a new folder."""
    results = ResultsFolder(folder, plan)
    results.open(resume=False)
    assert run(results, executor or run_here, lambda done: None)
    return results.games


def reported(plan: ArenaPlan, folder: Path, executor: BatchExecutor | None = None) -> Report:
    return lasting(build_report(plan, played_games(plan, folder, executor)))


def lasting(report: Report) -> Report:
    """What does not depend on the machine."""
    return {name: value for name, value in report.items() if name not in ("seconds", "form")}
