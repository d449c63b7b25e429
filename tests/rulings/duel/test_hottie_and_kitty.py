"""Hottie Delou does not wait for her Resources, Kitty Leroy uses them twice."""

from __future__ import annotations

import pytest

from sixgun.testing import discard_pile, duel, ruling
from tests.rulings.duel.discard_helpers import discarded_kinds, repeats

# -- Hottie Delou --------------------------------------------------------------------------


@ruling("D201")
def test_hottie_uses_a_resource_in_the_turn_it_was_laid() -> None:
    _law, renegade = duel("the_stranger", "big_steve hottie_delou", mode="renegade_vs_law")
    renegade.is_playing().holds("gold_pan")
    discard_pile("colt")

    renegade.plays("gold_pan", at=renegade.rearguard)
    behind = renegade.refused_use("gold_pan")
    renegade.swaps().uses("gold_pan")

    assert behind == "asleep"
    assert renegade.hand == ["colt"]


@ruling("D201")
def test_hottie_does_so_with_one_resource_a_turn() -> None:
    law, renegade = duel("the_stranger", "big_steve hottie_delou", mode="renegade_vs_law")
    renegade.is_playing().holds("gold_pan", "buffalo_rifle")
    renegade.plays("gold_pan", at=renegade.rearguard)
    renegade.plays("buffalo_rifle", at=renegade.rearguard)

    renegade.swaps().uses("gold_pan")

    assert renegade.refused_use("buffalo_rifle", at=law.active) == "wait_for_next_turn"


@ruling("D201")
def test_hotties_older_resources_leave_her_the_fresh_one() -> None:
    law, renegade = duel("the_stranger", "big_steve hottie_delou", mode="renegade_vs_law")
    renegade.is_playing().holds("buffalo_rifle")
    renegade.rearguard.has_in_play("gold_pan")

    renegade.plays("buffalo_rifle", at=renegade.rearguard).swaps().uses("gold_pan")
    renegade.uses("buffalo_rifle", at=law.active)
    law.passes()

    assert law.active.life == 3


@ruling("D201")
def test_hottie_may_use_a_fresh_one_again_in_the_next_turn() -> None:
    law, outlaw = duel("tex_killer hottie_delou", "west_harding", mode="reinforcements")
    law.holds("gold_pan")
    outlaw.holds("lucky_penny", "colt")
    discard_pile("missed")

    law.plays("gold_pan", at=law.rearguard).swaps().uses("gold_pan").ends_turn()
    outlaw.plays("lucky_penny", at=law.active).plays("colt", at=law.active)
    law.uses("lucky_penny")

    assert law.active.life == 4


@ruling("D201")
def test_a_resource_that_does_not_lie_with_hottie_waits() -> None:
    _law, renegade = duel("the_stranger", "hottie_delou big_steve", mode="renegade_vs_law")
    renegade.is_playing().holds("gold_pan")

    renegade.plays("gold_pan", at=renegade.rearguard).swaps()

    assert renegade.refused_use("gold_pan") == "wait_for_next_turn"


# -- Kitty Leroy ---------------------------------------------------------------------------


@ruling("D212")
def test_kitty_pays_any_card_to_repeat_a_resource_at_a_new_target() -> None:
    law, renegade = duel("the_stranger pat_garret", "kitty_leroy", mode="renegade_vs_law")
    renegade.is_playing().holds("whiskey").active.has_in_play("buffalo_rifle")
    renegade.next_cards("agility", "feint", "walker")

    renegade.uses("buffalo_rifle", at=law.active).discards("whiskey")
    law.passes()
    repeats(renegade, "buffalo_rifle", at=law.rearguard)
    drawn = renegade.hand
    law.passes()

    assert (law.active.life, law.rearguard.life) == (3, 4)
    assert drawn == ["agility", "feint"]
    assert discarded_kinds() == ["buffalo_rifle", "whiskey"]


@ruling("D212")
def test_kitty_may_leave_it_at_one_use() -> None:
    law, renegade = duel("the_stranger pat_garret", "kitty_leroy", mode="renegade_vs_law")
    renegade.is_playing().holds("whiskey").active.has_in_play("howitzer")

    renegade.uses("howitzer", at=law.active).passes()
    law.passes()

    assert (law.active.life, law.rearguard.life) == (3, 4)
    assert renegade.hand == ["whiskey"]
    assert renegade.prompt == "play"


@ruling("D212")
def test_kitty_repeats_once_a_turn() -> None:
    law, renegade = duel("the_stranger pat_garret", "kitty_leroy", mode="renegade_vs_law")
    renegade.is_playing().holds("whiskey", "agility").active.has_in_play("howitzer", "gold_pan")

    renegade.uses("howitzer", at=law.active).discards("whiskey")
    law.passes()
    repeats(renegade, "howitzer", at=law.active)
    law.passes()
    renegade.uses("gold_pan")

    assert (law.active.life, law.rearguard.life) == (2, 3)
    assert renegade.prompt == "play"
    assert renegade.hand == ["agility", "whiskey"]


