"""The options of a BANG! table, checked: characters, roles, boxes, events, custom cards."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.classic import BOXES, Card, Character, EventCard, Facts
from sixgun.classic.config import DEFAULT_NAMES
from sixgun.classic.roles import DUELIST, ROLES
from sixgun.classic.suits import SUITS, VALUES
from sixgun.classic.variants.auction import FULL_PURSE
from sixgun.classic.variants.lots import STEP
from sixgun.classic.variants.tempo import Tempo
from sixgun.engine import HouseRule
from sixgun.testing.errors import (
    ScenarioError,
    require_class,
    require_different,
    require_known,
    require_number,
    split_words,
)

__all__ = [
    "ORDER_OF_ROLES",
    "Bystander",
    "character_id",
    "check_own_cards",
    "event_id",
    "house_rules",
    "money_of",
    "needed_boxes",
    "parse_piles",
    "roles_of",
    "seat_count",
]

ORDER_OF_ROLES = (
    "sheriff",
    "outlaw",
    "outlaw",
    "renegade",
    "deputy",
    "outlaw",
    "deputy",
    "renegade",
)
THREE_ROLES = ("deputy", "outlaw", "renegade")


class Bystander(Character):
    """Fills the seats that are not named: 4 life points and no ability."""

    id = "bystander"
    name = "Bystander"
    words = "No ability."


def seat_count(characters: Sequence[object], players: object) -> int:
    most = len(DEFAULT_NAMES)
    if len(characters) > most:
        raise ScenarioError(f"{len(characters)} characters are named; a table has {most} seats")
    if players == 0 and not isinstance(players, bool):
        return max(len(characters), 2)
    count = require_number(players, "players", 2, most)
    if count < len(characters):
        raise ScenarioError(f"players={count}, but {len(characters)} characters are named")
    return count


def character_id(who: str | type[Character]) -> str:
    if isinstance(who, str):
        printed = [kind.id for box in BOXES.values() for kind in box.characters]
        return require_known(who, "character", sorted([*printed, Bystander.id]))
    require_class(who, "character", Character)
    return who.id


def event_id(event: object, tempo: bool) -> str:
    """The id of the event in force; "" if there is none."""
    if event == "":
        return ""
    if isinstance(event, str):
        known = sorted(kind.id for box in BOXES.values() for kind in box.events)
        return require_known(event, "event", [*known, Tempo.id] if tempo else known)
    require_class(event, "event", EventCard)
    return str(getattr(event, "id", ""))


def roles_of(roles: str, count: int) -> list[str]:
    """By seat: the named ones, or the defaults."""
    usual = THREE_ROLES if count == 3 else ORDER_OF_ROLES[:count]
    given = split_words(roles, "roles", "sheriff outlaw renegade") or list(usual)
    for role in given:
        require_known(role, "role", ROLES[:DUELIST])
    if len(given) != count:
        raise ScenarioError(f"{len(given)} roles for {count} players: {' '.join(given)}")
    if given.count("sheriff") > 1:
        raise ScenarioError(f"there is only one Sheriff: {' '.join(given)}")
    return given


def house_rules(house: object, rules: Sequence[HouseRule]) -> tuple[str, ...]:
    known = [rule.name for rule in rules]
    names = split_words(house, "house", " ".join(known[:2]))
    for name in names:
        require_known(name, "house rule", known)
    require_different(names, "house rule")
    return tuple(names)


def check_own_cards(cards: object, boxes: set[str]) -> None:
    """Check custom cards: classes with a free id and valid copies."""
    if isinstance(cards, str | type) or not isinstance(cards, Sequence):
        raise ScenarioError(f"cards must be a list of classes, cards=[MyCard], not {cards!r}")
    taken = {kind.id for box in boxes for kind in BOXES[box].cards}
    for card in cards:
        require_class(card, "card", Card)
        if card.id in taken:
            raise ScenarioError(f"{card.__name__} needs another id: {card.id!r} is taken")
        taken.add(card.id)
        for face in card.copies.split():
            if face[-1] not in SUITS or face[:-1] not in VALUES:
                raise ScenarioError(
                    f"{card.__name__} has copies={card.copies!r}, and {face!r} is not a face: "
                    "write value and suit, '9H' or '10S'"
                )


def needed_boxes(named: Sequence[str], boxes: object) -> set[str]:
    """The base box, the boxes asked for, and the boxes of everything that is named."""
    needed = {"base", *split_words(boxes, "boxes", "dodge_city bullet")}
    for wanted in needed:
        require_known(wanted, "box", list(BOXES))
    for box in BOXES.values():
        kinds: list[type[Character | EventCard]] = [*box.characters, *box.events]
        if any(kind.id in named for kind in kinds):
            needed.add(box.id)
    return needed


def parse_piles(facts: Facts, mine: str, others: str, most: int) -> list[list[Character]]:
    """The characters of two players."""
    piles = [split_words(pile, "a side", "willy_the_kid rose_doolan") for pile in (mine, others)]
    for pile in piles:
        if not 1 <= len(pile) <= most:
            named = " ".join(pile) or "nobody"
            raise ScenarioError(f"a side has 1 to {most} characters, not {len(pile)}: {named}")
        for who in pile:
            require_known(who, "character", sorted(facts.character_by_id))
    return [[facts.character_by_id[who] for who in pile] for pile in piles]


def money_of(purses: str, count: int) -> tuple[int, ...]:
    """By seat; empty if all players have the usual purse."""
    words = split_words(purses, "purses", "2000 500 0 2000 2000")
    if words and len(words) != count:
        raise ScenarioError(f"{len(words)} purses for {count} players: {purses!r}")
    allowed = range(0, FULL_PURSE + 1, STEP)
    if not all(word.isdecimal() and int(word) in allowed for word in words):
        raise ScenarioError(f"a purse has 0 to {FULL_PURSE} in steps of {STEP}, not {purses!r}")
    return tuple(int(word) for word in words)
