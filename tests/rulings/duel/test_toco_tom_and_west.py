"""Toco Ramirez, Tom Thorn and West Harding."""

from sixgun.testing import duel, pile, ruling


@ruling("D163")
def test_toco_ramirez_shoots_with_any_hand_card() -> None:
    law, outlaw = duel("pat_garret the_stranger", "toco_ramirez tom_thorn")
    outlaw.holds("beer").is_playing()

    outlaw.plays("beer", at=law.active, as_="colt")
    law.passes()

    assert law.active.life == 4
    assert outlaw.hand == []
    assert pile() == ["beer-barrel.outlaw"]


@ruling("D163")
def test_equipment_in_toco_ramirezs_hand_is_worth_a_colt_too() -> None:
    law, outlaw = duel("pat_garret the_stranger", "toco_ramirez tom_thorn")
    outlaw.holds("hat").is_playing()

    outlaw.plays("hat", at=law.active, as_="colt")
    law.passes()

    assert law.active.life == 4
    assert law.active.in_play == []


@ruling("D163")
def test_a_card_used_as_a_colt_has_lost_its_text() -> None:
    law, outlaw = duel("pat_garret the_stranger", "toco_ramirez tom_thorn")
    law.holds("water")
    outlaw.holds("derringer").is_playing()

    outlaw.plays("derringer", at=law.active, as_="colt")

    assert law.options == ["pass"]


@ruling("D163")
def test_a_red_card_used_as_a_colt_has_lost_its_text_too() -> None:
    law, outlaw = duel("pat_garret the_stranger", "toco_ramirez tom_thorn")
    law.active.has_in_play("hat", "scope")
    outlaw.holds("fanning").is_playing()

    outlaw.plays("fanning", at=law.active, as_="colt")
    law.passes()

    assert law.active.life == 4
    assert outlaw.prompt == "play"


@ruling("D163")
def test_a_winchester_used_as_a_colt_does_not_reach_behind_the_front() -> None:
    law, outlaw = duel("pat_garret the_stranger", "toco_ramirez tom_thorn")
    outlaw.holds("winchester").is_playing()

    assert outlaw.refused("winchester", at=law.rearguard, as_="colt") == "behind_the_front"
    assert outlaw.refused("winchester", at=law.rearguard, as_="winchester") == ""


@ruling("D163")
def test_a_colt_of_toco_ramirez_is_the_bang_card_of_the_turn() -> None:
    law, outlaw = duel("pat_garret the_stranger", "toco_ramirez tom_thorn")
    outlaw.holds("beer", "wagon", "colt").is_playing()

    outlaw.plays("beer", at=law.active, as_="colt")
    law.passes()

    assert outlaw.refused("wagon", at=law.active, as_="colt") == "bang_limit"
    assert outlaw.refused("colt", at=law.active) == "bang_limit"
    assert outlaw.refused("wagon", as_="wagon") == ""


@ruling("D163")
def test_toco_ramirez_behind_the_front_makes_nothing_a_colt() -> None:
    law, outlaw = duel("pat_garret the_stranger", "tom_thorn toco_ramirez")
    outlaw.holds("beer").is_playing()

    assert outlaw.refused("beer", at=law.active, as_="colt") == "not_playable_as_that"


@ruling("D164")
def test_when_the_token_comes_to_tom_thorn_the_opponents_rearguard_is_hit() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn")
    outlaw.is_playing()

    outlaw.swaps()
    law.passes()

    assert law.rearguard.life == 3
    assert law.active.life == 5
    assert outlaw.prompt == "play"


@ruling("D164")
def test_the_hit_of_tom_thorn_can_be_avoided() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn")
    law.rearguard.has_in_play("hat")
    outlaw.is_playing()

    outlaw.swaps()
    law.uses("hat")

    assert law.rearguard.life == 4


@ruling("D164")
def test_tom_thorn_shoots_when_the_opponent_brings_him_to_the_front() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn")
    law.holds("water")

    law.plays("water", at=outlaw.active).passes()

    assert law.rearguard.life == 3


@ruling("D164")
def test_tom_thorn_does_not_shoot_when_he_leaves_the_front() -> None:
    law, outlaw = duel("pat_garret the_stranger", "tom_thorn dalton_bros")
    outlaw.is_playing()

    outlaw.swaps()

    assert outlaw.prompt == "play"
    assert law.rearguard.life == 4


@ruling("D164")
def test_tom_thorn_hits_a_sole_character() -> None:
    law, outlaw = duel("pat_garret", "dalton_bros tom_thorn")
    outlaw.is_playing()

    outlaw.swaps()
    law.passes()

    assert law.active.life == 4


@ruling("D164")
def test_tom_thorn_does_not_shoot_on_entering_play() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros west_harding tom_thorn")
    law.holds("colt")
    outlaw.active.has_life(1)

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.character == "tom_thorn"
    assert law.prompt == "play"


@ruling("D164")
def test_tom_thorn_does_not_shoot_when_he_is_the_only_one_left() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn")
    law.holds("colt")
    outlaw.active.has_life(1)

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.character == "tom_thorn"
    assert law.prompt == "play"
    assert law.rearguard.life == 4


@ruling("D165")
def test_in_his_own_turn_tom_thorns_hit_is_settled_before_the_clock_draws() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn")
    law.active.has_in_play("clock")
    law.next_cards("missed")
    outlaw.is_playing()

    outlaw.swaps()

    assert law.hand == []
    assert law.options == ["pass"]
    law.passes()
    assert law.rearguard.life == 3
    assert law.hand == ["missed"]


@ruling("D165")
def test_an_elimination_by_tom_thorns_hit_comes_before_the_clock_as_well() -> None:
    law, outlaw = duel("bill_tightman the_stranger jango", "dalton_bros tom_thorn")
    law.active.has_in_play("clock")
    law.rearguard.has_life(1)
    law.next_cards("missed", "water", "beer")
    outlaw.is_playing()

    outlaw.swaps()
    law.passes()

    assert law.prompt == "may_draw"
    assert law.hand == []
    law.passes()
    assert law.hand == ["missed", "water", "beer"]


@ruling("D165")
def test_in_the_opponents_turn_the_clock_draws_before_tom_thorns_hit() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn")
    law.holds("water").next_cards("missed").active.has_in_play("clock")

    law.plays("water", at=outlaw.active)

    assert law.hand == ["missed"]
    law.plays("missed")
    assert law.rearguard.life == 4


@ruling("D166")
def test_west_harding_plays_as_many_bang_cards_as_he_likes() -> None:
    law, outlaw = duel("pat_garret the_stranger", "west_harding dalton_bros")
    outlaw.holds("colt", "remington", "schofield").is_playing()

    for card in ("colt", "remington", "schofield"):
        outlaw.plays(card, at=law.active)
        law.passes()

    assert law.active.life == 2


@ruling("D166")
def test_west_harding_behind_the_front_does_not_lift_the_limit() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros west_harding")
    outlaw.holds("colt", "remington").is_playing()

    outlaw.plays("colt", at=law.active)
    law.passes()

    assert outlaw.refused("remington", at=law.active) == "bang_limit"
