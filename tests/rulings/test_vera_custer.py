"""R166-R172: Vera Custer, who copies the ability of another."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import current, event, next_cards, next_events, ruling, table
from tests.rulings.event_helpers import turn_comes_to
from tests.rulings.table_helpers import discarded_kinds, shoots

# -- the choice ----------------------------------------------------------------------------


@ruling("R166")
def test_vera_custer_keeps_the_ability_until_her_next_turn() -> None:
    vera, jourdonnais, cal, *_ = table("vera_custer", "jourdonnais", "pixie_pete", players=4)
    jourdonnais.holds("bang")

    vera.starts_turn().picks(at=jourdonnais)
    vera.ends_turn()
    next_cards("saloon", "duel", "beer-6H")
    jourdonnais.plays("bang", at=vera)
    vera.uses()

    assert (vera.life, vera.ability) == (4, "jourdonnais")
    vera.starts_turn().picks(at=cal)
    assert vera.ability == "pixie_pete"


@ruling("R166")
def test_vera_custer_chooses_before_she_draws() -> None:
    vera, *_ = table("vera_custer", players=4)

    vera.starts_turn()

    assert (vera.prompt, vera.hand) == ("imitate", [])


@ruling("R166")
def test_vera_custer_chooses_another_player_who_is_in_the_game() -> None:
    vera, bob, cal, dot = table("vera_custer", players=4)
    cal.is_out()

    vera.starts_turn()

    assert len(vera.options) == 2
    for refused in (vera, cal):
        with pytest.raises(IllegalMove, match="pick_another_player"):
            vera.picks(at=refused)
    assert (bob.is_alive, dot.is_alive) == (True, True)


@ruling("R168")
def test_before_her_first_turn_vera_custer_has_no_ability() -> None:
    ann, vera, *_ = table("jourdonnais", "vera_custer", players=4)
    ann.holds("bang")

    ann.plays("bang", at=vera)

    assert vera.options == ["pass"]


# -- Dynamite and Jail ---------------------------------------------------------------------


@ruling("R167")
def test_the_jail_is_checked_with_the_ability_of_the_turn_before() -> None:
    _ann, vera, cal, *_ = table("bystander", "vera_custer", "lucky_duke", players=4)
    vera.starts_turn().picks(at=cal)
    vera.has_in_play("jail")
    next_cards("missed-10C", "beer-6H")

    vera.starts_turn().picks("beer-6H")

    assert (vera.prompt, vera.in_play) == ("imitate", [])


@ruling("R167")
def test_the_dynamite_is_checked_with_the_ability_of_the_turn_before() -> None:
    vera, bart, cal, *_ = table("vera_custer", "bart_cassidy", players=4)
    vera.starts_turn().picks(at=bart).ends_turn()
    before = vera.hand
    vera.has_in_play("dynamite")
    next_cards("missed-2S", "saloon", "beer", "duel")

    vera.starts_turn()

    assert (vera.prompt, vera.life) == ("imitate", 1)
    assert vera.hand == [*before, "saloon", "beer", "duel"]
    assert cal.in_play == []


@ruling("R167")
def test_if_she_stays_in_jail_vera_custer_has_no_ability() -> None:
    _ann, vera, cal, *_ = table("bystander", "vera_custer", "jourdonnais", players=4)
    vera.starts_turn().picks(at=cal)
    vera.has_in_play("jail")
    cal.holds("bang")
    next_cards("missed-10C")

    vera.starts_turn()
    cal.plays("bang", at=vera)

    assert vera.ability != "jourdonnais"
    assert vera.refused_use() == "no_use_now"


@ruling("R167")
def test_if_she_gets_out_of_jail_vera_custer_chooses() -> None:
    _ann, vera, cal, *_ = table("bystander", "vera_custer", "jourdonnais", players=4)
    vera.has_in_play("jail")
    next_cards("beer-6H")

    vera.starts_turn().picks(at=cal)

    assert vera.ability == "jourdonnais"


# -- when she may not choose -----------------------------------------------------------------


@ruling("R166", "R202", "R203")
def test_a_turn_in_a_hangover_ends_vera_custers_copy() -> None:
    ann, vera, slab, *_ = table("bystander", "vera_custer", "slab_the_killer", boxes="high_noon")
    vera.starts_turn().picks(at=slab).ends_turn()
    next_events("hangover", "shootout")

    turn_comes_to(ann)
    turn_comes_to(vera)
    turn_comes_to(ann)

    assert vera.ability == ""


@ruling("R166", "R202", "R203")
def test_in_a_hangover_before_her_turn_vera_custers_copy_only_sleeps() -> None:
    ann, bob, cal, vera = table(
        "bystander", "bystander", "paul_regret", "vera_custer", boxes="high_noon"
    )
    vera.starts_turn().picks(at=cal)
    next_events("hangover", "shootout")

    turn_comes_to(ann)
    asleep = vera.ability
    ann.starts_turn()

    assert (asleep, vera.ability) == ("", "paul_regret")
    assert bob.distance_to(vera) == 3


@ruling("R166", "R203")
def test_vera_custer_draws_nothing_for_a_copied_suzy_when_a_hangover_ends() -> None:
    vera, suzy, *_ = table("vera_custer", "suzy_lafayette", players=4, boxes="high_noon")
    vera.holds("jail")
    next_cards("mustang", "scope", "barrel", "volcanic")
    vera.starts_turn().picks(at=suzy)
    next_events("hangover", "shootout")
    turn_comes_to(vera)
    for card in ("mustang", "scope", "barrel", "volcanic"):
        vera.plays(card)
    vera.plays("jail", at=suzy).ends_turn()

    turn_comes_to(vera)

    assert (event(), vera.prompt, vera.hand) == ("shootout", "imitate", [])


@ruling("R166")
def test_when_all_others_have_left_vera_custers_copy_ends() -> None:
    _, vera, cal, _ = table("bystander", "vera_custer", "slab_the_killer", "bystander")
    vera.starts_turn().picks(at=cal)
    for other in current().players:
        if other is not vera:
            other.leaves()

    vera.ends_turn()

    assert (vera.prompt, vera.ability) == ("play", "")


# -- her copied ability --------------------------------------------------------------------


@ruling("R169")
def test_vera_custer_keeps_the_ability_of_one_who_is_eliminated() -> None:
    vera, jourdonnais, cal, *_ = table("vera_custer", "jourdonnais", players=4)
    jourdonnais.has_life(1)
    vera.starts_turn().picks(at=jourdonnais)
    vera.holds("bang-2C")
    cal.holds("bang-3C")

    shoots(vera, jourdonnais)
    cal.is_playing()
    next_cards("beer-6H")
    cal.plays("bang-3C", at=vera)
    vera.uses()

    assert not jourdonnais.is_alive
    assert vera.life == 4


@ruling("R170")
def test_copying_a_character_leaves_vera_custers_life_alone() -> None:
    _ann, vera, cal, *_ = table("bystander", "vera_custer", "jourdonnais", players=4)

    vera.starts_turn().picks(at=cal)
    vera.has_life(2).holds("beer", "beer")
    vera.plays("beer").plays("beer")

    assert (cal.life, vera.life) == (4, 3)


@ruling("R170", "R171")
@pytest.mark.parametrize(("life", "cards"), [(3, 1), (1, 3)])
def test_as_bill_noface_vera_custer_counts_her_own_wounds(life: int, cards: int) -> None:
    _ann, vera, bill, *_ = table("bystander", "vera_custer", "bill_noface", players=4)
    vera.has_life(life)
    bill.has_life(2)

    vera.starts_turn().picks(at=bill)

    assert len(vera.hand) == cards


@ruling("R171")
def test_as_pixie_pete_vera_custer_draws_three_at_once() -> None:
    vera, pete, *_ = table("vera_custer", "pixie_pete", players=4)

    vera.starts_turn().picks(at=pete)

    assert len(vera.hand) == 3


@ruling("R171")
def test_as_pat_brennan_vera_custer_takes_a_card_in_play() -> None:
    vera, pat, *_ = table("vera_custer", "pat_brennan", players=4)
    pat.has_in_play("barrel")

    vera.starts_turn().picks(at=pat).draws_from(pat.card("barrel"))

    assert vera.hand == ["barrel"]


@ruling("R166", "R147")
def test_as_belle_star_vera_custer_stills_the_cards_of_the_others_in_her_turn_only() -> None:
    vera, belle, cal, *_ = table("vera_custer", "belle_star", players=6)
    cal.has_in_play("mustang")

    vera.starts_turn().picks(at=belle)
    hers = vera.distance_to(cal)
    vera.ends_turn()
    cal.is_playing()

    assert (hers, vera.distance_to(cal)) == (2, 3)


@ruling("R172")
def test_vera_custer_chooses_again_in_an_extra_turn() -> None:
    vera, bob, cal, *_ = table("vera_custer", "jourdonnais", "bart_cassidy", event="vendetta")
    next_cards("saloon", "duel", "beer-6H")

    vera.starts_turn().picks(at=bob)
    vera.ends_turn()

    assert (vera.is_active, vera.prompt) == (True, "imitate")
    vera.picks(at=cal)
    assert vera.ability == "bart_cassidy"


@ruling("R138")
def test_vera_custer_as_vulture_sam_shares_with_him_the_nearer_one_first() -> None:
    vera, bob, sam, *_ = table("vera_custer", "bystander", "vulture_sam", players=4)
    vera.starts_turn().picks(at=sam)
    before = len(vera.hand)
    vera.holds("bang-2C")
    bob.has_life(1).holds("missed").has_in_play("barrel", "mustang")
    vera.has_in_play("scope")

    shoots(vera, bob)
    sam.picks(at=bob.card("barrel"))
    vera.picks(at=bob)
    sam.picks(at=bob.card("mustang"))

    assert sam.hand == ["barrel", "mustang"]
    assert len(vera.hand) == before + 1 + 3
    assert discarded_kinds() == ["bang"]


@ruling("R166", "R155")
def test_as_herb_hunter_vera_custer_draws_besides_him() -> None:
    vera, bob, herb, *_ = table("vera_custer", "bystander", "herb_hunter", players=4)
    vera.starts_turn().picks(at=herb)
    before = len(vera.hand)
    vera.holds("bang-2C")
    bob.has_life(1)

    shoots(vera, bob)

    assert (len(vera.hand), len(herb.hand)) == (before + 2 + 3, 2)
