"""What makes two bots of one level different: a seed and a temperature."""

from __future__ import annotations

import math
from typing import Final

from sixgun.engine import BadConfig, Rng

__all__ = ["Personality"]

HOTTEST: Final = 10.0
FINE: Final = 1 << 30


class Personality:
    """With temperature 0 the best move is made, and luck decides between equals; above it a move
    that is worse by the temperature is made about a third as often.

    Luck comes from the seed, the seat and the number of the decision alone, so a bot plays on in
    the same way after a pause, and equal seeds play equally."""

    __slots__ = ("seed", "temperature")

    def __init__(self, seed: int | str = 0, temperature: float = 0.0) -> None:
        if not 0.0 <= temperature <= HOTTEST:
            raise BadConfig("bad_temperature", value=str(temperature), hottest=str(HOTTEST))
        self.seed = str(seed)
        self.temperature = temperature

    def luck(self, seat: int, number: int) -> Rng:
        """The luck of one decision."""
        return Rng.from_seed(f"bot {self.seed} {seat} {number}")

    def pick(self, scores: list[float], rng: Rng) -> int:
        """The place of the move to make."""
        heat = self.temperature
        best, found = 0, -math.inf
        for i in range(len(scores)):
            score = scores[i]
            if heat > 0.0:
                chance = (rng.below(FINE) + 0.5) / FINE
                score -= heat * math.log(-math.log(chance))  # Gumbel: as in a softmax
            else:
                score += rng.below(FINE) * 1e-18
            if score > found:
                best, found = i, score
        return best
