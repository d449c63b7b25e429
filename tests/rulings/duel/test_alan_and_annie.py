"""D134-D136: Alan Pinkertoon, who shoots back for every wound, and Annie Oakey."""

from __future__ import annotations

import pytest

from sixgun.testing import duel, pile, ruling


@ruling("D134")
def test_alan_in_front_answers_a_lost_point_with_a_hit_at_the_opponents_front() -> None:
    law, outlaw = duel("alan_pinkertoon bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("knife", "beer")

    outlaw.plays("knife", at=law.active)
    law.passes()
    against_his_hit = outlaw.options
    outlaw.passes()

    assert against_his_hit == ["pass"]
    assert law.active.life == 3
    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 4)
    assert outlaw.prompt == "play"


@ruling("D134")
def test_alans_hit_may_be_avoided_and_an_avoided_hit_sets_him_not_off() -> None:
    law, outlaw = duel("alan_pinkertoon bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("knife", "knife", "missed")
    law.holds("missed")

    outlaw.plays("knife", at=law.active)
    law.plays("missed")
    unhurt = outlaw.prompt
    outlaw.plays("knife", at=law.active)
    law.passes()
    outlaw.plays("missed")

    assert unhurt == "play"
    assert (law.active.life, outlaw.active.life) == (3, 4)


@ruling("D134")
def test_alan_behind_answers_when_he_is_hit_himself_and_not_for_his_front() -> None:
    law, outlaw = duel("bill_tightman alan_pinkertoon", "babe_leroy west_harding")
    outlaw.is_playing().holds("knife-horseshoe.outlaw", "knife-snake.outlaw")
    outlaw.active.has_in_play("scope")

    outlaw.plays("knife", at=law.active)
    law.passes()
    for_his_front = (outlaw.prompt, outlaw.active.life)
    outlaw.plays("knife", at=law.rearguard)
    law.passes()
    outlaw.passes()

    assert for_his_front == ("play", 4)
    assert (law.rearguard.life, outlaw.active.life) == (3, 3)


@ruling("D134")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_alan_behind_answers_even_a_point_lost_to_his_own_sides_card(card: str) -> None:
    law, outlaw = duel("bill_tightman alan_pinkertoon", "babe_leroy")
    law.holds(card)

    law.plays(card)
    outlaw.passes()
    law.passes()
    outlaw.passes()

    assert (law.active.life, law.rearguard.life) == (5, 3)
    assert outlaw.active.life == 2


@ruling("D134")
def test_alan_answers_each_of_two_points_of_a_fanning() -> None:
    law, outlaw = duel("alan_pinkertoon bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("fanning")
    law.active.has_in_play("bank", "rattlesnake")

    outlaw.plays("fanning", at=law.active)
    law.passes().passes()
    outlaw.passes().passes()

    assert (law.active.life, outlaw.active.life) == (2, 2)
    assert outlaw.prompt == "play"


@ruling("D134")
def test_alan_does_not_answer_his_last_point() -> None:
    law, outlaw = duel("alan_pinkertoon bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("knife")
    law.active.has_life(1)

    outlaw.plays("knife", at=law.active)
    law.passes()

    assert law.active.character == "bill_tightman"
    assert outlaw.active.life == 4
    assert outlaw.prompt == "play"


@ruling("D135")
def test_a_rattlesnake_that_bites_alan_behind_makes_him_answer() -> None:
    law, outlaw = duel("bill_tightman alan_pinkertoon", "babe_leroy west_harding")
    law.rearguard.has_in_play("rattlesnake")
    law.next_cards("missed-snake.law")

    law.starts_turn()
    outlaw.passes()

    assert (law.rearguard.life, outlaw.active.life) == (3, 3)


@ruling("D135")
def test_dynamite_that_explodes_with_alan_behind_makes_him_answer_each_point() -> None:
    law, outlaw = duel("bill_tightman alan_pinkertoon", "babe_leroy west_harding")
    law.rearguard.has_in_play("dynamite")
    law.next_cards("shotgun-dynamite.law")

    law.starts_turn()
    outlaw.passes().passes().passes()

    assert (law.rearguard.life, outlaw.active.life) == (1, 1)
    assert law.prompt == "play"


@ruling("D135")
@pytest.mark.parametrize(
    ("danger", "shown", "left"),
    [("rattlesnake", "missed-snake.law", 3), ("dynamite", "shotgun-dynamite.law", 1)],
)
def test_asleep_in_danger_alan_behind_does_not_answer(danger: str, shown: str, left: int) -> None:
    law, outlaw = duel(
        "bill_tightman alan_pinkertoon", "babe_leroy west_harding", house="asleep_in_danger"
    )
    law.rearguard.has_in_play(danger)
    law.next_cards(shown)

    law.starts_turn()

    assert (law.rearguard.life, outlaw.active.life) == (left, 4)
    assert law.prompt == "play"


@ruling("D135")
@pytest.mark.parametrize("house", ["", "asleep_in_danger"])
def test_a_rattlesnake_that_bites_alan_in_front_makes_him_answer(house: str) -> None:
    law, outlaw = duel("alan_pinkertoon bill_tightman", "babe_leroy west_harding", house=house)
    law.active.has_in_play("rattlesnake")
    law.next_cards("missed-snake.law")

    law.starts_turn()
    outlaw.passes()

    assert (law.active.life, outlaw.active.life) == (3, 3)


@ruling("D136")
@pytest.mark.parametrize("card", ["colt", "gatling", "derringer", "knife", "winchester"])
def test_annie_plays_a_hit_card_as_an_avoid_and_its_text_is_void(card: str) -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("shotgun-horseshoe.outlaw")
    law.holds(card)

    outlaw.plays("shotgun", at=law.active)
    law.plays(card, as_="missed")
    outlaw.swaps(at=outlaw.active)

    assert (law.active.life, law.hand) == (4, [])
    assert (outlaw.first.life, outlaw.second.life) == (4, 4)
    assert outlaw.prompt == "play"


@ruling("D136")
def test_cards_that_are_no_hits_are_no_avoids_for_annie() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt")
    law.holds("indians", "duel", "bank", "scope")

    outlaw.plays("colt", at=law.active)

    assert law.options == ["pass"]


@ruling("D136")
def test_a_missed_that_annie_shoots_is_the_red_card_of_the_turn() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("missed-barrel.law", "missed-snake.law", "colt")

    law.plays("missed-barrel.law", at=outlaw.active, as_="colt")
    outlaw.passes()

    assert outlaw.active.life == 3
    assert pile() == ["missed-barrel.law"]
    assert law.refused("missed", at=outlaw.active, as_="colt") == "bang_limit"
    assert law.refused("colt", at=outlaw.active) == "bang_limit"


@ruling("D136")
def test_after_a_red_card_annie_shoots_no_missed() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    law.holds("missed", "colt")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert law.refused("missed", at=outlaw.active, as_="colt") == "bang_limit"


@ruling("D136")
def test_other_avoid_cards_do_not_become_colts() -> None:
    law, outlaw = duel(
        "annie_oakey bill_tightman", "babe_leroy west_harding", mode="reinforcements"
    )
    law.holds("return_fire", "agility", "feint")

    refused = {
        law.refused(card, at=outlaw.active, as_="colt")
        for card in ("return_fire", "agility", "feint")
    }

    assert refused == {"not_playable_as_that"}


@ruling("D136")
def test_annie_behind_lets_nobody_convert_in_the_own_turn() -> None:
    law, outlaw = duel("bill_tightman annie_oakey", "babe_leroy west_harding")
    law.holds("missed")

    refused = law.refused("missed", at=outlaw.active, as_="colt")

    assert refused == "not_playable_as_that"
