"""The long duel: passive abilities work only in front."""

from __future__ import annotations

from sixgun.testing import long_duel, next_cards, ruling

THEIRS = "willy_the_kid pedro_ramirez"


# -- without a target ----------------------------------------------------------------------


@ruling("T118")
def test_a_front_suzy_draws_for_her_last_card() -> None:
    suzy, _, them, _ = long_duel("suzy_lafayette kit_carlson", THEIRS)
    suzy.holds("bang")
    next_cards("beer")

    suzy.plays("bang", at=them)
    them.passes()

    assert suzy.hand == ["beer"]


@ruling("T118")
def test_a_rear_suzy_does_not_draw_for_her_players_last_card() -> None:
    kit, suzy, them, _ = long_duel("kit_carlson suzy_lafayette", THEIRS)
    kit.holds("bang")

    kit.plays("bang", at=them)
    them.passes()

    assert suzy.hand == []


@ruling("T118")
def test_a_front_suzy_draws_in_the_opponents_turn_too() -> None:
    kit, _, suzy, _ = long_duel("kit_carlson black_jack", "suzy_lafayette willy_the_kid")
    kit.holds("cat_balou")
    suzy.holds("bang")
    next_cards("beer")

    kit.plays("cat_balou", at=suzy)

    assert suzy.hand == ["beer"]


@ruling("T118")
def test_a_rear_suzy_does_not_draw_when_the_front_loses_the_last_card() -> None:
    kit, _, willy, suzy = long_duel("kit_carlson black_jack", "willy_the_kid suzy_lafayette")
    kit.holds("cat_balou")
    willy.holds("bang")

    kit.plays("cat_balou", at=willy)

    assert suzy.hand == []


@ruling("T118")
def test_a_rear_suzy_who_avoids_a_shot_with_the_last_card_draws() -> None:
    kit, _, _, suzy = long_duel("kit_carlson black_jack", "willy_the_kid suzy_lafayette")
    kit.holds("bang").has_in_play("schofield")
    suzy.holds("missed")
    next_cards("beer")

    kit.plays("bang", at=suzy)
    suzy.plays("missed")

    assert suzy.hand == ["beer"]


@ruling("T118")
def test_a_rear_suzy_who_gives_up_her_last_card_to_the_indians_draws() -> None:
    kit, rear, them, suzy = long_duel("kit_carlson black_jack", "willy_the_kid suzy_lafayette")
    kit.holds("indians")
    suzy.holds("bang")
    next_cards("beer")

    kit.plays("indians")
    them.passes()
    rear.passes()
    suzy.discards("bang")

    assert suzy.hand == ["beer"]


@ruling("T118")
def test_a_rear_suzy_who_loses_the_last_card_as_a_target_draws() -> None:
    kit, _, _, suzy = long_duel("kit_carlson black_jack", "willy_the_kid suzy_lafayette")
    kit.holds("cat_balou")
    suzy.holds("bang")
    next_cards("beer")

    kit.plays("cat_balou", at=suzy)

    assert suzy.hand == ["beer"]


@ruling("T118")
def test_a_front_sid_may_act_in_the_opponents_turn() -> None:
    kit, _, sid, _ = long_duel("kit_carlson black_jack", "sid_ketchum willy_the_kid")
    sid.holds("duel", "missed").has_life(2)

    sid.uses().discards("duel", "missed")

    assert sid.life == 3
    assert kit.prompt == "play"


@ruling("T118")
def test_a_rear_sid_is_not_asked() -> None:
    kit, _, _, sid = long_duel("kit_carlson black_jack", "willy_the_kid sid_ketchum")
    sid.holds("duel", "missed").has_life(2)

    assert kit.prompt == "play"
    assert sid.prompt == ""


@ruling("T62", "R283")
def test_a_rear_sid_may_save_his_own_last_life_point() -> None:
    kit, _, _, sid = long_duel("kit_carlson black_jack", "willy_the_kid sid_ketchum")
    kit.holds("bang").has_in_play("schofield")
    sid.holds("duel", "jail").has_life(1)

    kit.plays("bang", at=sid)
    sid.passes().uses().discards("duel", "jail")

    assert sid.life == 1
    assert sid.is_alive


@ruling("T62", "R283")
def test_a_front_sid_cannot_save_his_rear() -> None:
    kit, _, sid, willy = long_duel("kit_carlson black_jack", "sid_ketchum willy_the_kid")
    kit.holds("bang").has_in_play("schofield")
    sid.holds("duel", "jail")
    willy.has_life(1)

    kit.plays("bang", at=willy)
    willy.passes()

    assert willy.options == ["pass"]


# -- Vulture Sam ---------------------------------------------------------------------------


@ruling("T123")
def test_a_front_sam_takes_the_cards_in_play_of_a_fallen_opponent() -> None:
    sam, _, them, behind = long_duel("vulture_sam kit_carlson", THEIRS)
    sam.holds("bang")
    them.holds("beer-6H", "saloon").has_in_play("barrel", "scope").has_life(1)

    sam.plays("bang", at=them)
    them.passes().passes()

    assert sam.hand == ["barrel", "scope"]
    assert behind.hand == ["beer", "saloon"]


@ruling("T123")
def test_a_front_sam_takes_the_cards_in_play_of_his_own_rear() -> None:
    kit, _, sam, willy = long_duel("kit_carlson black_jack", "vulture_sam willy_the_kid")
    kit.holds("bang").has_in_play("schofield")
    willy.has_in_play("barrel").has_life(1)

    kit.plays("bang", at=willy)
    willy.passes().passes()

    assert sam.hand == ["barrel"]


@ruling("T123", "T118")
def test_a_rear_sam_takes_nothing() -> None:
    kit, sam, them, _ = long_duel("kit_carlson vulture_sam", THEIRS)
    kit.holds("bang")
    them.has_in_play("barrel").has_life(1)

    kit.plays("bang", at=them)
    them.passes().passes()

    assert sam.hand == []


@ruling("T123", "T118")
def test_a_rear_sam_takes_nothing_even_if_the_gatling_comes_to_him_next() -> None:
    kit, sam, them, _ = long_duel("kit_carlson vulture_sam", THEIRS)
    kit.holds("gatling")
    them.has_in_play("mustang").has_life(1)

    kit.plays("gatling")
    them.passes().passes()

    assert sam.hand == []
