"""Handcuffs: R220-R223."""

from __future__ import annotations

from sixgun.testing import Player, next_cards, ruling, table


def cuffed(player: Player, suit: str, *hand: str) -> None:
    """A turn has begun and its player has named a suit; they hold the draw and these cards."""
    player.holds(*hand).starts_turn().names(suit)


@ruling("R220")
def test_in_handcuffs_a_suit_is_named_right_after_phase_1() -> None:
    ann, *_ = table(players=4, event="handcuffs")
    next_cards("scope-AS", "saloon-5H")

    ann.starts_turn()

    assert ann.prompt == "name_suit"
    assert ann.hand == ["scope", "saloon"]
    assert len(ann.options) == 4


@ruling("R220")
def test_in_handcuffs_only_cards_of_the_named_suit_may_be_played() -> None:
    ann, *_ = table(players=4, event="handcuffs")
    next_cards("scope-AS", "saloon-5H")

    cuffed(ann, "spades")

    assert ann.refused("saloon") == "another_suit_was_named"
    ann.plays("scope")
    assert ann.in_play == ["scope"]


@ruling("R220")
def test_a_suit_holds_only_until_the_turn_ends() -> None:
    ann, bob, *_ = table(players=4, event="handcuffs")
    next_cards("scope-AS", "saloon-5H", "mustang-8H", "duel-8C")

    cuffed(ann, "spades")
    ann.ends_turn()
    bob.names("clubs")

    assert bob.refused("duel", at=ann) == ""
    assert bob.refused("mustang") == "another_suit_was_named"


@ruling("R220")
def test_before_he_names_a_suit_nobodys_suit_binds_a_player() -> None:
    ann, bob, *_ = table(players=4, event="handcuffs")
    cuffed(ann, "clubs")
    bob.has_life(3).has_in_play("dynamite").holds("beer-6H")
    next_cards("5S")

    ann.ends_turn()
    bob.plays("beer-6H")

    assert bob.life == 1


@ruling("R221")
def test_in_handcuffs_a_beer_of_another_suit_saves_nobody_in_his_own_turn() -> None:
    ann, bob, *_ = table(players=4, event="handcuffs")
    ann.has_life(1)
    cuffed(ann, "clubs", "duel-8C", "beer-6H")
    bob.holds("bang")

    ann.plays("duel-8C", at=bob)
    bob.discards("bang")
    ann.passes()

    assert ann.prompt == "dying"
    assert ann.refused("beer") == "another_suit_was_named"


@ruling("R221")
def test_in_handcuffs_a_beer_of_the_named_suit_saves_him() -> None:
    ann, bob, *_ = table(players=4, event="handcuffs", boxes="dodge_city")
    ann.has_life(1)
    cuffed(ann, "spades", "duel-JS", "beer-6S")
    bob.holds("bang-2C")

    ann.plays("duel-JS", at=bob)
    bob.discards("bang")
    ann.passes().plays("beer-6S")

    assert ann.life == 1


@ruling("R221")
def test_in_handcuffs_a_bang_of_any_suit_may_be_given_up_in_a_duel() -> None:
    ann, bob, *_ = table(players=4, event="handcuffs")
    cuffed(ann, "clubs", "duel-8C", "bang-7D")
    bob.holds("bang-2C")

    ann.plays("duel-8C", at=bob)
    bob.discards("bang")
    ann.discards("bang-7D")
    bob.passes()

    assert bob.life == 3


@ruling("R83", "R221")
def test_in_handcuffs_any_card_may_pay_for_another() -> None:
    ann, *_ = table(players=4, event="handcuffs", boxes="dodge_city")
    ann.has_life(2)
    cuffed(ann, "hearts", "whisky-QH", "bang-2C")

    ann.plays("whisky").discards("bang-2C")

    assert ann.life == 4


@ruling("R221")
def test_in_handcuffs_sid_ketchum_discards_what_he_likes() -> None:
    sid, *_ = table("sid_ketchum", players=4, event="handcuffs")
    cuffed(sid, "hearts", "bang-2C", "bang-7D")
    sid.has_life(2)

    sid.uses().discards("bang-2C", "bang-7D")

    assert sid.life == 3


@ruling("R221")
def test_in_handcuffs_doc_holyday_discards_what_he_likes() -> None:
    doc, bob, *_ = table("doc_holyday", players=4, event="handcuffs")
    cuffed(doc, "hearts", "bang-2C", "missed-2S")

    doc.uses(at=bob).discards("bang-2C", "missed-2S")
    bob.passes()

    assert bob.life == 3


@ruling("R221")
def test_in_handcuffs_jose_delgado_discards_what_he_likes() -> None:
    jose, *_ = table("jose_delgado", players=4, event="handcuffs")
    cuffed(jose, "clubs", "scope-AS")
    held = len(jose.hand)

    jose.uses().discards("scope-AS")

    assert len(jose.hand) == held + 1


@ruling("R221")
def test_in_handcuffs_green_cards_in_play_are_used_freely() -> None:
    ann, *_ = table(players=4, event="handcuffs", boxes="dodge_city")
    ann.has_life(2).has_in_play("canteen-7H")
    cuffed(ann, "clubs")

    ann.uses("canteen")

    assert ann.life == 3


@ruling("R221")
def test_in_handcuffs_any_card_may_be_discarded_in_phase_3() -> None:
    ann, bob, *_ = table(players=4, event="handcuffs")
    next_cards("scope-AS", "saloon-5H")
    ann.has_life(1)
    cuffed(ann, "spades")

    ann.ends_turn().discards("saloon")

    assert ann.hand == ["scope"]
    assert bob.is_active


@ruling("R222")
def test_in_handcuffs_a_card_uncle_will_converts_must_be_of_the_named_suit() -> None:
    will, *_ = table("uncle_will", players=4, event="handcuffs")
    cuffed(will, "hearts", "bang-2C", "beer-6H")

    assert will.refused("bang-2C", as_="general_store") == "another_suit_was_named"
    assert will.refused("beer-6H", as_="general_store") == ""


@ruling("R222")
def test_in_handcuffs_a_card_calamity_janet_converts_must_be_of_the_named_suit() -> None:
    janet, bob, *_ = table("calamity_janet", players=4, event="handcuffs")
    cuffed(janet, "clubs", "missed-2S", "missed-10C")

    assert janet.refused("missed-2S", at=bob, as_="bang") == "another_suit_was_named"
    assert janet.refused("missed-10C", at=bob, as_="bang") == ""


@ruling("R223")
def test_a_player_whose_turn_is_lost_names_nothing() -> None:
    _, bob, cal, _ = table(players=4, event="handcuffs")
    bob.has_in_play("jail")
    next_cards("2S")

    bob.starts_turn()

    assert cal.is_active
    assert cal.prompt == "name_suit"


@ruling("R223")
def test_handcuffs_never_limit_other_players() -> None:
    ann, bob, *_ = table(players=4, event="handcuffs")
    cuffed(ann, "clubs", "bang-2C")
    bob.has_life(1).holds("missed-2S", "beer-6H")

    ann.plays("bang-2C", at=bob)

    assert bob.refused("missed-2S") == ""
    bob.passes()
    assert bob.refused("beer-6H") == ""
