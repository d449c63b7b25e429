"""Probabilities of outcomes that exclude each other."""

from __future__ import annotations

import math
from typing import Final

from sixgun.engine import FigureGame

__all__ = ["NEVER", "seat_chances", "seats_still_in", "softmax"]

NEVER: Final = -30.0  # the logit of an impossible outcome


def softmax(logits: list[float]) -> list[float]:
    """Return the chance of each outcome from the logarithms of their weights."""
    top = logits[0]
    for logit in logits:
        if logit > top:
            top = logit
    weights = [math.exp(logit - top) for logit in logits]
    total = sum(weights)
    return [weight / total for weight in weights]


def seats_still_in(game: FigureGame) -> list[bool]:
    """Return by seat whether it has a character in play or in reserve."""
    inside = [len(reserve) > 0 for reserve in game.reserve]
    for figure in game.ring:
        inside[game.owner[figure]] = True
    return inside


def seat_chances(game: FigureGame, logits: list[float]) -> list[float]:
    """Return the chance of each seat to win; 0 for seats that are out."""
    inside = seats_still_in(game)
    return softmax([logits[s] if inside[s] else NEVER for s in range(game.seats)])
