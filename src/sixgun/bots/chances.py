"""Chances of several outcomes, of which one must come about."""

from __future__ import annotations

import math
from typing import Final

from sixgun.engine import FigureGame

__all__ = ["NEVER", "shares", "shares_of_seats", "still_in"]

NEVER: Final = -30.0  # the logit of what cannot be


def shares(logits: list[float]) -> list[float]:
    """Each outcome's chance, from the logarithms of their weights."""
    top = logits[0]
    for logit in logits:
        if logit > top:
            top = logit
    weights = [math.exp(logit - top) for logit in logits]
    total = sum(weights)
    return [weight / total for weight in weights]


def still_in(game: FigureGame) -> list[bool]:
    """By seat: whether anybody plays for it, or will."""
    inside = [len(reserve) > 0 for reserve in game.reserve]
    for figure in game.ring:
        inside[game.owner[figure]] = True
    return inside


def shares_of_seats(game: FigureGame, logits: list[float]) -> list[float]:
    """Each seat's chance where one of them wins: none for those who are out."""
    inside = still_in(game)
    return shares([logits[s] if inside[s] else NEVER for s in range(game.seats)])
