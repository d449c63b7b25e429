"""`Namer`: names of cards, players and characters from the viewpoint of a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol

from sixgun.cli import formatting
from sixgun.engine import Kind
from sixgun.engine.moves import WORDS

__all__ = ["Namer", "PrintedFacts", "possessive"]


class PrintedFacts(Protocol):
    """The printed facts that every game has."""

    @property
    def cards(self) -> Sequence[str]: ...

    @property
    def kind(self) -> Sequence[Kind]: ...  # by card number

    @property
    def kinds(self) -> Sequence[Kind]: ...

    @property
    def characters(self) -> Sequence[Kind]: ...

    @property
    def character_by_id(self) -> Mapping[str, Kind]: ...

    @property
    def seat_names(self) -> Sequence[str]: ...

    @property
    def figures(self) -> Sequence[str]: ...


def possessive(name: str) -> str:
    """ "ann's", "thomas'"."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


class Namer:
    """Names the things of one game; the player on seat `me` is "you", with -1 no player is.

    If a seat has several figures, "you" is the seat and the figures have their own names.
    """

    faces: ClassVar[frozenset[str]] = frozenset()  # the words that `face` may use

    def __init__(self, facts: PrintedFacts, me: int, each: int) -> None:
        self.facts = facts
        self.me = me
        self.each = each  # figures of a seat

    # -- cards -----------------------------------------------------------------------------

    def face(self, card: int) -> str:
        """The mark that tells a card apart from others of its kind."""
        return ""

    def card(self, card: int | None) -> str:
        if card is None or card < 0:
            return "a card"
        face = self.face(card)
        return f"{self.facts.kind[card].name} ({face})" if face else self.facts.kind[card].name

    def cards(self, cards: Sequence[int | None]) -> str:
        """Several cards; unseen ones are counted."""
        seen = [self.card(card) for card in cards if card is not None]
        unseen = len(cards) - len(seen)
        if unseen:
            seen.append("a card" if unseen == 1 else f"{unseen} cards")
        return formatting.join_words(seen)

    def word(self, target: int) -> str:
        """The name of a suit, a colour or a right."""
        return WORDS[target].replace("_", " ")

    # -- players ---------------------------------------------------------------------------

    def owner(self, figure: int) -> int:
        return figure // self.each

    def figures_of(self, seat: int) -> range:
        return range(seat * self.each, (seat + 1) * self.each)

    def is_me(self, figure: int) -> bool:
        return self.each == 1 and figure == self.me

    def player(self, figure: int) -> str:
        return "you" if self.is_me(figure) else self.facts.figures[figure]

    def whose(self, figure: int) -> str:
        return "your" if self.is_me(figure) else possessive(self.facts.figures[figure])

    def seat(self, seat: int) -> str:
        return "you" if seat == self.me else self.facts.seat_names[seat]

    def whose_seat(self, seat: int) -> str:
        return "your" if seat == self.me else possessive(self.facts.seat_names[seat])

    def hand_of(self, figure: int) -> str:
        """The hand of a figure's owner."""
        return f"{self.whose_seat(self.owner(figure))} hand"

    def character(self, called: str) -> str:
        known = self.facts.character_by_id.get(called)
        return known.name if known else called

    def role_called(self, called: str) -> str:
        """A role by its id, with its article."""
        return called

    # -- sentences -------------------------------------------------------------------------

    def sentence(self, forms: formatting.Templates, who: str, **facts: object) -> str:
        """A sentence about a player or a character, with the verb in the right person."""
        mine = who == "you"
        grammar = {
            "who": who,
            "Who": "You" if mine else who,
            "s": "" if mine else "s",
            "is": "are" if mine else "is",
            "was": "were" if mine else "was",
            "has": "have" if mine else "has",
            "does": "do" if mine else "does",
        }
        return formatting.fill_template(forms, {**grammar, **facts})
