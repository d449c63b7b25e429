"""Points lost together or one by one, and who caused it: D97-D99, D235."""

from __future__ import annotations

import pytest

from sixgun.testing import Side, duel, ruling


def is_struck(side: Side) -> int:
    """How often the front is hit before the turn goes on, without any answer."""
    hits = 0
    while side.prompt == "hit":
        side.passes()
        hits += 1
    return hits


@ruling("D97")
def test_a_survivor_answers_each_of_several_points_lost_together() -> None:
    alan, outlaw = duel("alan_pinkertoon jango", "babe_leroy dalton_bros")
    alan.active.has_in_play("dynamite")
    alan.next_cards("dynamite", "missed", "bank")

    alan.starts_turn()

    assert (alan.active.life, alan.hand) == (1, [])  # the hits come before phase 1
    assert is_struck(outlaw) == 3
    assert (alan.prompt, alan.hand) == ("play", ["missed", "bank"])


@ruling("D97")
def test_dalon_draws_twice_for_two_points_of_a_strong_ale() -> None:
    dalon, outlaw = duel("dalon_ranger jango", "babe_leroy dalton_bros")
    dalon.next_cards("missed", "bank", "wagon")
    outlaw.is_playing().holds("strong_ale")

    outlaw.plays("strong_ale", at=dalon.active)
    dalon.draws_from("deck").draws_from("deck")

    assert (outlaw.prompt, dalon.active.life, dalon.hand) == ("play", 3, ["missed", "bank"])


@ruling("D97")
def test_dalon_draws_twice_for_two_points_of_a_spencer() -> None:
    dalon, renegade = duel("dalon_ranger jango", "hottie_delou big_steve", mode="renegade_vs_law")
    dalon.next_cards("missed", "bank", "wagon")
    renegade.is_playing().holds("spencer")

    renegade.plays("spencer", at=dalon.active)
    dalon.passes().draws_from("deck").draws_from("deck")

    assert (renegade.prompt, dalon.active.life, dalon.hand) == ("play", 3, ["missed", "bank"])


@ruling("D97")
@pytest.mark.parametrize("life", [1, 2, 3])
def test_a_character_who_falls_by_points_lost_together_reacts_to_none_of_them(life: int) -> None:
    alan, outlaw = duel("alan_pinkertoon jango wyatt_ear", "babe_leroy dalton_bros")
    alan.active.has_life(life).has_in_play("dynamite")
    alan.next_cards("dynamite")

    alan.starts_turn()

    assert alan.active.character == "wyatt_ear"
    assert (alan.prompt, outlaw.active.life) == ("play", 4)


@ruling("D97")
@pytest.mark.parametrize(("life", "hits"), [(1, 0), (2, 1), (3, 2)])
def test_by_the_house_rule_each_point_but_the_last_is_answered(life: int, hits: int) -> None:
    alan, outlaw = duel(
        "alan_pinkertoon jango wyatt_ear", "babe_leroy dalton_bros", house="point_by_point"
    )
    alan.active.has_life(life).has_in_play("dynamite")
    alan.next_cards("dynamite")

    alan.starts_turn()

    assert alan.active.character == "wyatt_ear"
    assert is_struck(outlaw) == hits
    assert (alan.prompt, outlaw.active.life) == ("play", 4 - hits)


@ruling("D97")
def test_the_house_rule_changes_nothing_for_a_survivor() -> None:
    alan, outlaw = duel("alan_pinkertoon jango", "babe_leroy dalton_bros", house="point_by_point")
    alan.active.has_in_play("dynamite")
    alan.next_cards("dynamite")

    alan.starts_turn()

    assert is_struck(outlaw) == 3


@ruling("D98")
def test_alan_strikes_for_the_points_he_lost_before_the_fatal_hit_of_a_fanning() -> None:
    alan, outlaw = duel("alan_pinkertoon jango wyatt_ear", "babe_leroy dalton_bros")
    alan.active.has_life(3).has_in_play("bank", "scope", "clock")
    outlaw.is_playing().holds("fanning")

    outlaw.plays("fanning", at=alan.active)
    alan.passes().passes().passes()

    assert alan.active.character == "wyatt_ear"
    assert is_struck(outlaw) == 2
    assert outlaw.prompt == "play"


@ruling("D98")
def test_dalon_draws_for_the_points_he_lost_before_the_fatal_hit_of_a_fanning() -> None:
    dalon, outlaw = duel("dalon_ranger jango wyatt_ear", "babe_leroy dalton_bros")
    dalon.active.has_life(2).has_in_play("bank", "scope")
    dalon.next_cards("missed", "colt", "wagon", "stampede")
    outlaw.is_playing().holds("fanning")

    outlaw.plays("fanning", at=dalon.active)
    dalon.passes().passes().draws_from("deck")

    assert (outlaw.prompt, dalon.active.character) == ("play", "wyatt_ear")
    assert dalon.hand == ["missed", "colt", "wagon"]  # one for Dalon, two for his elimination


@ruling("D98")
def test_slim_poet_discards_for_the_points_he_lost_before_the_fatal_hit_of_a_fanning() -> None:
    law, slim = duel("the_stranger jango", "slim_poet babe_leroy tom_thorn")
    law.holds("fanning", "missed", "bank")
    slim.active.has_life(2).has_in_play("scope", "clock")

    law.plays("fanning", at=slim.active)
    slim.passes().passes().uses(as_="slim_poet")

    assert (law.prompt, slim.active.character) == ("play", "tom_thorn")
    assert len(law.hand) == 1


