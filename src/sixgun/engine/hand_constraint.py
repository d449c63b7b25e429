"""What a hand must hold, because its owner was offered a choice that needs it."""

from __future__ import annotations

from math import comb
from typing import Final

from sixgun.engine.rng import Rng

__all__ = ["HandConstraint"]

RESOLUTION: Final = 1 << 30  # the resolution of random numbers


class HandConstraint:
    """A hand has at least this many matching cards: all players know that, but not which ones.

    `replacement[c]` is the card that moves to where card c lies when unknown cards are dealt again.
    """

    __slots__ = ("count", "hand", "matches")

    def __init__(self, hand: list[int], matches: list[bool], count: int) -> None:
        self.hand = hand  # the cards that are really there
        self.matches = matches  # by card
        self.count = count

    def is_met(self, replacement: list[int]) -> bool:
        return self.count_in(self.hand, replacement) >= self.count

    def count_in(self, places: list[int], replacement: list[int]) -> int:
        """How many of the cards that move to these places match."""
        found = 0
        for place in places:
            if self.matches[replacement[place]]:
                found += 1
        return found

    def deal(self, groups: list[list[int]], replacement: list[int], rng: Rng) -> bool:
        """Deal once more within groups of places whose cards are interchangeable. Every deal that
        gives the hand what it must hold is equally likely. False if there is none."""
        shares = [HandGroup(self, places, replacement) for places in groups]
        shares = [share for share in shares if share.own_places]
        dealt = [place for share in shares for place in share.own_places]
        left = self.count - self.count_in([p for p in self.hand if p not in dealt], replacement)
        chances = chances_to_meet(shares, left)
        if chances[0][left] == 0:
            return False
        for i in range(len(shares)):
            weights = shares[i].weights(left, chances[i + 1])
            matching = pick_weighted(weights, rng)
            shares[i].deal(matching, replacement, rng)
            left = max(left - matching, 0)
        return True


class HandGroup:
    """The part of a hand that is in one group of places with interchangeable cards."""

    __slots__ = ("matching", "other_places", "others", "own_places")

    def __init__(
        self, constraint: HandConstraint, places: list[int], replacement: list[int]
    ) -> None:
        self.own_places = [place for place in places if place in constraint.hand]
        self.other_places = [place for place in places if place not in constraint.hand]
        # in fixed order: their real order is unknown
        cards = sorted([replacement[place] for place in places])
        self.matching = [card for card in cards if constraint.matches[card]]
        self.others = [card for card in cards if not constraint.matches[card]]

    def chance(self, matching: int) -> float:
        """The probability that this many of its cards match in an unconditioned deal."""
        cards = len(self.matching) + len(self.others)
        others = len(self.own_places) - matching
        ways = comb(len(self.matching), matching) * comb(len(self.others), others)
        return ways / comb(cards, len(self.own_places))

    def weights(self, left: int, after: list[float]) -> list[float]:
        """By the number of its matching cards: the probability of that number, and that the
        following shares have what is then still missing."""
        return [self.chance(n) * after[max(left - n, 0)] for n in range(len(self.own_places) + 1)]

    def deal(self, matching: int, replacement: list[int], rng: Rng) -> None:
        """Give it this many matching cards; which ones, and where all the others go, is random."""
        rng.shuffle(self.matching)
        rng.shuffle(self.others)
        others = len(self.own_places) - matching
        hand = self.matching[:matching] + self.others[:others]
        other_places = sorted(self.matching[matching:] + self.others[others:])
        rng.shuffle(hand)
        rng.shuffle(other_places)
        for places, cards in ((self.own_places, hand), (self.other_places, other_places)):
            for i in range(len(places)):
                replacement[places[i]] = cards[i]


def chances_to_meet(shares: list[HandGroup], count: int) -> list[list[float]]:
    """By share: the probability that it and the following ones have 0, 1, ... up to `count`
    matches."""
    chances = [[1.0] + [0.0] * count]
    for share in reversed(shares):
        after = chances[0]
        chances.insert(0, [sum(share.weights(left, after)) for left in range(count + 1)])
    return chances


def pick_weighted(weights: list[float], rng: Rng) -> int:
    """Pick one of these numbers at random, by weight."""
    point = rng.below(RESOLUTION) / RESOLUTION * sum(weights)
    last = 0
    for number in range(len(weights)):
        if weights[number] > 0:
            last = number
            point -= weights[number]
            if point < 0:
                return number
    return last
