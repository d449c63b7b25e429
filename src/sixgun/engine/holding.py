"""What a hand must hold, because its owner was offered a choice that needs it."""

from __future__ import annotations

from math import comb
from typing import Final

from sixgun.engine.rng import Rng

__all__ = ["Holding"]

FINE: Final = 1 << 30  # the resolution of random numbers


class Holding:
    """A hand has at least this many matching cards: all players know that, but not which ones.

    `now[c]` is the card that moves to where card c lies, while unknown cards are dealt again.
    """

    __slots__ = ("count", "fits", "hand")

    def __init__(self, hand: list[int], fits: list[bool], count: int) -> None:
        self.hand = hand  # the cards that are really there
        self.fits = fits  # by card
        self.count = count

    def is_met(self, now: list[int]) -> bool:
        return self.found_in(self.hand, now) >= self.count

    def found_in(self, places: list[int], now: list[int]) -> int:
        """How many of the cards that move to these places match."""
        found = 0
        for place in places:
            if self.fits[now[place]]:
                found += 1
        return found

    def deal(self, groups: list[list[int]], now: list[int], rng: Rng) -> bool:
        """Deal once more within groups of places whose cards are interchangeable. Every deal that
        gives the hand what it must hold is equally likely. False if there is none."""
        shares = [Share(self, places, now) for places in groups]
        shares = [share for share in shares if share.mine]
        dealt = [place for share in shares for place in share.mine]
        left = self.count - self.found_in([p for p in self.hand if p not in dealt], now)
        chances = chances_to_meet(shares, left)
        if chances[0][left] == 0:
            return False
        for i in range(len(shares)):
            weights = shares[i].weights(left, chances[i + 1])
            fitting = pick(weights, rng)
            shares[i].deal(fitting, now, rng)
            left = max(left - fitting, 0)
        return True


class Share:
    """The part of a hand that is in one group of places with interchangeable cards."""

    __slots__ = ("fitting", "mine", "others", "rest")

    def __init__(self, holding: Holding, places: list[int], now: list[int]) -> None:
        self.mine = [place for place in places if place in holding.hand]
        self.rest = [place for place in places if place not in holding.hand]
        cards = sorted([now[place] for place in places])  # shuffled: their real order is unknown
        self.fitting = [card for card in cards if holding.fits[card]]
        self.others = [card for card in cards if not holding.fits[card]]

    def chance(self, fitting: int) -> float:
        """The probability that this many of its cards match in an unconditioned deal."""
        cards = len(self.fitting) + len(self.others)
        ways = comb(len(self.fitting), fitting) * comb(len(self.others), len(self.mine) - fitting)
        return ways / comb(cards, len(self.mine))

    def weights(self, left: int, after: list[float]) -> list[float]:
        """By the number of its matching cards: the probability of that number, and that the
        following shares have what is then still missing."""
        return [self.chance(n) * after[max(left - n, 0)] for n in range(len(self.mine) + 1)]

    def deal(self, fitting: int, now: list[int], rng: Rng) -> None:
        """Give it this many matching cards; which ones, and where all the others go, is random."""
        rng.shuffle(self.fitting)
        rng.shuffle(self.others)
        others = len(self.mine) - fitting
        hand = self.fitting[:fitting] + self.others[:others]
        rest = sorted(self.fitting[fitting:] + self.others[others:])
        rng.shuffle(hand)
        rng.shuffle(rest)
        for places, cards in ((self.mine, hand), (self.rest, rest)):
            for i in range(len(places)):
                now[places[i]] = cards[i]


def chances_to_meet(shares: list[Share], count: int) -> list[list[float]]:
    """By share: the probability that it and the following ones have 0, 1, ... up to `count`
    matches."""
    chances = [[1.0] + [0.0] * count]
    for share in reversed(shares):
        after = chances[0]
        chances.insert(0, [sum(share.weights(left, after)) for left in range(count + 1)])
    return chances


def pick(weights: list[float], rng: Rng) -> int:
    """Pick one of these numbers at random, by weight."""
    point = rng.below(FINE) / FINE * sum(weights)
    last = 0
    for number in range(len(weights)):
        if weights[number] > 0:
            last = number
            point -= weights[number]
            if point < 0:
                return number
    return last
