"""R154, R155: Greg Digger and Herb Hunter, and their place in an elimination (R92)."""

from __future__ import annotations

import pytest

from sixgun.testing import next_cards, only_cards, ruling, table
from tests.rulings.table_helpers import discarded_kinds, shoots

# -- what an elimination gives them --------------------------------------------------------


@ruling("R154")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_greg_digger_regains_two_up_to_his_maximum(before: int, after: int) -> None:
    ann, bob, greg, *_ = table("bystander", "bystander", "greg_digger", players=4)
    ann.holds("bang")
    bob.has_life(1)
    greg.has_life(before)

    shoots(ann, bob)

    assert greg.life == after


@ruling("R154")
def test_greg_digger_regains_life_for_one_he_eliminates_himself() -> None:
    greg, bob, *_ = table("greg_digger", players=4)
    greg.has_life(2).holds("bang")
    bob.has_life(1)

    shoots(greg, bob)

    assert greg.life == 4


@ruling("R154")
def test_greg_digger_regains_life_for_each_elimination_of_one_card() -> None:
    ann, bob, cal, greg, _eli = table(
        "bystander", "bystander", "bystander", "greg_digger", players=5
    )
    ann.holds("gatling")
    bob.has_life(1)
    cal.has_life(1)
    greg.has_life(1)

    ann.plays("gatling")
    bob.passes().passes()
    cal.passes().passes()
    greg.passes()

    assert greg.life == 3


@ruling("R154", "R18")
def test_greg_diggers_life_comes_before_the_next_target_of_the_card() -> None:
    ann, bob, greg, *_ = table("bystander", "bystander", "greg_digger", players=4)
    ann.holds("gatling")
    bob.has_life(1)
    greg.has_life(1)

    ann.plays("gatling")
    bob.passes().passes()
    greg.passes()

    assert greg.life == 2


@ruling("R155")
def test_herb_hunter_draws_two_when_another_is_eliminated() -> None:
    ann, bob, herb, *_ = table("bystander", "bystander", "herb_hunter", players=4)
    ann.holds("bang")
    bob.has_life(1)

    shoots(ann, bob)

    assert len(herb.hand) == 2


@ruling("R155")
def test_herb_hunter_draws_for_a_death_that_nobody_caused() -> None:
    herb, bob, *_ = table("herb_hunter", players=4)
    bob.has_life(1).has_in_play("dynamite")
    next_cards("missed-2S", "saloon", "beer", "duel")

    bob.starts_turn().passes()

    assert herb.hand == ["saloon", "beer"]


@ruling("R155", "R93")
def test_herb_hunter_draws_five_for_an_outlaw_he_eliminates() -> None:
    herb, bob, *_ = table("herb_hunter", roles="sheriff outlaw outlaw renegade", players=4)
    herb.holds("bang")
    bob.has_life(1)

    shoots(herb, bob)

    assert len(herb.hand) == 5


@ruling("R155", "R18")
def test_a_card_herb_hunter_draws_may_save_him_from_the_same_gatling() -> None:
    ann, bob, herb, dot = table("bystander", "bystander", "herb_hunter", players=4)
    ann.holds("gatling")
    bob.has_life(1)
    next_cards("missed", "saloon")

    ann.plays("gatling")
    bob.passes().passes()
    herb.plays("missed")
    dot.passes()

    assert (herb.life, herb.hand) == (4, ["saloon"])


# -- their place in the order --------------------------------------------------------------


@ruling("R92", "R155")
def test_the_fallens_cards_are_discarded_before_herb_hunter_draws() -> None:
    ann, bob, herb, *_ = table("bystander", "bystander", "herb_hunter", players=4)
    ann.holds("bang")
    bob.has_life(1).holds("beer").has_in_play("barrel")
    only_cards()

    shoots(ann, bob)

    assert len(herb.hand) == 2
    assert sorted(herb.hand + ann.hand) == ["bang", "barrel", "beer"]


@ruling("R92", "R155")
def test_herb_hunter_draws_before_the_reward_of_another() -> None:
    ann, bob, herb, *_ = table("bystander", "bystander", "herb_hunter", players=4)
    ann.holds("bang")
    bob.has_life(1)
    next_cards("saloon", "beer", "duel", "gatling", "indians")

    shoots(ann, bob)

    assert herb.hand == ["saloon", "beer"]
    assert ann.hand == ["duel", "gatling", "indians"]


@ruling("R92", "R155")
def test_as_sheriff_herb_hunter_loses_for_a_deputy_what_he_drew_for_him() -> None:
    herb, bob, *_ = table("herb_hunter", roles="sheriff deputy outlaw renegade", players=4)
    herb.holds("bang", "missed").has_in_play("scope")
    bob.has_life(1)
    next_cards("saloon", "beer")

    shoots(herb, bob)

    assert (herb.hand, herb.in_play) == ([], [])
    assert discarded_kinds() == ["bang", "missed", "saloon", "beer", "scope"]


@ruling("R92", "R155")
def test_vulture_sam_takes_the_cards_and_herb_hunter_draws_from_the_deck() -> None:
    ann, bob, herb, sam = table("bystander", "bystander", "herb_hunter", "vulture_sam", players=4)
    ann.holds("bang")
    bob.has_life(1).holds("missed").has_in_play("barrel")
    next_cards("saloon", "beer")

    shoots(ann, bob)

    assert (sam.hand, herb.hand) == (["missed", "barrel"], ["saloon", "beer"])


@ruling("R92", "R154")
def test_greg_digger_gets_nothing_from_his_own_elimination() -> None:
    ann, greg, *_ = table("bystander", "greg_digger", players=4)
    ann.holds("bang")
    greg.has_life(1)

    shoots(ann, greg)

    assert not greg.is_alive
    assert greg.life == 0


@ruling("R92", "R155")
def test_herb_hunter_draws_even_if_that_death_ends_the_game() -> None:
    roles = "sheriff outlaw renegade deputy"
    ann, cal, dot, herb = table(*["bystander"] * 3, "herb_hunter", roles=roles, players=4)
    dot.is_out()
    ann.holds("bang")
    cal.has_life(1)

    shoots(ann, cal)

    assert herb.has_won
    assert len(herb.hand) == 2
