"""The marshal: he plays each move on in many games as they may be, and takes the best."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, Final

from sixgun.bots.bot import AnyView, Bot, BotError, Imagine
from sixgun.bots.personality import Personality
from sixgun.bots.policy import AnyInference, AnyPolicy
from sixgun.bots.school import AnySchool
from sixgun.bots.thought import Thought
from sixgun.bots.thumb import BROKEN, checked_moves
from sixgun.engine import BadConfig, Event, FigureGame, Rng

__all__ = ["Budget", "Marshal"]

WIDEST: Final = 6  # how many moves are looked at: the best by rules of thumb
TRUST: Final = 6.0  # how many playouts a rule of thumb counts for
PER_POINT: Final = 0.02  # of a chance to win, for each point of the rules of thumb
ROUNDS: Final = 1  # how far a playout goes before it is judged
LONGEST: Final = 600  # decisions, for rounds that do not end


class Budget:
    """How much may be thought at one decision: seconds, playouts, or whichever ends first."""

    __slots__ = ("nodes", "seconds")

    def __init__(self, seconds: float = 1.0, nodes: int = 0) -> None:
        if seconds < 0 or nodes < 0 or (not seconds and not nodes):
            raise BadConfig("bad_budget", seconds=str(seconds), nodes=nodes)
        self.seconds = seconds
        self.nodes = nodes


class Candidate:
    """A move looked at: how often it was played on, and how often that was won."""

    __slots__ = ("move", "score", "thumb", "visits", "won")

    def __init__(self, move: int, thumb: float) -> None:
        self.move = move
        self.thumb = thumb  # the rules of thumb about it, as a chance: the best is 0
        self.visits = 0
        self.won = 0.0

    def value(self) -> float:
        """The chance to win, as far as it is known; at first the rules of thumb are believed."""
        return (self.won + TRUST * (0.5 + self.thumb)) / (self.visits + TRUST)


class Marshal(Bot):
    """Information-set Monte Carlo. The same imagined games serve all moves, so that luck does not
    decide between them; moves that look bad are given up by and by."""

    def __init__(
        self,
        seat: int,
        figures: int,
        school: AnySchool,
        policy: AnyPolicy,
        inference: AnyInference,
        personality: Personality,
        budget: Budget,
    ) -> None:
        self.seat = seat
        self.figures = figures
        self.school = school
        self.policy = policy
        self.inference = inference
        self.personality = personality
        self.budget = budget
        self.listens = inference.listens
        self.playouts = 0  # at the last decision
        self.deadline = math.inf

    def watch(self, view: AnyView, events: Sequence[Event]) -> None:
        self.inference.watch(view, events)

    def choose(self, view: AnyView, imagine: Imagine | None = None) -> int:
        moves = checked_moves(view, self.seat, self.figures)
        return moves[0] if len(moves) == 1 else self.think(view, imagine).move

    def think(self, view: AnyView, imagine: Imagine | None = None) -> Thought:
        begun = time.perf_counter()
        seconds = self.budget.seconds
        self.deadline = begun + seconds if seconds else math.inf
        moves = checked_moves(view, self.seat, self.figures)
        if imagine is None:
            raise BotError("nothing_to_imagine", seat=self.seat)
        rng = self.personality.luck(self.seat, view.cards.answered)
        try:
            beliefs = self.inference.beliefs(view)
            scores = self.policy.weigh(view, beliefs)
        except BROKEN as error:
            raise BotError("broken_view", seat=self.seat, cause=str(error)[:200]) from error
        found = candidates(moves, scores)
        self.playouts = 0
        if len(found) > 1:
            self.search(found, beliefs, imagine, rng)
        heat = self.personality.temperature * PER_POINT
        chosen = Personality(self.personality.seed, heat).pick([c.value() for c in found], rng)
        told = sorted([(c.move, c.value()) for c in found], key=lambda entry: -entry[1])
        move = found[chosen].move
        reason = self.policy.reason(view, beliefs, move)
        chance = found[chosen].value() if self.playouts else -1.0
        return Thought(move, reason, told, self.inference.told(beliefs), chance)

    def search(self, found: list[Candidate], beliefs: object, imagine: Imagine, rng: Rng) -> None:
        """Play on in one imagined game after another, until the budget is used up."""
        left = self.budget.nodes or 1_000_000_000
        racing = found[:]
        rounds = 0
        while left > 0 and len(racing) > 1:
            world = imagine(rng.branch())
            self.inference.colour(world, beliefs, rng)
            seen = self.inference.certain(world)
            luck = rng.branch()
            for candidate in racing:
                if left <= 0 or time.perf_counter() >= self.deadline:
                    return
                reward = self.play_on(world, candidate.move, seen, luck)
                if reward < 0.0:
                    return  # out of time
                candidate.visits += 1
                candidate.won += reward
                self.playouts += 1
                left -= 1
            rounds += 1
            if rounds % 8 == 0:
                racing = still_racing(racing)

    def play_on(self, world: FigureGame, move: int, seen: object, luck: Rng) -> float:
        """The chance to win after a move: the game is played on until everybody had a turn, and
        then judged. -1 if there was no time to see."""
        game: Any = world.clone()
        game.rng = luck.copy()
        if move not in game.moves:
            return 0.0
        last: int = game.turn_number + ROUNDS * game.seats
        game.make(move)
        school, policy = self.school, self.policy
        for step in range(LONGEST):
            if game.over or game.turn_number >= last:
                break
            if step & 15 == 15 and time.perf_counter() >= self.deadline:
                return -1.0
            scores = policy.weigh(school.view(game, game.seat), seen)
            game.choose_at(best_of(scores))
        return school.prospects(game)[self.seat]


def best_of(scores: list[float]) -> int:
    best = 0
    for i in range(1, len(scores)):
        if scores[i] > scores[best]:
            best = i
    return best


def candidates(moves: list[int], scores: list[float]) -> list[Candidate]:
    """The moves worth looking at, the best by rules of thumb first."""
    order = sorted(range(len(moves)), key=lambda i: -scores[i])
    top = scores[order[0]]
    return [Candidate(moves[i], max(-0.3, PER_POINT * (scores[i] - top))) for i in order[:WIDEST]]


def still_racing(racing: list[Candidate]) -> list[Candidate]:
    """Those that may still be the best."""
    best = max([c.value() for c in racing])
    left: list[Candidate] = []
    for candidate in racing:
        doubt = math.sqrt(0.25 / max(candidate.visits, 1)) * 2.0
        if candidate.value() + doubt >= best:
            left.append(candidate)
    return left
