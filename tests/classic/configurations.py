"""Table configurations: the forty that random games use, and arbitrary ones."""

from __future__ import annotations

from hypothesis import strategies as st

from sixgun.classic import BOXES, HOUSE_RULES, OUR_BOXES, Config
from sixgun.engine import Rng
from tests.random_source import HypothesisSource, RandomSource, pick_some

__all__ = ["AUCTIONS", "SAMPLED", "any_auction", "any_config", "random_config"]

MORE_BOXES = OUR_BOXES[1:]
SWITCHES = tuple(rule.name for rule in HOUSE_RULES)
DUELS = ("long_duel", "short_duel")


def sampled(number: int) -> Config:
    """One of the forty: every number of players five times, the duels ten times."""
    source = Rng.from_seed(f"configuration {number}")
    house = tuple(name for name in SWITCHES if number % 2 and source.below(3) == 0)
    if number >= 30 and "useful_duty" not in house:
        house += ("useful_duty",)  # seldom matters: only with one event and a few cards
    if number < 10:
        return Config(players=2, variant=DUELS[number % 2], house=house)
    players = 3 + number % 6
    whole = number >= 28
    boxes = ("base", *(box for box in MORE_BOXES if whole or source.below(2)))
    boxes = with_printed_rules(players, boxes, house)
    with_events = "high_noon" in boxes or "fistful" in boxes
    return Config(
        players=players,
        boxes=boxes,
        beginner=source.below(6) == 0,
        ask_discard_order=source.below(4) == 0,
        events=source.below(25) if with_events else 0,
        house=house,
        tempo=not with_events and source.below(2) == 0,
    )


def with_printed_rules(
    players: int, boxes: tuple[str, ...], house: tuple[str, ...]
) -> tuple[str, ...]:
    """The boxes, with the one that this many players need by a house rule (R314)."""
    needed = "printed_tables" in house and players in (3, 8) and "dodge_city" not in boxes
    return (*boxes, "dodge_city") if needed else boxes


SAMPLED = tuple(sampled(number) for number in range(40))


def sampled_auction(number: int) -> Config:
    """Full purses, empty ones, and secret ones."""
    players = 5 + number % 3
    source = Rng.from_seed(f"auction {number}")
    purses = tuple(100 * source.below(40) * min(source.below(3), 1) for _ in range(players))
    return Config(
        players=players,
        variant="auction",
        purses=purses if number else (),
        tempo=number % 2 == 0,
        ask_forced=number >= 3,
    )


AUCTIONS = tuple(sampled_auction(number) for number in range(6))


def random_config(source: RandomSource) -> Config:
    """Any valid configuration."""
    players = 2 + source.below(7)
    house = pick_some(source, SWITCHES, 5)
    forced = source.below(2) == 1
    if 5 <= players <= 7 and source.below(2):
        return random_auction(source, players, house, forced)
    if players == 2:
        order = source.below(2) == 1
        variant = DUELS[source.below(2)]
        return Config(
            players=2, variant=variant, house=house, ask_discard_order=order, ask_forced=forced
        )
    boxes = ("base", *pick_some(source, MORE_BOXES, len(MORE_BOXES)))
    boxes = with_printed_rules(players, boxes, house)
    with_events = "high_noon" in boxes or "fistful" in boxes
    return Config(
        players=players,
        boxes=boxes,
        sheriff=source.below(players + 1) - 1 if players > 3 else -1,
        characters=kept_characters(source, players, boxes) if source.below(4) == 0 else (),
        beginner=source.below(2) == 1,
        ask_discard_order=source.below(2) == 1,
        ask_forced=forced,
        events=source.below(29) if with_events else 0,
        house=house,
        tempo=not with_events and source.below(2) == 1,
    )


def kept_characters(source: RandomSource, players: int, boxes: tuple[str, ...]) -> tuple[str, ...]:
    """R103: some players have kept their character, some want any but the last one."""
    known = [made.id for box in boxes for made in BOXES[box].characters]
    kept = [known.pop(source.below(len(known))) for _ in range(players)]
    return tuple(("", who, "!" + who)[source.below(3)] for who in kept)


def random_auction(
    source: RandomSource, players: int = 0, house: tuple[str, ...] = (), forced: bool = False
) -> Config:
    """With any purses; often none."""
    players = players or 5 + source.below(3)
    purses = [100 * source.below(201) * source.below(2) for _ in range(players)]
    return Config(
        players=players,
        variant="auction",
        purses=tuple(purses) if source.below(2) else (),
        sheriff=source.below(players + 1) - 1,
        beginner=source.below(2) == 1,
        ask_forced=forced or source.below(2) == 1,
        house=house,
        tempo=source.below(2) == 1,
    )


@st.composite
def any_config(draw: st.DrawFn) -> Config:
    """The same as a search strategy."""
    return random_config(HypothesisSource(draw))


@st.composite
def any_auction(draw: st.DrawFn) -> Config:
    return random_auction(HypothesisSource(draw))
