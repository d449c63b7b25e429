"""Printed facts: the contents of the boxes of The Duel, and the decks dealt from them."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.duel import BOXES, MODES, Card, Config, Facts, facts_for, new_game
from sixgun.duel.printed_facts import BACKS, SYMBOLS
from sixgun.engine import BadConfig
from sixgun.engine.events import CARD_DRAWN
from sixgun.testing import ruling
from tests.duel import printed
from tests.duel.printed import CHARACTERS, RENEGADES, THE_DUEL, Counts, Printed

CARDS = THE_DUEL | RENEGADES
FORTY = Counter(barrel=10, snake=10, dynamite=5, horseshoe=15)  # D76


def opened(mode: str = "mexican_standout", edition: str = "revised") -> Facts:
    """The facts of a table; with three players every card is included once."""
    return facts_for(Config(mode=mode, edition=edition))


def counts(facts: Facts, kind: Card, back: str) -> Counts:
    """How many copies with this back have each symbol."""
    found = Counter(
        SYMBOLS[facts.symbol[card]]
        for card in range(len(facts.cards))
        if facts.kind[card] is kind and BACKS[facts.back[card]] == back
    )
    return (found["barrel"], found["snake"], found["dynamite"], found["horseshoe"])


def icons(kind: Card) -> list[str]:
    shown = {
        "hit": kind.hits,
        "avoid": kind.avoids,
        "reload": kind.reloads,
        "always_active": kind.always_active,
    }
    return [icon for icon in shown if shown[icon]]


def deck(facts: Facts, side: str) -> list[int]:
    """The cards that a side starts with."""
    seat = facts.sides.index(side)
    return [card for card in range(len(facts.cards)) if facts.home[card] == seat]


def symbols(facts: Facts, cards: list[int]) -> Counter[str]:
    return Counter(SYMBOLS[facts.symbol[card]] for card in cards)


# -- cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("box", "cards"), [("base", THE_DUEL), ("renegades", RENEGADES)])
def test_a_box_has_these_cards_and_no_others(box: str, cards: dict[str, Printed]) -> None:
    assert sorted(kind.id for kind in BOXES[box].cards) == sorted(cards)


@pytest.mark.parametrize("kind_id", CARDS)
def test_a_card_is_as_printed(kind_id: str) -> None:
    facts = opened()
    kind = facts.kind_by_id[kind_id]

    name, border, shown, copies = CARDS[kind_id]
    assert (kind.name, kind.border, icons(kind)) == (name, border, shown.split())
    assert {back: counts(facts, kind, back) for back in BACKS} == {
        back: copies.get(back, (0, 0, 0, 0)) for back in BACKS
    }


@ruling("D6")
def test_there_are_forty_cards_of_each_base_side_and_twenty_of_each_renegade_back() -> None:
    facts = opened()

    sizes = Counter(BACKS[back] for back in facts.back)
    assert sizes == Counter(law=40, outlaw=40, ren_law=20, ren_outlaw=20)


@ruling("D76")
@pytest.mark.parametrize("side", ["law", "outlaw", "renegade"])
def test_the_symbols_of_forty_cards_are_as_frequent_as_the_rulebook_says(side: str) -> None:
    facts = opened()

    assert symbols(facts, deck(facts, side)) == FORTY


@ruling("D11")
def test_the_first_edition_has_a_fifth_water_in_the_law_deck() -> None:
    facts = opened("law_vs_outlaw", "first")

    law = deck(facts, "law")
    assert len(law) == 41
    assert [facts.kind[card].id for card in law].count("water") == 5
    assert symbols(facts, law) == FORTY + Counter(snake=1)
    assert len(deck(facts, "outlaw")) == 40


@ruling("D11")
def test_the_revised_edition_has_four_waters_in_the_law_deck() -> None:
    facts = opened("law_vs_outlaw")

    law = deck(facts, "law")
    assert len(law) == 40
    assert [facts.kind[card].id for card in law].count("water") == 4


@ruling("D13")
@pytest.mark.parametrize("kind_id", ["dynamite", "rattlesnake", "stampede"])
def test_there_is_one_copy_of_each_start_of_turn_card(kind_id: str) -> None:
    facts = opened()

    assert [kind.id for kind in facts.kind].count(kind_id) == 1


def test_every_card_has_a_name_of_its_own() -> None:
    facts = opened("reinforcements", "first")

    assert len(set(facts.cards)) == len(facts.cards) == 121
    for card, name in enumerate(facts.cards):
        face = f"{SYMBOLS[facts.symbol[card]]}.{BACKS[facts.back[card]]}"
        assert name.startswith(f"{facts.kind[card].id}-{face}")


# -- characters ----------------------------------------------------------------------------


@ruling("D6")
def test_there_are_these_characters_and_no_others() -> None:
    base = [character.id for character in BOXES["base"].characters]
    renegades = [character.id for character in BOXES["renegades"].characters]

    assert (len(base), len(renegades)) == (24, 12)
    assert sorted(base + renegades) == sorted(CHARACTERS)


@pytest.mark.parametrize("character_id", CHARACTERS)
def test_a_character_is_as_printed(character_id: str) -> None:
    facts = opened()
    who = facts.character_by_id[character_id]

    name, side, life, always_active = CHARACTERS[character_id]
    assert (who.name, who.back, who.life, who.always_active) == (name, side, life, always_active)
    assert (facts.life[who.no], facts.always[who.no]) == (life, always_active)


# -- sources -------------------------------------------------------------------------------


def test_the_rulebook_counts_the_copies_of_the_base_game() -> None:
    assert {kind.copies_from for kind in BOXES["base"].cards} == {"rulebook"}


def test_the_symbols_of_the_base_game_are_public_except_for_two_cards() -> None:
    sources = {kind.id: kind.symbols_from for kind in BOXES["base"].cards}

    assert sorted(kind for kind in sources if sources[kind] == "inferred") == [
        "schoolmarm",
        "water",
    ]
    assert set(sources.values()) == {"public", "inferred"}


def test_the_lives_of_the_base_game_are_public_and_two_of_them_in_a_rulebook() -> None:
    sources = {character.id: character.life_from for character in BOXES["base"].characters}

    assert [who for who in sources if sources[who] == "rulebook"] == [
        "alan_pinkertoon",
        "dalon_ranger",
    ]
    assert set(sources.values()) == {"public", "rulebook"}


def test_copies_symbols_and_lives_of_the_renegades_are_reconstructed() -> None:
    box = BOXES["renegades"]

    assert {(kind.copies_from, kind.symbols_from) for kind in box.cards} == {
        ("reconstructed", "reconstructed")
    }
    assert {character.life_from for character in box.characters} == {"reconstructed"}


# -- modes ---------------------------------------------------------------------------------


@ruling("D213", "D214", "D215")
def test_there_are_these_five_modes() -> None:
    assert list(MODES) == list(printed.MODES)


@ruling("D10", "D213", "D214", "D215")
@pytest.mark.parametrize("mode_id", printed.MODES)
def test_a_mode_is_as_the_rulebook_has_it(mode_id: str) -> None:
    facts = opened(mode_id)
    mode = facts.mode

    dealt, sides = printed.MODES[mode_id]
    assert mode.dealt == dealt
    assert [
        (side.id, side.hand, " ".join(side.backs), len(deck(facts, side.id)), len(pool))
        for side, pool in zip(mode.sides, facts.pools, strict=True)
    ] == sides


@ruling("D7", "D10", "D213", "D214", "D215")
@pytest.mark.parametrize("mode_id", printed.MODES)
def test_a_game_is_dealt_as_its_mode_says(mode_id: str) -> None:
    dealt, sides = printed.MODES[mode_id]
    game = new_game(Config(mode=mode_id), seed=1)

    assert [len(pile) + 2 for pile in game.reserve] == [dealt] * len(sides)
    assert [len(pile) for pile in game.decks] == [side[3] for side in sides] + [0]
    while not game.shown:
        game.choose_at(0)
    drawn = [event[2] for event in game.events if event[0] == CARD_DRAWN]
    hands = [seat for seat, side in enumerate(sides) for _ in range(side[1])]
    assert drawn[: len(hands)] == hands
    assert game.active == 0


def test_no_table_has_cards_that_are_not_in_its_decks() -> None:
    facts = opened("law_vs_outlaw")

    assert {kind.id for kind in facts.kinds} == set(THE_DUEL)
    assert {character.id for character in facts.characters} == {
        who for who, (_, side, _, _) in CHARACTERS.items() if side in ("law", "outlaw")
    }


def test_corrections_cannot_ask_for_more_cards_than_a_move_can_name() -> None:
    words = tuple(f"{kind.id}.law=snake*60" for kind in BOXES["base"].cards[:8])

    with pytest.raises(BadConfig, match="too_many_copies"):
        facts_for(Config(corrections=words))
