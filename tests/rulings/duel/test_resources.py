"""Resources: where they lie, when they may be used, and by whom."""

from sixgun.testing import duel, pile, ruling


@ruling("D167")
def test_a_resource_is_laid_where_equipment_is_laid() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("gold_pan")

    assert law.refused("gold_pan", at=law.rearguard) == ""
    assert law.refused("gold_pan", at=outlaw.active) == ""
    assert law.refused("gold_pan", at=law.active) == "not_on_your_front"
    assert law.refused("gold_pan", at=outlaw.rearguard) == "behind_the_front"


@ruling("D167")
def test_a_second_resource_of_the_same_name_replaces_the_first() -> None:
    law, _ = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.rearguard.has_in_play("lucky_penny-snake.ren_law")
    law.holds("lucky_penny-horseshoe.ren_law")

    law.plays("lucky_penny", at=law.rearguard)

    assert law.rearguard.in_play == ["lucky_penny"]
    assert pile() == ["lucky_penny-snake.ren_law"]


@ruling("D167")
def test_an_avoided_carbine_may_discard_a_resource() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("carbine")
    outlaw.holds("missed").active.has_in_play("howitzer")

    law.plays("carbine", at=outlaw.active)
    outlaw.plays("missed")
    law.picks(at=outlaw.active.card("howitzer"))

    assert outlaw.active.in_play == []


@ruling("D167")
def test_a_fanning_counts_resources() -> None:
    law, outlaw = duel("pat_garret the_stranger", "tom_thorn dalton_bros", mode="reinforcements")
    law.holds("fanning")
    outlaw.active.has_in_play("howitzer", "gold_pan")

    law.plays("fanning", at=outlaw.active)
    outlaw.passes().passes()

    assert outlaw.active.life == 2


@ruling("D167")
def test_charlie_basset_who_speaks_of_resources_draws_nothing_for_a_hat() -> None:
    law, outlaw = duel(
        "charlie_basset the_stranger", "dalton_bros tom_thorn", mode="reinforcements"
    )
    law.active.has_in_play("hat")
    outlaw.holds("colt").is_playing()

    outlaw.plays("colt", at=law.active)
    law.uses("hat")

    assert law.hand == []
    assert outlaw.prompt == "play"


@ruling("D167")
def test_kitty_leroy_who_speaks_of_resources_repeats_no_hat() -> None:
    law, outlaw = duel("pat_garret the_stranger", "kitty_leroy tom_thorn", mode="reinforcements")
    law.holds("colt")
    outlaw.holds("scope").active.has_in_play("hat")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("hat")

    assert law.prompt == "play"
    assert outlaw.hand == ["scope"]


@ruling("D168")
def test_a_resource_cannot_be_used_in_the_turn_it_was_laid() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("buffalo_rifle")

    law.plays("buffalo_rifle", at=law.rearguard).swaps()

    assert law.refused_use("buffalo_rifle", at=outlaw.active) == "wait_for_next_turn"
    law.ends_turn()
    outlaw.ends_turn()
    assert law.refused_use("buffalo_rifle", at=outlaw.active) == ""


@ruling("D168")
def test_the_bearer_of_a_resource_that_the_opponent_laid_uses_it_in_their_next_turn() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("buffalo_rifle")

    law.plays("buffalo_rifle", at=outlaw.active).ends_turn()
    outlaw.uses("buffalo_rifle", at=law.rearguard)
    law.passes()

    assert law.rearguard.life == 3


@ruling("D168")
def test_a_resource_laid_in_the_turn_before_answers_a_hit_in_the_opponents_turn() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("lucky_penny")
    outlaw.next_cards("colt")

    law.plays("lucky_penny", at=law.rearguard).swaps().ends_turn()
    outlaw.plays("colt", at=law.active)
    law.uses("lucky_penny")

    assert law.active.life == 4


@ruling("D168")
def test_in_its_first_turn_a_resource_does_not_answer_a_hit_either() -> None:
    law, outlaw = duel("pat_garret the_stranger", "tom_thorn", mode="reinforcements")
    law.holds("carbine", "lucky_penny")
    outlaw.holds("return_fire")

    law.plays("lucky_penny", at=law.rearguard).swaps()
    law.plays("carbine", at=outlaw.active)
    outlaw.plays("return_fire")

    law.passes()  # the Carbine discards nothing
    assert law.options == ["pass"]
    assert law.refused_use("lucky_penny") == "wait_for_next_turn"


