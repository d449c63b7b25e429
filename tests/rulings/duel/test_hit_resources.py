"""Resources with a hit: they are not BANG! cards, but count as hit cards to give up."""

from sixgun.testing import duel, pile, ruling


@ruling("D171")
def test_a_hit_resource_in_play_may_be_discarded_in_a_duel() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("double_barrel")
    outlaw.holds("duel").is_playing()

    outlaw.plays("duel", at=law.active)
    law.discards("double_barrel")
    outlaw.passes()

    assert law.active.life == 5
    assert outlaw.active.life == 2
    assert pile()[-1] == "double_barrel-barrel.ren_law"


@ruling("D171")
def test_a_hit_resource_may_be_discarded_even_in_its_first_turn() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.holds("howitzer", "duel").is_playing()

    outlaw.plays("howitzer", at=law.active).plays("duel", at=law.active)
    law.discards("howitzer")
    outlaw.passes()

    assert law.active.life == 5


@ruling("D171")
def test_hit_resources_answer_indians_each_for_its_bearer() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("buffalo_rifle")
    law.rearguard.has_in_play("double_barrel")
    outlaw.holds("indians").is_playing()

    outlaw.plays("indians")
    for_the_front = law.options
    law.discards("buffalo_rifle")
    outlaw.passes()
    for_the_rear = law.options
    law.discards("double_barrel")

    assert for_the_front == ["discard buffalo_rifle-horseshoe.ren_law.2", "pass"]
    assert for_the_rear == ["discard double_barrel-barrel.ren_law", "pass"]
    assert (law.active.life, law.rearguard.life) == (5, 4)


@ruling("D171")
def test_a_hit_resource_answers_an_indian_chief() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.rearguard.has_in_play("double_barrel")
    outlaw.holds("indian_chief").is_playing()

    outlaw.plays("indian_chief")
    law.passes().discards("double_barrel")

    assert (law.active.life, law.rearguard.life) == (4, 4)


@ruling("D171")
def test_a_hit_resource_avoids_a_whitney() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("double_barrel")
    outlaw.holds("whitney").is_playing()

    outlaw.plays("whitney", at=law.active)
    law.discards("double_barrel")

    assert law.active.life == 5
    assert outlaw.prompt == "play"


@ruling("D171")
def test_a_resource_without_a_hit_is_no_answer() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("gold_pan", "lucky_penny")
    outlaw.holds("duel").is_playing()

    outlaw.plays("duel", at=law.active)

    assert law.options == ["pass"]
    assert law.refused_discard("gold_pan") == "no_hit_card"


@ruling("D171")
def test_a_discarded_hit_resource_was_not_used_so_its_text_does_nothing() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("buffalo_rifle")
    outlaw.holds("duel", "knife").is_playing()

    outlaw.plays("duel", at=law.active)
    law.discards("buffalo_rifle")

    assert law.hand == []
    outlaw.discards("knife")
    assert law.options == ["pass"]


@ruling("D171")
def test_charlie_basset_draws_nothing_for_a_resource_discarded_in_a_duel() -> None:
    law, outlaw = duel(
        "charlie_basset the_stranger", "dalton_bros tom_thorn", mode="reinforcements"
    )
    law.active.has_in_play("buffalo_rifle")
    outlaw.holds("duel").is_playing()

    outlaw.plays("duel", at=law.active)
    law.discards("buffalo_rifle")
    outlaw.passes()

    assert law.hand == []


@ruling("D171")
def test_kitty_leroy_repeats_no_resource_discarded_in_a_duel() -> None:
    law, outlaw = duel("pat_garret the_stranger", "kitty_leroy tom_thorn", mode="reinforcements")
    law.holds("duel")
    outlaw.holds("scope").active.has_in_play("howitzer")

    law.plays("duel", at=outlaw.active)
    outlaw.discards("howitzer")

    assert law.options == ["pass"]
    law.passes()
    assert law.prompt == "play"
    assert outlaw.hand == ["scope"]


@ruling("D172")
def test_hit_resources_are_used_besides_the_bang_card_of_the_turn() -> None:
    law, outlaw = duel("pat_garret jango", "tom_thorn dalton_bros", mode="reinforcements")
    law.holds("colt").active.has_in_play("double_barrel", "buffalo_rifle")

    law.uses("double_barrel", at=outlaw.active)
    outlaw.passes()
    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    law.uses("buffalo_rifle", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.life == 1


@ruling("D172")
def test_tex_killer_asks_no_more_than_an_avoid_against_a_resource() -> None:
    law, outlaw = duel("tex_killer jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("double_barrel")
    outlaw.holds("missed", "beer")

    law.uses("double_barrel", at=outlaw.active)
    outlaw.plays("missed").passes()

    assert outlaw.active.life == 3
    assert outlaw.hand == ["beer"]
    assert outlaw.rearguard.life == 3


@ruling("D172")
def test_a_hit_resource_is_aimed_at_the_front() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("double_barrel", "howitzer")

    assert law.refused_use("double_barrel", at=outlaw.rearguard) == "behind_the_front"
    assert law.refused_use("howitzer", at=outlaw.rearguard) == "behind_the_front"


@ruling("D172")
def test_with_a_scope_hit_resources_may_be_aimed_behind_the_front() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_in_play("double_barrel", "howitzer", "scope")

    assert law.refused_use("howitzer", at=outlaw.rearguard) == ""
    law.uses("double_barrel", at=outlaw.rearguard)
    outlaw.passes()

    assert outlaw.rearguard.life == 3


@ruling("D172")
def test_jack_ransome_aims_hit_resources_behind_the_front() -> None:
    law, outlaw = duel("pat_garret jango", "jack_ransome tom_thorn", mode="reinforcements")
    outlaw.active.has_in_play("double_barrel")
    outlaw.is_playing()

    outlaw.uses("double_barrel", at=law.rearguard)
    law.passes()

    assert law.rearguard.life == 2
