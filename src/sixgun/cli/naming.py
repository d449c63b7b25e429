"""What cards, players and characters are called in a sentence, seen from one seat."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.classic import Card, Facts
from sixgun.classic.suits import VALUES as VALUE_SIGNS
from sixgun.cli import words
from sixgun.engine.moves import WORDS

__all__ = ["Namer"]

THREE, EIGHT = 3, 8  # players; with so many the roles are not as usual
RENEGADE = 3


class Namer:
    """Words for the numbers of one game; the player on seat `me` is "you", with -1 nobody is.

    Where a seat has several figures, "you" are the seat and the figures go by their names.
    """

    def __init__(self, facts: Facts, me: int) -> None:
        self.facts = facts
        self.me = me
        self.each = facts.variant.figures_a_seat

    # -- cards -----------------------------------------------------------------------------

    def face(self, card: int) -> str:
        sign = VALUE_SIGNS[self.facts.value[card]]
        return f"{words.VALUES.get(sign, sign)} of {words.SUITS[self.facts.suit[card]]}"

    def card(self, card: int | None) -> str:
        if card is None or card < 0:
            return "a card"
        return f"{self.facts.kind[card].name} ({self.face(card)})"

    def cards(self, cards: Sequence[int | None]) -> str:
        """Several cards, those unseen counted."""
        seen = [self.card(card) for card in cards if card is not None]
        unseen = len(cards) - len(seen)
        if unseen:
            seen.append("a card" if unseen == 1 else f"{unseen} cards")
        return words.join(seen)

    def kind(self, kind: int) -> Card:
        return self.facts.kinds[kind]

    def word(self, target: int) -> str:
        """A suit, a colour, a right."""
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
        return "your" if self.is_me(figure) else f"{self.facts.figures[figure]}'s"

    def seat(self, seat: int) -> str:
        return "you" if seat == self.me else self.facts.seat_names[seat]

    def whose_seat(self, seat: int) -> str:
        return "your" if seat == self.me else f"{self.facts.seat_names[seat]}'s"

    def hand_of(self, figure: int) -> str:
        """Whose hand is meant by naming a figure."""
        return f"{self.whose_seat(self.owner(figure))} hand"

    # -- characters and roles --------------------------------------------------------------

    def character(self, called: str) -> str:
        known = self.facts.character_by_id.get(called)
        return known.name if known else called

    def event(self, called: str) -> str:
        return self.facts.event_by_id[called].name

    def role(self, role: int) -> str:
        """A role as what somebody is: "an Outlaw"; with three players each is the only one."""
        if self.facts.config.players == THREE:
            return f"the {words.ROLES[role]}"
        if self.facts.config.players == EIGHT and role == RENEGADE:
            return f"a {words.ROLES[role]}"
        return words.ROLES_SHOWN[role]

    # -- sentences -------------------------------------------------------------------------

    def sentence(self, forms: words.Forms, who: str, **facts: object) -> str:
        """A text about what somebody does, with the verb in its person."""
        mine = who == "you"
        grammar = {
            "who": who,
            "Who": "You" if mine else who,
            "s": "" if mine else "s",
            "is": "are" if mine else "is",
            "was": "were" if mine else "was",
            "has": "have" if mine else "has",
        }
        return words.fill(forms, {**grammar, **facts})
