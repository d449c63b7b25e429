"""Tables of all sorts: the forty that random games are played at, and any other."""

from __future__ import annotations

from hypothesis import strategies as st

from sixgun.classic import HOUSE_RULES, OUR_BOXES, Config
from sixgun.engine import Rng

__all__ = ["AUCTIONS", "SAMPLED", "any_auction", "any_config"]

MORE_BOXES = OUR_BOXES[1:]
SWITCHES = tuple(rule.name for rule in HOUSE_RULES)
DUELS = ("long_duel", "short_duel")


def sampled(number: int) -> Config:
    """One of the forty: every count of players five times, the duels ten times."""
    luck = Rng.from_seed(f"configuration {number}")
    house = tuple(name for name in SWITCHES if number % 2 and luck.below(3) == 0)
    if number >= 30 and "useful_duty" not in house:
        house += ("useful_duty",)  # seldom matters: only with one event and a few cards
    if number < 10:
        return Config(players=2, variant=DUELS[number % 2], house=house)
    players = 3 + number % 6
    whole = number >= 28
    boxes = ("base", *(box for box in MORE_BOXES if whole or luck.below(2)))
    boxes = with_printed_rules(players, boxes, house)
    with_events = "high_noon" in boxes or "fistful" in boxes
    return Config(
        players=players,
        boxes=boxes,
        beginner=luck.below(6) == 0,
        ask_discard_order=luck.below(4) == 0,
        events=luck.below(25) if with_events else 0,
        house=house,
        tempo=not with_events and luck.below(2) == 0,
    )


def with_printed_rules(
    players: int, boxes: tuple[str, ...], house: tuple[str, ...]
) -> tuple[str, ...]:
    """The boxes, with the one that so many players need by a house rule (R314)."""
    needed = "printed_tables" in house and players in (3, 8) and "dodge_city" not in boxes
    return (*boxes, "dodge_city") if needed else boxes


SAMPLED = tuple(sampled(number) for number in range(40))


def sampled_auction(number: int) -> Config:
    """Full purses, empty ones, and those that are somebody's secret."""
    players = 5 + number % 3
    luck = Rng.from_seed(f"auction {number}")
    purses = tuple(100 * luck.below(40) * min(luck.below(3), 1) for _ in range(players))
    return Config(
        players=players,
        variant="auction",
        purses=purses if number else (),
        tempo=number % 2 == 0,
        ask_forced=number >= 3,
    )


AUCTIONS = tuple(sampled_auction(number) for number in range(6))


@st.composite
def any_config(draw: st.DrawFn) -> Config:
    """Whatever can be wished for."""
    players = draw(st.integers(min_value=2, max_value=8))
    house = tuple(draw(st.lists(st.sampled_from(SWITCHES), unique=True, max_size=5)))
    forced = draw(st.booleans())
    if 5 <= players <= 7 and draw(st.booleans()):
        return draw(any_auction(players, house, forced))
    if players == 2:
        variant = draw(st.sampled_from(DUELS))
        return Config(players=2, variant=variant, house=house, ask_forced=forced)
    boxes = ("base", *draw(st.lists(st.sampled_from(MORE_BOXES), unique=True)))
    boxes = with_printed_rules(players, boxes, house)
    with_events = "high_noon" in boxes or "fistful" in boxes
    return Config(
        players=players,
        boxes=boxes,
        beginner=draw(st.booleans()),
        ask_discard_order=draw(st.booleans()),
        ask_forced=forced,
        events=draw(st.integers(min_value=0, max_value=28)) if with_events else 0,
        house=house,
        tempo=not with_events and draw(st.booleans()),
    )


@st.composite
def any_auction(
    draw: st.DrawFn, players: int = 0, house: tuple[str, ...] = (), forced: bool = False
) -> Config:
    """With whatever may be in the purses; often nothing."""
    players = players or draw(st.integers(min_value=5, max_value=7))
    purse = st.one_of(
        st.just(0), st.integers(min_value=0, max_value=200).map(lambda hundreds: 100 * hundreds)
    )
    purses = draw(st.one_of(st.just([]), st.lists(purse, min_size=players, max_size=players)))
    return Config(
        players=players,
        variant="auction",
        purses=tuple(purses),
        sheriff=draw(st.integers(min_value=-1, max_value=players - 1)),
        beginner=draw(st.booleans()),
        ask_forced=forced or draw(st.booleans()),
        house=house,
        tempo=draw(st.booleans()),
    )
