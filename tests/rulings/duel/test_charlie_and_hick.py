"""Charlie Basset draws for Resources used, Hick Addams for cards others make him discard."""

from __future__ import annotations

import pytest

from sixgun.testing import discard_pile, duel, ruling
from tests.rulings.duel.discard_helpers import discarded_kinds

# -- Charlie Basset ------------------------------------------------------------------------


@ruling("D199")
def test_charlie_draws_once_a_turn_after_a_resource_was_used() -> None:
    law, renegade = duel("the_stranger", "charlie_basset big_steve", mode="renegade_vs_law")
    renegade.is_playing()
    renegade.active.has_in_play("gold_pan-horseshoe.ren_outlaw", "buffalo_rifle")
    renegade.next_cards("agility", "feint", "walker")
    discard_pile("colt")

    renegade.uses("gold_pan")
    after_one = renegade.hand
    renegade.uses("buffalo_rifle", at=law.active)
    law.passes()

    assert after_one == ["colt", "agility"]
    assert renegade.hand == ["colt", "agility", "feint"]


@ruling("D199")
def test_charlie_draws_only_when_the_resource_is_settled() -> None:
    law, renegade = duel("the_stranger", "charlie_basset big_steve", mode="renegade_vs_law")
    renegade.is_playing()
    renegade.active.has_in_play("howitzer")
    renegade.next_cards("agility")

    renegade.uses("howitzer", at=law.active)
    while_law_answers = renegade.hand
    law.passes()

    assert while_law_answers == []
    assert renegade.hand == ["agility"]


@ruling("D199")
def test_charlie_draws_again_in_the_other_players_turn() -> None:
    law, renegade = duel("the_stranger", "charlie_basset big_steve", mode="renegade_vs_law")
    renegade.is_playing()
    renegade.active.has_in_play("gold_pan", "lucky_penny")
    renegade.next_cards("agility", "feint", "walker")
    law.holds("colt")

    renegade.uses("gold_pan").ends_turn()
    law.plays("colt", at=renegade.active)
    renegade.uses("lucky_penny")

    assert renegade.hand == ["agility", "feint", "walker"]
    assert renegade.active.life == 4


@ruling("D199")
@pytest.mark.parametrize(
    ("side", "drawn"),
    [("charlie_basset big_steve", ["agility"]), ("big_steve charlie_basset", ["agility", "feint"])],
)
def test_charlie_sees_a_resource_of_the_rearguard_only_if_he_bears_it(
    side: str, drawn: list[str]
) -> None:
    law, renegade = duel("the_stranger", side, mode="renegade_vs_law")
    law.holds("winchester")
    renegade.rearguard.has_in_play("lucky_penny")
    renegade.next_cards("agility", "feint")

    law.plays("winchester", at=renegade.rearguard)
    renegade.uses("lucky_penny")

    assert renegade.hand == drawn


@ruling("D40", "D199")
def test_charlie_in_front_sleeps_while_the_rearguard_answers_with_a_resource() -> None:
    law, renegade = duel("tex_killer", "charlie_basset big_steve", mode="renegade_vs_law")
    law.holds("winchester", "derringer")
    renegade.holds("whiskey").next_cards("agility", "feint", "walker")
    renegade.rearguard.has_in_play("lucky_penny-horseshoe.ren_outlaw")
    renegade.active.has_in_play("lucky_penny-snake.ren_law")

    law.plays("winchester", at=renegade.rearguard)
    renegade.uses("lucky_penny-horseshoe.ren_outlaw").discards("whiskey")
    for_the_rearguard = renegade.hand
    law.plays("derringer", at=renegade.active)
    renegade.uses("lucky_penny-snake.ren_law")

    assert for_the_rearguard == ["agility"]
    assert renegade.hand == ["agility", "feint", "walker"]  # his one card of this turn


@ruling("D199")
def test_charlie_behind_does_not_draw_for_what_the_front_uses() -> None:
    _law, renegade = duel("the_stranger", "big_steve charlie_basset", mode="renegade_vs_law")
    renegade.is_playing()
    renegade.active.has_in_play("gold_pan")
    discard_pile("colt")

    renegade.uses("gold_pan")

    assert renegade.hand == ["colt"]


@ruling("D199")
def test_charlie_does_not_draw_for_the_opponents_resources() -> None:
    law, outlaw = duel("charlie_basset tex_killer", "west_harding", mode="reinforcements")
    outlaw.is_playing()
    outlaw.active.has_in_play("gold_pan")
    discard_pile("colt")

    outlaw.uses("gold_pan")

    assert outlaw.hand == ["colt"]
    assert law.hand == []


@ruling("D199")
def test_charlie_does_not_draw_for_a_resource_discarded_in_a_duel() -> None:
    law, renegade = duel("the_stranger", "charlie_basset big_steve", mode="renegade_vs_law")
    law.holds("duel")
    renegade.active.has_in_play("howitzer")

    law.plays("duel", at=renegade.active)
    renegade.discards("howitzer")
    law.passes()

    assert renegade.hand == []
    assert law.active.life == 3


