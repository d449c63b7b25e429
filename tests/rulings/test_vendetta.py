"""Vendetta: R8, R81, R123, R172, R272, R273."""

from __future__ import annotations

from sixgun.testing import event, next_cards, next_events, pile, ruling, table


@ruling("R272")
def test_a_heart_after_the_turn_earns_another_full_turn_at_once() -> None:
    ann, *_ = table(players=4, event="vendetta")
    next_cards("beer-6H", "duel-8C", "scope")

    ann.ends_turn()

    assert ann.is_active
    assert ann.hand == ["duel", "scope"]
    assert pile() == ["beer-6H"]


@ruling("R272")
def test_any_other_suit_after_the_turn_earns_nothing() -> None:
    ann, bob, *_ = table(players=4, event="vendetta")
    next_cards("bang-7D")

    ann.ends_turn()

    assert bob.is_active
    assert pile() == ["bang-7D"]


@ruling("R272")
def test_the_extra_turn_ends_without_a_draw() -> None:
    ann, bob, *_ = table(players=4, event="vendetta")
    next_cards("beer-6H", "duel-8C", "scope", "beer-7H", "beer-8H")

    ann.ends_turn()
    ann.ends_turn()

    assert bob.is_active
    assert bob.hand == ["beer", "beer"]


@ruling("R272")
def test_after_an_extra_turn_the_next_player_draws_for_vendetta_again() -> None:
    ann, bob, *_ = table(players=4, event="vendetta")
    next_cards("beer-6H", "duel-8C", "scope", "missed-2S", "missed-3S", "beer-7H")

    ann.ends_turn()
    ann.ends_turn()
    bob.ends_turn()

    assert bob.is_active
    assert pile() == ["beer-6H", "beer-7H"]


@ruling("R8")
def test_vendetta_is_drawn_for_after_the_discards_of_phase_3() -> None:
    ann, *_ = table(players=4, event="vendetta")
    ann.has_life(1).holds("scope", "barrel-QS")
    next_cards("bang-7D")

    ann.ends_turn().discards("scope")

    assert pile() == ["scope-AS", "bang-7D"]


@ruling("R123")
def test_lucky_duke_picks_one_of_two_cards_for_vendetta() -> None:
    duke, bob, *_ = table("lucky_duke", players=4, event="vendetta")
    next_cards("bang-7D", "beer-6H")

    duke.ends_turn().picks("beer")

    assert duke.is_active
    assert not bob.is_active


@ruling("R273")
def test_the_extra_turn_has_its_own_bang_limit() -> None:
    ann, bob, *_ = table(players=4, event="vendetta")
    ann.holds("bang-7C", "bang-8C")
    next_cards("beer-6H")

    ann.plays("bang-7C", at=bob)
    bob.passes()
    ann.ends_turn()

    assert ann.refused("bang-8C", at=bob) == ""


@ruling("R273")
def test_a_dynamite_just_put_down_is_checked_in_the_extra_turn() -> None:
    ann, bob, *_ = table(players=4, event="vendetta")
    ann.holds("dynamite")
    next_cards("beer-6H", "missed-2S")

    ann.plays("dynamite").ends_turn()

    assert ann.life == 2
    assert bob.in_play == []


@ruling("R273")
def test_a_dynamite_that_does_not_explode_moves_on_in_the_extra_turn() -> None:
    ann, bob, *_ = table(players=4, event="vendetta")
    ann.holds("dynamite")
    next_cards("beer-6H", "bang-7C")

    ann.plays("dynamite").ends_turn()

    assert ann.is_active
    assert bob.in_play == ["dynamite"]


@ruling("R57", "R273")
def test_a_dynamite_checked_and_kept_is_checked_again_in_the_extra_turn() -> None:
    ann, bob = table(players=2, boxes="dodge_city", event="vendetta")
    ann.has_in_play("dynamite-2H")
    bob.has_in_play("dynamite-10C")
    next_cards("bang-7C", "duel-8C", "scope-AS", "beer-6H", "missed-2S")

    ann.starts_turn().ends_turn()

    assert ann.life == 2
    assert ann.in_play == []


@ruling("R273")
def test_after_a_death_in_an_extra_turn_the_next_player_has_their_turn() -> None:
    _, bob, cal, _ = table(players=4, event="vendetta")
    bob.is_playing().has_life(2).holds("dynamite")
    next_cards("beer-6H", "missed-2S", "duel-8C", "scope", "beer-7H")

    bob.plays("dynamite").ends_turn()
    bob.passes()
    cal.ends_turn()

    assert not bob.is_alive
    assert cal.is_active


@ruling("R273")
def test_the_extra_turn_of_the_sheriff_reveals_no_event() -> None:
    ann, *_ = table(players=4, event="vendetta")
    next_events("ambush")
    next_cards("beer-6H")

    ann.ends_turn()

    assert ann.is_active
    assert event() == "vendetta"


@ruling("R273")
def test_a_turn_lost_to_jail_has_no_draw_for_vendetta() -> None:
    _, bob, cal, _ = table(players=4, event="vendetta")
    bob.has_in_play("jail-JS")
    next_cards("bang-7C", "beer-6H", "beer-7H")

    bob.starts_turn()

    assert cal.is_active
    assert cal.hand == ["beer", "beer"]


@ruling("R273")
def test_a_player_who_leaves_jail_draws_for_vendetta_after_their_turn() -> None:
    _, bob, *_ = table(players=4, event="vendetta")
    bob.has_in_play("jail-JS")
    next_cards("beer-6H", "duel-8C", "scope", "beer-7H")

    bob.starts_turn().ends_turn()

    assert bob.is_active
    assert len(bob.hand) == 4


@ruling("R272", "R273")
def test_an_extra_turn_cut_short_by_death_is_the_last_of_the_kind() -> None:
    ann, bob, cal, _ = table(players=4, event="vendetta")
    bob.is_playing().holds("duel-8C").has_life(1)
    ann.holds("bang-7C")
    next_cards("beer-6H", "missed-2S", "missed-3S", "scope", "barrel-QS")

    bob.ends_turn()
    bob.plays("duel", at=ann)
    ann.discards("bang")
    bob.passes().passes()

    assert not bob.is_alive
    assert cal.is_active


@ruling("R81")
def test_a_green_card_put_down_before_the_extra_turn_is_ready_in_it() -> None:
    ann, bob, *_ = table(players=4, boxes="dodge_city", event="vendetta")
    ann.holds("knife")
    next_cards("beer-6H")

    ann.plays("knife")

    assert ann.refused_use("knife", at=bob) == "wait_for_next_turn"
    ann.ends_turn()
    assert ann.refused_use("knife", at=bob) == ""


@ruling("R172")
def test_vera_chooses_again_in_her_extra_turn() -> None:
    vera, bob, cal, _ = table(
        "vera_custer", "willy_the_kid", "rose_doolan", "kit_carlson", event="vendetta"
    )
    next_cards("duel-8C", "scope", "beer-6H")

    vera.starts_turn().picks(at=bob).ends_turn()
    vera.picks(at=cal)

    assert vera.ability == "rose_doolan"
    assert vera.prompt == "play"
