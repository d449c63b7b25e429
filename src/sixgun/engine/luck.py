"""The probability that turned-up cards are good, from everything that a seat can know."""

from __future__ import annotations

from typing import Final

from sixgun.engine.table import Table

__all__ = ["UNKNOWN", "Luck"]

UNKNOWN: Final = -1.0


class Luck:
    """What a move hopes for: some cards of a deck are turned up, and one of them, or all, must be
    good."""

    __slots__ = ("all_of_them", "count", "deck", "good")

    def __init__(self, deck: int, count: int, good: list[int], all_of_them: bool = False) -> None:
        self.deck = deck
        self.count = count
        self.good = good  # the good ones among all cards
        self.all_of_them = all_of_them  # an opponent picks the card

    def chance(self, table: Table, seat: int) -> float:
        """The probability as far as the seat can know; `UNKNOWN` if counting is not enough."""
        deck = table.decks[self.deck]
        if len(deck) < self.count:
            return UNKNOWN  # the discards are shuffled in between
        unseen = 0
        for card in deck[len(deck) - self.count :]:
            if not table.knows(seat, card):
                unseen += 1
            elif (card in self.good) != self.all_of_them:
                return 0.0 if self.all_of_them else 1.0
        pool = self.pool(table, seat)
        if unseen and (not pool or (unseen > 1 and len({table.back[c] for c in deck}) > 1)):
            return UNKNOWN
        good = sum(1 for card in pool if card in self.good)
        if self.all_of_them:
            return drawn_only(good, len(pool), unseen)
        return 1.0 - drawn_only(len(pool) - good, len(pool), unseen)

    def pool(self, table: Table, seat: int) -> list[int]:
        """The cards that the seat can mistake for the top one: those with its back, and from the
        same shuffles as the deck."""
        deck = table.decks[self.deck]
        epochs = {table.epoch[card] for card in deck if not table.knows(seat, card)}
        return [
            card
            for card in table.alike(list(range(len(table.known))), deck[-1])
            if table.epoch[card] in epochs and not table.knows(seat, card)
        ]


def drawn_only(wanted: int, cards: int, count: int) -> float:
    """The probability that this many drawn cards are all good."""
    chance = 1.0
    for i in range(count):
        chance *= max(wanted - i, 0) / (cards - i)
    return chance
