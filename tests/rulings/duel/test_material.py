"""The contents of the boxes: decks, characters, life points and single cards."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.duel import MODES, Config, facts_for
from sixgun.testing import current, duel, ruling
from tests.rulings.duel.deck_counts import count_copies, deck_sizes


@ruling("D6")
def test_law_and_outlaw_have_forty_cards_and_twelve_characters_each() -> None:
    facts = facts_for(Config())

    assert deck_sizes("law_vs_outlaw") == [40, 40]
    assert [len(pool) for pool in facts.pools] == [12, 12]
    assert not set(facts.pools[0]) & set(facts.pools[1])


@ruling("D6")
def test_the_two_decks_have_different_contents() -> None:
    assert count_copies("colt") == {"law": 1, "outlaw": 5}
    assert count_copies("missed") == {"law": 5, "outlaw": 7}
    assert count_copies("derringer") == {"law": 4}
    assert count_copies("knife") == {"outlaw": 3}


@ruling("D6")
def test_renegades_adds_forty_cards_and_twelve_characters() -> None:
    facts = facts_for(Config(mode="renegade_vs_law"))
    backs = Counter(facts.back)

    assert deck_sizes("renegade_vs_law") == [40, 40]
    assert sorted(backs.values()) == [20, 20, 40]
    assert [len(pool) for pool in facts.pools] == [12, 12]


@ruling("D9")
def test_everybody_enters_with_the_life_printed_on_him() -> None:
    law, outlaw = duel("dalon_ranger jango", "bull_anderson pearl_hat")

    lives = [figure.life for side in (law, outlaw) for figure in (side.first, side.second)]
    assert lives == [5, 3, 5, 3]


@ruling("D9")
def test_the_printed_life_is_also_the_maximum() -> None:
    _, outlaw = duel("pat_garret jango", "sid_curry pearl_hat")
    outlaw.holds("beer").is_playing()
    outlaw.first.has_life(3)

    outlaw.plays("beer")

    assert (outlaw.first.life, outlaw.second.life) == (4, 3)


@ruling("D9")
def test_a_character_who_enters_later_has_their_own_printed_life_and_maximum() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding dalton_bros bull_anderson")
    law.holds("winchester", "derringer")
    outlaw.holds("beer")
    outlaw.first.has_life(1)
    outlaw.second.has_life(1)

    law.plays("winchester", at=outlaw.rearguard)
    outlaw.passes()
    law.plays("derringer", at=outlaw.active)
    outlaw.passes()
    entered = (outlaw.first.life, outlaw.second.life)
    outlaw.is_playing().plays("beer")

    assert (outlaw.first.character, outlaw.second.character) == ("bull_anderson", "dalton_bros")
    assert entered == (5, 3)
    assert (outlaw.first.life, outlaw.second.life) == (5, 3)


@ruling("D11")
def test_the_law_has_four_water() -> None:
    assert count_copies("water") == {"law": 4, "outlaw": 1}


@ruling("D12")
def test_life_is_not_limited_by_the_number_of_bullets() -> None:
    lives = "pat_garret.life=9 jango.life=9 sid_curry.life=9 pearl_hat.life=9"
    law, outlaw = duel("pat_garret jango", "sid_curry pearl_hat", corrections=lives)
    outlaw.holds("beer").is_playing()
    outlaw.first.has_life(8)

    outlaw.plays("beer")

    assert current().game.life == [9, 9, 9, 9]
    assert law.active.life == 9


@ruling("D13")
@pytest.mark.parametrize("kind", ["dynamite", "rattlesnake", "stampede"])
def test_there_is_one_of_each_card_of_the_start_of_a_turn_in_all_decks(kind: str) -> None:
    for mode in MODES:
        facts = facts_for(Config(mode=mode))
        count = [k.id for k in facts.kind].count(kind)
        everything = mode in ("law_vs_outlaw", "reinforcements", "mexican_standout")
        assert count <= 1
        assert count == 1 or not everything


@ruling("D13")
def test_no_other_card_acts_at_the_start_of_a_turn() -> None:
    facts = facts_for(Config(mode="mexican_standout"))

    starting = [kind.id for kind in facts.kind if kind.start_order]
    assert sorted(starting) == ["dynamite", "rattlesnake", "stampede"]
