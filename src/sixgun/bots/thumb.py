"""A bot by rules of thumb: the best move of a policy, as its inference sees the others."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.bots.bot import AnyView, Bot, BotError, Imagine
from sixgun.bots.personality import Personality
from sixgun.bots.policy import AnyInference, AnyPolicy
from sixgun.bots.thought import Thought
from sixgun.engine import Event, Rng

__all__ = ["RuleOfThumb", "checked_moves"]

BROKEN = (AttributeError, IndexError, KeyError, TypeError, ValueError, AssertionError)


def checked_moves(view: AnyView, seat: int, figures: int) -> list[int]:
    """The legal moves of a view of so many figures that asks this seat."""
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


class RuleOfThumb(Bot):
    """Greenhorn, gunslinger and detective: they differ in what they are made of."""

    def __init__(
        self,
        seat: int,
        figures: int,
        policy: AnyPolicy,
        inference: AnyInference,
        personality: Personality,
    ) -> None:
        self.seat = seat
        self.figures = figures
        self.policy = policy
        self.inference = inference
        self.personality = personality

    def is_listening(self) -> bool:
        return self.inference.listens

    def watch(self, view: AnyView, events: Sequence[Event]) -> None:
        self.inference.watch(view, events)

    def choose(self, view: AnyView, imagine: Imagine | None = None) -> int:
        moves = checked_moves(view, self.seat, self.figures)
        if len(moves) == 1:
            return moves[0]
        try:
            scores = self.policy.weigh(view, self.inference.beliefs(view))
            return moves[self.personality.pick(scores, self.luck(view))]
        except BROKEN as error:
            raise BotError("broken_view", seat=self.seat, cause=str(error)[:200]) from error

    def think(self, view: AnyView, imagine: Imagine | None = None) -> Thought:
        move = self.choose(view)
        beliefs = self.inference.beliefs(view)
        scores = list(zip(view.cards.moves, self.policy.weigh(view, beliefs), strict=True))
        scores.sort(key=lambda entry: -entry[1])
        reason = self.policy.reason(view, beliefs, move)
        return Thought(move, reason, scores, self.inference.told(beliefs))

    def luck(self, view: AnyView) -> Rng:
        return self.personality.luck(self.seat, view.cards.answered)
