"""Duel configurations: the ones that random games use, and arbitrary ones."""

from __future__ import annotations

from hypothesis import strategies as st

from sixgun.duel import EDITIONS, HOUSE_RULES, MODES, Config
from sixgun.engine import Rng
from tests.random_source import HypothesisSource, RandomSource, pick_some

__all__ = ["SAMPLED", "any_config", "random_config"]

SWITCHES = tuple(rule.name for rule in HOUSE_RULES)


def sampled(number: int) -> Config:
    """One of the twenty: each mode four times, the first time as printed."""
    source = Rng.from_seed(f"duel {number}")
    mode = list(MODES)[number % 5]
    if number < 5:
        return Config(mode=mode)
    return Config(
        mode=mode,
        edition=EDITIONS[number % 2],
        dealt=2 + source.below(5),
        house=tuple(name for name in SWITCHES if source.below(2)),
        ask_discard_order=source.below(2) == 0,
    )


SAMPLED = tuple(sampled(number) for number in range(20))


def random_config(source: RandomSource) -> Config:
    """Any valid configuration."""
    return Config(
        mode=list(MODES)[source.below(len(MODES))],
        edition=EDITIONS[source.below(len(EDITIONS))],
        dealt=2 + source.below(11),
        house=pick_some(source, SWITCHES, 5),
        ask_discard_order=source.below(2) == 1,
        ask_forced=source.below(2) == 1,
    )


@st.composite
def any_config(draw: st.DrawFn) -> Config:
    """The same as a search strategy."""
    return random_config(HypothesisSource(draw))
