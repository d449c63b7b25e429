"""Probabilities of outcomes that exclude each other."""

from __future__ import annotations

import math
from typing import Final

from sixgun.engine import FigureGame

__all__ = ["NEVER", "final_chances", "rival_chances", "seats_still_in", "softmax"]

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


def final_chances(game: FigureGame) -> list[float]:
    """Return 1 for each seat that has won a finished game, 0 for the others."""
    return [float((game.winners >> seat) & 1) for seat in range(game.seats)]


def rival_chances(
    game: FigureGame, weights: list[float], features: list[list[float]], rivals: list[int]
) -> list[float]:
    """Return the chance of each seat to win, where each has to beat its rival; 0 for seats that are
    out. `weights` tell how much each of its features strengthens a seat."""
    strong = [sum([weights[i] * row[i] for i in range(len(row))]) for row in features]
    inside = seats_still_in(game)
    seats = range(game.seats)
    return softmax([strong[s] - strong[rivals[s]] if inside[s] else NEVER for s in seats])
