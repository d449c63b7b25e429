"""`DuelNamer`: names for characters as targets, symbols, backs and decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from sixgun.cli import formatting
from sixgun.cli.duel import messages
from sixgun.cli.namer import Namer, possessive
from sixgun.duel import Facts
from sixgun.duel.printed_facts import BACKS, SYMBOLS
from sixgun.engine import moves as m

__all__ = ["DuelNamer", "begin"]


ARTICLE: Final = "The "  # of some characters; dropped after a possessive


class DuelNamer(Namer):
    """Names the things of one game from the viewpoint of a seat.

    A figure has the name of its character: "your Jango", "ann's Sid Curry".
    """

    facts: Facts

    def __init__(self, facts: Facts, me: int, characters: Sequence[str]) -> None:
        super().__init__(facts, me, 2)
        self.characters = list(characters)  # ids, by figure; "" if empty or unknown

    # -- characters ------------------------------------------------------------------------

    def who(self, figure: int) -> str:
        """The name of the character alone."""
        return self.character(self.characters[figure]) or self.facts.figures[figure]

    def player(self, figure: int) -> str:
        if not self.characters[figure]:
            return self.facts.figures[figure]
        name = self.who(figure).removeprefix(ARTICLE)
        return f"{self.whose_seat(self.owner(figure))} {name}"

    def whose(self, figure: int) -> str:
        whose = possessive(self.who(figure))
        mine = self.owner(figure) == self.me
        return f"your {whose.removeprefix(ARTICLE)}" if mine else whose

    def side(self, seat: int) -> str:
        return messages.SIDES[self.facts.sides[seat]]

    def sentence(self, forms: formatting.Templates, who: str, **facts: object) -> str:
        fields = {"Who": begin(who), **facts} if who != "you" else facts
        return super().sentence(forms, who, **fields).replace("!.", "!")

    # -- cards -----------------------------------------------------------------------------

    def symbol(self, card: int) -> str:
        return messages.SYMBOLS[SYMBOLS[self.facts.symbol[card]]]

    def revealed(self, card: int | None) -> str:
        """A card with its reveal symbol."""
        if card is None or card < 0:
            return self.card(card)
        return f"{self.card(card)} ({self.symbol(card)})"

    def wanted(self, cause: int) -> str:
        """The symbol that a reveal needs, for a card or (-1) an ability."""
        called = self.facts.kind[cause].id if cause >= 0 else messages.FOR_AN_ABILITY
        return messages.SYMBOLS[messages.WANTED[called]]

    def told_apart(self, card: int, others: Sequence[int]) -> str:
        """A card, with the symbol or back that tells it apart from others of its kind."""
        facts = self.facts
        alike = [other for other in others if facts.kind[other] is facts.kind[card]]
        marks = []
        if len({facts.symbol[other] for other in alike}) > 1:
            marks.append(self.symbol(card))
        if len({facts.back[other] for other in alike}) > 1:
            marks.append(f"{self.back(facts.back[card])} back")
        return f"{self.card(card)} ({', '.join(marks)})" if marks else self.card(card)

    def by_back(self, cards: Sequence[int]) -> str:
        """The cards of a hand, grouped by back if there are several."""
        backs = sorted({self.facts.back[card] for card in cards})
        if len(backs) < 2:
            return self.cards(cards)
        groups = [[card for card in cards if self.facts.back[card] == back] for back in backs]
        parts = [f"{self.cards(g)} ({self.back(b)})" for b, g in zip(backs, groups, strict=True)]
        return "; ".join(parts)

    def kind(self, kind: int) -> str:
        """The name of a kind of card, or of a character (higher numbers)."""
        number = kind - self.facts.first_character
        return (self.facts.characters[number] if number >= 0 else self.facts.kinds[kind]).name

    # -- backs and decks -------------------------------------------------------------------

    def back(self, back: int) -> str:
        return messages.BACKS[BACKS[back]]

    def backs(self, backs: Sequence[int]) -> str:
        """The number of each back: "3 Law, 1 Outlaw"."""
        count = Counter(backs)
        if len(count) == 1:
            return self.back(backs[0])
        return ", ".join(f"{count[back]} {self.back(back)}" for back in sorted(count))

    def unseen(self, backs: Sequence[int]) -> str:
        """Cards of which only the back is visible."""
        parts = []
        for back, count in sorted(Counter(backs).items()):
            cards = "a card" if count == 1 else f"{count} cards"
            parts.append(f"{cards} with the {self.back(back)} back")
        return formatting.join_words(parts)

    def deck(self, at: int) -> str:
        common = at == len(self.facts.seat_names)
        return "the common deck" if common else f"{self.whose_seat(at)} deck"

    def word(self, target: int) -> str:
        if m.FIRST_BACK <= target < m.FIRST_BACK + len(BACKS):
            return f"{self.back(target - m.FIRST_BACK)} back"
        if target == m.COMMON_DECK:
            return self.deck(len(self.facts.seat_names))
        if m.FIRST_DECK <= target < m.COMMON_DECK:
            return self.deck(target - m.FIRST_DECK)
        return f"the {super().word(target)}"


def begin(text: str) -> str:
    """Capitalize "your" at the start of a sentence; player names stay lowercase."""
    return f"Your{text[4:]}" if text.startswith("your ") else text
