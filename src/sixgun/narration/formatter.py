"""`SentenceFormatter`: puts sentences into the language of a reader, from their seat."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from sixgun.library import CATALOGUES
from sixgun.live import AnyGame
from sixgun.messages import catalogue
from sixgun.messages.catalogue import Value
from sixgun.protocol import (
    CardName,
    CardNames,
    DeckName,
    PlayerName,
    PlayerNames,
    PrintedName,
    Sentence,
    SentenceValue,
    Term,
)

__all__ = ["SUIT_SIGNS", "SentenceFormatter", "printed_names"]

SUIT_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
FACE: Final = re.compile(r"(.+)-(10|[2-9JQKA])([SHDC])(?:\.\d+)?")  # in the name of a card
YOU: Final = "\ufffa"  # marks the reader's own name until the sentence is complete


class SentenceFormatter:
    """Names the players and cards of one game for one reader."""

    def __init__(
        self, game: AnyGame, seat: int, language: str = "en", names: Sequence[str] = ()
    ) -> None:
        """`names` are the display names of the players; by default those of the record."""
        self.game: str = game.names.game
        self.cards: Sequence[str] = game.names.cards
        self.seat = seat
        self.names: Sequence[str] = names or game.names.seat_names
        self.catalogue = catalogue(language)
        boxes = tuple(CATALOGUES[self.game].boxes)
        self.printed = printed_names(self.game, language, boxes)

    def text(self, sentence: Sentence) -> str:
        """The sentence as text; a "you" at its beginning is capitalized."""
        text = self.fill(sentence)
        if text.startswith(YOU):
            text = text[1:2].upper() + text[2:]
        return text.replace(YOU, "")

    def fill(self, sentence: Sentence) -> str:
        values: dict[str, Value] = {}
        for name, value in sentence.values.items():
            values[name] = text = self.value(value)
            if isinstance(text, str) and text.startswith(YOU) and text.count(YOU) == 1:
                values[f"{name}_is"] = "you" if is_one_name(value) else "other"
        return self.catalogue.text(sentence.key, values)

    def value(self, value: SentenceValue) -> str | int | float:
        match value:
            case PlayerName():
                return self.player(value)
            case PlayerNames():
                return self.join([self.player(player) for player in value.players])
            case CardName():
                return self.card(value.card)
            case CardNames():
                return self.card_list(value)
            case PrintedName():
                return self.printed_name(value.type, value.id)
            case DeckName():
                return self.deck(value.deck)
            case Term():
                return self.term(value.key)
            case Sentence():
                return self.fill(value)
        return value

    # -- names -----------------------------------------------------------------------------

    def player(self, player: PlayerName) -> str:
        if player.character:
            return self.printed_name("character", player.character)
        if player.seat == self.seat:
            return YOU + self.catalogue.text("log.you")
        if 0 <= player.seat < len(self.names):
            return self.names[player.seat]
        return self.catalogue.text("log.nobody")

    def card(self, card: int) -> str:
        """ "BANG! 7♦"; in The Duel just the name."""
        if card < 0:
            return self.catalogue.text("log.a_card")
        name = self.cards[card]
        found = FACE.fullmatch(name)
        if found is None:
            return self.printed_name("card", name.rpartition("-")[0])
        return f"{self.printed_name('card', found[1])} {found[2]}{SUIT_SIGNS[found[3]]}"

    def card_list(self, cards: CardNames) -> str:
        """Several cards; unseen ones are counted."""
        items = [self.card(card) for card in cards.cards]
        if cards.unseen == 1:
            items.append(self.card(-1))
        elif cards.unseen:
            items.append(self.catalogue.text("log.cards", {"count": cards.unseen}))
        return self.join(items)

    def printed_name(self, type_: str, called: str) -> str:
        return self.printed.get((type_, called), called)

    def deck(self, deck: int) -> str:
        if deck >= len(self.names):
            return self.catalogue.text("log.words.common_deck")
        if deck == self.seat:
            return self.catalogue.text("log.your_deck")
        return self.catalogue.text("log.deck_of", {"name": self.names[deck]})

    def term(self, key: str) -> str:
        """A word of the game; a word without a message is shown as it is."""
        if key in self.catalogue:
            return self.catalogue.text(key)
        return key.rpartition(".")[2].replace("_", " ")

    def join(self, items: Sequence[str]) -> str:
        """ "a, b, and c" in the reader's language."""
        if len(items) < 2:
            return "".join(items)
        *rest, last = items
        joined = rest[0]
        for item in rest[1:]:
            joined = self.catalogue.text("log.list.more", {"first": joined, "last": item})
        key = "two" if len(items) == 2 else "end"
        return self.catalogue.text(f"log.list.{key}", {"first": joined, "last": last})


def is_one_name(value: SentenceValue) -> bool:
    """True for a value that may be "you" to a message: one player, and nothing else."""
    return isinstance(value, PlayerName) or (
        isinstance(value, PlayerNames) and len(value.players) == 1
    )


@cache
def printed_names(game: str, language: str, _boxes: tuple[str, ...]) -> dict[tuple[str, str], str]:
    """The names of all cards, characters and events of the loaded boxes."""
    messages = catalogue(language).messages
    return {
        (entry.type, entry.id): messages.get(f"{game}.{entry.id}.name", entry.name)
        for entry in CATALOGUES[game].catalogue()
    }
