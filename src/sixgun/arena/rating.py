"""Ratings: one number for how well a bot plays, fitted by maximum likelihood.

The odds of a seat to win are the odds of its role times 10 ** ((its rating - mean rating of its
rivals) / 400). With two seats this is the rating of Elo, or the model of
Bradley and Terry, with an advantage for the better side.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from sixgun.arena.statistics import FEWEST, Z

__all__ = ["RatedSeat", "Rating", "fit_ratings"]

ANCHOR: Final = 1500.0  # the mean of all ratings
POINTS: Final = 400.0 / math.log(10.0)  # for a factor e in the odds
CAUTION: Final = 0.01  # a weak prior: keeps the rating finite for a bot that always wins
ROUNDS: Final = 50

Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class RatedSeat:
    """A seat of a game, and whether it won."""

    deal: int
    role: int
    bot: int
    rivals: tuple[int, ...]  # their bots
    won: bool


@dataclass(frozen=True)
class Rating:
    """Points, and half the width of the interval; None with too few deals."""

    points: float
    half: float | None

    def to_json(self) -> dict[str, float | None]:
        half = None if self.half is None else round(self.half, 1)
        return {"points": round(self.points, 1), "half": half}


def fit_ratings(results: Sequence[RatedSeat], bots: int, roles: int) -> list[Rating]:
    """Fit the rating of each bot. Seats of a deal are correlated, so errors cluster by deal."""
    design = design_matrix(results, bots, roles)
    won = np.array([result.won for result in results], dtype=np.float64)
    found, curve = fit(design, won)
    halves = standard_errors(design, won - chances(design, found), curve, results)
    return [
        Rating(
            ANCHOR + POINTS * float(found[bot]),
            None if halves is None else Z * POINTS * float(halves[bot]),
        )
        for bot in range(bots)
    ]


def design_matrix(results: Sequence[RatedSeat], bots: int, roles: int) -> Array:
    """Return the design matrix: the weight of each rating and role for each seat."""
    design = np.zeros((len(results), bots + roles))
    for row, result in enumerate(results):
        design[row, result.bot] += 1.0
        for rival in result.rivals:
            design[row, rival] -= 1.0 / len(result.rivals)
        design[row, bots + result.role] = 1.0
    return design


def chances(design: Array, found: Array) -> Array:
    chance: Array = 1.0 / (1.0 + np.exp(-design @ found))
    return chance


def fit(design: Array, won: Array) -> tuple[Array, Array]:
    """Fit by Newton's method; return the parameters and the curvature."""
    found = np.zeros(design.shape[1])
    curve = np.eye(design.shape[1])
    for _ in range(ROUNDS):
        chance = chances(design, found)
        weight = chance * (1.0 - chance)
        curve = design.T @ (design * weight[:, None]) + CAUTION * np.eye(len(found))
        step = np.linalg.solve(curve, design.T @ (won - chance) - CAUTION * found)
        found += np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < 1e-10:
            break
    return found, curve


def standard_errors(
    design: Array, rest: Array, curve: Array, results: Sequence[RatedSeat]
) -> Array | None:
    """Standard errors, clustered by deal; None with too few deals."""
    deals, places = np.unique([result.deal for result in results], return_inverse=True)
    if len(deals) < FEWEST:
        return None
    pull = np.zeros((len(deals), design.shape[1]))
    np.add.at(pull, places, design * rest[:, None])
    around = np.linalg.inv(curve)
    scatter = around @ (pull.T @ pull) @ around * (len(deals) / (len(deals) - 1))
    spread: Array = np.sqrt(np.diag(scatter))
    return spread
