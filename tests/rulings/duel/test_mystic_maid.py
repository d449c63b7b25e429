"""Mystic Maid: a card lying with her counts as an avoid or a Colt, and she draws a card."""

from __future__ import annotations

import pytest

from sixgun.testing import duel, ruling
from tests.rulings.duel.discard_helpers import discarded_kinds


@ruling("D202")
@pytest.mark.parametrize("card", ["scope", "gold_pan"])
def test_maid_avoids_a_hit_with_what_lies_with_her_and_draws(card: str) -> None:
    law, renegade = duel("the_stranger", "mystic_maid big_steve", mode="renegade_vs_law")
    law.holds("colt")
    renegade.active.has_in_play(card)
    renegade.next_cards("walker", "spencer")

    law.plays("colt", at=renegade.active)
    renegade.uses(card, as_="mystic_maid")

    assert renegade.active.life == 4
    assert renegade.hand == ["walker"]
    assert discarded_kinds() == ["colt", card]


@ruling("D202")
def test_maid_avoids_with_her_own_equipment_also_behind() -> None:
    law, renegade = duel("the_stranger", "big_steve mystic_maid", mode="renegade_vs_law")
    law.holds("winchester")
    renegade.rearguard.has_in_play("scope")

    law.plays("winchester", at=renegade.rearguard)
    renegade.uses("scope", as_="mystic_maid")

    assert renegade.rearguard.life == 4


@ruling("D202")
def test_maid_asleep_does_not_help_her_partner() -> None:
    law, renegade = duel("the_stranger", "mystic_maid big_steve", mode="renegade_vs_law")
    law.holds("winchester")
    renegade.active.has_in_play("scope")
    renegade.rearguard.has_in_play("gun_belt")

    law.plays("winchester", at=renegade.rearguard)

    assert renegade.options == ["pass"]


@ruling("D202")
@pytest.mark.parametrize("card", ["dynamite", "rattlesnake", "stampede"])
def test_maid_cannot_spend_what_is_always_active(card: str) -> None:
    law, outlaw = duel("mystic_maid tex_killer", "west_harding", mode="reinforcements")
    law.active.has_in_play(card)
    law.active.has_in_play("hat")
    outlaw.holds("colt")

    refusal = law.refused_use(card, at=outlaw.active, as_="colt")
    law.ends_turn()
    outlaw.plays("colt", at=law.active)

    assert refusal == "always_active"
    assert [word.partition("-")[0] for word in law.options] == ["use hat", "use hat", "pass"]


@ruling("D202")
def test_maid_shoots_a_colt_that_counts_as_a_bang_card() -> None:
    law, renegade = duel("tex_killer pat_garret", "mystic_maid big_steve", mode="renegade_vs_law")
    renegade.is_playing().holds("spencer").active.has_in_play("scope", "gold_pan")

    renegade.uses("gold_pan", at=law.active, as_="colt")
    law.passes()

    assert law.active.life == 3
    assert renegade.refused("spencer", at=law.active) == "bang_limit"
    assert renegade.refused_use("scope", at=law.active, as_="colt") == "bang_limit"


@ruling("D202")
def test_maid_cannot_shoot_a_colt_after_a_bang_card() -> None:
    law, renegade = duel("tex_killer pat_garret", "mystic_maid big_steve", mode="renegade_vs_law")
    renegade.is_playing().holds("spencer").active.has_in_play("scope")

    renegade.plays("spencer", at=law.active)
    law.passes()

    assert renegade.refused_use("scope", at=law.active, as_="colt") == "bang_limit"


@ruling("D202")
def test_a_gun_belt_that_is_spent_does_not_free_its_own_colt_from_the_limit() -> None:
    law, renegade = duel("tex_killer pat_garret", "big_steve mystic_maid", mode="renegade_vs_law")
    renegade.is_playing().holds("spencer").rearguard.has_in_play("gun_belt", "hat")

    renegade.plays("spencer", at=law.active)
    law.passes()
    renegade.swaps()

    assert renegade.refused_use("hat", at=law.active, as_="colt") == ""
    assert renegade.refused_use("gun_belt", at=law.active, as_="colt") == "bang_limit"


