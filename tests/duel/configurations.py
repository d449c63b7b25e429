"""Duels of all sorts: those that random games are played in, and any other."""

from __future__ import annotations

from hypothesis import strategies as st

from sixgun.duel import EDITIONS, HOUSE_RULES, MODES, Config
from sixgun.engine import Rng

__all__ = ["SAMPLED", "any_config"]

SWITCHES = tuple(rule.name for rule in HOUSE_RULES)


def sampled(number: int) -> Config:
    """One of the twenty: each mode four times, at first as it is printed."""
    luck = Rng.from_seed(f"duel {number}")
    mode = list(MODES)[number % 5]
    if number < 5:
        return Config(mode=mode)
    return Config(
        mode=mode,
        edition=EDITIONS[number % 2],
        dealt=2 + luck.below(5),
        house=tuple(name for name in SWITCHES if luck.below(2)),
        ask_discard_order=luck.below(2) == 0,
    )


SAMPLED = tuple(sampled(number) for number in range(20))


@st.composite
def any_config(draw: st.DrawFn) -> Config:
    """Whatever can be wished for."""
    return Config(
        mode=draw(st.sampled_from(list(MODES))),
        edition=draw(st.sampled_from(EDITIONS)),
        dealt=draw(st.integers(min_value=2, max_value=12)),
        house=tuple(draw(st.lists(st.sampled_from(SWITCHES), unique=True, max_size=5))),
        ask_discard_order=draw(st.booleans()),
        ask_forced=draw(st.booleans()),
    )
