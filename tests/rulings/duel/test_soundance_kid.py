"""Soundance Kid, who draws from both decks."""

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import common_deck, duel, pile, ruling


@ruling("D162")
def test_soundance_kid_draws_from_both_decks_and_discards_one_of_the_two() -> None:
    law, outlaw = duel("pat_garret the_stranger", "soundance_kid tom_thorn")
    outlaw.holds("hat", "scope").next_cards("beer").is_playing()
    law.next_cards("water")

    outlaw.uses(as_="soundance_kid").discards("hat").discards("beer")

    assert outlaw.hand == ["scope", "water"]
    assert pile() == ["hat-horseshoe.outlaw", "beer-barrel.outlaw"]


@ruling("D162")
def test_soundance_kid_cannot_discard_another_card_in_place_of_those_drawn() -> None:
    law, outlaw = duel("pat_garret the_stranger", "soundance_kid tom_thorn")
    outlaw.holds("hat", "scope").next_cards("beer").is_playing()
    law.next_cards("water")

    outlaw.uses(as_="soundance_kid").discards("hat")

    with pytest.raises(IllegalMove, match="one_of_those_drawn"):
        outlaw.discards("scope")
    outlaw.discards("water")
    assert outlaw.hand == ["scope", "beer"]


@ruling("D162")
def test_soundance_kid_acts_from_behind_the_front_as_well() -> None:
    law, outlaw = duel("pat_garret the_stranger", "tom_thorn soundance_kid")
    outlaw.holds("hat").next_cards("beer").is_playing()
    law.next_cards("water")

    outlaw.uses(as_="soundance_kid").discards("hat").discards("water")

    assert outlaw.hand == ["beer"]


@ruling("D162")
def test_soundance_kid_acts_once_in_a_turn() -> None:
    _, outlaw = duel("pat_garret the_stranger", "soundance_kid tom_thorn")
    outlaw.holds("hat").next_cards("beer", "knife").is_playing()

    outlaw.uses(as_="soundance_kid").discards("hat").discards("beer")

    assert outlaw.refused_use(as_="soundance_kid") == "used_this_turn"
    outlaw.starts_turn()
    assert outlaw.refused_use(as_="soundance_kid") == ""


@ruling("D162")
def test_soundance_kid_needs_a_card_to_discard() -> None:
    _, outlaw = duel("pat_garret the_stranger", "soundance_kid tom_thorn")
    outlaw.is_playing()

    assert outlaw.refused_use(as_="soundance_kid") == "no_use_now"


@ruling("D162")
def test_soundance_kid_does_nothing_in_the_turn_of_the_opponent() -> None:
    law, outlaw = duel("pat_garret the_stranger", "soundance_kid tom_thorn")
    law.holds("colt")
    outlaw.holds("hat")

    law.plays("colt", at=outlaw.active)

    assert outlaw.options == ["pass"]


@ruling("D162")
def test_soundance_kid_draws_both_cards_from_a_sole_common_deck() -> None:
    law, outlaw = duel("pat_garret the_stranger", "soundance_kid tom_thorn")
    outlaw.holds("hat")
    common_deck("beer", "water", "knife")
    law.draws_from_common()
    outlaw.draws_from_common().is_playing()

    outlaw.uses(as_="soundance_kid").discards("hat").discards("water")

    assert outlaw.hand == ["beer"]
    assert outlaw.deck == ["knife-snake.outlaw"]
