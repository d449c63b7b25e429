"""Sid Ketchum: R126-R128, R308."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import next_cards, ruling, table
from tests.rulings.table_helpers import discarded_kinds


@ruling("R126")
def test_sid_discards_two_hand_cards_for_one_life_point() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(2).holds("scope", "mustang", "barrel")

    sid.uses().discards("scope", "barrel")

    assert sid.life == 3
    assert sid.hand == ["mustang"]
    assert discarded_kinds() == ["scope", "barrel"]


@ruling("R126")
def test_sid_gains_nothing_before_the_second_card() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(2).holds("scope", "mustang", "barrel")

    sid.uses().discards("scope")

    assert sid.life == 2
    assert [move.split("-")[0] for move in sid.options] == ["discard mustang", "discard barrel"]


@ruling("R126")
def test_sid_cannot_pay_with_a_card_in_play() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(2).holds("scope", "mustang").has_in_play("barrel")

    sid.uses()

    with pytest.raises(IllegalMove, match="pay_with_a_hand_card"):
        sid.discards("barrel")


@ruling("R126")
def test_a_single_card_is_not_enough_for_sid() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(2).holds("scope").has_in_play("barrel")

    with pytest.raises(IllegalMove, match="no_use_now"):
        sid.uses()

    assert sid.life == 2


@ruling("R126")
def test_sid_uses_his_ability_as_often_as_he_can_pay() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(1).holds("scope", "mustang", "barrel", "duel", "panic", "dynamite")

    sid.uses().discards("scope", "mustang")
    sid.uses().discards("barrel", "duel")
    sid.uses().discards("panic", "dynamite")

    assert sid.life == 4


@ruling("R126")
def test_sid_never_rises_above_his_starting_life() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(4).holds("scope", "mustang", "barrel", "duel")

    sid.uses().discards("scope", "mustang")

    assert sid.life == 5
    with pytest.raises(IllegalMove, match="no_use_now"):
        sid.uses()


@ruling("R127")
def test_sid_is_asked_between_two_effects_of_another_players_turn() -> None:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)
    ann.holds("scope", "mustang")
    sid.has_life(2).holds("barrel", "duel")

    sid.passes()
    ann.plays("scope")
    sid.uses().discards("barrel", "duel")

    assert sid.life == 3
    assert ann.prompt == "play"


@ruling("R127", "T114")
def test_sid_is_not_asked_in_the_middle_of_a_gatling() -> None:
    ann, sid, cal, dot = table("bystander", "sid_ketchum", players=4)
    ann.holds("gatling")
    sid.has_life(3).holds("barrel", "duel")

    sid.passes()
    ann.plays("gatling")
    sid.passes()
    cal.passes()
    dot.passes()

    assert sid.life == 2
    assert sid.prompt == "interrupt"


@ruling("R127")
def test_sid_is_not_asked_in_the_middle_of_an_indians() -> None:
    ann, sid, cal, dot = table("bystander", "sid_ketchum", players=4)
    ann.holds("indians")
    sid.has_life(3).holds("barrel", "duel")

    sid.passes()
    ann.plays("indians")
    sid.passes()
    cal.passes()
    dot.passes()

    assert sid.life == 2
    assert sid.prompt == "interrupt"


@ruling("R127")
def test_sid_is_not_asked_in_the_middle_of_a_duel_of_others() -> None:
    ann, sid, cal, _ = table("bystander", "sid_ketchum", players=4)
    ann.holds("duel", "bang")
    cal.holds("bang")
    sid.has_life(3).holds("barrel", "scope")

    sid.passes()
    ann.plays("duel", at=cal)
    cal.discards("bang")
    ann.discards("bang")
    cal.passes()

    assert sid.prompt == "interrupt"


@ruling("R127")
def test_sid_cannot_use_his_ability_against_an_ordinary_hit() -> None:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)
    ann.holds("bang")
    sid.has_life(3).holds("barrel", "scope")

    sid.passes()
    ann.plays("bang", at=sid)

    assert sid.options == ["pass"]
    with pytest.raises(IllegalMove, match="no_use_now"):
        sid.uses()


@ruling("R127", "T114")
def test_sid_saves_his_last_life_point_in_the_middle_of_a_gatling() -> None:
    ann, sid, cal, _ = table("bystander", "sid_ketchum", players=4)
    ann.holds("gatling")
    sid.has_life(1).holds("barrel", "scope", "mustang", "duel")

    sid.passes()
    ann.plays("gatling")
    sid.passes()
    sid.uses().discards("barrel", "scope")

    assert sid.life == 1
    assert cal.prompt == "shot"  # not Sid again, though two cards are left


@ruling("R127")
def test_sid_saves_his_last_life_point_in_his_own_turn() -> None:
    sid, bob, *_ = table("sid_ketchum", players=4)
    sid.has_life(1).holds("duel", "scope", "mustang")
    bob.holds("bang")

    sid.plays("duel", at=bob)
    bob.discards("bang")
    sid.passes()
    sid.uses().discards("scope", "mustang")

    assert sid.life == 1
    assert sid.prompt == "play"


@ruling("R127")
def test_skip_keeps_sid_from_being_asked_for_this_turn_only() -> None:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)
    ann.holds("scope", "mustang")
    sid.has_life(2).holds("barrel", "duel")

    sid.skips()
    ann.plays("scope").plays("mustang").ends_turn()

    assert sid.is_active
    assert sid.prompt == "interrupt"


@ruling("R128")
def test_sids_ability_saves_him_with_two_players_left_where_a_beer_cannot() -> None:
    ann, sid, cal, dot = table("bystander", "sid_ketchum", players=4)
    ann.holds("bang")
    sid.has_life(1).holds("beer", "scope")
    cal.is_out()
    dot.is_out()

    sid.passes()
    ann.plays("bang", at=sid)
    sid.passes()
    offered = sid.options
    sid.uses().discards("beer", "scope")

    assert offered == ["use ability", "pass"]
    assert sid.life == 1


@ruling("R128")
def test_sid_mixes_beers_and_ability_to_reach_one_life_point() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_in_play("dynamite").has_life(1).holds("beer", "beer", "scope", "mustang")
    next_cards("missed-2S", "barrel", "duel")

    sid.starts_turn()
    sid.passes()
    sid.plays("beer").uses().discards("scope", "mustang").plays("beer")

    assert sid.life == 1
    assert sid.is_active


@ruling("R308")
def test_sid_may_not_use_his_ability_at_full_life() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.holds("scope", "mustang")

    with pytest.raises(IllegalMove, match="no_use_now"):
        sid.uses()

    assert "use ability" not in sid.options
    assert sid.hand == ["scope", "mustang"]


@ruling("R308")
def test_sid_is_not_asked_in_other_turns_at_full_life() -> None:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)
    ann.holds("scope", "bang")
    sid.holds("mustang", "duel")

    ann.plays("scope").plays("bang", at=sid)
    sid.passes()

    assert sid.prompt == "interrupt"  # wounded now, and not before
