"""R144, R147-R153: Belle Star to Elena Fuente."""

from __future__ import annotations

import pytest

from sixgun.engine.moves import PLAY, encode
from sixgun.testing import Player, current, next_cards, ruling, table
from tests.rulings.table_helpers import discarded_kinds


def plays_as_printed(player: Player, card: str) -> None:
    """Play a card as its own kind, although it could be played as another."""
    current().make(player.seat, encode(PLAY, player.find_in_hand(card)), False)


# -- Belle Star ----------------------------------------------------------------------------


@ruling("R147")
@pytest.mark.parametrize("card", ["barrel", "sombrero"])
def test_in_belle_stars_turn_no_card_in_play_stops_her_shot(card: str) -> None:
    belle, bob, *_ = table("belle_star", players=4)
    belle.holds("bang")
    bob.has_in_play(card)

    belle.plays("bang", at=bob)

    assert bob.options == ["pass"]
    assert bob.refused_use(card) == "cards_do_nothing"


@ruling("R147")
@pytest.mark.parametrize("card", ["mustang", "hideout"])
def test_in_belle_stars_turn_no_card_in_play_keeps_her_away(card: str) -> None:
    belle, bob, *_ = table("belle_star", players=4)
    belle.holds("bang", "panic")
    bob.holds("beer").has_in_play(card)

    assert belle.refused("bang", at=bob) == ""
    assert belle.refused("panic", at=bob) == ""


@ruling("R147")
def test_in_the_turn_of_another_player_the_cards_work_against_belle_star_again() -> None:
    belle, bob, cal, _dot = table("belle_star", players=4)
    bob.holds("bang").has_in_play("winchester")
    cal.has_in_play("mustang", "barrel")
    in_her_turn = belle.distance_to(cal)

    belle.ends_turn()
    bob.plays("bang", at=cal)

    assert (in_her_turn, belle.distance_to(cal)) == (2, 3)
    assert cal.refused_use("barrel") == ""


@ruling("R147")
def test_belle_stars_own_cards_work_in_her_turn() -> None:
    belle, _bob, cal, *_ = table("belle_star", players=6)
    belle.has_in_play("scope", "schofield", "knife").holds("bang")

    assert belle.refused("bang", at=cal) == ""
    assert belle.refused_use("knife", at=cal) == ""


@ruling("R148")
def test_the_barrel_of_jourdonnais_works_in_belle_stars_turn() -> None:
    belle, jourdonnais, *_ = table("belle_star", "jourdonnais", players=4)
    belle.holds("bang")
    jourdonnais.has_in_play("barrel")
    next_cards("beer-6H")

    belle.plays("bang", at=jourdonnais)
    jourdonnais.uses()

    assert jourdonnais.life == 4


@ruling("R148")
def test_paul_regret_is_farther_away_in_belle_stars_turn() -> None:
    belle, paul, *_ = table("belle_star", "paul_regret", players=4)
    belle.holds("bang")
    paul.has_in_play("mustang")

    assert belle.distance_to(paul) == 2
    assert belle.refused("bang", at=paul) == "out_of_range"


@ruling("R149")
def test_belle_star_may_take_or_discard_the_cards_she_ignores() -> None:
    belle, bob, *_ = table("belle_star", players=4)
    belle.holds("panic", "cat_balou")
    bob.has_in_play("barrel", "sombrero", "mustang")

    belle.plays("panic", at=bob.card("barrel")).plays("cat_balou", at=bob.card("sombrero"))

    assert (belle.hand, bob.in_play) == (["barrel"], ["mustang"])


# -- Bill Noface ---------------------------------------------------------------------------


@ruling("R150")
@pytest.mark.parametrize(("life", "cards"), [(4, 1), (3, 2), (1, 4)])
def test_bill_noface_draws_one_card_and_one_for_each_wound(life: int, cards: int) -> None:
    _ann, bill, *_ = table("bystander", "bill_noface", players=4)
    bill.has_life(life)

    bill.starts_turn()

    assert len(bill.hand) == cards


@ruling("R150")
def test_as_sheriff_bill_noface_counts_from_his_raised_life() -> None:
    bill, *_ = table("bill_noface", players=4)
    bill.has_life(4)

    bill.starts_turn()

    assert len(bill.hand) == 2


# -- Chuck Wengam --------------------------------------------------------------------------


@ruling("R151")
def test_chuck_wengam_trades_life_for_cards_but_never_the_last_point() -> None:
    chuck, *_ = table("chuck_wengam", players=4)
    chuck.has_life(3)
    next_cards("saloon", "beer", "duel", "gatling")

    chuck.uses().uses()

    assert (chuck.life, chuck.hand) == (1, ["saloon", "beer", "duel", "gatling"])
    assert chuck.refused_use() == "no_use_now"


@ruling("R151")
def test_chuck_wengam_trades_in_his_own_turn_only() -> None:
    ann, chuck, *_ = table("bystander", "chuck_wengam", players=4)
    ann.holds("bang")

    ann.plays("bang", at=chuck)

    assert chuck.options == ["pass"]


# -- Doc Holyday ---------------------------------------------------------------------------


