"""Phase 3: the hand limit, and when it is checked."""

from __future__ import annotations

import pytest

from sixgun.duel import view
from sixgun.testing import current, duel, pile, ruling


@ruling("D22")
def test_discard_down_to_the_life_of_the_front_in_your_own_order() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("colt", "beer", "hat-horseshoe.law", "knife-snake.outlaw", "bank")
    law.active.has_life(3)

    law.ends_turn()
    assert law.prompt == "discard"
    law.discards("knife", "hat")

    assert law.hand == ["colt", "beer", "bank"]
    assert pile() == ["knife-snake.outlaw", "hat-horseshoe.law"]
    assert outlaw.is_on_turn


@ruling("D22")
@pytest.mark.parametrize(("life", "kept"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_with_one_life_point_two_cards_may_be_held(life: int, kept: int) -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    law.holds("colt", "beer", "hat", "knife", "bank")
    law.active.has_life(life)
    assert view(current().game, 0).hand_limits[0] == kept

    law.ends_turn()
    for card in law.hand[kept:]:
        law.discards(card)

    assert len(law.hand) == kept
    assert outlaw.is_on_turn


@ruling("D22")
def test_as_many_cards_as_life_points_need_no_discard() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    law.holds("colt", "beer", "hat", "knife")

    law.ends_turn()

    assert len(law.hand) == 4
    assert outlaw.is_on_turn


@ruling("D22")
def test_the_hand_limit_is_the_current_life_not_the_printed_one() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("strong_ale", "colt", "beer", "hat", "knife")

    law.plays("strong_ale", at=law.active)
    law.ends_turn()

    assert law.active.life == 3
    assert law.prompt == "discard"
    law.discards("colt")
    assert outlaw.is_on_turn


@ruling("D23")
def test_the_life_of_the_rear_does_not_matter() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    law.holds("colt", "beer", "hat", "knife")
    law.rearguard.has_life(1)

    law.ends_turn()

    assert outlaw.is_on_turn


@ruling("D23")
def test_the_front_figure_at_the_end_counts() -> None:
    law, _ = duel("tex_killer jango", "sid_curry west_harding")
    law.holds("colt", "beer", "hat", "knife")

    law.swaps()
    law.ends_turn()

    assert law.prompt == "discard"


@ruling("D23")
def test_more_may_be_held_during_the_turn_and_in_the_opponents_turn() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    law.holds("colt", "beer", "hat", "knife", "bank", "gatling")
    outlaw.holds("missed", "missed", "missed", "missed", "missed", "missed")
    outlaw.active.has_life(2)

    assert law.prompt == "play"
    law.plays("beer").ends_turn()
    law.discards("bank")

    assert outlaw.prompt == "play"
    assert len(outlaw.hand) == 8


@ruling("D24")
def test_nobody_discards_of_his_own_accord_in_phase_2() -> None:
    law, _ = duel("tex_killer jango", "sid_curry west_harding")
    law.holds("colt", "beer", "hat", "knife", "bank", "gatling")

    assert law.refused_discard("bank") == "only_above_the_limit"


@ruling("D24")
def test_nobody_discards_below_the_limit() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    law.holds("colt", "beer", "hat", "knife", "bank")

    law.ends_turn()
    assert law.options.count("pass") == 0
    law.discards("bank")

    assert len(law.hand) == 4
    assert law.prompt == ""
    assert outlaw.is_on_turn