@ruling("D168")
def test_a_resource_laid_by_the_opponent_waits_for_its_bearer_too() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("colt", "lucky_penny")

    law.plays("lucky_penny", at=outlaw.active)
    law.plays("colt", at=outlaw.active)

    assert outlaw.options == ["pass"]
    assert outlaw.refused_use("lucky_penny") == "wait_for_next_turn"


@ruling("D168")
def test_by_house_rule_a_resource_laid_by_the_opponent_helps_its_bearer_at_once() -> None:
    law, outlaw = duel(
        "pat_garret the_stranger",
        "dalton_bros tom_thorn",
        mode="reinforcements",
        house="only_layer_waits",
    )
    law.holds("colt", "lucky_penny")
    outlaw.next_cards("beer")

    law.plays("lucky_penny", at=outlaw.active)
    law.plays("colt", at=outlaw.active)
    outlaw.uses("lucky_penny")

    assert outlaw.active.life == 3
    assert outlaw.hand == ["beer"]


@ruling("D168")
def test_by_house_rule_too_the_player_who_laid_a_resource_waits() -> None:
    law, outlaw = duel(
        "pat_garret the_stranger",
        "dalton_bros tom_thorn",
        mode="reinforcements",
        house="only_layer_waits",
    )
    law.holds("buffalo_rifle")

    law.plays("buffalo_rifle", at=law.rearguard).swaps()

    assert law.refused_use("buffalo_rifle", at=outlaw.active) == "wait_for_next_turn"


@ruling("D173")
def test_a_resource_taken_to_hand_and_laid_again_waits_again() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("schoolmarm").active.has_in_play("buffalo_rifle")

    law.plays("schoolmarm", at=law.active.card("buffalo_rifle"))
    law.plays("buffalo_rifle", at=law.rearguard).swaps()

    assert law.refused_use("buffalo_rifle", at=outlaw.active) == "wait_for_next_turn"


@ruling("D169")
def test_a_resource_lies_on_the_pile_before_it_takes_effect() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("double_barrel")

    law.uses("double_barrel", at=outlaw.active)

    assert outlaw.options == ["pass"]
    assert law.active.in_play == []
    assert pile() == ["double_barrel-barrel.ren_law"]


@ruling("D169")
def test_any_number_of_resources_may_be_used_in_a_turn() -> None:
    law, outlaw = duel("pat_garret the_stranger", "tom_thorn dalton_bros", mode="reinforcements")
    law.active.has_in_play("double_barrel", "buffalo_rifle", "howitzer")

    for card in ("double_barrel", "buffalo_rifle", "howitzer"):
        law.uses(card, at=outlaw.active)
        outlaw.passes()

    assert outlaw.active.life == 1
    assert law.active.in_play == []


@ruling("D169")
def test_a_resource_in_hand_answers_no_hit() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("carbine")
    outlaw.holds("lucky_penny")

    law.plays("carbine", at=outlaw.active)

    assert outlaw.options == ["pass"]


@ruling("D169")
def test_a_resource_played_from_the_hand_is_laid_and_hits_nobody() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("double_barrel")

    law.plays("double_barrel", at=outlaw.active)

    assert outlaw.active.in_play == ["double_barrel"]
    assert law.prompt == "play"


@ruling("D170")
def test_a_resource_behind_the_front_is_not_used_in_phase_2() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.rearguard.has_in_play("buffalo_rifle")

    assert law.refused_use("buffalo_rifle", at=outlaw.active) == "asleep"
    law.swaps()

    assert law.refused_use("buffalo_rifle", at=outlaw.active) == ""


@ruling("D170")
def test_a_resource_that_lies_with_the_opponent_is_the_opponents() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.active.has_in_play("buffalo_rifle")

    assert law.options == ["swap", "end"]


@ruling("D170")
def test_a_lucky_penny_is_no_action_of_ones_own_turn() -> None:
    law, _ = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("lucky_penny")

    assert law.refused_use("lucky_penny") == "no_use_now"


@ruling("D170")
def test_a_lucky_penny_behind_the_front_helps_its_bearer_when_he_is_shot_at() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("winchester")
    outlaw.rearguard.has_in_play("lucky_penny")

    law.plays("winchester", at=outlaw.rearguard)
    outlaw.uses("lucky_penny")

    assert outlaw.rearguard.life == 4


@ruling("D170")
def test_a_lucky_penny_helps_nobody_but_its_bearer() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("gatling")
    outlaw.rearguard.has_in_play("lucky_penny")

    law.plays("gatling")
    for_the_front = outlaw.options
    outlaw.passes()
    law.passes()

    assert for_the_front == ["pass"]
    assert outlaw.options == ["use lucky_penny-horseshoe.ren_outlaw", "pass"]