@ruling("D212")
def test_a_use_that_kitty_does_not_repeat_leaves_her_the_next_one() -> None:
    law, renegade = duel("the_stranger", "kitty_leroy", mode="renegade_vs_law")
    renegade.is_playing().holds("whiskey").active.has_in_play("gold_pan", "howitzer")
    discard_pile("colt", "missed")

    renegade.uses("gold_pan").passes()
    renegade.uses("howitzer", at=law.active)

    assert renegade.prompt == "repeat"


@ruling("D212")
def test_kitty_with_an_empty_hand_is_not_asked() -> None:
    law, renegade = duel("the_stranger", "kitty_leroy", mode="renegade_vs_law")
    renegade.is_playing().active.has_in_play("howitzer")

    renegade.uses("howitzer", at=law.active)

    assert law.prompt == "hit"


@ruling("D212")
def test_the_repetition_meets_whoever_replaced_the_first_target() -> None:
    law, renegade = duel("the_stranger pat_garret jango", "kitty_leroy", mode="renegade_vs_law")
    renegade.is_playing().holds("whiskey").active.has_in_play("double_barrel")
    law.active.has_life(1)

    renegade.uses("double_barrel", at=law.active).discards("whiskey")
    law.passes()
    repeats(renegade, "double_barrel", at=law.active)
    law.passes()

    assert law.active.character == "jango"
    assert law.active.life == 2


@ruling("D212")
def test_kitty_takes_two_discards_before_her_cards_go_onto_the_pile() -> None:
    _law, renegade = duel("the_stranger", "kitty_leroy", mode="renegade_vs_law")
    renegade.is_playing().holds("whiskey").active.has_in_play("gold_pan")
    discard_pile("wagon", "colt", "missed")

    renegade.uses("gold_pan").discards("whiskey")

    assert renegade.hand == ["missed", "colt"]
    assert discarded_kinds() == ["wagon", "gold_pan", "whiskey"]


@ruling("D212")
def test_kitty_repeats_a_lucky_penny_to_avoid_the_next_hit_of_a_fanning() -> None:
    law, renegade = duel("the_stranger", "kitty_leroy big_steve", mode="renegade_vs_law")
    law.holds("fanning")
    renegade.holds("whiskey").active.has_in_play("lucky_penny", "hat", "barrel")
    renegade.next_cards("walker", "spencer")

    law.plays("fanning", at=renegade.active)
    renegade.uses("lucky_penny").discards("whiskey").passes()

    assert renegade.active.life == 3
    assert renegade.hand == ["walker", "spencer"]
    assert renegade.active.in_play == ["hat", "barrel"]
    assert law.prompt == "play"


@ruling("D212")
def test_kitty_pays_for_her_penny_at_once_and_not_with_the_card_it_draws() -> None:
    law, renegade = duel("the_stranger", "kitty_leroy big_steve", mode="renegade_vs_law")
    law.holds("colt")
    renegade.next_cards("walker").active.has_in_play("lucky_penny")

    law.plays("colt", at=renegade.active)
    renegade.uses("lucky_penny")

    assert renegade.hand == ["walker"]
    assert law.prompt == "play"


@ruling("D212")
def test_the_second_avoid_of_a_penny_ends_with_the_card_it_answered() -> None:
    law, renegade = duel("the_stranger", "kitty_leroy big_steve", mode="renegade_vs_law")
    law.holds("colt", "carbine")
    renegade.holds("whiskey").active.has_in_play("lucky_penny")

    law.plays("colt", at=renegade.active)
    renegade.uses("lucky_penny").discards("whiskey")
    law.plays("carbine", at=renegade.active)
    renegade.passes()

    assert renegade.active.life == 3


@ruling("D212")
def test_the_second_avoid_of_a_penny_is_for_its_bearer_only() -> None:
    law, renegade = duel("the_stranger", "kitty_leroy big_steve", mode="renegade_vs_law")
    law.holds("gatling")
    renegade.holds("whiskey").active.has_in_play("lucky_penny")

    law.plays("gatling")
    renegade.uses("lucky_penny").discards("whiskey").passes()

    assert (renegade.active.life, renegade.rearguard.life) == (4, 3)


@ruling("D212")
@pytest.mark.parametrize(
    ("side", "asked"),
    [("kitty_leroy big_steve", "play"), ("big_steve kitty_leroy", "repeat")],
)
def test_kitty_repeats_the_penny_of_the_rearguard_only_if_it_is_hers(side: str, asked: str) -> None:
    law, renegade = duel("the_stranger", side, mode="renegade_vs_law")
    law.holds("winchester")
    renegade.holds("whiskey").rearguard.has_in_play("lucky_penny")

    law.plays("winchester", at=renegade.rearguard)
    renegade.uses("lucky_penny")

    assert (law.prompt or renegade.prompt) == asked


@ruling("D212")
def test_kitty_repeats_in_each_players_turn() -> None:
    law, renegade = duel("the_stranger", "kitty_leroy big_steve", mode="renegade_vs_law")
    renegade.is_playing().holds("whiskey", "agility")
    renegade.active.has_in_play("gold_pan", "lucky_penny")
    law.holds("colt")

    renegade.uses("gold_pan").discards("whiskey").ends_turn()
    law.plays("colt", at=renegade.active)
    renegade.uses("lucky_penny")

    assert renegade.prompt == "repeat"
