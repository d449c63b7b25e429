"""The facts of a game that everybody knows, and that sentences need."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from sixgun.engine import Names
from sixgun.engine.moves import COMMON_DECK, FIRST_DECK
from sixgun.live import AnyGame
from sixgun.messages import LANGUAGES, catalogue
from sixgun.messages.placeholders import placeholders
from sixgun.notation import write_target
from sixgun.protocol import (
    CardName,
    CardNames,
    DeckName,
    PlayerName,
    PrintedName,
    Sentence,
    Term,
)

__all__ = ["PublicFacts", "join_sentences", "sentence"]

SYMBOL: Final = re.compile(r"-([a-z_]+)\.[a-z_]+(?:\.[0-9]+)?$")  # in the name of a card


class PublicFacts:
    """The ids for the numbers of one game, and the names to put into sentences."""

    def __init__(self, game: AnyGame) -> None:
        kernel, rules = game.kernel, game.rules
        self.game: str = game.names.game
        self.seats: int = kernel.seats
        self.owners: tuple[int, ...] = tuple(kernel.owner)
        self.has_teams = len(self.owners) > self.seats
        self.kinds: Sequence[str] = [kind.id for kind in kernel.kind]  # by card
        self.kind_ids: Sequence[str] = game.names.kind_ids
        self.characters = rules.character_ids(kernel)
        self.events = rules.event_ids(kernel)
        self.roles = rules.role_words(kernel)
        self.has_decks = len(kernel.decks) > 1  # each seat has its own
        self.names: Names = game.names
        self.messages = catalogue().messages

    # -- keys ------------------------------------------------------------------------------

    def key(self, *tried: str) -> str:
        """The first of these keys with a message; "" if none has one."""
        return next((key for key in tried if key in self.messages), "")

    # -- names -----------------------------------------------------------------------------

    def owner(self, figure: int) -> int:
        return self.owners[figure] if figure >= 0 else -1

    def player(self, figure: int) -> PlayerName:
        """The player of a figure: players play cards, figures suffer their effects."""
        return PlayerName(self.owner(figure))

    def figure(self, figure: int, characters: Sequence[str]) -> PlayerName | None:
        """A figure, named by its character where players have several; None for no figure."""
        if figure < 0:
            return None
        character = characters[figure] if self.has_teams else ""
        return PlayerName(self.owner(figure), figure, character)

    def card(self, card: int | None) -> CardName:
        return CardName(-1 if card is None else card)

    def known_card(self, card: int | None) -> CardName | None:
        """The card, or None if there is none or nobody may see it."""
        return None if card is None or card < 0 else CardName(card)

    def cards(self, cards: Sequence[int | None]) -> CardNames:
        seen = [card for card in cards if card is not None and card >= 0]
        return CardNames(seen, len(cards) - len(seen))

    def symbol(self, card: int | None) -> Term | None:
        """The symbol on a card that decides a reveal, in The Duel."""
        found = None if card is None or card < 0 else SYMBOL.search(self.names.cards[card])
        return None if found is None else Term(f"log.symbols.{found[1]}")

    def word(self, target: int) -> Term | DeckName | None:
        """A suit, a colour, a right, a card back or a deck."""
        if target == COMMON_DECK or FIRST_DECK <= target < COMMON_DECK:
            return DeckName(self.seats if target == COMMON_DECK else target - FIRST_DECK)
        return Term(f"log.words.{write_target(self.names, target)}") if target else None

    def character(self, called: str) -> PrintedName | None:
        return PrintedName("character", called) if called else None

    def kind(self, called: str) -> PrintedName | None:
        """A kind of card, or a character whose ability is used."""
        if not called:
            return None
        return PrintedName("character" if called in self.characters else "card", called)


def sentence(key: str, /, **values: Any) -> Sentence:
    """A sentence with the values that are there and that its message uses."""
    used = used_values(key)
    return Sentence(key, {n: v for n, v in values.items() if v is not None and n in used})


@cache
def used_values(key: str) -> frozenset[str]:
    """The values that a message uses in any language."""
    messages = (catalogue(language).messages.get(key, "") for language in LANGUAGES)
    names = {name for message in messages for name in placeholders(message)}
    return frozenset(name.removesuffix("_is") for name in names)


def join_sentences(parts: Sequence[Sentence]) -> Sentence | None:
    """ "a, b, and c" as one sentence; None for nothing."""
    if len(parts) < 2:
        return parts[0] if parts else None
    *rest, last = parts
    joined = rest[0]
    for part in rest[1:]:
        joined = sentence("log.list.more", first=joined, last=part)
    return sentence(f"log.list.{'two' if len(parts) == 2 else 'end'}", first=joined, last=last)
