"""What waits on the stack is plain data: it can be copied, compared and sent."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from sixgun.classic import OUR_BOXES, Config, Game
from sixgun.classic.flow.taking import Grasp
from sixgun.classic.sets.fistful.around_turns import Cylinder
from sixgun.engine import Frame
from sixgun.testing import current, table
from tests.engine.walks import moments

pytestmark = pytest.mark.conformance

# Never on the stack at a decision:
ABSTRACT = {"Round", "OneFigure"}  # what several others have in common
# Never in a game of the base box with four and more: one Vulture Sam, no ghosts, no duels.
ONLY_WITH_OTHER_BOXES = {"Shares", "Fading", "ClearTable"}
NEVER_THERE_AT_A_DECISION: tuple[Frame[Any], ...] = (Grasp(1), Cylinder(1))
BASE = ("sixgun.classic.flow", "sixgun.classic.sets.base")

CONFIGS = (
    *(Config(players=4 + i, ask_discard_order=True, ask_forced=i % 2 == 0) for i in range(4)),
    Config(players=7, boxes=OUR_BOXES, house=("shot_first",), ask_discard_order=True),
    Config(players=4, boxes=("base", "high_noon"), ask_discard_order=True, ask_forced=True),
    Config(players=5, boxes=("base", "fistful")),
    Config(players=5, boxes=("base", "fistful"), events=1),
    Config(players=2, variant="long_duel", ask_discard_order=True),
    Config(players=2, variant="short_duel"),
)


def frame_classes(root: type[Frame[Any]] = Frame) -> Iterator[type[Frame[Any]]]:
    for made in root.__subclasses__():
        if made.__module__.startswith("sixgun.classic"):
            yield made
        yield from frame_classes(made)


@cache
def met() -> dict[str, Frame[Any]]:
    """One frame of each class as it lay on the stack at a decision, with lists if possible."""
    found: dict[str, Frame[Any]] = {}
    for seed in range(10):
        for config in CONFIGS:
            for game in moments(config, seed):
                remember(game, found)
    remember(two_vultures(), found)
    return {**found, **{type(frame).__name__: frame for frame in NEVER_THERE_AT_A_DECISION}}


def remember(game: Game, found: dict[str, Frame[Any]]) -> None:
    for frame in game.stack:
        name = type(frame).__name__
        if name not in found or fullness(frame) > fullness(found[name]):
            found[name] = frame.copy()


def fullness(frame: Frame[Any]) -> int:
    return sum(1 for field in frame.fields() if field)


def two_vultures() -> Game:
    ann, bob, *_ = table("bart_cassidy", "bart_cassidy", "vulture_sam", "vulture_sam")
    ann.holds("bang")
    bob.has_life(1).holds("missed", "duel", "indians")
    ann.plays("bang", at=bob)
    bob.passes().passes()
    return current().game


NAMES = sorted({made.__name__ for made in frame_classes()} - ABSTRACT)


@pytest.mark.parametrize("name", NAMES)
def test_a_frame_copies_into_an_equal_one(name: str) -> None:
    frame = met()[name]

    twin = frame.copy()

    assert twin is not frame
    assert type(twin) is type(frame)
    assert twin.fields() == frame.fields()


@pytest.mark.parametrize("name", NAMES)
def test_a_copied_frame_shares_no_list(name: str) -> None:
    frame = met()[name]
    twin = frame.copy()
    before = repr(frame.fields())

    for attribute in [name for name in dir(twin) if not name.startswith("_")]:
        value = getattr(twin, attribute)
        if isinstance(value, list):
            value.append(99)

    assert repr(frame.fields()) == before


@pytest.mark.parametrize("name", NAMES)
def test_a_frame_pickles(name: str) -> None:
    frame = met()[name]

    twin = pickle.loads(pickle.dumps(frame))

    assert type(twin) is type(frame)
    assert twin.fields() == frame.fields()


@pytest.mark.parametrize("name", NAMES)
def test_a_frame_shows_only_numbers(name: str) -> None:
    assert all(isinstance(value, int) for value in met()[name].facts().values())


def test_every_frame_of_the_base_box_is_met_in_random_games() -> None:
    config = Config(players=7, ask_discard_order=True)
    seen = {type(f).__name__ for seed in range(40) for g in moments(config, seed) for f in g.stack}

    base = {made.__name__ for made in frame_classes() if made.__module__.startswith(BASE)}
    assert base - ABSTRACT - seen == ONLY_WITH_OTHER_BOXES | {"Grasp"}


def test_every_other_frame_is_met_in_games_of_other_kinds() -> None:
    assert met().keys() == set(NAMES)
