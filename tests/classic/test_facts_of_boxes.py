"""Dodge City, The Bullet and the events contain what is printed, listed here once more."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.classic import BOXES, OUR_BOXES, Box, Config, Facts, facts_for
from sixgun.classic.suits import SUITS, VALUES

DODGE_CITY = {  # name, border, copies in this box
    "bang": ("BANG!", "brown", "5C 6C KC 8S"),
    "missed": ("Missed!", "brown", "8D"),
    "beer": ("Beer", "brown", "6H 6S"),
    "general_store": ("General Store", "brown", "AS"),
    "panic": ("Panic!", "brown", "JH"),
    "cat_balou": ("Cat Balou", "brown", "8C"),
    "indians": ("Indians!", "brown", "5D"),
    "barrel": ("Barrel", "blue", "AC"),
    "mustang": ("Mustang", "blue", "5H"),
    "dynamite": ("Dynamite", "blue", "10C"),
    "remington": ("Remington", "blue", "6D"),
    "rev_carabine": ("Rev. Carabine", "blue", "5S"),
    "punch": ("Punch", "brown", "10S"),
    "springfield": ("Springfield", "brown", "KS"),
    "brawl": ("Brawl", "brown", "JS"),
    "rag_time": ("Rag Time", "brown", "9H"),
    "tequila": ("Tequila", "brown", "9C"),
    "whisky": ("Whisky", "brown", "QH"),
    "dodge": ("Dodge", "brown", "7D KH"),
    "binocular": ("Binocular", "blue", "10D"),
    "hideout": ("Hideout", "blue", "KD"),
    "bible": ("Bible", "green", "10H"),
    "iron_plate": ("Iron Plate", "green", "AD QS"),
    "sombrero": ("Sombrero", "green", "7C"),
    "ten_gallon_hat": ("Ten Gallon Hat", "green", "JD"),
    "buffalo_rifle": ("Buffalo Rifle", "green", "QC"),
    "can_can": ("Can Can", "green", "JC"),
    "canteen": ("Canteen", "green", "7H"),
    "conestoga": ("Conestoga", "green", "9D"),
    "derringer": ("Derringer", "green", "7S"),
    "howitzer": ("Howitzer", "green", "9S"),
    "knife": ("Knife", "green", "8H"),
    "pepperbox": ("Pepperbox", "green", "AH"),
    "pony_express": ("Pony Express", "green", "QD"),
}

CHARACTERS = {  # name, life
    "apache_kid": ("dodge_city", "Apache Kid", 3),
    "belle_star": ("dodge_city", "Belle Star", 4),
    "bill_noface": ("dodge_city", "Bill Noface", 4),
    "chuck_wengam": ("dodge_city", "Chuck Wengam", 4),
    "doc_holyday": ("dodge_city", "Doc Holyday", 4),
    "elena_fuente": ("dodge_city", "Elena Fuente", 3),
    "greg_digger": ("dodge_city", "Greg Digger", 4),
    "herb_hunter": ("dodge_city", "Herb Hunter", 4),
    "jose_delgado": ("dodge_city", "José Delgado", 4),
    "molly_stark": ("dodge_city", "Molly Stark", 4),
    "pat_brennan": ("dodge_city", "Pat Brennan", 4),
    "pixie_pete": ("dodge_city", "Pixie Pete", 3),
    "sean_mallory": ("dodge_city", "Sean Mallory", 3),
    "tequila_joe": ("dodge_city", "Tequila Joe", 4),
    "vera_custer": ("dodge_city", "Vera Custer", 3),
    "uncle_will": ("bullet", "Uncle Will", 4),
    "johnny_kisch": ("bullet", "Johnny Kisch", 4),
    "claus_the_saint": ("bullet", 'Claus "The Saint"', 3),
}

EVENTS = {
    "blessing": ("high_noon", "Blessing", False),
    "curse": ("high_noon", "Curse", False),
    "ghost_town": ("high_noon", "Ghost Town", False),
    "gold_rush": ("high_noon", "Gold Rush", False),
    "hangover": ("high_noon", "Hangover", False),
    "shootout": ("high_noon", "Shootout", False),
    "the_daltons": ("high_noon", "The Daltons", False),
    "the_doctor": ("high_noon", "The Doctor", False),
    "the_reverend": ("high_noon", "The Reverend", False),
    "the_sermon": ("high_noon", "The Sermon", False),
    "thirst": ("high_noon", "Thirst", False),
    "train_arrival": ("high_noon", "Train Arrival", False),
    "handcuffs": ("high_noon", "Handcuffs", False),
    "new_identity": ("high_noon", "New Identity", False),
    "high_noon": ("high_noon", "High Noon", True),
    "abandoned_mine": ("fistful", "Abandoned Mine", False),
    "ambush": ("fistful", "Ambush", False),
    "blood_brothers": ("fistful", "Blood Brothers", False),
    "dead_man": ("fistful", "Dead Man", False),
    "hard_liquor": ("fistful", "Hard Liquor", False),
    "lasso": ("fistful", "Lasso", False),
    "law_of_the_west": ("fistful", "Law of the West", False),
    "peyote": ("fistful", "Peyote", False),
    "ranch": ("fistful", "Ranch", False),
    "ricochet": ("fistful", "Ricochet", False),
    "russian_roulette": ("fistful", "Russian Roulette", False),
    "sniper": ("fistful", "Sniper", False),
    "the_judge": ("fistful", "The Judge", False),
    "vendetta": ("fistful", "Vendetta", False),
    "a_fistful_of_cards": ("fistful", "A Fistful of Cards", True),
}


def opened(players: int = 4) -> Facts:
    return facts_for(Config(players=players, boxes=OUR_BOXES))


def of_box(box: Box, wanted: str) -> str:
    """The copies of a kind that a box adds."""
    own = [kind.copies for kind in box.cards if kind.id == wanted]
    more = [copies for kind, copies in box.more_copies.items() if kind.id == wanted]
    return " ".join(own + more)


@pytest.mark.parametrize("kind_id", DODGE_CITY)
def test_a_card_of_dodge_city_is_as_printed(kind_id: str) -> None:
    name, border, copies = DODGE_CITY[kind_id]
    kind = opened().kind_by_id[kind_id]

    assert (kind.name, kind.border) == (name, border)
    assert of_box(BOXES["dodge_city"], kind_id).split() == copies.split()


def test_dodge_city_has_these_forty_cards_and_no_others() -> None:
    box = BOXES["dodge_city"]
    brought = [kind.id for kind in (*box.cards, *box.more_copies)]

    assert sorted(brought) == sorted(DODGE_CITY)
    assert len(opened().cards) == 120


def test_dodge_city_is_one_card_of_each_suit_from_five_to_ace() -> None:
    faces = Counter(" ".join(copies for _, _, copies in DODGE_CITY.values()).split())

    assert faces == Counter(v + s for s in SUITS for v in VALUES[VALUES.index("5") :])


@pytest.mark.parametrize("character_id", CHARACTERS)
def test_a_character_is_as_printed(character_id: str) -> None:
    box, name, life = CHARACTERS[character_id]
    character = opened().character_by_id[character_id]

    assert (character.name, character.life) == (name, life)
    assert character_id in [who.id for who in BOXES[box].characters]


@pytest.mark.parametrize("event_id", EVENTS)
def test_an_event_is_as_printed(event_id: str) -> None:
    box, name, last = EVENTS[event_id]
    event = opened().event_by_id[event_id]

    assert (event.name, event.last) == (name, last)
    assert event_id in [card.id for card in BOXES[box].events]


def test_there_are_no_other_characters_and_events() -> None:
    facts = opened()

    assert len(facts.characters) == 16 + len(CHARACTERS)
    assert [event.id for event in facts.events] == list(EVENTS)


def test_the_beginner_game_leaves_out_three_more_cards() -> None:
    facts = facts_for(Config(boxes=OUR_BOXES, beginner=True))

    assert len(facts.cards) == 120 - 11 - 3
