"""How ghosts leave again, and what they count for: R194-R199."""

from __future__ import annotations

import pytest

from sixgun.testing import current, next_cards, pile, ruling
from tests.rulings.event_helpers import ghost_town_table
from tests.rulings.table_helpers import shoots

# -- leaving again ---------------------------------------------------------------------------


@ruling("R194")
def test_a_ghosts_hand_and_cards_in_play_are_discarded_when_he_leaves() -> None:
    _, ghost, *_ = ghost_town_table()
    next_cards("scope-AS", "mustang-8H", "beer-6H")

    ghost.starts_turn().plays("scope").ends_turn()

    assert ghost.hand == []
    assert ghost.in_play == []
    assert pile() == ["mustang-8H", "beer-6H", "scope-AS"]


@ruling("R194")
def test_vulture_sam_takes_only_what_a_ghost_has_in_play() -> None:
    _, ghost, sam, _ = ghost_town_table("bart_cassidy", "bart_cassidy", "vulture_sam")
    next_cards("scope-AS", "mustang-8H", "beer-6H", "duel-8C", "duel-JS")

    ghost.starts_turn().plays("scope").ends_turn()

    assert sam.hand == ["scope", "duel", "duel"]  # and the draw of his turn
    assert pile() == ["mustang-8H", "beer-6H"]


@ruling("R194")
def test_sean_mallory_as_a_ghost_keeps_nothing() -> None:
    _, sean, *_ = ghost_town_table("bart_cassidy", "sean_mallory")
    next_cards("scope", "mustang", "beer")

    sean.starts_turn().ends_turn()

    assert sean.hand == []


@ruling("R194")
def test_greg_digger_and_herb_hunter_gain_from_a_ghost_that_leaves() -> None:
    _, ghost, greg, herb = ghost_town_table(
        "bart_cassidy", "bart_cassidy", "greg_digger", "herb_hunter"
    )
    greg.has_life(1)
    ghost.starts_turn()
    next_cards("scope", "mustang-8H", "duel-8C", "saloon")

    ghost.ends_turn()

    assert greg.life == 3
    assert herb.hand == ["scope", "mustang"]


@ruling("R194")
def test_nobody_is_rewarded_for_a_ghost_that_leaves() -> None:
    ann, ghost, cal, dot = ghost_town_table(roles="sheriff outlaw outlaw renegade")
    ann.holds("beer")
    ghost.starts_turn()
    next_cards("scope", "mustang-8H", "duel-8C")

    ghost.ends_turn()

    assert cal.hand == ["scope", "mustang"]  # the draw of his turn
    assert (ann.hand, dot.hand) == (["beer"], [])


@ruling("R195")
def test_suzy_as_a_ghost_does_not_draw_when_her_hand_goes() -> None:
    _, suzy, cal, _ = ghost_town_table("bart_cassidy", "suzy_lafayette")
    suzy.starts_turn()
    next_cards("duel-8C", "duel-JS", "gatling")

    suzy.ends_turn()

    assert suzy.hand == []
    assert cal.hand == ["duel", "duel"]


@ruling("R196")
def test_a_jail_that_a_ghost_put_on_another_stays() -> None:
    _, ghost, _, dot = ghost_town_table()
    next_cards("jail-10S", "mustang-8H", "beer-6H")

    ghost.starts_turn().plays("jail", at=dot).ends_turn()

    assert dot.in_play == ["jail"]
    assert "jail-10S" not in pile()


@ruling("R196")
def test_a_dynamite_before_a_ghost_goes_with_his_cards() -> None:
    _, ghost, cal, _ = ghost_town_table()
    next_cards("dynamite-2H", "mustang-8H", "beer-6H")

    ghost.starts_turn().plays("dynamite").ends_turn()

    assert cal.in_play == []
    assert "dynamite-2H" in pile()


# -- victory and the count of players --------------------------------------------------------


@ruling("R197")
@pytest.mark.parametrize("role", ["outlaw", "deputy"])
def test_a_ghost_beside_the_dead_sheriff_means_that_the_outlaws_win(role: str) -> None:
    _, ghost, sheriff, renegade, outlaw = ghost_town_table(
        players=5, roles=f"outlaw {role} sheriff renegade outlaw"
    )
    current().players[0].is_out()
    outlaw.is_out()
    ghost.starts_turn().holds("bang-2C")
    sheriff.has_life(1)

    shoots(ghost, sheriff)

    assert outlaw.has_won
    assert not renegade.has_won


@ruling("R197")
def test_the_renegade_as_a_ghost_wins_as_the_only_one_in_play() -> None:
    outlaw, ghost, sheriff, _ = ghost_town_table(roles="outlaw renegade sheriff outlaw")
    current().players[3].is_out()
    ghost.starts_turn().holds("gatling")
    sheriff.has_life(1)
    outlaw.has_life(1)

    ghost.plays("gatling")
    sheriff.passes().passes()
    outlaw.passes().passes()

    assert ghost.has_won
    assert not outlaw.has_won


@ruling("R197", "R198")
def test_while_a_ghost_outlaw_is_in_play_the_law_has_not_won_until_he_leaves() -> None:
    sheriff, ghost, renegade, deputy = ghost_town_table(roles="sheriff outlaw renegade deputy")
    ghost.starts_turn().holds("bang-2C")
    renegade.has_life(1)

    shoots(ghost, renegade)
    in_his_turn = current().game.over
    ghost.ends_turn()

    assert not in_his_turn
    assert sheriff.has_won
    assert deputy.has_won
    assert not ghost.has_won


@ruling("R199")
def test_a_ghost_counts_when_asking_whether_two_are_left() -> None:
    ann, ghost, cal, _ = ghost_town_table(roles="sheriff renegade outlaw outlaw")
    current().players[3].is_out()
    ghost.starts_turn().holds("bang-2C")
    cal.has_life(1).holds("beer")
    ann.has_life(2)

    ghost.plays("bang-2C", at=cal)
    cal.passes().plays("beer")

    assert cal.life == 1
    assert cal.is_alive


@ruling("R199")
def test_without_a_ghost_in_play_the_two_are_two() -> None:
    ann, _, cal, dot = ghost_town_table(roles="sheriff renegade outlaw outlaw")
    dot.is_out()
    cal.is_playing().has_life(2).holds("beer")

    cal.plays("beer")

    assert cal.life == 2
    assert ann.is_alive
