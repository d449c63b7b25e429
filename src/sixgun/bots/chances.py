"""Chances of several outcomes, of which one must come about."""

from __future__ import annotations

import math

__all__ = ["shares"]


def shares(logits: list[float]) -> list[float]:
    """Each outcome's chance, from the logarithms of their weights."""
    top = logits[0]
    for logit in logits:
        if logit > top:
            top = logit
    weights = [math.exp(logit - top) for logit in logits]
    total = sum(weights)
    return [weight / total for weight in weights]
