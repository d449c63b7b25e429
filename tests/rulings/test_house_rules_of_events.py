"""The house rules about events, as ruled and with the switch on."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import Player, next_cards, ruling, table

# -- New Identity --------------------------------------------------------------------------


def reborn(house: str, seat: int) -> Player:
    player = table("kit_carlson", "rose_doolan", players=4, event="new_identity", house=house)[seat]
    player.has_spare("willy_the_kid")

    player.starts_turn().uses()

    assert player.character == "willy_the_kid"
    return player


@ruling("R225")
def test_a_sheriffs_new_identity_starts_with_2_life() -> None:
    assert reborn("", 0).life == 2


@ruling("R225")
def test_three_for_the_sheriff_his_new_identity_starts_with_3_life() -> None:
    assert reborn("three_for_the_sheriff", 0).life == 3


@ruling("R225")
def test_three_for_the_sheriff_others_start_with_2_life() -> None:
    assert reborn("three_for_the_sheriff", 1).life == 2


# -- Hard Liquor ---------------------------------------------------------------------------


@ruling("R244")
def test_phase_1_cannot_be_given_up_at_full_life() -> None:
    ann, *_ = table(players=4, event="hard_liquor")
    next_cards("2C", "3C")

    ann.starts_turn()

    assert ann.prompt == "play"
    assert ann.hand == ["bang", "bang"]


@ruling("R244")
def test_dry_liquor_phase_1_may_be_given_up_at_full_life_for_nothing() -> None:
    ann, *_ = table(players=4, event="hard_liquor", house="dry_liquor")

    ann.starts_turn()
    assert ann.prompt == "liquor"
    ann.uses()

    assert ann.life == 5
    assert ann.hand == []


# -- Law of the West -----------------------------------------------------------------------


def shown(card: str, house: str) -> Player:
    """A player at full life, with this card as the second of their draw."""
    ann, *_ = table(players=4, event="law_of_the_west", house=house)
    next_cards("missed", card)

    return ann.starts_turn()


@ruling("R250")
def test_a_beer_must_be_played_at_full_life() -> None:
    ann = shown("beer", "")

    assert ann.refused_end() == "the_law_of_the_west"


@ruling("R250")
def test_useful_duty_a_beer_need_not_be_played_at_full_life() -> None:
    ann = shown("beer", "useful_duty")

    assert ann.refused_end() == ""


@ruling("R250")
def test_useful_duty_a_card_with_an_effect_must_be_played() -> None:
    ann = shown("stagecoach", "useful_duty")

    assert ann.refused_end() == "the_law_of_the_west"


@ruling("R250")
def test_useful_duty_a_beer_must_be_played_if_it_heals() -> None:
    ann, *_ = table(players=4, event="law_of_the_west", house="useful_duty")
    ann.has_life(2)
    next_cards("missed", "beer")

    ann.starts_turn()

    assert ann.refused_end() == "the_law_of_the_west"


# -- Peyote --------------------------------------------------------------------------------


def guessed_right(house: str) -> Player:
    ann, *_ = table(players=4, event="peyote", house=house)
    next_cards("2C", "3D")

    return ann.starts_turn().names("black")


@ruling("R255")
def test_after_a_right_guess_one_may_stop() -> None:
    ann = guessed_right("")

    ann.passes()

    assert ann.prompt == "play"
    assert ann.hand == ["bang"]


@ruling("R255")
def test_guess_on_one_guesses_until_one_is_wrong() -> None:
    ann = guessed_right("guess_on")
    assert ann.options == ["name > red", "name > black"]

    ann.names("black")

    assert ann.prompt == "play"
    assert ann.hand == ["bang"]


# -- Russian Roulette ----------------------------------------------------------------------


@ruling("R265")
def test_a_player_who_could_avoid_the_roulette_may_decline() -> None:
    ann, *_ = table(players=4, event="russian_roulette")
    ann.holds("missed")

    ann.passes()

    assert ann.life == 3
    assert ann.hand == ["missed"]


@ruling("R265")
def test_no_declining_who_can_avoid_the_roulette_must() -> None:
    ann, bob, *_ = table(players=4, event="russian_roulette", house="no_declining")
    ann.holds("missed")

    with pytest.raises(IllegalMove) as refused:
        ann.passes()
    assert refused.value.code == "avoid_it_if_you_can"
    ann.plays("missed")

    assert bob.prompt == "shot"


@ruling("R265")
def test_no_declining_who_cannot_avoid_it_is_hit() -> None:
    ann, *_ = table(players=4, event="russian_roulette", house="no_declining")
    ann.has_in_play("barrel")
    next_cards("9C")

    ann.uses("barrel").passes()

    assert ann.life == 3


@ruling("R265")
def test_no_declining_an_ordinary_shot_may_be_taken() -> None:
    ann, bob, *_ = table(players=4, event="ambush", house="no_declining")
    ann.holds("bang")
    bob.holds("missed")

    ann.plays("bang", at=bob)
    bob.passes()

    assert bob.life == 3


# -- Sniper --------------------------------------------------------------------------------


def sniped(house: str) -> tuple[Player, Player]:
    ann, bob, *_ = table(players=4, event="sniper", house=house)
    ann.holds("bang-2C", "bang-3C", "bang-4C", "bang-5C")

    ann.discards("bang-2C", at=bob).discards("bang-3C")
    bob.passes()

    assert bob.life == 3
    return ann, bob


@ruling("R268")
def test_two_bangs_together_leave_the_limit_alone_and_may_be_repeated() -> None:
    ann, bob = sniped("")
    assert ann.refused("bang", at=bob) == ""

    ann.discards("bang-4C", at=bob).discards("bang-5C")
    bob.passes()

    assert bob.life == 2


@ruling("R268")
def test_one_snipe_two_bangs_together_are_the_turns_bang() -> None:
    ann, bob = sniped("one_snipe")

    assert ann.refused("bang", at=bob) == "bang_limit"
    with pytest.raises(IllegalMove):
        ann.discards("bang-4C", at=bob)


@ruling("R268")
def test_one_snipe_none_after_the_turns_bang() -> None:
    ann, bob, *_ = table(players=4, event="sniper", house="one_snipe")
    ann.holds("bang-2C", "bang-3C", "bang-4C")

    ann.plays("bang-2C", at=bob)
    bob.passes()

    with pytest.raises(IllegalMove):
        ann.discards("bang-3C", at=bob)
