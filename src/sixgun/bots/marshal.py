"""The marshal: he plays each move on in many games as they may be, and takes the best."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, Final

from sixgun.bots.bot import AnyView, Bot, BotError, Imagine
from sixgun.bots.personality import Personality
from sixgun.bots.policy import AnyInference, AnyMinds, AnyPolicy
from sixgun.bots.school import AnySchool
from sixgun.bots.thought import Thought
from sixgun.bots.thumb import BROKEN, checked_moves
from sixgun.engine import BadConfig, Event, FigureGame, Names, Rng, told_to
from sixgun.engine.moves import BID, CARD_SHIFT, card_of, verb_of

__all__ = ["Budget", "Marshal"]

WIDEST: Final = 6  # how many moves are looked at: the best by rules of thumb
TRUST: Final = 6.0  # how many playouts a rule of thumb counts for
PER_POINT: Final = 0.02  # of a chance to win, for each point of the rules of thumb
WORST: Final = -0.3
FEWEST: Final = 8  # imagined games before a move is given up
DOUBT: Final = 2.0  # standard errors of a lead that luck may explain: to give a move up
CAUTION: Final = 1.0  # the same, to leave the way of the rules of thumb
LEAST_LEAD: Final = 0.002
ROUNDS: Final = 1  # how far a playout goes before it is judged
LONGEST: Final = 600  # decisions, for rounds that do not end


class Budget:
    """How much may be thought at one decision: seconds, playouts, or whichever ends first."""

    __slots__ = ("nodes", "seconds")

    def __init__(self, seconds: float = 1.0, nodes: int = 0) -> None:
        if not 0 <= seconds < math.inf or nodes < 0 or (not seconds and not nodes):
            raise BadConfig("bad_budget", seconds=str(seconds), nodes=nodes)
        self.seconds = seconds
        self.nodes = nodes


class Candidate:
    """A move looked at, and what came of it in each imagined game."""

    __slots__ = ("minds", "move", "rewards", "thumb", "won")

    def __init__(self, move: int, thumb: float) -> None:
        self.move = move
        self.thumb = thumb  # the rules of thumb about it, as a chance: the best is 0
        self.minds: AnyMinds | None = None  # what all will think after it
        self.rewards: list[float] = []
        self.won = 0.0

    def add(self, reward: float) -> None:
        self.rewards.append(reward)
        self.won += reward

    def value(self, usual: float) -> float:
        """The chance to win, as far as it is known; at first the rules of thumb are believed."""
        return (self.won + TRUST * (usual + self.thumb)) / (len(self.rewards) + TRUST)


class Marshal(Bot):
    """Information-set Monte Carlo. The same imagined games serve all moves, so that luck does not
    decide between them; moves that look bad are given up by and by."""

    def __init__(
        self,
        seat: int,
        names: Names,
        school: AnySchool,
        policy: AnyPolicy,
        inference: AnyInference,
        personality: Personality,
        budget: Budget,
    ) -> None:
        self.seat = seat
        self.figures = len(names.figures)
        self.cards = names.cards
        self.school = school
        self.policy = policy
        self.inference = inference
        self.personality = personality
        self.budget = budget
        self.playouts = 0  # at the last decision
        self.deadline = math.inf

    def is_listening(self) -> bool:
        return self.inference.listens

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
        self.playouts = 0
        found = candidates(moves, scores, self.cards)
        if len(found) > 1 and self.policy.thinks_ahead(view):
            found = self.search(view, found, beliefs, imagine, rng)
        usual = mean_of(found)
        values = [candidate.value(usual) for candidate in found]
        chosen = self.chosen(found, values, rng)
        chances = [min(max(value, 0.0), 1.0) for value in values]
        told = [(found[i].move, chances[i]) for i in range(len(found))]
        told.sort(key=lambda entry: -entry[1])
        move = found[chosen].move
        reason = self.policy.reason(view, beliefs, move)
        chance = chances[chosen] if self.playouts else -1.0
        return Thought(move, reason, told, self.inference.told(beliefs), chance)

    def chosen(self, found: list[Candidate], values: list[float], rng: Rng) -> int:
        """With a temper of its own, by that; else the best, but only what surely is better takes
        the place of the best by rules of thumb."""
        heat = self.personality.temperature * PER_POINT
        if heat > 0.0:
            return Personality(self.personality.seed, heat).pick(values, rng)
        best, most = 0, 0.0
        for i in range(1, len(found)):
            sure = sure_lead(found[i], found[0])
            if sure > most:
                best, most = i, sure
        return best

    def search(
        self,
        view: AnyView,
        found: list[Candidate],
        beliefs: object,
        imagine: Imagine,
        rng: Rng,
    ) -> list[Candidate]:
        """Play on in one imagined game after another until the budget is used up, or one move is
        left; those that have not fallen behind."""
        left = self.budget.nodes or 1_000_000_000
        racing = found
        while len(racing) > 1 and left >= len(racing):
            world = imagine(rng.branch())
            self.inference.colour(world, beliefs, rng)
            if not self.playouts:
                self.foresee(view, world, racing)
            luck = rng.branch()
            rewards: list[float] = []
            for candidate in racing:
                reward = self.play_on(world, candidate, luck)
                if reward < 0.0:
                    return racing  # out of time
                rewards.append(reward)
            for i in range(len(racing)):
                racing[i].add(rewards[i])
            self.playouts += len(racing)
            left -= len(racing)
            worlds = len(racing[0].rewards)
            if worlds >= FEWEST and worlds % 4 == 0:
                racing = still_racing(racing)
        return racing

    def foresee(self, view: AnyView, world: FigureGame, found: list[Candidate]) -> None:
        """What all will think after each of the moves, from what another one is told of it."""
        other = (self.seat + 1) % world.seats
        for candidate in found:
            events: list[Event] = []
            if candidate.move in world.moves:
                game: Any = world.clone()
                game.telling = True
                game.make(candidate.move)
                events = told_to(other, game.events)
            candidate.minds = self.inference.minds(view, events)

    def play_on(self, world: FigureGame, candidate: Candidate, luck: Rng) -> float:
        """The chance to win after a move: the game is played on for as many turns as there are
        seats, and then judged. -1 if there was no time to see."""
        if time.perf_counter() >= self.deadline:
            return -1.0
        game: Any = world.clone()
        game.rng = luck.copy()
        if candidate.move not in game.moves:
            return 0.0
        assert candidate.minds is not None
        minds = candidate.minds.of(world)
        last: int = game.turn_number + ROUNDS * game.seats
        game.make(candidate.move)
        school, policy = self.school, self.policy
        for step in range(LONGEST):
            if game.over or game.turn_number >= last:
                break
            if step & 15 == 15 and time.perf_counter() >= self.deadline:
                return -1.0
            scores = policy.weigh(school.view(game, game.seat), minds[game.seat])
            game.choose_at(best_of(scores))
        return school.prospects(game)[self.seat]


def best_of(scores: list[float]) -> int:
    best = 0
    for i in range(1, len(scores)):
        if scores[i] > scores[best]:
            best = i
    return best


def candidates(moves: list[int], scores: list[float], cards: list[str]) -> list[Candidate]:
    """The moves worth looking at, the best by rules of thumb first; of those that do the same with
    another copy of a card only one."""
    order = sorted(range(len(moves)), key=lambda i: -scores[i])
    top = scores[order[0]]
    seen: set[tuple[str, int, float]] = set()
    found: list[Candidate] = []
    for i in order:
        move = moves[i]
        card = card_of(move) if verb_of(move) != BID else -1
        kind = cards[card].partition("-")[0] if card >= 0 else ""
        same = (kind, move - ((card + 1) << CARD_SHIFT), scores[i])
        if same in seen:
            continue
        seen.add(same)
        found.append(Candidate(move, max(WORST, PER_POINT * (scores[i] - top))))
        if len(found) == WIDEST:
            break
    return found


def mean_of(found: list[Candidate]) -> float:
    """What a playout brought on average."""
    playouts = sum([len(candidate.rewards) for candidate in found])
    return sum([candidate.won for candidate in found]) / playouts if playouts else 0.5


def still_racing(racing: list[Candidate]) -> list[Candidate]:
    """Those that may still be the best: not worse than the leader by more than luck explains, in
    the same imagined games."""
    usual = mean_of(racing)
    leader = racing[0]
    for candidate in racing:
        if candidate.value(usual) > leader.value(usual):
            leader = candidate
    return [c for c in racing if c is leader or not fallen_behind(c, leader)]


def fallen_behind(candidate: Candidate, leader: Candidate) -> bool:
    lead, doubt = compared(leader, candidate)
    return lead > max(DOUBT * doubt, LEAST_LEAD)


def sure_lead(candidate: Candidate, other: Candidate) -> float:
    """How much better it is at least, if luck was kind to it."""
    lead, doubt = compared(candidate, other)
    return lead - CAUTION * doubt


def compared(one: Candidate, other: Candidate) -> tuple[float, float]:
    """How much better one move is than another, in the same imagined games and by rules of thumb;
    and the standard error of that."""
    worlds = min(len(one.rewards), len(other.rewards))
    total = TRUST * (one.thumb - other.thumb)
    squares = 0.0
    for i in range(worlds):
        lead = one.rewards[i] - other.rewards[i]
        total += lead
        squares += lead * lead
    mean = total / (worlds + TRUST)
    spread = max(squares / max(worlds, 1) - mean * mean, 0.0)
    return mean, math.sqrt(spread / max(worlds, 1))
