"""The marshal: plays each move on in many imagined games and takes the best."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from sixgun.bots.bot import AnyView, BotError, Imagine
from sixgun.bots.heuristic_bot import HeuristicBot
from sixgun.bots.personality import Personality
from sixgun.bots.policy import AnyBeliefModel, AnyInference, AnyPolicy
from sixgun.bots.strategy import GameStrategy
from sixgun.bots.thought import Thought
from sixgun.engine import BadConfig, Event, FigureGame, Names, Rng, visible_events
from sixgun.engine.moves import BID, CARD_SHIFT, card_of, verb_of

__all__ = ["Budget", "Marshal"]

MAX_CANDIDATES: Final = 6  # moves that are searched: the best by the policy
PRIOR_WEIGHT: Final = 6.0  # playouts that the prior counts for
PER_POINT: Final = 0.02  # chance to win for each point of the policy
MIN_PRIOR: Final = -0.3
MIN_WORLDS: Final = 8  # imagined games before a move may be dropped
DROP_MARGIN: Final = 2.0  # standard errors behind the leader at which a move is dropped
SWITCH_MARGIN: Final = 1.0  # standard errors ahead at which a move replaces the policy's best
MIN_LEAD: Final = 0.002
PLAYOUT_ROUNDS: Final = 1  # length of a playout before it is evaluated
MAX_PLAYOUT_DECISIONS: Final = 600  # in case rounds do not end


class Budget:
    """The limit of one search: seconds, playouts, or both."""

    __slots__ = ("nodes", "seconds")

    def __init__(self, seconds: float = 1.0, nodes: int = 0) -> None:
        if not 0 <= seconds < math.inf or nodes < 0 or (not seconds and not nodes):
            raise BadConfig("bad_budget", seconds=str(seconds), nodes=nodes)
        self.seconds = seconds
        self.nodes = nodes


class Candidate:
    """A move, and its reward in each imagined game."""

    __slots__ = ("beliefs", "move", "prior", "rewards", "won")

    def __init__(self, move: int, prior: float) -> None:
        self.move = move
        self.prior = prior  # from the policy, as a difference in chances: the best is 0
        self.beliefs: AnyBeliefModel | None = None  # what everybody believes after it
        self.rewards: list[float] = []
        self.won = 0.0

    def add(self, reward: float) -> None:
        self.rewards.append(reward)
        self.won += reward

    def value(self, usual: float) -> float:
        """The estimated chance to win: the rewards so far, blended with the prior."""
        return (self.won + PRIOR_WEIGHT * (usual + self.prior)) / (len(self.rewards) + PRIOR_WEIGHT)


class Marshal(HeuristicBot):
    """Information-set Monte Carlo search.

    All moves play in the same imagined games, so that luck does not decide between them. Moves that
    fall behind are dropped along the way.
    """

    def __init__(
        self,
        seat: int,
        names: Names,
        policy: AnyPolicy,
        inference: AnyInference,
        personality: Personality,
        strategy: GameStrategy,
        budget: Budget,
    ) -> None:
        super().__init__(seat, names, policy, inference, personality)
        self.strategy = strategy
        self.budget = budget
        self.playouts = 0  # at the last decision
        self.deadline = math.inf

    def choose(self, view: AnyView, imagine: Imagine | None = None) -> int:
        moves = self.legal_moves(view)
        return moves[0] if len(moves) == 1 else self.think(view, imagine).move

    def think(self, view: AnyView, imagine: Imagine | None = None) -> Thought:
        self.deadline = time.perf_counter() + (self.budget.seconds or math.inf)
        moves = self.legal_moves(view)
        if imagine is None:
            raise BotError("nothing_to_imagine", seat=self.seat)
        rng = self.decision_rng(view)
        beliefs, scores = self.judge(view)
        self.playouts = 0
        candidates = select_candidates(moves, scores, self.names.cards)
        if len(candidates) > 1 and self.policy.supports_search(view):
            candidates = self.search(view, candidates, beliefs, imagine, rng)
        usual = mean_reward(candidates)
        values = [candidate.value(usual) for candidate in candidates]
        chosen = self.pick_candidate(candidates, values, rng)
        chances = [min(max(value, 0.0), 1.0) for value in values]
        ranked = [(candidates[i].move, chances[i]) for i in range(len(candidates))]
        ranked.sort(key=lambda entry: -entry[1])
        move = candidates[chosen].move
        reason = self.policy.explain_move(view, beliefs, move)
        chance = chances[chosen] if self.playouts else -1.0
        return Thought(move, reason, ranked, self.inference.role_chances(beliefs), chance)

    def pick_candidate(self, candidates: list[Candidate], values: list[float], rng: Rng) -> int:
        """Pick by temperature, if there is one. Otherwise keep the policy's best move unless
        another one is clearly better."""
        heat = self.personality.temperature * PER_POINT
        if heat > 0.0:
            return Personality(self.personality.seed, heat).pick(values, rng)
        best, most = 0, 0.0
        for i in range(1, len(candidates)):
            sure = safe_lead(candidates[i], candidates[0])
            if sure > most:
                best, most = i, sure
        return best

    def search(
        self,
        view: AnyView,
        candidates: list[Candidate],
        beliefs: object,
        imagine: Imagine,
        rng: Rng,
    ) -> list[Candidate]:
        """Play out imagined games until the budget is used up or one move is left. Return the moves
        that are still in the race."""
        left = self.budget.nodes or 1_000_000_000
        racing = candidates
        while len(racing) > 1 and left >= len(racing):
            world = imagine(rng.branch())
            self.inference.apply_beliefs(world, beliefs, rng)
            if not self.playouts:
                self.predict_beliefs(view, world, racing)
            playout_rng = rng.branch()
            rewards: list[float] = []
            for candidate in racing:
                reward = self.play_out(world, candidate, playout_rng)
                if reward < 0.0:
                    return racing  # out of time
                rewards.append(reward)
            for i in range(len(racing)):
                racing[i].add(rewards[i])
            self.playouts += len(racing)
            left -= len(racing)
            worlds = len(racing[0].rewards)
            if worlds >= MIN_WORLDS and worlds % 4 == 0:
                racing = drop_losers(racing)
        return racing

    def predict_beliefs(
        self, view: AnyView, world: FigureGame, candidates: list[Candidate]
    ) -> None:
        """Predict what everybody believes after each move, from the events another seat sees."""
        other = (self.seat + 1) % world.seats
        for candidate in candidates:
            events: list[Event] = []
            if candidate.move in world.moves:
                game: Any = world.clone()
                game.emits_events = True
                game.make_move(candidate.move)
                events = visible_events(other, game.events)
            candidate.beliefs = self.inference.predict_beliefs(view, events)

    def play_out(self, world: FigureGame, candidate: Candidate, rng: Rng) -> float:
        """Return the chance to win after a move: play one round by the policy, then evaluate.
        Return -1 if time ran out."""
        if time.perf_counter() >= self.deadline:
            return -1.0
        game: Any = world.clone()
        game.rng = rng.copy()
        if candidate.move not in game.moves:
            return 0.0
        assert candidate.beliefs is not None
        beliefs = candidate.beliefs.by_seat(world)
        last: int = game.turn_number + PLAYOUT_ROUNDS * game.seats
        game.make_move(candidate.move)
        strategy, policy = self.strategy, self.policy
        for step in range(MAX_PLAYOUT_DECISIONS):
            if game.over or game.turn_number >= last:
                break
            if step & 15 == 15 and time.perf_counter() >= self.deadline:
                return -1.0
            scores = policy.score_moves(strategy.view(game, game.seat), beliefs[game.seat])
            game.choose_at(index_of_best(scores))
        return strategy.win_chances(game)[self.seat]


def index_of_best(scores: list[float]) -> int:
    best = 0
    for i in range(1, len(scores)):
        if scores[i] > scores[best]:
            best = i
    return best


def select_candidates(moves: list[int], scores: list[float], cards: list[str]) -> list[Candidate]:
    """Select the moves to search, the policy's best first. Moves that differ only in the copy of a
    card count as one."""
    order = sorted(range(len(moves)), key=lambda i: -scores[i])
    top = scores[order[0]]
    seen: set[tuple[str, int, float]] = set()
    candidates: list[Candidate] = []
    for i in order:
        move = moves[i]
        card = card_of(move) if verb_of(move) != BID else -1
        kind = cards[card].partition("-")[0] if card >= 0 else ""
        same = (kind, move - ((card + 1) << CARD_SHIFT), scores[i])
        if same in seen:
            continue
        seen.add(same)
        candidates.append(Candidate(move, max(MIN_PRIOR, PER_POINT * (scores[i] - top))))
        if len(candidates) == MAX_CANDIDATES:
            break
    return candidates


def mean_reward(candidates: list[Candidate]) -> float:
    """The average reward of a playout."""
    playouts = sum([len(candidate.rewards) for candidate in candidates])
    return sum([candidate.won for candidate in candidates]) / playouts if playouts else 0.5


def drop_losers(racing: list[Candidate]) -> list[Candidate]:
    """Drop the moves that are behind the leader by more than luck explains."""
    usual = mean_reward(racing)
    leader = racing[0]
    for candidate in racing:
        if candidate.value(usual) > leader.value(usual):
            leader = candidate
    return [c for c in racing if c is leader or not is_behind(c, leader)]


def is_behind(candidate: Candidate, leader: Candidate) -> bool:
    lead, doubt = compare(leader, candidate)
    return lead > max(DROP_MARGIN * doubt, MIN_LEAD)


def safe_lead(candidate: Candidate, other: Candidate) -> float:
    """How much better it is at least, even if it was lucky."""
    lead, doubt = compare(candidate, other)
    return lead - SWITCH_MARGIN * doubt


def compare(one: Candidate, other: Candidate) -> tuple[float, float]:
    """Compare two moves in the same imagined games: the lead of the first, and its standard
    error."""
    worlds = min(len(one.rewards), len(other.rewards))
    total = PRIOR_WEIGHT * (one.prior - other.prior)
    squares = 0.0
    for i in range(worlds):
        lead = one.rewards[i] - other.rewards[i]
        total += lead
        squares += lead * lead
    mean = total / (worlds + PRIOR_WEIGHT)
    spread = max(squares / max(worlds, 1) - mean * mean, 0.0)
    return mean, math.sqrt(spread / max(worlds, 1))
