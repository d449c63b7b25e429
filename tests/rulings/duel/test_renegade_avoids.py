"""Agility, Feint, Lucky Penny and Pardner."""

from sixgun.testing import duel, pile, ruling


@ruling("D174")
def test_agility_avoids_a_hit_and_draws_a_card() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("colt")
    outlaw.holds("agility").next_cards("beer")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("agility")

    assert outlaw.active.life == 3
    assert outlaw.hand == ["beer"]


@ruling("D174")
def test_the_card_drawn_with_agility_may_avoid_the_next_hit_of_a_fanning() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("fanning")
    outlaw.holds("agility").next_cards("missed").active.has_in_play("scope", "gun_belt")

    law.plays("fanning", at=outlaw.active)
    outlaw.plays("agility").plays("missed")

    assert outlaw.active.life == 3
    assert law.prompt == "play"


@ruling("D174")
def test_the_card_drawn_with_agility_is_there_when_a_peacemaker_asks_for_one() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("peacemaker")
    outlaw.holds("agility").next_cards("beer")

    law.plays("peacemaker", at=outlaw.active)
    outlaw.plays("agility").discards("beer")

    assert outlaw.hand == []


@ruling("D178")
def test_feint_takes_the_red_card_that_it_avoided() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("colt")
    outlaw.holds("feint")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("feint")

    assert outlaw.active.life == 3
    assert outlaw.hand == ["colt"]
    assert pile() == ["feint-snake.ren_outlaw"]


@ruling("D178")
def test_a_walker_goes_back_to_its_player_though_a_feint_avoided_it() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("feint")
    outlaw.holds("walker").is_playing()

    outlaw.plays("walker", at=law.active)
    law.plays("feint")

    assert outlaw.hand == ["walker"]
    assert law.hand == []
    assert pile() == ["feint-snake.ren_law"]


@ruling("D178")
def test_another_card_shot_as_a_colt_is_not_taken_by_a_feint() -> None:
    law, outlaw = duel("pat_garret jango", "toco_ramirez tom_thorn", mode="reinforcements")
    law.holds("feint")
    outlaw.holds("beer").is_playing()

    outlaw.plays("beer", at=law.active, as_="colt")
    law.plays("feint")

    assert law.active.life == 5
    assert law.hand == []
    assert pile() == ["beer-barrel.outlaw", "feint-snake.ren_law"]


@ruling("D178")
def test_a_red_card_shot_as_a_colt_is_taken_by_a_feint() -> None:
    law, outlaw = duel("pat_garret jango", "toco_ramirez tom_thorn", mode="reinforcements")
    law.holds("feint")
    outlaw.holds("remington").is_playing()

    outlaw.plays("remington", at=law.active, as_="colt")
    law.plays("feint")

    assert law.hand == ["remington"]


@ruling("D178")
def test_a_feint_that_did_not_cancel_the_hit_takes_nothing() -> None:
    law, outlaw = duel("tex_killer jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("colt")
    outlaw.holds("feint")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("feint").passes().passes()

    assert outlaw.active.life == 2
    assert outlaw.hand == []
    assert pile()[0] == "colt-dynamite.law"


@ruling("D179")
def test_a_fanning_is_taken_by_a_feint_when_all_its_hits_are_over() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("fanning")
    outlaw.holds("feint").active.has_in_play("scope", "gun_belt")

    law.plays("fanning", at=outlaw.active)
    outlaw.plays("feint")

    assert outlaw.hand == []
    assert outlaw.options == ["pass"]
    outlaw.passes()
    assert outlaw.active.life == 2
    assert outlaw.hand == ["fanning"]


@ruling("D179")
def test_against_a_gatling_a_feint_only_avoids() -> None:
    law, outlaw = duel("pat_garret", "dalton_bros", mode="reinforcements")
    law.holds("gatling")
    outlaw.holds("feint")

    law.plays("gatling")
    outlaw.plays("feint")

    assert outlaw.active.life == 3
    assert outlaw.hand == []
    assert pile() == ["gatling-barrel.law", "feint-snake.ren_outlaw"]


@ruling("D179")
def test_against_a_knife_or_a_resource_a_feint_only_avoids() -> None:
    law, outlaw = duel("pat_garret", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("feint", "feint")
    outlaw.holds("knife").active.has_in_play("howitzer")
    outlaw.is_playing()

    outlaw.plays("knife", at=law.active)
    law.plays("feint")
    outlaw.uses("howitzer", at=law.active)
    law.plays("feint")

    assert law.active.life == 5
    assert law.hand == []


@ruling("D185")
def test_lucky_penny_avoids_a_hit_and_draws_a_card() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("colt")
    outlaw.next_cards("beer").active.has_in_play("lucky_penny")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("lucky_penny")

    assert outlaw.active.life == 3
    assert outlaw.active.in_play == []
    assert outlaw.hand == ["beer"]


@ruling("D185")
def test_the_card_of_a_lucky_penny_may_avoid_the_next_hit_of_a_fanning() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("fanning")
    outlaw.next_cards("missed").active.has_in_play("lucky_penny", "scope")

    law.plays("fanning", at=outlaw.active)
    outlaw.uses("lucky_penny").plays("missed")

    assert outlaw.active.life == 3
    assert law.prompt == "play"


@ruling("D186")
def test_pardners_may_be_played_as_hits_besides_the_bang_card() -> None:
    law, outlaw = duel("pat_garret jango", "tom_thorn dalton_bros", mode="reinforcements")
    law.holds("pardner", "pardner", "colt")

    for card in ("pardner", "colt", "pardner"):
        law.plays(card, at=outlaw.active)
        outlaw.passes()

    assert outlaw.active.life == 1


@ruling("D186")
def test_a_pardner_avoids_a_hit() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("colt")
    outlaw.holds("pardner")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("pardner")

    assert outlaw.active.life == 3
    assert law.prompt == "play"


@ruling("D186")
def test_a_pardner_serves_in_a_duel() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("duel")
    outlaw.holds("pardner")

    law.plays("duel", at=outlaw.active)
    outlaw.discards("pardner")
    law.passes()

    assert outlaw.active.life == 3
    assert law.active.life == 4


@ruling("D186")
def test_a_pardner_serves_in_a_ricochet() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("ricochet")
    outlaw.holds("pardner")

    law.plays("ricochet", at=outlaw.active)
    outlaw.discards("pardner")
    law.passes()

    assert outlaw.active.life == 3
    assert law.active.life == 4
