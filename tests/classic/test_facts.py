"""Printed facts: every card and character of the base game, written down a second time."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.classic import Config, Facts, facts_for

BROWN, BLUE = "brown", "blue"
SUITS = "SHDC"
VALUES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]

# id: name, border, book mark (left out of the beginner game), copies
CARDS = {
    "bang": (
        "BANG!",
        BROWN,
        False,
        "2C 3C 4C 5C 6C 7C 8C 9C 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD QH KH AH AS",
    ),
    "missed": ("Missed!", BROWN, False, "2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC"),
    "beer": ("Beer", BROWN, False, "6H 7H 8H 9H 10H JH"),
    "saloon": ("Saloon", BROWN, False, "5H"),
    "stagecoach": ("Stagecoach", BROWN, False, "9S 9S"),
    "wells_fargo": ("Wells Fargo", BROWN, False, "3H"),
    "general_store": ("General Store", BROWN, True, "9C QS"),
    "panic": ("Panic!", BROWN, False, "JH QH AH 8D"),
    "cat_balou": ("Cat Balou", BROWN, False, "KH 9D 10D JD"),
    "duel": ("Duel", BROWN, True, "8C JS QD"),
    "indians": ("Indians!", BROWN, True, "KD AD"),
    "gatling": ("Gatling", BROWN, False, "10H"),
    "barrel": ("Barrel", BLUE, False, "QS KS"),
    "scope": ("Scope", BLUE, False, "AS"),
    "mustang": ("Mustang", BLUE, False, "8H 9H"),
    "jail": ("Jail", BLUE, True, "10S JS 4H"),
    "dynamite": ("Dynamite", BLUE, True, "2H"),
    "volcanic": ("Volcanic", BLUE, False, "10S 10C"),
    "schofield": ("Schofield", BLUE, False, "JC QC KS"),
    "remington": ("Remington", BLUE, False, "KC"),
    "rev_carabine": ("Rev. Carabine", BLUE, False, "AC"),
    "winchester": ("Winchester", BLUE, False, "8S"),
}

# id: its reach
WEAPONS = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}

# id: name, life points
CHARACTERS = {
    "bart_cassidy": ("Bart Cassidy", 4),
    "black_jack": ("Black Jack", 4),
    "calamity_janet": ("Calamity Janet", 4),
    "el_gringo": ("El Gringo", 3),
    "jesse_jones": ("Jesse Jones", 4),
    "jourdonnais": ("Jourdonnais", 4),
    "kit_carlson": ("Kit Carlson", 4),
    "lucky_duke": ("Lucky Duke", 4),
    "paul_regret": ("Paul Regret", 3),
    "pedro_ramirez": ("Pedro Ramirez", 4),
    "rose_doolan": ("Rose Doolan", 4),
    "sid_ketchum": ("Sid Ketchum", 4),
    "slab_the_killer": ("Slab the Killer", 4),
    "suzy_lafayette": ("Suzy Lafayette", 4),
    "vulture_sam": ("Vulture Sam", 4),
    "willy_the_kid": ("Willy the Kid", 4),
}


def box(beginner: bool = False) -> Facts:
    return facts_for(Config(beginner=beginner).validate())


def face(facts: Facts, card: int) -> str:
    return VALUES[facts.value[card]] + SUITS[facts.suit[card]]


def test_the_base_game_has_these_cards_and_no_others() -> None:
    facts = box()

    assert len(facts.cards) == 80
    assert [kind.id for kind in facts.kinds] == list(CARDS)


@pytest.mark.parametrize("kind_id", CARDS)
def test_a_card_is_as_printed(kind_id: str) -> None:
    facts = box()
    kind = facts.kind_by_id[kind_id]
    faces = [face(facts, card) for card in range(80) if facts.kind[card] is kind]

    name, border, book, copies = CARDS[kind_id]
    assert (kind.name, kind.border, kind.book) == (name, border, book)
    assert Counter(faces) == Counter(copies.split())


@pytest.mark.parametrize("kind_id", CARDS)
def test_a_card_shoots_as_far_as_printed(kind_id: str) -> None:
    kind = box().kind_by_id[kind_id]

    assert kind.reach == WEAPONS.get(kind_id, 0)


def test_the_cards_are_a_full_pack_and_a_second_one_from_the_eights_on() -> None:
    facts = box()
    faces = Counter(face(facts, card) for card in range(80))

    full = [value + suit for suit in SUITS for value in VALUES]
    second = [value + suit for suit in SUITS for value in VALUES[VALUES.index("8") :]]
    assert faces == Counter(full + second)


def test_every_card_has_a_name_of_its_own() -> None:
    facts = box()

    assert len(set(facts.cards)) == 80
    for card, name in enumerate(facts.cards):
        assert name.split(".")[0] == f"{facts.kind[card].id}-{face(facts, card)}"


def test_the_beginner_game_leaves_out_the_eleven_cards_with_a_book() -> None:
    facts = box(beginner=True)

    plain = [kind_id for kind_id, (_, _, book, _) in CARDS.items() if not book]
    assert list(dict.fromkeys(kind.id for kind in facts.kind)) == plain
    assert len(facts.cards) == 69


def test_the_base_game_has_these_characters_and_no_others() -> None:
    facts = box()

    assert [character.id for character in facts.characters] == list(CHARACTERS)


@pytest.mark.parametrize("character_id", CHARACTERS)
def test_a_character_is_as_printed(character_id: str) -> None:
    character = box().character_by_id[character_id]

    assert (character.name, character.life) == CHARACTERS[character_id]