@ruling("D99")
def test_a_rattlesnake_that_the_opponent_laid_is_not_his_doing() -> None:
    dalon, outlaw = duel("dalon_ranger jango", "babe_leroy dalton_bros")
    outlaw.is_playing().holds("rattlesnake").plays("rattlesnake", at=dalon.active)
    dalon.next_cards("snake", "missed", "bank")

    dalon.starts_turn()

    assert (dalon.prompt, dalon.active.life, dalon.hand) == ("play", 4, ["missed", "bank"])


@ruling("D99")
def test_a_dynamite_that_the_opponent_passed_on_is_not_his_doing() -> None:
    law, slim = duel("the_stranger jango", "babe_leroy slim_poet")
    law.holds("missed", "bank").active.has_in_play("dynamite")
    law.next_cards("snake", "colt", "wagon")
    slim.holds("missed").next_cards("dynamite", "beer", "duel")

    law.starts_turn()
    slim.starts_turn()

    assert (slim.prompt, slim.rearguard.life) == ("play", 1)
    assert slim.hand == ["missed", "beer", "duel"]
    assert law.hand == ["missed", "bank", "colt", "wagon"]


@ruling("D99")
def test_points_lost_to_the_own_gatling_are_not_caused_by_the_opponent() -> None:
    law, outlaw = duel("the_stranger dalon_ranger", "babe_leroy")
    law.holds("gatling")

    law.plays("gatling")
    outlaw.passes()
    law.passes()

    assert (law.prompt, law.rearguard.life, law.hand) == ("play", 4, [])


@ruling("D99")
def test_points_lost_to_the_own_indians_are_not_caused_by_the_opponent() -> None:
    law, outlaw = duel("the_stranger", "babe_leroy slim_poet")
    law.holds("missed")
    outlaw.is_playing().holds("indians", "beer")

    outlaw.plays("indians")
    law.passes()
    outlaw.passes()

    assert (outlaw.prompt, outlaw.rearguard.life) == ("play", 3)
    assert (law.hand, outlaw.hand) == (["missed"], ["beer"])


@ruling("D99")
def test_points_lost_in_the_own_duel_are_not_caused_by_the_opponent() -> None:
    dalon, outlaw = duel("dalon_ranger jango", "babe_leroy dalton_bros")
    dalon.holds("duel")
    outlaw.holds("colt")

    dalon.plays("duel", at=outlaw.active)
    outlaw.discards("colt")
    dalon.passes()

    assert (dalon.prompt, dalon.active.life, dalon.hand) == ("play", 4, [])


@ruling("D99")
@pytest.mark.parametrize("card", ["colt", "knife", "duel"])
def test_a_card_of_the_opponent_is_his_doing(card: str) -> None:
    dalon, outlaw = duel("dalon_ranger jango", "babe_leroy dalton_bros")
    dalon.next_cards("missed")
    outlaw.is_playing().holds(card)

    outlaw.plays(card, at=dalon.active)
    dalon.passes().draws_from("deck")

    assert (outlaw.prompt, dalon.active.life, dalon.hand) == ("play", 4, ["missed"])


@ruling("D99")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_a_card_of_the_opponent_on_all_is_his_doing(card: str) -> None:
    law, outlaw = duel("the_stranger dalon_ranger", "babe_leroy")
    law.next_cards("missed")
    outlaw.is_playing().holds(card)

    outlaw.plays(card)
    law.passes().passes().draws_from("deck")

    assert (outlaw.prompt, law.rearguard.life, law.hand) == ("play", 4, ["missed"])


@ruling("D99")
def test_an_ability_of_the_opponent_is_his_doing() -> None:
    dalon, outlaw = duel("jango dalon_ranger", "babe_leroy tom_thorn")
    dalon.next_cards("colt", "missed")
    outlaw.is_playing().swaps()

    dalon.passes().passes()  # Tom Thorn's hit; Jango's card
    assert dalon.prompt == "may_draw"
    dalon.draws_from("deck")

    assert (outlaw.prompt, dalon.rearguard.life, dalon.hand) == ("play", 4, ["colt"])


@ruling("D235")
def test_the_hits_of_a_fanning_left_when_its_target_falls_lapse() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros tom_thorn")
    law.holds("fanning")
    outlaw.active.has_life(1).has_in_play("scope", "clock", "gun_belt")

    law.plays("fanning", at=outlaw.active)
    outlaw.passes()

    assert law.prompt == "play"
    assert (outlaw.active.character, outlaw.active.life) == ("tom_thorn", 4)
    assert outlaw.rearguard.life == 3


@ruling("D235")
def test_the_hits_of_a_fanning_do_not_pass_to_a_survivor_without_a_reserve() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("fanning")
    outlaw.active.has_life(1).has_in_play("scope", "clock")

    law.plays("fanning", at=outlaw.active)
    outlaw.passes()

    assert (law.prompt, outlaw.active.character, outlaw.active.life) == ("play", "dalton_bros", 3)


@ruling("D235")
def test_the_second_hit_of_sid_curry_lapses_when_the_first_one_kills() -> None:
    law, sid = duel("the_stranger jango pat_garret", "sid_curry babe_leroy")
    law.holds("fanning").next_cards("barrel", "barrel").active.has_life(1)
    sid.active.has_in_play("scope", "clock")

    law.plays("fanning", at=sid.active)
    sid.uses(as_="sid_curry").uses(as_="sid_curry")
    law.passes()

    assert (law.prompt, law.active.character, law.active.life) == ("play", "pat_garret", 5)
    assert law.rearguard.life == 3
