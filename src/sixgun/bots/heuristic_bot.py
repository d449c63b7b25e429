"""A bot that plays by rules of thumb: the best move of its policy, given its beliefs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixgun.bots.bot import AnyView, Bot, BotError, Imagine
from sixgun.bots.personality import Personality
from sixgun.bots.policy import AnyInference, AnyPolicy
from sixgun.bots.thought import Thought
from sixgun.engine import Event, Names, Rng

__all__ = ["HeuristicBot"]

BROKEN = (AttributeError, IndexError, KeyError, TypeError, ValueError, AssertionError)


class HeuristicBot(Bot):
    """Greenhorn, gunslinger and detective: they differ in their policy and their inference."""

    def __init__(
        self,
        seat: int,
        names: Names,
        policy: AnyPolicy,
        inference: AnyInference,
        personality: Personality,
    ) -> None:
        self.seat = seat
        self.names = names
        self.policy = policy
        self.inference = inference
        self.personality = personality

    def is_listening(self) -> bool:
        return self.inference.listens

    def watch(self, view: AnyView, events: Sequence[Event]) -> None:
        self.inference.watch(view, events)

    def choose(self, view: AnyView, imagine: Imagine | None = None) -> int:
        moves = self.legal_moves(view)
        if len(moves) == 1:
            return moves[0]
        _, scores = self.judge(view)
        return moves[self.personality.pick(scores, self.decision_rng(view))]

    def think(self, view: AnyView, imagine: Imagine | None = None) -> Thought:
        move = self.choose(view)
        beliefs, values = self.judge(view)
        scores = list(zip(view.cards.moves, values, strict=True))
        scores.sort(key=lambda entry: -entry[1])
        reason = self.policy.explain_move(view, beliefs, move)
        return Thought(move, reason, scores, self.inference.role_chances(beliefs))

    def legal_moves(self, view: AnyView) -> list[int]:
        """Return the legal moves, or refuse a view of another seat or with other figures."""
        seat, figures = self.seat, len(self.names.figures)
        try:
            moves: list[int] = view.cards.moves
            asked: int = view.cards.seat
            found = [len(view.life), len(view.cards.in_play)]
        except (AttributeError, TypeError) as error:
            raise BotError("broken_view", seat=seat, cause=str(error)[:200]) from error
        if found != [figures, figures]:
            raise BotError("broken_view", seat=seat, cause=f"{figures} figures, not {found}")
        if asked != seat:
            raise BotError("view_of_another_seat", seat=seat, other=asked)
        if not moves:
            raise BotError("no_legal_moves", seat=seat)
        return moves

    def judge(self, view: AnyView) -> tuple[Any, list[float]]:
        """Return the beliefs of the seat and the policy's scores of the legal moves."""
        try:
            beliefs = self.inference.beliefs(view)
            return beliefs, self.policy.score_moves(view, beliefs)
        except BROKEN as error:
            raise BotError("broken_view", seat=self.seat, cause=str(error)[:200]) from error

    def decision_rng(self, view: AnyView) -> Rng:
        return self.personality.decision_rng(self.seat, view.cards.answered)
