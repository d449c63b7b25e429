"""Where every card lies, and who knows it.

A card is a small number. Each lies in exactly one place: a deck, the discards, a hand, in play,
or aside (turned up or looked at while something is resolved). `known[card]` is the mask of seats
that know it to lie where it lies; the bit after the last seat stands for the onlookers.

Cards that a seat does not know are told apart by two things only. Their *epoch*: everybody knows
which cards went into the last shuffle, so a card of an older epoch cannot be in the new deck. And
*veils*: when a card goes at random from one hand to another, a third seat that could tell the
cards of that hand apart no longer knows which of them went. A veil is a list: the seat, then those
cards. See docs/decisions/0004-knowledge.md.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.engine.events import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_LAID,
    CARD_LEFT_PLAY,
    CARD_TAKEN,
    DECK_SHUFFLED,
    RawEvent,
)
from sixgun.engine.rng import Rng

__all__ = ["Table"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The places of all cards, with the few motions between them that every game is made of."""

    def __init__(self, seats: int, rng: Rng) -> None:
        self.rng = rng
        self.everyone = (2 << seats) - 1
        self.decks: list[list[int]] = []  # the last card of a deck is its top
        self.source: list[int] = []  # the deck that a seat draws from
        self.discards: list[int] = []
        self.aside: list[int] = []
        self.hands: list[list[int]] = []  # by seat
        self.in_play: list[list[int]] = []  # by figure
        self.known: list[int] = []
        self.epoch: list[int] = []
        self.epochs = 0
        self.veils: list[list[int]] = []
        self.telling = True
        self.events: list[RawEvent] = []

    def copy_cards_to(self, twin: Table) -> None:
        twin.decks = [deck[:] for deck in self.decks]
        twin.source = self.source[:]
        twin.discards = self.discards[:]
        twin.aside = self.aside[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.in_play = [row[:] for row in self.in_play]
        twin.known = self.known[:]
        twin.epoch = self.epoch[:]
        twin.epochs = self.epochs
        twin.veils = [veil[:] for veil in self.veils] if self.veils else []
        twin.telling = False

    def places(self) -> list[list[int]]:
        """Every place that holds cards, in a fixed order."""
        return [*self.decks, self.discards, self.aside, *self.hands, *self.in_play]

    # -- motions ---------------------------------------------------------------------------

    def hand_emptied(self, seat: int) -> None:
        """Told when the last card leaves a hand."""

    def draw(self, seat: int, count: int) -> None:
        """Cards from the top of the seat's deck into its hand, as many as there are."""
        at = self.source[seat]
        deck = self.decks[at]
        hand = self.hands[seat]
        bit = 1 << seat
        for _ in range(count):
            if not deck and not self.refill(at):
                return
            card = deck.pop()
            hand.append(card)
            seen = self.known[card] | bit
            self.known[card] = seen
            if self.telling:
                self.events.append((CARD_DRAWN, seen, seat, card, at, -1))

    def refill(self, at: int) -> bool:
        """The discards become the deck (R12: when a card is needed and none is left)."""
        if not self.discards:
            return False
        deck = self.decks[at]
        deck.extend(self.discards)
        self.discards.clear()
        self.shuffle(at)
        return True

    def shuffle(self, at: int) -> None:
        deck = self.decks[at]
        self.epochs += 1
        for card in deck:
            self.known[card] = 0
            self.epoch[card] = self.epochs
        self.rng.shuffle(deck)
        if self.telling:
            self.events.append((DECK_SHUFFLED, 0, at, len(deck), -1, -1))

    def turn_over(self, at: int) -> int:
        """The top card of a deck, now seen by all and lying nowhere yet; -1 if there is none."""
        deck = self.decks[at]
        if not deck and not self.refill(at):
            return -1
        card = deck.pop()
        self.show(card)
        return card

    def show(self, card: int) -> None:
        """Everybody sees this card where it lies."""
        self.known[card] = self.everyone
        if self.veils:
            self.unveil(card, self.everyone)

    def spend(self, seat: int, card: int) -> None:
        """From the hand onto the discards, without a word: the caller tells what it was for."""
        hand = self.hands[seat]
        hand.remove(card)
        self.discards.append(card)
        self.known[card] = self.everyone
        if self.veils:
            self.unveil(card, self.everyone)
        if not hand:
            self.hand_emptied(seat)

    def discard(self, seat: int, card: int) -> None:
        """From the hand onto the discards."""
        self.spend(seat, card)
        if self.telling:
            self.events.append((CARD_DISCARDED, self.everyone, seat, card, -1, -1))

    def discard_from_play(self, figure: int, card: int) -> None:
        self.in_play[figure].remove(card)
        self.discards.append(card)
        if self.telling:
            self.events.append((CARD_LEFT_PLAY, self.everyone, figure, card, -1, -1))

    def lay(self, seat: int, card: int, figure: int) -> None:
        """From the hand into play before a figure."""
        hand = self.hands[seat]
        hand.remove(card)
        self.in_play[figure].append(card)
        self.show(card)
        if self.telling:
            self.events.append((CARD_LAID, self.everyone, figure, card, -1, -1))
        if not hand:
            self.hand_emptied(seat)

    def random_card(self, seat: int) -> int:
        hand = self.hands[seat]
        return hand[self.rng.below(len(hand))]

    def take_at_random(self, seat: int, source: int) -> int:
        """A random card from one hand into another: only the two of them see which."""
        card = self.random_card(source)
        both = (1 << seat) | (1 << source)
        if len(self.hands[source]) > 1:
            self.draw_veils(source, both)
            seen = both
        else:
            seen = self.known[card] | both
        self.hand_over(seat, source, card, both)
        if self.telling:
            self.events.append((CARD_TAKEN, seen, seat, card, source, -1))
        return card

    def hand_over(self, seat: int, source: int, card: int, seen: int) -> None:
        """A card from hand to hand; the seats in the mask see it."""
        hand = self.hands[source]
        hand.remove(card)
        self.hands[seat].append(card)
        self.known[card] |= seen
        if self.veils:
            self.unveil(card, seen)
        if not hand:
            self.hand_emptied(source)

    def take_from_play(self, seat: int, figure: int, card: int) -> None:
        """From before a figure into a hand, under everybody's eyes."""
        self.in_play[figure].remove(card)
        self.hands[seat].append(card)
        if self.telling:
            self.events.append((CARD_TAKEN, self.everyone, seat, card, figure, -1))

    def bearer(self, card: int) -> int:
        """The figure before whom a card lies, or -1."""
        for figure in range(len(self.in_play)):
            if card in self.in_play[figure]:
                return figure
        return -1

    def holder(self, card: int) -> int:
        """The seat that holds a card in its hand, or -1."""
        for seat in range(len(self.hands)):
            if card in self.hands[seat]:
                return seat
        return -1

    # -- knowledge -------------------------------------------------------------------------

    def draw_veils(self, source: int, witnesses: int) -> None:
        """A card is about to leave this hand, and only the witnesses see which."""
        hand = self.hands[source]
        first = self.epoch[hand[0]]
        mixed = False
        told_apart = 0
        for card in hand:
            told_apart |= self.known[card]
            mixed = mixed or self.epoch[card] != first
        for veil in self.veils:
            for card in hand:
                if card in veil[1:]:
                    told_apart |= 1 << veil[0]
        if mixed:
            told_apart = self.everyone
        told_apart &= self.everyone & ~witnesses
        seat = 0
        while told_apart:
            if told_apart & 1:
                self.veils.append([seat, *hand])
            told_apart >>= 1
            seat += 1

    def unveil(self, card: int, seats: int) -> None:
        """These seats see this card: it is no longer one of several to them."""
        left: list[list[int]] = []
        for veil in self.veils:
            if (seats >> veil[0]) & 1 and card in veil[1:]:
                rest = [veil[0], *[other for other in veil[1:] if other != card]]
                if len(rest) > 2:
                    left.append(rest)
            else:
                left.append(veil)
        self.veils = left

    def knows(self, seat: int, card: int) -> bool:
        """Whether the seat can say exactly where this card lies."""
        if not (self.known[card] >> seat) & 1:
            return False
        return all(veil[0] != seat or card not in veil[1:] for veil in self.veils)

    def deal_unknown(self, seat: int, rng: Rng) -> None:
        """Exchange the cards that a seat does not know, keeping to all that it does know.

        What happened is done again with other luck: first the shuffles, then, in their order, the
        random takings. A place is named by the card that truly lies there.
        """
        now = list(range(len(self.known)))  # the card that comes to lie in each place
        by_epoch: dict[int, list[int]] = {}
        for place in self.places():
            for card in place:
                if not (self.known[card] >> seat) & 1:
                    by_epoch.setdefault(self.epoch[card], []).append(card)
        groups = [by_epoch[epoch] for epoch in sorted(by_epoch)]
        groups += [veil[1:] for veil in self.veils if veil[0] == seat]
        for group in groups:
            cards = [now[place] for place in group]
            rng.shuffle(cards)
            for i in range(len(group)):
                now[group[i]] = cards[i]
        self.rename(seat, now)

    def rename(self, seat: int, now: list[int]) -> None:
        """Put card now[c] wherever card c lay; knowledge stays with the place, the seat's own
        with the card."""
        for zone in self.places():
            zone[:] = [now[card] for card in zone]
        own = 1 << seat
        known = self.known[:]
        epoch = self.epoch[:]
        for place in range(len(now)):
            card = now[place]
            known[card] = (self.known[place] & ~own) | (self.known[card] & own)
            epoch[card] = self.epoch[place]
        self.known = known
        self.epoch = epoch
        self.veils = [[veil[0], *[now[card] for card in veil[1:]]] for veil in self.veils]
