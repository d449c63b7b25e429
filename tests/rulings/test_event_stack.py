"""The stack of events: R181-R186."""

from __future__ import annotations

import pytest

from sixgun.classic import Config, Game, new_game, view
from sixgun.classic.roles import SHERIFF
from sixgun.engine import Rng
from sixgun.testing import (
    current,
    event,
    next_cards,
    next_events,
    ruling,
    table,
)
from tests.rulings.event_helpers import turn_comes_to

HIGH_NOON = "base", "high_noon"
FISTFUL = "base", "fistful"
BOTH = "base", "high_noon", "fistful"

SEEDS = range(30)


def stack(game: Game) -> list[str]:
    """All events of a game, in the order they come."""
    return [game.facts.events[number].id for number in game.event_deck]


# -- one event at a time ---------------------------------------------------------------------


@ruling("R181")
def test_the_newest_event_covers_the_former() -> None:
    ann, bob, *_ = table(players=4, event="shootout")
    next_events("thirst")
    ann.holds("bang-2C", "bang-3C")

    turn_comes_to(ann)
    ann.plays("bang-2C", at=bob)
    bob.passes()

    assert event() == "thirst"
    assert ann.refused("bang-3C", at=bob) == "bang_limit"


@ruling("R181")
def test_the_events_of_the_stack_come_one_after_the_other() -> None:
    ann, *_ = table(players=4, boxes="high_noon")
    next_events("curse", "shootout", "thirst")
    seen = []

    for _ in range(3):
        turn_comes_to(ann)
        seen.append(event())

    assert seen == ["curse", "shootout", "thirst"]


# -- when they come --------------------------------------------------------------------------


def sheriffs_turns(game: Game) -> list[int]:
    """How many events were revealed at the first decision of each of their turns."""
    rng = Rng.from_seed(1)
    sheriff = game.role.index(SHERIFF)
    revealed: list[int] = []
    last = -1
    while not game.over:
        if game.active == sheriff and game.turn_number != last:
            last = game.turn_number
            revealed.append(game.events_revealed)
        game.choose_at(rng.below(len(game.moves)))
    return revealed


@ruling("R182")
def test_each_turn_of_the_sheriff_from_his_second_on_reveals_an_event() -> None:
    config = Config(players=5, boxes=HIGH_NOON, ask_forced=True)
    games = [new_game(config, seed) for seed in SEEDS]
    # Sid Ketchum may act between two turns, before an event is revealed.
    games = [game for game in games if not any(who.watches for who in game.character + game.spare)]

    for game in games:
        revealed = sheriffs_turns(game)

        assert revealed == [min(turn, 15) for turn in range(len(revealed))]


@ruling("R182")
def test_no_event_is_in_force_in_the_first_round() -> None:
    game = new_game(Config(players=5, boxes=HIGH_NOON), seed=3)

    assert game.event.id == "quiet"
    assert view(game, 0).event == ""
    assert game.events_revealed == 0


@ruling("R182")
def test_nobody_but_the_sheriff_reveals_events() -> None:
    ann, bob, *_ = table(players=4, boxes="high_noon")
    next_events("curse", "blessing")

    ann.ends_turn()

    assert bob.is_active
    assert event() == ""


@ruling("R7", "R182")
def test_an_event_is_revealed_before_a_dynamite_is_drawn_for() -> None:
    ann, bob, *_ = table(players=4, boxes="high_noon")
    next_events("blessing")
    ann.has_in_play("dynamite")
    next_cards("5S")

    turn_comes_to(ann)

    assert ann.life == 5
    assert bob.in_play == ["dynamite"]


# -- the stack -------------------------------------------------------------------------------


@ruling("R183")
@pytest.mark.parametrize(
    ("boxes", "last"), [(HIGH_NOON, "high_noon"), (FISTFUL, "a_fistful_of_cards")]
)
def test_the_card_that_gives_a_box_its_name_is_always_last(
    boxes: tuple[str, ...], last: str
) -> None:
    stacks = [stack(new_game(Config(boxes=boxes), seed)) for seed in SEEDS]

    assert {events[-1] for events in stacks} == {last}
    assert all(events.count(last) == 1 for events in stacks)
    assert len({events[0] for events in stacks}) > 5


@ruling("R183")
def test_the_last_event_stays_to_the_end() -> None:
    ann, *_ = table(players=4, boxes="high_noon")
    next_events("curse", "high_noon")

    for _ in range(4):
        turn_comes_to(ann)

    assert event() == "high_noon"
    assert ann.life == 2


@ruling("R184")
def test_a_mixed_stack_has_twelve_events_of_both_boxes_and_one_of_the_last() -> None:
    games = [new_game(Config(boxes=BOTH), seed) for seed in SEEDS]
    lasts = {"high_noon", "a_fistful_of_cards"}

    for game in games:
        events = stack(game)
        assert len(set(events)) == len(events) == 13
        assert events[-1] in lasts
        assert not lasts & set(events[:-1])
    assert {stack(game)[-1] for game in games} == lasts
    assert len({name for game in games for name in stack(game)}) == 30


@ruling("R184")
def test_a_mixed_stack_may_be_higher_for_a_longer_game() -> None:
    game = new_game(Config(boxes=BOTH, events=20), seed=1)

    assert len(stack(game)) == 21
    assert stack(game)[-1] in ("high_noon", "a_fistful_of_cards")


@ruling("R185")
def test_everybody_sees_the_next_event_and_none_after_it() -> None:
    game = new_game(Config(boxes=HIGH_NOON), seed=1)
    other = game.clone()
    other.event_deck = [game.event_deck[0], *reversed(game.event_deck[1:])]

    for seat in range(game.seats + 1):
        assert view(game, seat).next_event == stack(game)[0]
        assert view(other, seat) == view(game, seat)


@ruling("R185")
def test_the_next_event_lies_open_as_soon_as_one_is_revealed() -> None:
    ann, bob, *_ = table(players=4, boxes="high_noon")
    next_events("curse", "shootout", "thirst")

    turn_comes_to(ann)

    seen = view(current().game, bob.seat)
    assert (seen.event, seen.next_event, seen.events_left) == ("curse", "shootout", 2)


@ruling("R186")
def test_a_stack_of_high_noon_has_its_fifteen_cards() -> None:
    game = new_game(Config(boxes=HIGH_NOON), seed=1)

    assert sorted(stack(game)) == [
        "blessing",
        "curse",
        "ghost_town",
        "gold_rush",
        "handcuffs",
        "hangover",
        "high_noon",
        "new_identity",
        "shootout",
        "the_daltons",
        "the_doctor",
        "the_reverend",
        "the_sermon",
        "thirst",
        "train_arrival",
    ]


@ruling("R186")
def test_a_stack_of_a_fistful_of_cards_has_its_fifteen_cards() -> None:
    game = new_game(Config(boxes=FISTFUL), seed=1)

    assert sorted(stack(game)) == [
        "a_fistful_of_cards",
        "abandoned_mine",
        "ambush",
        "blood_brothers",
        "dead_man",
        "hard_liquor",
        "lasso",
        "law_of_the_west",
        "peyote",
        "ranch",
        "ricochet",
        "russian_roulette",
        "sniper",
        "the_judge",
        "vendetta",
    ]
