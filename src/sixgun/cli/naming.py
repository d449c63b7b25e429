"""What cards, players and characters are called in a sentence, seen from one seat."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.classic import Card, Facts
from sixgun.classic.suits import VALUES as VALUE_SIGNS
from sixgun.cli import words

__all__ = ["Namer"]


class Namer:
    """Words for the numbers of one game; the player on seat `me` is "you", with -1 nobody is."""

    def __init__(self, facts: Facts, me: int) -> None:
        self.facts = facts
        self.me = me

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

    def player(self, figure: int) -> str:
        return "you" if figure == self.me else self.facts.figures[figure]

    def whose(self, figure: int) -> str:
        return "your" if figure == self.me else f"{self.facts.figures[figure]}'s"

    def character(self, called: str) -> str:
        known = self.facts.character_by_id.get(called)
        return known.name if known else called

    def sentence(self, forms: words.Forms, figure: int, **facts: object) -> str:
        """A text about what this player does, with the verb in its person."""
        mine = figure == self.me
        who = self.player(figure)
        grammar = {
            "who": who,
            "Who": "You" if mine else who,
            "s": "" if mine else "s",
            "is": "are" if mine else "is",
            "was": "were" if mine else "was",
        }
        return words.fill(forms, {**grammar, **facts})
