"""What makes two bots of one level play differently: a seed and a temperature."""

from __future__ import annotations

import math
from typing import Final

from sixgun.engine import BadConfig, Rng

__all__ = ["Personality"]

MAX_TEMPERATURE: Final = 10.0
RESOLUTION: Final = 1 << 30


class Personality:
    """How a bot picks among scored moves.

    With temperature 0 it picks the best move, and luck decides between equals. Above 0, it picks a
    move that is worse by the temperature about a third as often. Luck comes only from the seed, the
    seat and the number of the decision. So a bot plays on the same way after a pause, and equal
    seeds give equal games.
    """

    __slots__ = ("seed", "temperature")

    def __init__(self, seed: int | str = 0, temperature: float = 0.0) -> None:
        if not 0.0 <= temperature <= MAX_TEMPERATURE:
            raise BadConfig("bad_temperature", value=str(temperature), hottest=str(MAX_TEMPERATURE))
        self.seed = str(seed)
        self.temperature = temperature

    def decision_rng(self, seat: int, number: int) -> Rng:
        """Return the random numbers of one decision."""
        return Rng.from_seed(f"bot {self.seed} {seat} {number}")

    def pick(self, scores: list[float], rng: Rng) -> int:
        """Return the index of the picked move."""
        heat = self.temperature
        best, found = 0, -math.inf
        for i in range(len(scores)):
            score = scores[i]
            if heat > 0.0:
                chance = (rng.below(RESOLUTION) + 0.5) / RESOLUTION
                score -= heat * math.log(-math.log(chance))  # Gumbel: as in a softmax
            else:
                score += rng.below(RESOLUTION) * 1e-18
            if score > found:
                best, found = i, score
        return best
