"""`Namer`: names of cards, players and characters from the viewpoint of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixgun.cli.formatting import printed_words
from sixgun.cli.language import current_language
from sixgun.live import AnyGame
from sixgun.narration import PublicFacts, SentenceFormatter
from sixgun.narration.public_facts import sentence
from sixgun.protocol import Sentence

__all__ = ["Namer"]

AnyFacts = Any  # the printed facts; each game has its own


class Namer:
    """Names the things of one game; the player on seat `me` is "you", with -1 no player is."""

    def __init__(self, game: AnyGame, me: int) -> None:
        self.game = game
        self.me = me
        self.facts: AnyFacts = game.kernel.facts
        self.public = PublicFacts(game)
        seat = me if me >= 0 else self.public.seats  # a spectator's
        self.formatter = SentenceFormatter(game, seat, current_language())
        self.each = len(self.public.owners) // self.public.seats  # figures of a seat

    # -- texts -----------------------------------------------------------------------------

    def text(self, told: Sentence | None) -> str:
        return self.formatter.text(told) if told is not None else ""

    def say(self, key: str, **values: Any) -> str:
        """A message with players and cards among its values; those that are None are left out."""
        return self.text(sentence(key, **values))

    # -- names -----------------------------------------------------------------------------

    def card(self, card: int) -> str:
        return self.formatter.card(card)

    def cards(self, cards: Sequence[int | None]) -> str:
        """Several cards; unseen ones are counted."""
        return self.formatter.card_list(self.public.cards(cards))

    def kind(self, id_: str) -> str:
        return self.formatter.printed_name("card", id_)

    def character(self, id_: str) -> str:
        """A character, even one that is in no box; "" for none."""
        known = self.facts.character_by_id.get(id_)
        english = known.name if known else id_
        return self.formatter.printed.get(("character", id_), english)

    def event(self, id_: str) -> str:
        return self.formatter.printed_name("event", id_)

    def characters(self, ids: Sequence[str]) -> str:
        return self.formatter.join([self.character(id_) for id_ in ids])

    def words(self, id_: str, english: str) -> str:
        """The text of a card, character or event."""
        return printed_words(self.public.game, id_, english)

    # -- seats and figures -----------------------------------------------------------------

    def owner(self, figure: int) -> int:
        return self.public.owners[figure]

    def figures_of(self, seat: int) -> range:
        return range(seat * self.each, (seat + 1) * self.each)
