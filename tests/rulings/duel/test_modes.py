"""The modes with the Renegades: sides, cards, characters and hands."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.duel import Config, Game, new_game
from sixgun.duel.printed_facts import BACKS
from sixgun.testing import Side, ruling
from tests.rulings.duel.front_choice_setup import set_up_front_choice

LAW = "the_stranger tex_killer"
OUTLAW = "west_harding babe_leroy"
RENEGADE = "big_steve hottie_delou"


def begun(mode: str, *sides: str) -> list[Side]:
    """All players have chosen their front, and the first turn has begun."""
    players = set_up_front_choice(*sides, mode=mode)
    for player in players:
        player.chooses(player.first.character)
    return players


def decks(game: Game) -> list[Counter[str]]:
    """The cards of the decks, by their backs."""
    return [Counter(BACKS[game.back[card]] for card in deck) for deck in game.decks]


def characters(game: Game) -> list[Counter[str]]:
    """The characters that each side may be dealt, by their backs."""
    known = game.facts.characters
    return [Counter(known[number].back for number in pool) for pool in game.facts.pools]


def dealt(game: Game, seat: int) -> list[str]:
    """The characters that a side was dealt."""
    in_play = [game.character[figure].no for figure in (2 * seat, 2 * seat + 1)]
    return [game.facts.characters[number].id for number in in_play + game.reserve[seat]]


# -- the third group -----------------------------------------------------------------------


@ruling("D213")
def test_renegades_against_law_the_law_holds_four_and_begins() -> None:
    law, renegade = begun("renegade_vs_law", LAW, RENEGADE)

    assert (len(law.hand) - 2, len(renegade.hand)) == (4, 5)
    assert law.is_on_turn


@ruling("D213")
def test_renegades_against_outlaws_the_outlaws_hold_five_and_begin() -> None:
    outlaw, renegade = begun("renegade_vs_outlaw", OUTLAW, RENEGADE)

    assert (len(outlaw.hand) - 2, len(renegade.hand)) == (5, 4)
    assert outlaw.is_on_turn


@ruling("D213")
@pytest.mark.parametrize(
    ("mode", "other"), [("renegade_vs_law", "law"), ("renegade_vs_outlaw", "outlaw")]
)
def test_the_third_group_has_all_cards_and_characters_of_the_box(mode: str, other: str) -> None:
    game = new_game(Config(mode=mode), 1)

    assert decks(game) == [{other: 40}, {"ren_law": 20, "ren_outlaw": 20}, {}]
    assert characters(game) == [{other: 12}, {"ren_law": 6, "ren_outlaw": 6}]
    assert [len(set(dealt(game, seat))) for seat in range(2)] == [4, 4]


# -- reinforcements ------------------------------------------------------------------------


@ruling("D214")
def test_reinforcements_join_each_side_with_half_of_the_box() -> None:
    game = new_game(Config(mode="reinforcements"), 1)

    assert decks(game) == [{"law": 40, "ren_law": 20}, {"outlaw": 40, "ren_outlaw": 20}, {}]
    assert characters(game) == [{"law": 12, "ren_law": 6}, {"outlaw": 12, "ren_outlaw": 6}]
    assert [len(set(dealt(game, seat))) for seat in range(2)] == [4, 4]


@ruling("D214")
def test_with_reinforcements_the_law_holds_four_and_begins() -> None:
    law, outlaw = begun("reinforcements", "the_stranger charlie_basset", "west_harding big_steve")

    assert (len(law.hand) - 2, len(outlaw.hand)) == (4, 5)
    assert law.is_on_turn


@ruling("D214")
def test_reinforcements_are_shuffled_in_with_the_others() -> None:
    games = [new_game(Config(mode="reinforcements"), seed) for seed in range(20)]

    for seat, box in enumerate(["ren_law", "ren_outlaw"]):
        homes = [game.facts.characters[n].back for game in games for n in game.reserve[seat]]
        tops = [BACKS[game.back[game.decks[seat][-1]]] for game in games]
        assert 0 < homes.count(box) < len(homes)
        assert 0 < tops.count(box) < len(tops)


# -- Mexican Standout ----------------------------------------------------------------------


@ruling("D215")
def test_standout_the_outlaws_begin_then_the_law_then_the_renegades() -> None:
    outlaw, law, renegade = begun("mexican_standout", OUTLAW, LAW, RENEGADE)

    hands = (len(outlaw.hand) - 2, len(law.hand), len(renegade.hand))
    assert outlaw.is_on_turn
    outlaw.ends_turn().discards(*outlaw.hand[:2])
    assert law.is_on_turn
    law.ends_turn().discards(*law.hand[:2])
    assert renegade.is_on_turn
    renegade.ends_turn().discards(renegade.hand[0])
    assert outlaw.is_on_turn

    assert hands == (4, 4, 5)


@ruling("D215")
def test_standout_is_played_with_three_characters_each() -> None:
    game = new_game(Config(mode="mexican_standout"), 1)

    assert [len(set(dealt(game, seat))) for seat in range(3)] == [3, 3, 3]
    assert decks(game) == [{"outlaw": 40}, {"law": 40}, {"ren_law": 20, "ren_outlaw": 20}, {}]


@ruling("D215")
def test_standout_may_be_agreed_to_have_more_characters() -> None:
    game = new_game(Config(mode="mexican_standout", dealt=6), 1)

    assert [len(set(dealt(game, seat))) for seat in range(3)] == [6, 6, 6]
