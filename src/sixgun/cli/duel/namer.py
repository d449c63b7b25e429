"""`DuelNamer`: names for symbols, backs and copies of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sixgun.cli.language import say
from sixgun.cli.namer import Namer
from sixgun.duel.printed_facts import BACKS, SYMBOLS

__all__ = ["DuelNamer"]


class DuelNamer(Namer):
    """Names the things of one game from the viewpoint of a seat."""

    def side(self, seat: int) -> str:
        return say(f"duel_table.sides.{self.facts.sides[seat]}")

    # -- cards -----------------------------------------------------------------------------

    def symbol(self, card: int) -> str:
        return say(f"log.symbols.{SYMBOLS[self.facts.symbol[card]]}")

    def with_symbol(self, card: int) -> str:
        return f"{self.card(card)} ({self.symbol(card)})"

    def mark(self, card: int, others: Sequence[int]) -> str:
        """The symbol or back that tells a card apart from others of its kind; "" if nothing
        does."""
        facts = self.facts
        alike = [other for other in others if facts.kind[other] is facts.kind[card]]
        marks = []
        if len({facts.symbol[other] for other in alike}) > 1:
            marks.append(self.symbol(card))
        if len({facts.back[other] for other in alike}) > 1:
            marks.append(self.back(facts.back[card]))
        return ", ".join(marks)

    def by_back(self, cards: Sequence[int]) -> str:
        """The cards of a hand, grouped by back if there are several."""
        backs = sorted({self.facts.back[card] for card in cards})
        if len(backs) < 2:
            return self.cards(cards)
        groups = [[card for card in cards if self.facts.back[card] == back] for back in backs]
        told = [f"{self.cards(g)} ({self.back(b)})" for b, g in zip(backs, groups, strict=True)]
        return "; ".join(told)

    # -- backs -----------------------------------------------------------------------------

    def back(self, back: int) -> str:
        return say(f"terminal.backs.{BACKS[back]}")

    def backs(self, backs: Sequence[int]) -> str:
        """The number of each back: "3 Law, 1 Outlaw"."""
        count = Counter(backs)
        if len(count) == 1:
            return self.back(backs[0])
        return ", ".join(f"{count[back]} {self.back(back)}" for back in sorted(count))

    def unseen(self, backs: Sequence[int]) -> str:
        """Cards of which only the back is visible."""
        counted = sorted(Counter(backs).items())
        told = [say("terminal.duel.unseen", count=n, back=self.back(back)) for back, n in counted]
        return self.formatter.join(told)