@ruling("D202")
def test_a_scope_that_is_spent_does_not_help_its_own_colt_to_the_rear() -> None:
    law, renegade = duel("tex_killer pat_garret", "mystic_maid big_steve", mode="renegade_vs_law")
    renegade.is_playing().active.has_in_play("scope", "hat")

    assert renegade.refused_use("hat", at=law.rearguard, as_="colt") == ""
    assert renegade.refused_use("scope", at=law.rearguard, as_="colt") == "behind_the_front"
    assert renegade.refused_use("scope", at=law.active, as_="colt") == ""


@ruling("D202")
def test_maid_may_spend_a_resource_that_was_just_laid() -> None:
    law, renegade = duel("tex_killer pat_garret", "big_steve mystic_maid", mode="renegade_vs_law")
    renegade.is_playing().holds("gold_pan")

    renegade.plays("gold_pan", at=renegade.rearguard).swaps()
    to_use_it = renegade.refused_use("gold_pan")
    renegade.uses("gold_pan", at=law.active, as_="colt")
    law.passes()

    assert to_use_it == "wait_for_next_turn"
    assert law.active.life == 3


@ruling("D202")
@pytest.mark.parametrize("card", ["indians", "indian_chief"])
def test_maid_answers_indians_with_what_lies_with_her_and_draws(card: str) -> None:
    law, outlaw = duel("mystic_maid", "west_harding", mode="reinforcements")
    outlaw.is_playing().holds(card)
    law.active.has_in_play("scope")
    law.next_cards("missed", "water")

    outlaw.plays(card)
    law.discards("scope", as_="colt")

    assert law.active.life == 4
    assert law.hand == ["missed"]


@ruling("D202")
def test_maid_answers_in_a_duel_with_what_lies_with_her_and_draws() -> None:
    law, renegade = duel("the_stranger", "mystic_maid big_steve", mode="renegade_vs_law")
    law.holds("duel")
    renegade.active.has_in_play("scope")
    renegade.next_cards("walker", "spencer")

    law.plays("duel", at=renegade.active)
    renegade.discards("scope", as_="colt")
    law.passes()

    assert law.active.life == 3
    assert renegade.hand == ["walker"]


@ruling("D202")
def test_a_colt_given_up_in_a_duel_is_no_bang_card_shot() -> None:
    law, renegade = duel("tex_killer pat_garret", "mystic_maid big_steve", mode="renegade_vs_law")
    renegade.is_playing().holds("duel", "spencer").active.has_in_play("scope")
    law.holds("colt")

    renegade.plays("duel", at=law.active)
    law.discards("colt")
    renegade.discards("scope", as_="colt")
    law.passes()

    assert renegade.refused("spencer", at=law.active) == ""


@ruling("D202")
def test_maids_ability_is_no_help_in_a_ricochet() -> None:
    law, renegade = duel("the_stranger", "mystic_maid big_steve", mode="renegade_vs_law")
    law.holds("ricochet")
    renegade.active.has_in_play("scope", "hat")
    renegade.next_cards("walker")

    law.plays("ricochet", at=renegade.active)
    choices = renegade.options
    renegade.discards("hat")
    law.passes()

    assert choices == ["discard hat-horseshoe.law", "pass"]
    assert renegade.hand == []
    assert law.active.life == 3


@ruling("D202")
def test_maid_needs_equipment_with_her() -> None:
    law, renegade = duel("the_stranger", "mystic_maid big_steve", mode="renegade_vs_law")
    law.holds("colt")
    renegade.holds("scope").rearguard.has_in_play("gold_pan")

    law.plays("colt", at=renegade.active)

    assert renegade.options == ["pass"]


@ruling("D244")
def test_maid_draws_before_the_defender_reacts_to_her_colt() -> None:
    law, renegade = duel("the_stranger", "mystic_maid big_steve", mode="renegade_vs_law")
    renegade.is_playing().active.has_in_play("scope")
    renegade.next_cards("walker", "spencer")

    renegade.uses("scope", at=law.active, as_="colt")

    assert law.prompt == "hit"
    assert renegade.hand == ["walker"]


@ruling("D244")
def test_the_card_drawn_for_an_avoid_is_there_for_the_next_hit() -> None:
    law, renegade = duel("the_stranger", "mystic_maid big_steve", mode="renegade_vs_law")
    law.holds("fanning")
    renegade.active.has_in_play("stampede", "scope")
    renegade.next_cards("agility", "walker")

    law.plays("fanning", at=renegade.active)
    renegade.uses("scope", as_="mystic_maid").plays("agility")

    assert renegade.active.life == 4
    assert renegade.hand == ["walker"]