# -- Hick Addams ---------------------------------------------------------------------------


@ruling("D200")
def test_hick_draws_for_each_card_that_a_slap_costs_him() -> None:
    law, outlaw = duel("hick_addams tex_killer", "babe_leroy", mode="reinforcements")
    outlaw.is_playing().holds("slap")
    law.holds("colt").active.has_in_play("hat")
    law.next_cards("missed", "gatling", "duel")

    outlaw.plays("slap").picks(at=law.active.card("hat")).picks(at=law.active)

    assert law.hand == ["missed", "gatling"]
    assert discarded_kinds() == ["slap", "hat", "colt"]


@ruling("D200")
def test_hick_draws_for_the_card_that_a_peacemaker_costs_him() -> None:
    law, renegade = duel("the_stranger", "hick_addams big_steve", mode="renegade_vs_law")
    law.holds("peacemaker")
    renegade.holds("feint", "agility").next_cards("walker", "spencer", "whitney")

    law.plays("peacemaker", at=renegade.active)
    renegade.plays("agility").discards("walker")

    assert renegade.hand == ["feint", "spencer"]


@ruling("D200")
def test_hick_draws_for_the_card_that_slim_poet_strikes() -> None:
    law, outlaw = duel("hick_addams tex_killer", "slim_poet", mode="reinforcements")
    law.holds("colt", "duel").next_cards("missed", "gatling")

    law.plays("colt", at=outlaw.active)
    outlaw.passes().uses(as_="slim_poet")

    assert law.hand == ["missed"]


@ruling("D200")
def test_hick_draws_nothing_for_a_card_that_is_drawn_from_his_hand() -> None:
    law, outlaw = duel("hick_addams tex_killer", "babe_leroy", mode="reinforcements")
    outlaw.is_playing().holds("stealing")
    law.holds("colt")

    outlaw.plays("stealing", at=law.active)

    assert law.hand == []
    assert outlaw.hand == ["colt"]


@ruling("D200")
def test_hick_draws_nothing_for_a_card_that_is_taken_from_him() -> None:
    law, renegade = duel("the_stranger", "hick_addams big_steve", mode="renegade_vs_law")
    law.holds("schoolmarm")
    renegade.active.has_in_play("hat")

    law.plays("schoolmarm", at=renegade.active.card("hat"))

    assert law.hand == ["hat"]
    assert renegade.hand == []


@ruling("D200")
def test_hick_draws_nothing_for_what_he_gives_up_in_answer() -> None:
    law, renegade = duel("tex_killer", "hick_addams big_steve", mode="renegade_vs_law")
    law.holds("gatling", "indians", "colt")
    renegade.holds("spencer", "whitney", "walker").active.has_in_play("hat", "lucky_penny")
    renegade.next_cards("savage", "agility", "feint")

    law.plays("gatling")
    renegade.uses("lucky_penny").passes()
    law.plays("indians")
    renegade.discards("spencer", "whitney")
    law.plays("colt", at=renegade.active)
    renegade.uses("hat").discards("walker")

    assert renegade.hand == ["savage"]


@ruling("D200")
def test_hick_draws_nothing_for_what_his_own_player_discards() -> None:
    _law, renegade = duel("the_stranger", "hick_addams charlie_basset", mode="renegade_vs_law")
    renegade.is_playing().holds("ambush", "colt", "walker", "feint", "agility", "spencer", "savage")
    renegade.active.has_in_play("hat", "spurs")

    renegade.plays("ambush").picks(at=renegade.active.card("hat"))
    renegade.picks(at=renegade.active.card("spurs"))
    renegade.ends_turn().discards("colt")

    assert renegade.hand == ["walker", "feint", "agility", "spencer", "savage"]


@ruling("D246")
def test_hick_behind_draws_for_a_card_lying_with_him_that_is_struck() -> None:
    law, outlaw = duel("tex_killer hick_addams", "jack_ransome", mode="reinforcements")
    outlaw.is_playing().holds("stealing")
    law.rearguard.has_in_play("hat")
    law.next_cards("missed", "gatling")

    outlaw.plays("stealing", at=law.rearguard.card("hat"))

    assert law.hand == ["missed"]
    assert discarded_kinds() == ["stealing", "hat"]


@ruling("D246")
def test_hick_behind_is_silent_for_hand_cards_and_for_cards_of_the_front() -> None:
    law, outlaw = duel("tex_killer hick_addams", "babe_leroy", mode="reinforcements")
    outlaw.is_playing().holds("slap")
    law.holds("colt").active.has_in_play("hat")
    law.rearguard.has_in_play("scope")

    outlaw.plays("slap").picks(at=law.active.card("hat")).picks(at=law.active)

    assert law.hand == []
    assert discarded_kinds() == ["slap", "hat", "colt"]
