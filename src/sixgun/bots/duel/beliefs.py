"""Beliefs of a side about the cards it does not see."""

from __future__ import annotations

from sixgun.bots.policy import Inference
from sixgun.duel import Facts, View
from sixgun.engine import FigureGame

__all__ = ["Beliefs", "PublicInference", "Unseen", "rate_of"]


class Beliefs:
    """By seat: the chance that a hand card is an avoid card, or a hit card.

    Chances per card stay valid when a hand grows or shrinks. The weights tell how much likelier
    such a card is in the hand than in the deck; 1 without information.
    """

    __slots__ = ("avoid_rate", "avoid_weight", "hit_rate", "hit_weight")

    def __init__(self, avoid_rate: list[float], hit_rate: list[float]) -> None:
        self.avoid_rate = avoid_rate
        self.hit_rate = hit_rate
        self.avoid_weight = [1.0] * len(avoid_rate)
        self.hit_weight = [1.0] * len(hit_rate)


def rate_of(none: float, count: int) -> float:
    """The chance per card, from the chance that none of so many cards is of a kind."""
    return 1.0 - none ** (1.0 / count) if count else 0.0


class Unseen:
    """The cards a seat cannot see, by back, and how many of them avoid or hit."""

    __slots__ = ("avoids", "cards", "hits")

    def __init__(self, facts: Facts, view: View) -> None:
        seen = bytearray(len(facts.kind))
        cards = view.cards
        rows = [cards.hand, cards.discards, cards.aside, *cards.in_play, *cards.seen_in_hands]
        for row in rows:
            for card in row:
                seen[card] = 1
        self.cards = [0, 0, 0, 0]
        self.avoids = [0, 0, 0, 0]
        self.hits = [0, 0, 0, 0]
        for card in range(len(seen)):
            if not seen[card]:
                back = facts.back[card]
                self.cards[back] += 1
                self.avoids[back] += facts.avoids[card]
                self.hits[back] += facts.hits[card]

    def shares(self, backs: list[int]) -> tuple[float, float, float]:
        """Return the shares of unseen cards with these backs that avoid, hit, or do neither."""
        avoids = 0.0
        hits = 0.0
        whole = 0.0
        for back in backs:
            if self.cards[back]:
                whole += 1.0
                avoids += self.avoids[back] / self.cards[back]
                hits += self.hits[back] / self.cards[back]
        if whole == 0.0:
            return 0.0, 0.0, 1.0
        return avoids / whole, hits / whole, max(0.0, (whole - avoids - hits) / whole)


class PublicInference(Inference[View, Beliefs]):
    """Uses only open cards and the sizes of hands."""

    def __init__(self, facts: Facts, seat: int) -> None:
        self.facts = facts
        self.seat = seat

    def beliefs(self, view: View) -> Beliefs:
        facts = self.facts
        unseen = Unseen(facts, view)
        avoid_rate: list[float] = []
        hit_rate: list[float] = []
        for seat in range(len(view.cards.hand_counts)):
            known = view.cards.hand if seat == self.seat else view.cards.seen_in_hands[seat]
            avoids = 0.0
            hits = 0.0
            left = view.hand_backs[seat][:]
            for card in known:
                left.remove(facts.back[card])
                avoids += facts.avoids[card]
                hits += facts.hits[card]
            for back in left:
                avoids += unseen.avoids[back] / unseen.cards[back]
                hits += unseen.hits[back] / unseen.cards[back]
            count = max(len(view.hand_backs[seat]), 1)
            avoid_rate.append(avoids / count)
            hit_rate.append(hits / count)
        return Beliefs(avoid_rate, hit_rate)

    def role_chances(self, beliefs: Beliefs) -> list[dict[str, float]]:
        return []

    def beliefs_in(self, game: FigureGame) -> Beliefs:
        """Hands change fast, so blend them with the usual shares of a deck."""
        facts = self.facts
        avoid_rate: list[float] = []
        hit_rate: list[float] = []
        for hand in game.hands:
            avoids = 0.2
            hits = 0.4
            for card in hand:
                avoids += facts.avoids[card]
                hits += facts.hits[card]
            avoid_rate.append(avoids / (len(hand) + 1))
            hit_rate.append(hits / (len(hand) + 1))
        return Beliefs(avoid_rate, hit_rate)
