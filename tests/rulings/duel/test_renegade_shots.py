"""The red cards of the Renegades except Sharps."""

from sixgun.testing import duel, pile, ruling


@ruling("D184")
def test_lightning_uses_up_the_allowance_and_adds_one_bang_card() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.holds("lightning", "colt", "remington").is_playing()

    outlaw.plays("lightning", at=law.active)
    law.passes()
    outlaw.plays("colt", at=law.active)
    law.passes()

    assert law.active.life == 3
    assert outlaw.refused("remington", at=law.active) == "bang_limit"


@ruling("D184")
def test_lightning_is_a_bang_card_itself() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.holds("lightning", "colt").is_playing()

    outlaw.plays("colt", at=law.active)
    law.passes()

    assert outlaw.refused("lightning", at=law.active) == "bang_limit"


@ruling("D184")
def test_two_lightnings_make_a_chain_of_three_bang_cards() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.holds("lightning", "lightning", "colt", "remington").is_playing()

    for card in ("lightning", "lightning", "colt"):
        outlaw.plays(card, at=law.active)
        law.passes()

    assert law.active.life == 2
    assert outlaw.refused("remington", at=law.active) == "bang_limit"


@ruling("D184")
def test_the_bang_card_more_may_wait_but_not_until_the_next_turn() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.holds("lightning", "beer", "colt").is_playing()

    outlaw.plays("lightning", at=law.active)
    law.passes()
    outlaw.plays("beer")
    later = outlaw.refused("colt", at=law.active)
    outlaw.is_playing()
    outlaw.plays("colt", at=law.active)
    law.passes()
    outlaw.holds("remington")

    assert later == ""
    assert outlaw.refused("remington", at=law.active) == "bang_limit"


@ruling("D184")
def test_a_lightning_that_is_not_counted_adds_its_bang_card_all_the_same() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding dalton_bros", mode="reinforcements")
    outlaw.holds("lightning", "colt", "remington", "schofield").is_playing()

    outlaw.plays("lightning", at=law.active)
    law.passes()
    outlaw.swaps()
    for card in ("colt", "remington"):
        outlaw.plays(card, at=law.active)
        law.passes()

    assert law.active.life == 2
    assert outlaw.refused("schofield", at=law.active) == "bang_limit"


@ruling("D184")
def test_a_lightning_used_as_a_colt_adds_nothing() -> None:
    law, outlaw = duel("pat_garret jango", "toco_ramirez dalton_bros", mode="reinforcements")
    outlaw.holds("lightning", "colt").is_playing()

    outlaw.plays("lightning", at=law.active, as_="colt")
    law.passes()

    assert outlaw.refused("colt", at=law.active) == "bang_limit"


@ruling("D188")
def test_savage_draws_a_card_before_its_target_reacts() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("savage").next_cards("water")

    law.plays("savage", at=outlaw.active)

    assert outlaw.options == ["pass"]
    assert law.hand == ["water"]
    outlaw.passes()
    assert outlaw.active.life == 2
    assert law.hand == ["water"]


@ruling("D188")
def test_savage_draws_though_it_is_avoided() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("savage").next_cards("water")
    outlaw.holds("missed")

    law.plays("savage", at=outlaw.active)
    outlaw.plays("missed")

    assert law.hand == ["water"]


