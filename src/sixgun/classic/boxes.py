"""What a box contains: ours are in sets/, custom boxes are made the same way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixgun.classic.cards import Card
from sixgun.classic.characters import Character
from sixgun.classic.event_cards import EventCard

__all__ = ["Box"]


class Box:
    """A box: kinds of cards, characters, events, and more copies of cards from other boxes."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word that all kinds use
        name: str,
        cards: Sequence[type[Card]] = (),
        characters: Sequence[type[Character]] = (),
        events: Sequence[type[EventCard]] = (),
        more_copies: Mapping[type[Card], str] | None = None,
        players: Sequence[int] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.cards = list(cards)
        self.characters = list(characters)
        self.events = list(events)
        self.more_copies = dict(more_copies or {})
        self.players = tuple(players)  # the numbers of players its rulebook covers (R314)

    def __repr__(self) -> str:
        return f"<Box {self.id}>"
