"""Impossible tables are refused, and the error says what is possible."""

from __future__ import annotations

import pytest

from sixgun.classic import BrownCard, Character
from sixgun.testing import (
    Bystander,
    ScenarioError,
    auction,
    common_deck,
    current,
    deck,
    duel,
    event,
    long_duel,
    next_cards,
    next_events,
    ruling,
    short_duel,
    table,
)

LOTS = ["willy_the_kid", "rose_doolan", "el_gringo", "sid_ketchum", "black_jack"]


class Lookout(Character):
    id = "lookout"
    name = "Lookout"


# -- unknown words -------------------------------------------------------------------------


def test_a_misspelt_character_gets_a_suggestion() -> None:
    with pytest.raises(ScenarioError, match="did you mean 'bart_cassidy'"):
        table("bart_cassady", players=4)
    with pytest.raises(ScenarioError, match="did you mean 'slab_the_killer'"):
        table("Slab the Killer", players=4)


def test_a_misspelt_event_gets_a_suggestion_and_the_list() -> None:
    with pytest.raises(ScenarioError, match=r"did you mean 'handcuffs'.*Known: .*curse.*peyote"):
        table(players=4, event="handcuff")


def test_the_error_for_an_event_of_another_box_names_the_box() -> None:
    table(players=4, boxes="high_noon")

    with pytest.raises(ScenarioError, match=r"'peyote', which needs table\(..., boxes='fistful'\)"):
        next_events("peyote")


def test_roles_that_a_table_has_are_listed() -> None:
    with pytest.raises(ScenarioError, match="Known: sheriff, deputy, outlaw, renegade"):
        table(players=2, roles="sheriff bandit")


def test_the_error_for_a_character_of_another_mode_says_so() -> None:
    with pytest.raises(ScenarioError, match=r"'big_steve', who is not in this mode"):
        duel("big_steve")


def test_a_custom_character_must_be_a_class() -> None:
    with pytest.raises(ScenarioError, match="character must be a class, for instance Lookout"):
        table(Lookout(), players=4)  # type: ignore[arg-type]
    with pytest.raises(ScenarioError, match="BrownCard is not a character: derive it from Char"):
        table(BrownCard, players=4)  # type: ignore[arg-type]


# -- too many and too few ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "roles"),
    [(4, "sheriff outlaw outlaw renegade deputy"), (4, "sheriff outlaw"), (2, "outlaw")],
)
def test_there_are_as_many_roles_as_players(players: int, roles: str) -> None:
    with pytest.raises(ScenarioError, match=f"{len(roles.split())} roles for {players} players"):
        table(players=players, roles=roles)


def test_there_is_one_sheriff() -> None:
    with pytest.raises(ScenarioError, match="only one Sheriff"):
        table(players=2, roles="sheriff sheriff")


def test_there_are_seats_for_all_characters() -> None:
    with pytest.raises(ScenarioError, match="players=2, but 3 characters are named"):
        table("bystander", "bystander", "bystander", players=2)
    with pytest.raises(ScenarioError, match="9 characters are named; a table has 8 seats"):
        table(*["bystander"] * 9)


def test_a_character_may_appear_twice() -> None:
    """Two figures can have the same ability, so a scenario may need this."""
    bart, other, *_ = table("bart_cassidy", "bart_cassidy", players=4)
    assert bart.character == other.character


def test_duels_and_auctions_check_the_number_of_characters() -> None:
    with pytest.raises(ScenarioError, match="a side has 1 to 8 characters, not 0"):
        short_duel("", "sid_ketchum")
    with pytest.raises(ScenarioError, match="a side has 1 to 5 characters, not 6"):
        long_duel(" ".join([*LOTS, "bart_cassidy"]), "sid_ketchum")
    with pytest.raises(ScenarioError, match="a whole number from 5 to 7, not 2"):
        auction("willy_the_kid", "rose_doolan")
    with pytest.raises(ScenarioError, match="2 purses for 5 players"):
        auction(*LOTS, purses="100 100")
    with pytest.raises(ScenarioError, match="in steps of 100"):
        auction(*LOTS, purses="2000 2000 2000 2000 150")
    with pytest.raises(ScenarioError, match="law_vs_outlaw has 2 sides, not 3"):
        duel("jango", "sid_curry", "big_steve")


def test_an_auction_and_the_duel_have_every_character_once() -> None:
    with pytest.raises(ScenarioError, match="only one character 'willy_the_kid'"):
        auction(*LOTS[:4], "willy_the_kid")
    with pytest.raises(ScenarioError, match="only one character 'jango'"):
        duel("jango", "jango")


def test_a_side_without_characters_gets_ones_that_are_free() -> None:
    law, outlaw = duel("", "the_stranger jango")

    assert (outlaw.active.character, outlaw.rearguard.character) == ("the_stranger", "jango")
    assert {law.active.character, law.rearguard.character} & {"the_stranger", "jango"} == set()


def test_an_event_comes_once() -> None:
    table(players=4, event="curse")

    with pytest.raises(ScenarioError, match="only one event 'curse'"):
        next_events("curse")


def test_the_tempo_rule_excludes_events() -> None:
    with pytest.raises(ScenarioError, match="tempo is for games without events"):
        table(players=5, tempo=True, boxes="high_noon")


# -- the wrong game ------------------------------------------------------------------------


def test_functions_of_one_game_refuse_a_table_of_the_other() -> None:
    duel()
    for word in (next_cards, next_events, deck, event):
        with pytest.raises(ScenarioError, match="is a word of BANG!, and this is The Duel"):
            word()

    table(players=4)
    with pytest.raises(ScenarioError, match="is a word of The Duel"):
        common_deck("colt")


def test_the_error_without_a_table_names_the_function_to_call_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sixgun.testing.scenario._current", [])

    with pytest.raises(ScenarioError, match=r"begin with table\(...\) or duel\(...\)"):
        current()


def test_a_ruling_needs_its_number() -> None:
    with pytest.raises(ScenarioError, match="'51' is not a ruling"):
        ruling("51")
    with pytest.raises(ScenarioError, match="which ruling"):
        ruling()


def test_the_kits_error_is_a_failed_assertion() -> None:
    assert issubclass(ScenarioError, AssertionError)
    assert Bystander.id in [player.character for player in table(players=2)]