@ruling("D192")
def test_spencer_costs_a_character_with_four_life_two_points() -> None:
    law, outlaw = duel("pat_garret jango", "tom_thorn dalton_bros", mode="reinforcements")
    law.holds("spencer")

    law.plays("spencer", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.life == 2


@ruling("D192")
def test_spencer_costs_a_wounded_character_one_point_however_strong_he_was() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_life(3)
    outlaw.holds("spencer").is_playing()

    outlaw.plays("spencer", at=law.active)
    law.passes()

    assert law.active.life == 2


@ruling("D192")
def test_one_avoid_is_enough_against_a_spencer() -> None:
    law, outlaw = duel("pat_garret jango", "tom_thorn dalton_bros", mode="reinforcements")
    law.holds("spencer")
    outlaw.holds("missed")

    law.plays("spencer", at=outlaw.active)
    outlaw.plays("missed")

    assert outlaw.active.life == 4


@ruling("D192")
def test_buffalo_bell_may_take_one_of_the_two_points_of_a_spencer() -> None:
    law, outlaw = duel("pat_garret buffalo_bell", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.holds("spencer").is_playing()

    outlaw.plays("spencer", at=law.active)
    law.passes().uses().passes()

    assert (law.active.life, law.rearguard.life) == (4, 3)


@ruling("D192")
def test_buffalo_bell_may_take_both_points_of_a_spencer() -> None:
    law, outlaw = duel("pat_garret buffalo_bell", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.holds("spencer").is_playing()

    outlaw.plays("spencer", at=law.active)
    law.passes().uses().uses()

    assert (law.active.life, law.rearguard.life) == (5, 2)
    assert outlaw.prompt == "play"


@ruling("D196")
def test_an_avoided_walker_comes_back_to_hand() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("missed-barrel.law")
    outlaw.holds("walker").is_playing()

    outlaw.plays("walker", at=law.active)
    law.plays("missed")

    assert outlaw.hand == ["walker"]
    assert pile() == ["missed-barrel.law"]
    assert outlaw.refused("walker", at=law.active) == "bang_limit"


@ruling("D196")
def test_a_walker_that_came_back_is_played_again_if_the_allowance_permits() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding tom_thorn", mode="reinforcements")
    law.holds("missed")
    outlaw.holds("walker").is_playing()

    outlaw.plays("walker", at=law.active)
    law.plays("missed")
    outlaw.plays("walker", at=law.active)
    law.passes()

    assert law.active.life == 4
    assert outlaw.hand == []


@ruling("D196")
def test_a_walker_that_was_not_avoided_stays_on_the_pile() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.holds("walker-barrel.ren_outlaw").is_playing()

    outlaw.plays("walker", at=law.active)
    law.passes()

    assert outlaw.hand == []
    assert pile() == ["walker-barrel.ren_outlaw"]


@ruling("D198")
def test_a_whitney_is_avoided_with_a_hit_card() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("whitney")
    outlaw.holds("knife")

    law.plays("whitney", at=outlaw.active)
    outlaw.discards("knife")

    assert outlaw.active.life == 3
    assert law.prompt == "play"


@ruling("D198")
def test_no_avoid_of_any_kind_helps_against_a_whitney() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry tom_thorn", mode="reinforcements")
    law.holds("whitney")
    outlaw.holds("missed", "agility").active.has_in_play("barrel", "hat", "lucky_penny")

    law.plays("whitney", at=outlaw.active)

    assert outlaw.options == ["pass"]


@ruling("D198")
def test_the_text_of_the_hit_card_does_nothing_against_a_whitney() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("savage")
    outlaw.holds("whitney").is_playing()

    outlaw.plays("whitney", at=law.active)
    law.discards("savage")

    assert law.hand == []
    assert outlaw.prompt == "play"


@ruling("D198")
def test_what_an_ability_makes_a_colt_avoids_a_whitney() -> None:
    law, outlaw = duel("annie_oakey jango", "toco_ramirez tom_thorn", mode="reinforcements")
    law.holds("whitney", "missed")
    outlaw.holds("beer", "whitney")

    law.plays("whitney", at=outlaw.active)
    outlaw.discards("beer", as_="colt")
    outlaw.is_playing()
    outlaw.plays("whitney", at=law.active, as_="whitney")
    law.discards("missed", as_="colt")

    assert outlaw.active.life == 4
    assert law.active.life == 4


@ruling("D198")
def test_mystic_maid_avoids_a_whitney_with_her_equipment() -> None:
    law, outlaw = duel("mystic_maid jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.next_cards("water").active.has_in_play("hat")
    outlaw.holds("whitney").is_playing()

    outlaw.plays("whitney", at=law.active)
    law.discards("hat", as_="colt")

    assert law.active.life == 4
    assert law.hand == ["water"]


@ruling("D198")
def test_against_a_whitney_of_tex_killer_one_card_more_is_due() -> None:
    law, outlaw = duel("tex_killer jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("whitney")
    outlaw.holds("knife", "beer")

    law.plays("whitney", at=outlaw.active)
    outlaw.discards("knife")

    assert outlaw.options == ["discard beer-barrel.outlaw", "pass"]
    outlaw.discards("beer")
    assert outlaw.active.life == 3
