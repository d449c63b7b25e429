"""Ratings: one number for how well a bot plays, fitted by maximum likelihood.

The odds of a seat to win are the odds of its role times 10 ** ((its rating - mean rating of its
rivals) / 400). With two seats this is the Elo rating (the Bradley-Terry model), with an advantage
for the better side.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from sixgun.arena.statistics import MIN_DEALS, Z

__all__ = ["RatedSeat", "Rating", "fit_ratings"]

ANCHOR: Final = 1500.0  # the mean of all ratings
POINTS: Final = 400.0 / math.log(10.0)  # for a factor e in the odds
PRIOR: Final = 0.01  # a weak prior: keeps the rating finite for a bot that always wins
MAX_ITERATIONS: Final = 50

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
    parameters, curvature = fit(design, won)
    errors = standard_errors(design, won - chances(design, parameters), curvature, results)
    return [
        Rating(
            ANCHOR + POINTS * float(parameters[bot]),
            None if errors is None else Z * POINTS * float(errors[bot]),
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


def chances(design: Array, parameters: Array) -> Array:
    chance: Array = 1.0 / (1.0 + np.exp(-design @ parameters))
    return chance


def fit(design: Array, won: Array) -> tuple[Array, Array]:
    """Fit by Newton's method; return the parameters and the curvature."""
    parameters = np.zeros(design.shape[1])
    curvature = np.eye(design.shape[1])
    for _ in range(MAX_ITERATIONS):
        chance = chances(design, parameters)
        weight = chance * (1.0 - chance)
        curvature = design.T @ (design * weight[:, None]) + PRIOR * np.eye(len(parameters))
        step = np.linalg.solve(curvature, design.T @ (won - chance) - PRIOR * parameters)
        parameters += np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < 1e-10:
            break
    return parameters, curvature


def standard_errors(
    design: Array, residuals: Array, curvature: Array, results: Sequence[RatedSeat]
) -> Array | None:
    """Standard errors, clustered by deal; None with too few deals."""
    deals, places = np.unique([result.deal for result in results], return_inverse=True)
    if len(deals) < MIN_DEALS:
        return None
    scores = np.zeros((len(deals), design.shape[1]))
    np.add.at(scores, places, design * residuals[:, None])
    inverse = np.linalg.inv(curvature)
    covariance = inverse @ (scores.T @ scores) @ inverse * (len(deals) / (len(deals) - 1))
    errors: Array = np.sqrt(np.diag(covariance))
    return errors
