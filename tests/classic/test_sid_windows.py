"""When Sid Ketchum may interrupt: the finer points of R127."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import next_cards, table


def test_the_interrupt_offers_ability_pass_and_skip() -> None:
    _, sid, *_ = table("bystander", "sid_ketchum", players=4)

    sid.has_life(2).holds("scope", "mustang")

    assert sid.prompt == "interrupt"
    assert sid.options == ["use ability", "pass", "skip"]


def test_no_card_can_be_played_in_the_interrupt() -> None:
    _, sid, *_ = table("bystander", "sid_ketchum", players=4)
    sid.has_life(2).holds("beer", "mustang")

    with pytest.raises(IllegalMove, match="use_or_pass"):
        sid.plays("beer")

    assert sid.life == 2


def test_a_pass_counts_for_one_interrupt() -> None:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)
    ann.holds("scope", "mustang")
    sid.has_life(2).holds("barrel", "duel")

    sid.passes()
    ann.plays("scope")
    sid.passes()
    ann.plays("mustang")

    assert sid.prompt == "interrupt"


def test_sid_is_asked_again_at_once_while_he_can_pay() -> None:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)
    sid.has_life(1).holds("barrel", "duel", "scope", "mustang", "panic")

    sid.uses().discards("barrel", "duel")
    sid.uses().discards("scope", "mustang")

    assert sid.life == 3
    assert ann.prompt == "play"


def test_sid_is_not_asked_with_a_single_card() -> None:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)

    sid.has_life(2).holds("barrel")

    assert ann.prompt == "play"


def test_sid_is_asked_as_soon_as_he_has_a_second_card() -> None:
    ann, sid, cal, dot = table("bystander", "sid_ketchum", players=4)
    ann.holds("general_store")
    sid.has_life(2).holds("barrel")
    next_cards("scope", "mustang", "duel", "panic")

    ann.plays("general_store").picks("scope")
    sid.picks("mustang")
    cal.picks("duel")
    dot.picks("panic")

    assert sid.prompt == "interrupt"


def test_sid_is_asked_before_the_draw_of_another_player() -> None:
    ann, _, sid, _ = table("bystander", "bystander", "sid_ketchum", players=4)
    sid.has_life(2).holds("scope", "mustang")
    next_cards("barrel", "duel")

    ann.starts_turn()

    assert sid.prompt == "interrupt"
    assert ann.hand == []


def test_sid_is_asked_before_each_check_and_before_his_own_draw() -> None:
    _, sid, *_ = table("bystander", "sid_ketchum", players=4)
    sid.has_life(3).holds("scope", "mustang", "barrel").has_in_play("dynamite", "jail")
    next_cards("beer-6H", "beer-7H", "duel", "panic")

    sid.starts_turn()
    sid.passes()
    after_the_dynamite = sid.prompt, sid.in_play
    sid.passes()
    after_the_jail = sid.prompt, sid.in_play

    assert after_the_dynamite == ("interrupt", ["jail"])
    assert after_the_jail == ("interrupt", [])
    assert sid.hand == ["scope", "mustang", "barrel"]


def test_sid_is_not_asked_twice_before_the_draw_if_nothing_happened_between() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(2).holds("scope", "mustang")
    next_cards("barrel", "duel")

    sid.starts_turn()
    sid.passes()

    assert sid.prompt == "play"
    assert sid.hand == ["scope", "mustang", "barrel", "duel"]


def test_the_ability_between_two_checks_repeats_none_of_them() -> None:
    _, sid, cal, _ = table("bystander", "sid_ketchum", players=4)
    sid.has_life(3).holds("scope", "mustang").has_in_play("dynamite", "jail")
    next_cards("beer-6H", "beer-7H", "duel", "panic")

    sid.starts_turn()
    sid.passes()
    sid.uses().discards("scope", "mustang")

    assert cal.in_play == ["dynamite"]
    assert sid.prompt == "play"
    assert sid.hand == ["duel", "panic"]


def test_skip_leaves_him_the_rescue_of_his_last_life_point() -> None:
    _, sid, *_ = table("bystander", "sid_ketchum", players=4)
    sid.has_life(3).holds("scope", "mustang").has_in_play("dynamite")
    next_cards("missed-2S", "barrel", "duel")

    sid.starts_turn()
    sid.skips()
    sid.uses().discards("scope", "mustang")

    assert sid.life == 1
    assert sid.prompt == "play"


def test_skip_in_his_own_turn_leaves_him_his_playing_phase() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(2).holds("scope", "mustang")
    next_cards("barrel", "duel")

    sid.starts_turn()
    sid.skips()
    sid.uses().discards("scope", "mustang")

    assert sid.life == 3


def test_sid_is_not_asked_in_passing_in_his_own_playing_phase() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.has_life(2).holds("scope", "mustang", "barrel")

    sid.plays("scope")

    assert sid.prompt == "play"


def test_sid_is_not_asked_while_another_discards_down_to_his_limit() -> None:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)
    ann.has_life(1).holds("scope", "mustang", "barrel")
    sid.has_life(2).holds("duel", "panic")

    sid.passes()
    ann.ends_turn()
    ann.discards("scope").discards("mustang")

    assert sid.is_active
    assert sid.prompt == "interrupt"


def test_waiting_abilities_come_before_sid() -> None:
    ann, bart, sid, _ = table("bystander", "bart_cassidy", "sid_ketchum", players=4)
    ann.holds("bang")
    sid.has_life(2).holds("scope", "mustang")
    next_cards("barrel")

    sid.passes()
    ann.plays("bang", at=bart)
    bart.passes()

    assert sid.prompt == "interrupt"
    assert bart.hand == ["barrel"]


def test_two_sids_are_asked_clockwise_from_the_active_player() -> None:
    first, ann, second, _ = table("sid_ketchum", "bystander", "sid_ketchum", players=4)
    first.has_life(2).holds("scope", "mustang")
    second.has_life(2).holds("barrel", "duel")

    ann.is_playing()
    second.passes()
    first.passes()

    assert ann.prompt == "play"


def test_the_ability_of_one_sid_asks_the_other_again() -> None:
    first, ann, second, _ = table("sid_ketchum", "bystander", "sid_ketchum", players=4)
    first.has_life(2).holds("scope", "mustang")
    second.has_life(2).holds("barrel", "duel")

    ann.is_playing()
    second.passes()
    first.uses().discards("scope", "mustang")

    assert second.prompt == "interrupt"


def test_skip_counts_only_for_the_sid_who_skipped() -> None:
    first, ann, second, _ = table("sid_ketchum", "bystander", "sid_ketchum", players=4)
    ann.holds("panic").is_playing()
    first.has_life(2).holds("scope", "mustang")
    second.has_life(2).holds("barrel", "duel").has_in_play("volcanic")

    second.skips()
    first.passes()
    ann.plays("panic", at=second.card("volcanic"))

    assert first.prompt == "interrupt"


def test_an_eliminated_sid_is_asked_no_more() -> None:
    ann, sid, *_ = table(
        "bystander", "sid_ketchum", players=4, roles="sheriff renegade outlaw outlaw"
    )
    ann.holds("bang", "scope")
    sid.has_life(1).holds("barrel", "duel")

    sid.passes()
    ann.plays("bang", at=sid)
    sid.passes().passes()

    assert not sid.is_alive
    assert ann.prompt == "play"


def test_no_interrupt_comes_once_the_game_is_decided() -> None:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=2, roles="outlaw sheriff")
    ann.holds("bang")
    sid.has_life(1).holds("barrel", "duel")

    sid.passes()
    ann.plays("bang", at=sid)
    sid.passes().passes()

    assert ann.has_won
    assert sid.prompt == ""
