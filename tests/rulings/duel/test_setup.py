"""The setup: characters dealt, fronts chosen in secret, starting hands."""

from __future__ import annotations

import pytest

from sixgun.duel import Config, Game, new_game, view
from sixgun.engine.events import CARD_DRAWN, CHARACTER_ENTERED
from sixgun.testing import current, duel, ruling
from tests.rulings.duel.front_choice_setup import set_up_front_choice


def dealt_to(game: Game, seat: int) -> list[str]:
    """The characters of a seat, in play and in reserve."""
    characters = game.facts.characters
    figures = [game.character[figure].no for figure in (2 * seat, 2 * seat + 1)]
    return [characters[number].id for number in [*figures, *game.reserve[seat]]]


@ruling("D7")
@pytest.mark.parametrize(("asked", "dealt"), [(0, 4), (2, 2), (6, 6), (12, 12)])
def test_everybody_has_four_characters_of_his_side_or_as_many_as_agreed(
    asked: int, dealt: int
) -> None:
    for seed in range(5):
        game = new_game(Config(dealt=asked), seed)

        for seat, back in enumerate(("law", "outlaw")):
            names = dealt_to(game, seat)
            assert len(set(names)) == len(names) == dealt
            assert {game.facts.character_by_id[who].back for who in names} == {back}


@ruling("D7")
def test_characters_are_dealt_at_random_out_of_twelve() -> None:
    met: set[str] = set()
    for seed in range(60):
        met |= set(dealt_to(new_game(Config(), seed), 0))

    assert len(met) == 12


@ruling("D7")
def test_you_know_who_is_in_your_reserve_but_not_in_which_order() -> None:
    duel("pat_garret jango tex_killer annie_oakey", "sid_curry tom_thorn pearl_hat")
    one_way = view(current().game, 0)
    duel("pat_garret jango annie_oakey tex_killer", "sid_curry tom_thorn pearl_hat")
    other_way = view(current().game, 0)

    assert one_way.reserve == other_way.reserve == [["annie_oakey", "tex_killer"], []]
    assert one_way.reserve_counts == [2, 1]


@ruling("D8")
def test_each_chooses_one_of_his_two_as_front() -> None:
    law, outlaw = set_up_front_choice(
        "pat_garret jango tex_killer", "sid_curry tom_thorn pearl_hat"
    )

    assert law.options == ["pick pat_garret", "pick jango"]
    law.chooses("jango")
    outlaw.chooses("sid_curry")

    assert (law.active.character, law.rearguard.character) == ("jango", "pat_garret")
    assert (outlaw.active.character, outlaw.rearguard.character) == ("sid_curry", "tom_thorn")
    assert law.reserve == ["tex_killer"]


@ruling("D8")
def test_nobody_sees_the_other_sides_characters_before_all_have_chosen() -> None:
    law, outlaw = set_up_front_choice("pat_garret jango", "sid_curry tom_thorn")

    law.chooses("jango")
    seen = view(current().game, 1)
    events = [event for event in current().game.events if event[0] == CHARACTER_ENTERED]

    assert outlaw.prompt == "front"
    assert seen.characters == ["", "", "sid_curry", "tom_thorn"]
    assert seen.life[:2] == seen.max_life[:2] == [0, 0]
    assert seen.front == [-1, -1]
    assert events == []


@ruling("D8")
def test_the_choice_itself_stays_secret_until_the_other_has_chosen() -> None:
    views = []
    for who in ("pat_garret", "jango"):
        law, _ = set_up_front_choice("pat_garret jango", "sid_curry tom_thorn")
        law.chooses(who)
        views.append(repr(view(current().game, 1)))

    assert views[0] == views[1]


@ruling("D8")
def test_both_fronts_are_shown_before_those_behind() -> None:
    law, outlaw = set_up_front_choice("pat_garret jango", "sid_curry tom_thorn")

    law.chooses("jango")
    outlaw.chooses("tom_thorn")

    entered = [event[2] for event in current().game.events if event[0] == CHARACTER_ENTERED]
    fronts = [law.active.figure, outlaw.active.figure]
    assert entered == [*fronts, law.rearguard.figure, outlaw.rearguard.figure]


@ruling("D10")
def test_the_law_has_four_cards_and_plays_first_the_outlaw_has_five() -> None:
    law, outlaw = set_up_front_choice("pat_garret jango", "sid_curry tom_thorn")
    law.next_cards("colt", "missed", "duel", "gatling", "bank", "wagon")

    law.chooses("jango")
    outlaw.chooses("sid_curry")

    assert law.is_on_turn
    assert law.hand[:4] == ["colt", "missed", "duel", "gatling"]
    assert law.hand[4:] == ["bank", "wagon"]  # of phase 1
    assert len(outlaw.hand) == 5
    assert len(outlaw.deck) == 35


@ruling("D232")
def test_no_hand_is_drawn_before_all_have_chosen() -> None:
    law, outlaw = set_up_front_choice("pat_garret jango", "sid_curry tom_thorn")

    law.chooses("jango")
    before = current().game.hands
    assert before == [[], []]
    outlaw.chooses("sid_curry")

    kinds = [event[0] for event in current().game.events]
    last_shown = max(place for place, kind in enumerate(kinds) if kind == CHARACTER_ENTERED)
    assert kinds.index(CARD_DRAWN) > last_shown


@ruling("D232")
@pytest.mark.parametrize("front", ["the_marshal", "tex_killer"])
def test_the_marshals_cards_follow_all_starting_hands(front: str) -> None:
    sides = ("the_marshal tex_killer", "sid_curry tom_thorn")
    law, outlaw = set_up_front_choice(*sides, mode="reinforcements")

    law.chooses(front)
    outlaw.chooses("sid_curry")

    assert law.prompt == "deck"
    assert (len(law.hand), len(outlaw.hand)) == (4, 5)
    outlaw.next_cards("knife-snake.outlaw", "beer")
    law.draws_from("deck_2").draws_from("deck_2").draws_from("deck_1")
    assert law.hand[4:6] == ["knife", "beer"]
    assert len(law.hand) == 4 + 3 + 2  # phase 1 comes after that
    assert law.is_on_turn
