"""R156, R162-R165: José Delgado, Pat Brennan, Pixie Pete, Sean Mallory, Tequila Joe."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import next_cards, ruling, table
from tests.rulings.table_helpers import discarded_kinds

# -- José Delgado --------------------------------------------------------------------------


@ruling("R156")
def test_jose_delgado_discards_a_blue_card_of_his_hand_for_two_cards() -> None:
    jose, *_ = table("jose_delgado", players=4)
    jose.holds("barrel", "missed")
    next_cards("saloon", "beer", "duel")

    jose.uses().discards("barrel")

    assert jose.hand == ["missed", "saloon", "beer"]
    assert discarded_kinds() == ["barrel"]


@ruling("R156")
def test_jose_delgado_does_so_at_most_twice_a_turn() -> None:
    jose, *_ = table("jose_delgado", players=4)
    jose.holds("barrel", "mustang", "scope")

    jose.uses().discards("barrel").uses().discards("mustang")

    assert len(jose.hand) == 5
    assert jose.refused_use() == "no_use_now"


@ruling("R156")
def test_jose_delgado_pays_with_no_brown_or_green_card() -> None:
    jose, *_ = table("jose_delgado", players=4)
    jose.holds("beer", "sombrero")
    without = jose.refused_use()
    jose.holds("barrel")

    jose.uses()

    assert without == "no_use_now"
    for card in ("beer", "sombrero"):
        with pytest.raises(IllegalMove, match="pay_with_a_hand_card"):
            jose.discards(card)


@ruling("R156")
def test_jose_delgado_pays_with_no_card_in_play() -> None:
    jose, *_ = table("jose_delgado", players=4)
    jose.holds("beer").has_in_play("barrel", "mustang")

    assert jose.refused_use() == "no_use_now"


# -- Pat Brennan ---------------------------------------------------------------------------


@ruling("R162")
@pytest.mark.parametrize("card", ["barrel", "sombrero"])
def test_pat_brennan_may_take_one_card_in_play_instead_of_his_draw(card: str) -> None:
    pat, _bob, _cal, dot, *_ = table("pat_brennan", players=6)
    dot.has_in_play(card, "mustang")

    pat.starts_turn().draws_from(dot.card(card))

    assert (pat.hand, dot.in_play) == ([card], ["mustang"])
    assert pat.prompt == "play"


@ruling("R162")
def test_pat_brennan_may_draw_the_usual_two() -> None:
    pat, bob, *_ = table("pat_brennan", players=4)
    bob.has_in_play("barrel")
    next_cards("saloon", "beer", "duel")

    pat.starts_turn().draws_from("deck")

    assert (pat.hand, bob.in_play) == (["saloon", "beer"], ["barrel"])


@ruling("R162")
def test_pat_brennan_may_take_a_card_of_his_own() -> None:
    pat, *_ = table("pat_brennan", players=4)
    pat.has_in_play("barrel", "scope")

    pat.starts_turn().draws_from(pat.card("scope"))

    assert (pat.hand, pat.in_play) == (["scope"], ["barrel"])


@ruling("R162")
def test_pat_brennan_takes_nothing_from_a_hand() -> None:
    pat, bob, *_ = table("pat_brennan", players=4)
    bob.holds("beer")

    pat.starts_turn()

    with pytest.raises(IllegalMove, match="no_card_to_draw_there"):
        pat.draws_from(bob)


@ruling("R162")
def test_pat_brennan_takes_the_dynamite_only_after_it_was_checked() -> None:
    pat, bob, *_ = table("pat_brennan", players=4)
    pat.has_in_play("dynamite")
    next_cards("missed-10C")

    pat.starts_turn()
    passed_on = bob.in_play
    pat.draws_from(bob.card("dynamite"))

    assert passed_on == ["dynamite"]
    assert (pat.hand, pat.in_play) == (["dynamite"], [])


@ruling("R162")
def test_pat_brennan_in_jail_takes_nothing() -> None:
    ann, pat, cal, *_ = table("bystander", "pat_brennan", players=4)
    ann.has_in_play("barrel")
    pat.has_in_play("jail")
    next_cards("missed-10C")

    pat.starts_turn()

    assert cal.is_active
    assert (pat.hand, pat.in_play, ann.in_play) == ([], [], ["barrel"])


# -- Pixie Pete, Sean Mallory, Tequila Joe -------------------------------------------------


@ruling("R163")
def test_pixie_pete_draws_three() -> None:
    pete, *_ = table("pixie_pete", players=4)

    pete.starts_turn()

    assert len(pete.hand) == 3


@ruling("R164")
def test_sean_mallory_keeps_ten_cards() -> None:
    sean, *_ = table("sean_mallory", players=4)
    sean.has_life(1).holds(*["bang"] * 11)

    sean.ends_turn()
    asked = sean.prompt
    sean.discards("bang")

    assert asked == "discard"
    assert len(sean.hand) == 10
    assert not sean.is_active


@ruling("R165")
def test_tequila_joe_regains_two_from_a_beer() -> None:
    joe, *_ = table("tequila_joe", players=4)
    joe.has_life(1).holds("beer", "beer", "beer")

    joe.plays("beer")
    once = joe.life
    joe.plays("beer").plays("beer")

    assert (once, joe.life) == (3, 5)


@ruling("R165")
def test_tequila_joe_is_left_with_two_when_a_beer_saves_him() -> None:
    ann, joe, *_ = table("bystander", "tequila_joe", players=4)
    ann.holds("bang")
    joe.has_life(1).holds("beer")

    ann.plays("bang", at=joe)
    joe.passes().plays("beer")

    assert joe.life == 2


@ruling("R165", "R38")
def test_one_beer_saves_tequila_joe_from_a_dynamite_at_two_life_points() -> None:
    _ann, joe, *_ = table("bystander", "tequila_joe", players=4)
    joe.has_life(2).holds("beer").has_in_play("dynamite")
    next_cards("missed-2S")

    joe.starts_turn().plays("beer")

    assert (joe.is_alive, joe.life) == (True, 1)


@ruling("R165")
def test_tequila_joe_regains_one_from_what_is_no_beer_and_two_from_a_whisky() -> None:
    joe, *_ = table("tequila_joe", players=4)
    joe.has_life(1).holds("saloon", "tequila", "missed", "whisky", "duel").has_in_play("canteen")
    life = []

    joe.plays("saloon")
    life.append(joe.life)
    joe.plays("tequila", at=joe).discards("missed")
    life.append(joe.life)
    joe.uses("canteen")
    life.append(joe.life)
    joe.has_life(1).plays("whisky").discards("duel")
    life.append(joe.life)

    assert life == [2, 3, 4, 3]
