"""A player with a single character: front and rear at once."""

from __future__ import annotations

from sixgun.testing import duel, ruling


@ruling("D47")
def test_a_single_character_cannot_be_swapped() -> None:
    law, outlaw = duel("pat_garret", "west_harding sid_curry")
    law.holds("water", "water")

    assert law.refused_swap() == "stands_alone"
    assert law.refused("water", at=law.active) == "stands_alone"
    law.plays("water", at=outlaw.active)
    outlaw.holds("water").is_playing()

    assert outlaw.refused("water", at=law.active) == "stands_alone"


@ruling("D47")
def test_stampede_leaves_him_where_he_is() -> None:
    law, outlaw = duel("tex_killer", "sid_curry west_harding")
    law.active.has_in_play("stampede")
    outlaw.active.has_in_play("clock")

    law.starts_turn()

    assert law.first.is_in_front
    assert outlaw.hand == []
    assert law.prompt == "play"


@ruling("D47")
def test_an_avoided_shotgun_swaps_nobody_who_stands_alone() -> None:
    law, outlaw = duel("pat_garret", "west_harding sid_curry")
    law.holds("shotgun")
    outlaw.holds("missed")

    law.plays("shotgun", at=outlaw.active)
    outlaw.plays("missed")

    assert law.options == ["swap > bob.1"]


@ruling("D47")
def test_a_single_character_is_hit_once_by_the_opponents_gatling() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding")
    law.holds("gatling")

    law.plays("gatling")
    outlaw.passes()
    law.passes()

    assert law.prompt == "play"
    assert outlaw.active.life == 3


@ruling("D47")
def test_a_single_character_meets_the_opponents_indians_once() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding")
    law.holds("indians")

    law.plays("indians")
    outlaw.passes()
    law.passes()

    assert law.prompt == "play"
    assert outlaw.active.life == 3


@ruling("D47")
def test_their_own_gatling_does_not_hit_a_single_character() -> None:
    law, outlaw = duel("pat_garret", "west_harding sid_curry")
    law.holds("gatling")

    law.plays("gatling")
    outlaw.passes().passes()

    assert law.prompt == "play"
    assert law.active.life == 5


@ruling("D47")
def test_their_own_indians_do_not_meet_a_single_character() -> None:
    law, outlaw = duel("pat_garret", "west_harding sid_curry")
    law.holds("indians")

    law.plays("indians")
    outlaw.passes().passes()

    assert law.prompt == "play"
    assert law.active.life == 5


@ruling("D47")
def test_effects_on_the_rear_affect_a_single_character() -> None:
    law, outlaw = duel("pat_garret", "west_harding tom_thorn")
    outlaw.is_playing().active.has_in_play("dynamite")
    outlaw.next_cards("beer-barrel.outlaw")

    outlaw.swaps()
    assert law.prompt == "hit"
    law.passes()
    outlaw.starts_turn()

    assert law.active.life == 4
    assert law.active.in_play == ["dynamite"]


@ruling("D47")
def test_ability_and_equipment_of_a_single_character_work_in_their_turn() -> None:
    law, outlaw = duel("jango", "toco_ramirez")
    outlaw.holds("beer", "hat").is_playing().active.has_in_play("gun_belt")

    for card in ("beer", "hat"):
        outlaw.plays(card, at=law.active, as_="colt")
        law.passes()

    assert law.active.life == 1


@ruling("D51")
def test_a_single_character_may_be_equipped_by_their_owner() -> None:
    law, _ = duel("pat_garret", "west_harding sid_curry")
    law.holds("barrel")

    law.plays("barrel", at=law.active)

    assert law.active.in_play == ["barrel"]


@ruling("D51")
def test_dynamite_may_be_laid_with_him() -> None:
    _, outlaw = duel("pat_garret jango", "west_harding")
    outlaw.holds("dynamite").is_playing()

    outlaw.plays("dynamite", at=outlaw.active)

    assert outlaw.active.in_play == ["dynamite"]


@ruling("D51")
def test_a_single_character_may_be_equipped_by_the_opponent() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding")
    law.holds("stampede")

    law.plays("stampede", at=outlaw.active)

    assert outlaw.active.in_play == ["stampede"]


@ruling("D51")
def test_with_a_partner_he_may_not_be_equipped_in_front() -> None:
    law, _ = duel("pat_garret jango", "west_harding")
    law.holds("barrel")

    assert law.refused("barrel", at=law.active) == "not_on_your_front"
