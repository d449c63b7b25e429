"""The probability that turned-up cards are good, from everything that a seat can know."""

from __future__ import annotations

from typing import Final

from sixgun.engine.card_places import CardPlaces

__all__ = ["UNKNOWN", "FlipOdds"]

UNKNOWN: Final = -1.0


class FlipOdds:
    """What a move hopes for: some cards of a deck are turned up, and one of them, or all, must be
    good."""

    __slots__ = ("all_of_them", "count", "deck", "good")

    def __init__(self, deck: int, count: int, good: list[int], all_of_them: bool = False) -> None:
        self.deck = deck
        self.count = count
        self.good = good  # the good ones among all cards
        self.all_of_them = all_of_them  # an opponent picks the card

    def probability(self, places: CardPlaces, seat: int) -> float:
        """The probability as far as the seat can know; `UNKNOWN` if counting is not enough."""
        deck = places.decks[self.deck]
        if len(deck) < self.count:
            return UNKNOWN  # the discards are shuffled in between
        unseen = 0
        for card in deck[len(deck) - self.count :]:
            if not places.knows(seat, card):
                unseen += 1
            elif (card in self.good) != self.all_of_them:
                return 0.0 if self.all_of_them else 1.0
        pool = self.pool(places, seat)
        if unseen and (not pool or (unseen > 1 and len({places.back[c] for c in deck}) > 1)):
            return UNKNOWN
        good = sum(1 for card in pool if card in self.good)
        if self.all_of_them:
            return all_good_probability(good, len(pool), unseen)
        return 1.0 - all_good_probability(len(pool) - good, len(pool), unseen)

    def pool(self, places: CardPlaces, seat: int) -> list[int]:
        """The cards that the seat can mistake for the top one: those with its back, and from the
        same shuffles as the deck."""
        deck = places.decks[self.deck]
        epochs = {places.epoch[card] for card in deck if not places.knows(seat, card)}
        return [
            card
            for card in places.with_same_back(list(range(len(places.known))), deck[-1])
            if places.epoch[card] in epochs and not places.knows(seat, card)
        ]


def all_good_probability(wanted: int, cards: int, count: int) -> float:
    """The probability that this many drawn cards are all good."""
    probability = 1.0
    for i in range(count):
        probability *= max(wanted - i, 0) / (cards - i)
    return probability
