"""Where every card lies, and who knows it.

A card is a small number. Each lies in exactly one place: a deck, the discards, a hand, in play,
or aside (turned up or looked at while something is resolved). `known[card]` is the mask of seats
that know it to lie where it lies; the bit after the last seat stands for the onlookers.

Two things more keep what a seat knows of the other cards. Their *epoch*: everybody knows which
cards went into the last shuffle, so a card of an older epoch cannot be in the new deck. And
*rumours*: when a card goes unseen from one hand to another, a third seat that knew a card of that
hand still knows it to be in one of the two. A rumour is a list: seat, card, mask of hands.
See docs/decisions/0004-knowledge.md.
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
        self.rumours: list[list[int]] = []
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
        twin.rumours = [rumour[:] for rumour in self.rumours] if self.rumours else []
        twin.telling = False

    def places(self) -> list[list[int]]:
        """Every place that holds cards, in a fixed order."""
        return [*self.decks, self.discards, self.aside, *self.hands, *self.in_play]

    # -- motions ---------------------------------------------------------------------------

    def hand_emptied(self, seat: int) -> None:
        """Told when the last card leaves a hand."""
        if self.rumours:
            self.nothing_left_in(seat)

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
        if self.rumours:
            self.settle_rumours(card, self.everyone)

    def spend(self, seat: int, card: int) -> None:
        """From the hand onto the discards, without a word: the caller tells what it was for."""
        hand = self.hands[seat]
        hand.remove(card)
        self.discards.append(card)
        self.known[card] = self.everyone
        if self.rumours:
            self.settle_rumours(card, self.everyone)
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
        self.give_unseen(seat, source, card)
        return card

    def give_unseen(self, seat: int, source: int, card: int) -> None:
        """A card from hand to hand; only the two of them see which."""
        both = (1 << seat) | (1 << source)
        hand = self.hands[source]
        if len(hand) > 1:
            self.lose_track(seat, source)
        elif self.rumours:
            self.follow_rumours(seat, source)
        hand.remove(card)
        self.hands[seat].append(card)
        self.known[card] |= both
        if self.rumours:
            self.settle_rumours(card, both)
        if self.telling:
            self.events.append((CARD_TAKEN, self.known[card], seat, card, source, -1))
        if not hand:
            self.hand_emptied(source)

    def give_whole_hand(self, seat: int, source: int) -> None:
        """All cards of a hand into another: the receiver sees them, all see that it is all."""
        if self.rumours:
            self.follow_rumours(seat, source)
        hand = self.hands[source]
        for card in hand:
            self.hands[seat].append(card)
            self.known[card] |= 1 << seat
            if self.rumours:
                self.settle_rumours(card, 1 << seat)
            if self.telling:
                self.events.append((CARD_TAKEN, self.known[card], seat, card, source, -1))
        if hand:
            hand.clear()
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

    def knows(self, seat: int, card: int) -> bool:
        """Whether the seat can say exactly where this card lies."""
        return (self.known[card] >> seat) & 1 == 1

    def lose_track(self, seat: int, source: int) -> None:
        """One card of several is about to go over, and only these two seats will see which."""
        hand = self.hands[source]
        both = (1 << seat) | (1 << source)
        for rumour in self.rumours:
            if (rumour[2] >> source) & 1 and not (both >> rumour[0]) & 1:
                rumour[2] |= 1 << seat
        for card in hand:
            others = self.known[card] & ~both
            self.known[card] &= both
            observer = 0
            while others:
                if others & 1:
                    self.rumours.append([observer, card, both])
                others >>= 1
                observer += 1
        self.merge_epochs(hand)

    def merge_epochs(self, hand: list[int]) -> None:
        """Nobody else can tell any more which shuffle the card came from."""
        for card in hand:
            if self.epoch[card] != self.epoch[hand[0]]:
                old, new = self.epoch[card], self.epoch[hand[0]]
                self.epoch = [new if epoch == old else epoch for epoch in self.epoch]

    def follow_rumours(self, seat: int, source: int) -> None:
        """All that was in one hand is now in another."""
        for rumour in self.rumours:
            if (rumour[2] >> source) & 1:
                rumour[2] = (rumour[2] & ~(1 << source)) | (1 << seat)
        self.end_rumours()

    def nothing_left_in(self, seat: int) -> None:
        for rumour in self.rumours:
            rumour[2] &= ~(1 << seat)
        self.end_rumours()

    def end_rumours(self) -> None:
        """A rumour of a single hand is knowledge."""
        left: list[list[int]] = []
        for rumour in self.rumours:
            if rumour[2] & (rumour[2] - 1):
                left.append(rumour)
            else:
                self.known[rumour[1]] |= 1 << rumour[0]
        self.rumours = left

    def settle_rumours(self, card: int, seats: int) -> None:
        """These seats see where the card lies."""
        self.rumours = [r for r in self.rumours if r[1] != card or not (seats >> r[0]) & 1]

    def deal_unknown(self, seat: int, rng: Rng) -> None:
        """Exchange the cards that a seat does not know, keeping to all that it does know."""
        now = list(range(len(self.known)))  # the card that comes to lie where each card lay
        rumoured = [rumour[1] for rumour in self.rumours if rumour[0] == seat]
        unknown: dict[int, list[int]] = {}  # by epoch, named by the card that lies there
        for place in self.places():
            for card in place:
                if not self.knows(seat, card) and card not in rumoured:
                    unknown.setdefault(self.epoch[card], []).append(card)
        for epoch in sorted(unknown):
            cards = unknown[epoch][:]
            rng.shuffle(cards)
            for i in range(len(cards)):
                now[unknown[epoch][i]] = cards[i]
        for rumour in self.rumours:
            if rumour[0] == seat:
                others = unknown.get(self.epoch[rumour[1]], [])
                self.move_rumoured(rumour, others, now, rng)
        self.rename(seat, now)

    def move_rumoured(self, rumour: list[int], others: list[int], now: list[int], rng: Rng) -> None:
        """A card known to be in one of several hands changes place with an unknown one there."""
        card, hands = rumour[1], rumour[2]
        places = [card]
        for other in others:
            holder = self.holder(other)
            if holder >= 0 and (hands >> holder) & 1:
                places.append(other)
        chosen = places[rng.below(len(places))]
        now[card], now[chosen] = now[chosen], now[card]

    def rename(self, seat: int, now: list[int]) -> None:
        """Put card now[c] wherever card c lay; what others know stays with the place."""
        for zone in self.places():
            zone[:] = [now[card] for card in zone]
        known = self.known[:]
        epoch = self.epoch[:]
        for place in range(len(now)):
            known[now[place]] = self.known[place]
            epoch[now[place]] = self.epoch[place]
        self.known = known
        self.epoch = epoch
        for rumour in self.rumours:
            if rumour[0] != seat:
                rumour[1] = now[rumour[1]]