@ruling("R152")
def test_doc_holyday_shoots_with_two_hand_cards_besides_his_bang() -> None:
    doc, bob, *_ = table("doc_holyday", players=4)
    doc.holds("beer", "saloon", "bang")

    doc.uses(at=bob).discards("beer", "saloon")
    bob.passes()
    doc.plays("bang", at=bob)
    bob.passes()

    assert (bob.life, doc.hand) == (2, [])


@ruling("R152")
def test_doc_holydays_shot_may_follow_his_bang() -> None:
    doc, bob, *_ = table("doc_holyday", players=4)
    doc.holds("beer", "saloon", "bang")

    doc.plays("bang", at=bob)
    bob.passes()

    assert doc.refused_use(at=bob) == ""


@ruling("R152")
def test_doc_holyday_uses_his_shot_once_a_turn() -> None:
    doc, bob, *_ = table("doc_holyday", players=4)
    doc.holds("beer", "saloon", "duel", "gatling")

    doc.uses(at=bob).discards("beer", "saloon")
    bob.passes()

    assert doc.refused_use(at=bob) == "no_use_now"


@ruling("R152")
def test_doc_holydays_shot_needs_two_hand_cards() -> None:
    doc, bob, *_ = table("doc_holyday", players=4)
    doc.holds("beer").has_in_play("barrel")

    assert doc.refused_use(at=bob) == "no_use_now"


@ruling("R152")
def test_doc_holydays_shot_reaches_as_far_as_his_weapon() -> None:
    doc, _bob, cal, *_ = table("doc_holyday", players=6)
    doc.holds("beer", "saloon")
    with_a_colt = doc.refused_use(at=cal)
    doc.has_in_play("schofield")

    assert (with_a_colt, doc.refused_use(at=cal)) == ("out_of_range", "")


@ruling("R152")
def test_a_single_missed_stops_doc_holydays_shot() -> None:
    doc, bob, *_ = table("doc_holyday", players=4)
    doc.holds("beer", "saloon")
    bob.holds("missed")

    doc.uses(at=bob).discards("beer", "saloon")
    bob.plays("missed")

    assert (bob.life, doc.prompt) == (4, "play")


@ruling("R144")
def test_doc_holydays_shot_fails_on_apache_kid_if_both_cards_are_diamonds() -> None:
    doc, apache, *_ = table("doc_holyday", "apache_kid", players=4)
    doc.holds("bang-2D", "bang-3D")

    doc.uses(at=apache).discards("bang-2D", "bang-3D")

    assert (doc.prompt, apache.life) == ("play", 3)


@ruling("R144")
@pytest.mark.parametrize("paid", [("bang-2D", "bang-2C"), ("bang-2C", "bang-2D")])
def test_one_card_of_another_suit_is_enough_to_hit_apache_kid(paid: tuple[str, str]) -> None:
    doc, apache, *_ = table("doc_holyday", "apache_kid", players=4)
    doc.holds(*paid)

    doc.uses(at=apache).discards(*paid)
    apache.passes()

    assert apache.life == 2


# -- Elena Fuente --------------------------------------------------------------------------


@ruling("R153")
@pytest.mark.parametrize("card", ["bang", "barrel", "sombrero", "beer", "springfield"])
def test_any_hand_card_is_a_missed_for_elena_fuente(card: str) -> None:
    ann, elena, *_ = table("bystander", "elena_fuente", players=4)
    ann.holds("bang")
    elena.holds(card)

    ann.plays("bang", at=elena)
    elena.plays(card, as_="missed")

    assert (elena.life, elena.hand, elena.in_play) == (3, [], [])
    assert discarded_kinds() == ["bang", card]


@ruling("R153")
def test_a_dodge_as_a_plain_missed_draws_nothing_for_elena_fuente() -> None:
    ann, elena, *_ = table("bystander", "elena_fuente", players=4)
    ann.holds("bang")
    elena.holds("dodge")

    ann.plays("bang", at=elena)
    elena.plays("dodge", as_="missed")

    assert (elena.life, elena.hand) == (3, [])


@ruling("R153")
def test_elena_fuente_may_play_a_dodge_as_a_dodge() -> None:
    ann, elena, *_ = table("bystander", "elena_fuente", players=4)
    ann.holds("bang")
    elena.holds("dodge")
    next_cards("saloon")

    ann.plays("bang", at=elena)
    plays_as_printed(elena, "dodge")

    assert (elena.life, elena.hand) == (3, ["saloon"])


@ruling("R153")
def test_elena_fuentes_cards_in_play_do_not_count_as_missed() -> None:
    ann, elena, *_ = table("bystander", "elena_fuente", players=4)
    ann.holds("bang")
    elena.has_in_play("mustang", "knife")
    ann.has_in_play("scope")

    ann.plays("bang", at=elena)

    assert elena.options == ["pass"]


@ruling("R153")
def test_elena_fuentes_cards_do_not_count_as_bang_against_indians() -> None:
    ann, elena, *_ = table("bystander", "elena_fuente", players=4)
    ann.holds("indians")
    elena.holds("missed", "beer")

    ann.plays("indians")

    assert elena.options == ["pass"]
