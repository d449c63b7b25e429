"""Frames on the stack are plain data: you can copy, compare and send them."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from sixgun import duel
from sixgun.classic import OUR_BOXES, Config
from sixgun.classic.flow.card_removal import Grasp
from sixgun.classic.sets.fistful.around_turns import Cylinder
from sixgun.duel.flow.draws import Draws
from sixgun.duel.sets.base.law import Display
from sixgun.duel.sets.renegades.equipment import Backup
from sixgun.engine import Frame
from sixgun.testing import current, table
from sixgun.testing import duel as set_duel
from tests.dealing import AnyConfig, AnyGame
from tests.engine.random_walks import positions

pytestmark = pytest.mark.conformance

# Never on the stack at a decision:
ABSTRACT = {"Round", "FigureFrame"}  # the base class of several others
# Never in a game of the base box with four and more: one Vulture Sam, no ghosts, no duels.
ONLY_WITH_OTHER_BOXES = {"Shares", "Fading", "ClearHand", "ClearTable"}
NEVER_THERE_AT_A_DECISION: tuple[Frame[Any], ...] = (
    Grasp(1),
    Cylinder(1),
    Display(1, 2),
    Draws(1, [0, 1]),  # only with two characters of one side
    Backup(1, 2, 3),  # only with a Clock whose owner looks at the card first
)
BASE = ("sixgun.classic.flow", "sixgun.classic.sets.base")

CONFIGS: tuple[AnyConfig, ...] = (
    *(Config(players=4 + i, ask_discard_order=True, ask_forced=i % 2 == 0) for i in range(4)),
    Config(players=7, boxes=OUR_BOXES, house=("shot_first",), ask_discard_order=True),
    Config(players=4, boxes=("base", "high_noon"), ask_discard_order=True, ask_forced=True),
    Config(players=5, boxes=("base", "fistful")),
    Config(players=5, boxes=("base", "fistful"), events=1),
    Config(players=2, variant="long_duel", ask_discard_order=True),
    Config(players=2, variant="short_duel"),
    Config(players=6, variant="auction", purses=(900, 0, 500, 0, 0, 700)),
    *(duel.Config(mode=mode, ask_discard_order=True) for mode in duel.MODES),
    duel.Config(house=("live_fanning", "optional_shotgun"), ask_forced=True),
)


def frame_classes(root: type[Frame[Any]] = Frame) -> Iterator[type[Frame[Any]]]:
    for made in root.__subclasses__():
        if made.__module__.startswith(("sixgun.classic", "sixgun.duel")):
            yield made
        yield from frame_classes(made)


@cache
def met() -> dict[type[Frame[Any]], Frame[Any]]:
    """One frame of each class as found on the stack at a decision, with lists if possible."""
    found: dict[type[Frame[Any]], Frame[Any]] = {}
    for seed in range(10):
        for config in CONFIGS:
            for game in positions(config, seed):
                remember(game, found)
    remember(two_vultures(), found)
    remember(two_hits_at_once(), found)
    remember(a_penny_used_twice(), found)
    return {**found, **{type(frame): frame for frame in NEVER_THERE_AT_A_DECISION}}


def remember(game: AnyGame, found: dict[type[Frame[Any]], Frame[Any]]) -> None:
    for frame in game.stack:
        made = type(frame)
        if made not in found or fullness(frame) > fullness(found[made]):
            found[made] = frame.copy()


def fullness(frame: Frame[Any]) -> int:
    return sum(1 for field in frame.fields() if field)


def two_vultures() -> AnyGame:
    ann, bob, *_ = table("bart_cassidy", "bart_cassidy", "vulture_sam", "vulture_sam")
    ann.holds("bang")
    bob.has_life(1).holds("missed", "duel", "indians")
    ann.plays("bang", at=bob)
    bob.passes().passes()
    game: AnyGame = current().game
    return game


def two_hits_at_once() -> AnyGame:
    outlaw, _ = set_duel("west_harding tom_thorn", mode="renegade_vs_outlaw")
    outlaw.rearguard.has_in_play("sidekick")
    outlaw.swaps()
    game: AnyGame = current().game
    return game


def a_penny_used_twice() -> AnyGame:
    law, renegade = set_duel("jango", "kitty_leroy", mode="renegade_vs_law")
    law.holds("colt")
    renegade.holds("missed").active.has_in_play("lucky_penny")
    law.plays("colt", at=renegade.active)
    renegade.uses("lucky_penny")
    game: AnyGame = current().game
    return game


MADE = [made for made in frame_classes() if made.__name__ not in ABSTRACT]
NAMES = [f"{made.__module__.split('.')[1]}.{made.__name__}" for made in MADE]


@pytest.mark.parametrize("made", MADE, ids=NAMES)
def test_a_frame_copies_into_an_equal_one(made: type[Frame[Any]]) -> None:
    frame = met()[made]

    twin = frame.copy()

    assert twin is not frame
    assert type(twin) is type(frame)
    assert twin.fields() == frame.fields()


@pytest.mark.parametrize("made", MADE, ids=NAMES)
def test_a_copied_frame_shares_no_list(made: type[Frame[Any]]) -> None:
    frame = met()[made]
    twin = frame.copy()
    before = repr(frame.fields())

    for attribute in [name for name in dir(twin) if not name.startswith("_")]:
        value = getattr(twin, attribute)
        if isinstance(value, list):
            value.append(99)

    assert repr(frame.fields()) == before


@pytest.mark.parametrize("made", MADE, ids=NAMES)
def test_a_frame_pickles(made: type[Frame[Any]]) -> None:
    frame = met()[made]

    twin = pickle.loads(pickle.dumps(frame))

    assert type(twin) is type(frame)
    assert twin.fields() == frame.fields()


@pytest.mark.parametrize("made", MADE, ids=NAMES)
def test_a_frame_shows_only_numbers(made: type[Frame[Any]]) -> None:
    assert all(isinstance(value, int) for value in met()[made].facts().values())


def test_every_frame_of_the_base_box_is_met_in_random_games() -> None:
    config = Config(players=7, ask_discard_order=True)
    seen = {
        type(f).__name__ for seed in range(40) for g in positions(config, seed) for f in g.stack
    }

    base = {made.__name__ for made in frame_classes() if made.__module__.startswith(BASE)}
    assert base - ABSTRACT - seen == ONLY_WITH_OTHER_BOXES | {"Grasp"}


def test_every_other_frame_is_met_in_games_of_other_kinds() -> None:
    assert met().keys() == set(MADE)
