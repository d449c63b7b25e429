"""The places of all cards.

A card is a small number. Each lies in exactly one place: a deck, the discards, a hand, in play, or
aside (turned up or looked at while something is resolved).
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.engine.events import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_LAID,
    CARD_LEFT_PLAY,
    CARD_RETURNED,
    CARD_TAKEN,
    DECK_SHUFFLED,
    RawEvent,
)
from sixgun.engine.rng import Rng
from sixgun.engine.unknown_cards import UnknownCards

__all__ = ["CardPlaces"]


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPlaces(UnknownCards):
    """The places of all cards, with the basic moves between them that every game uses."""

    rng: Rng
    decks: list[list[int]]  # the last card of a deck is its top
    source: list[int]  # the deck that a seat draws from
    discards: list[int]
    aside: list[int]
    hands: list[list[int]]  # by seat
    in_play: list[list[int]]  # by figure
    refills_early: bool  # the discards become the deck once it is empty, not when a card is needed
    emits_events: bool
    events: list[RawEvent]

    __slots__ = tuple(__annotations__)

    def set_up_places(self, seats: int, figures: int, cards: int, decks: int, rng: Rng) -> None:
        """An empty table: every card is still in the box."""
        self.rng = rng
        self.reset_knowledge(seats, cards)
        self.decks = [[] for _ in range(decks)]
        self.source = [0] * seats
        self.discards = []
        self.aside = []
        self.hands = [[] for _ in range(seats)]
        self.in_play = [[] for _ in range(figures)]
        self.refills_early = False
        self.emits_events = True
        self.events = []

    def copy_cards_to(self, twin: CardPlaces) -> None:
        twin.rng = self.rng.copy()
        twin.decks = [deck[:] for deck in self.decks]
        twin.source = self.source  # replaced, never changed
        twin.discards = self.discards[:]
        twin.aside = self.aside[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.in_play = [row[:] for row in self.in_play]
        self.copy_knowledge_to(twin)
        twin.refills_early = self.refills_early
        twin.emits_events = False
        twin.events = []

    def places(self) -> list[list[int]]:
        """Every place that holds cards, in a fixed order."""
        return [*self.decks, self.discards, self.aside, *self.hands, *self.in_play]

    def cards_with_hidden_backs(self) -> list[list[int]]:
        """Cards whose backs are hidden: all of a deck except its top card."""
        return [deck[:-1] for deck in self.decks]

    # -- motions ---------------------------------------------------------------------------

    def hand_emptied(self, seat: int) -> None:
        """Called when the last card leaves a hand."""

    def after_leaving_hand(self, seat: int, card: int) -> None:
        """A card has left a hand for a place where all players see it."""
        if not self.with_same_back(self.hands[seat], card):
            self.rule_out_place(1 << seat, self.back[card])

    def draw(self, seat: int, count: int, deck_no: int = -1) -> None:
        """Draw cards from the top of the seat's deck (or another one) into its hand, as many as
        there are."""
        if deck_no < 0:
            deck_no = self.source[seat]
        deck = self.decks[deck_no]
        hand = self.hands[seat]
        bit = 1 << seat
        for _ in range(count):
            if not deck:
                deck_no = self.replenish(deck_no)
                if deck_no < 0:
                    return
                deck = self.decks[deck_no]
            card = deck.pop()
            hand.append(card)
            seen = self.known[card] | bit
            self.known[card] = seen
            if self.rumours:
                self.update_rumours_after_draw(deck_no, seat, card)
            if self.emits_events:
                self.events.append((CARD_DRAWN, seen, seat, card, deck_no, self.back[card]))
            if not deck and self.refills_early:
                self.refill(deck_no)

    def lift(self, deck_no: int, seat: int) -> int:
        """The top card of a deck, now seen by one seat and not in any place yet; -1 if there is
        none."""
        deck = self.decks[deck_no]
        if not deck:
            deck_no = self.replenish(deck_no)
            if deck_no < 0:
                return -1
            deck = self.decks[deck_no]
        card = deck.pop()
        self.known[card] |= 1 << seat
        if self.rumours:
            self.update_rumours_after_draw(deck_no, seat, card)
        if not deck and self.refills_early:
            self.refill(deck_no)
        return card

    def replenish(self, deck_no: int) -> int:
        """This deck is empty and a card is needed: the deck to use instead; -1: no card is left."""
        return deck_no if self.refill(deck_no) else -1

    def refill(self, deck_no: int) -> bool:
        """The discards become the deck (R12: when a card is needed and none is left)."""
        if not self.discards:
            return False
        if self.rumours:
            for back in sorted(set(self.back)):
                self.rule_out_place(self.deck_bit(deck_no), back)
        deck = self.decks[deck_no]
        deck.extend(self.discards)
        self.discards.clear()
        self.shuffle(deck_no)
        return True

    def shuffle(self, deck_no: int) -> None:
        deck = self.decks[deck_no]
        self.forget_order(deck)
        self.rng.shuffle(deck)
        if self.emits_events:
            self.events.append((DECK_SHUFFLED, 0, deck_no, len(deck), -1, -1))

    def turn_over(self, deck_no: int) -> int:
        """The top card of a deck, now seen by all and not in any place yet; -1 if there is none."""
        deck = self.decks[deck_no]
        if not deck:
            deck_no = self.replenish(deck_no)
            if deck_no < 0:
                return -1
            deck = self.decks[deck_no]
        card = deck.pop()
        self.reveal(card, -1)
        if not deck and self.refills_early:
            self.refill(deck_no)
        return card

    def discard_silently(self, seat: int, card: int) -> None:
        """From the hand onto the discards without an event: the caller emits the one that fits."""
        hand = self.hands[seat]
        hand.remove(card)
        self.discards.append(card)
        if self.rumours or self.transfers:
            self.reveal(card, seat)
            self.after_leaving_hand(seat, card)
        else:
            self.known[card] = self.everyone
        if not hand:
            self.hand_emptied(seat)

    def discard(self, seat: int, card: int) -> None:
        """From the hand onto the discards."""
        self.discard_silently(seat, card)
        if self.emits_events:
            self.events.append((CARD_DISCARDED, self.everyone, seat, card, -1, -1))

    def discard_from_play(self, figure: int, card: int) -> None:
        self.in_play[figure].remove(card)
        self.discards.append(card)
        if self.emits_events:
            self.events.append((CARD_LEFT_PLAY, self.everyone, figure, card, -1, -1))

    def put_into_play(self, seat: int, card: int, figure: int) -> None:
        """From the hand into play before a figure."""
        hand = self.hands[seat]
        hand.remove(card)
        self.in_play[figure].append(card)
        self.reveal(card, seat)
        if self.rumours:
            self.after_leaving_hand(seat, card)
        if self.emits_events:
            self.events.append((CARD_LAID, self.everyone, figure, card, -1, -1))
        if not hand:
            self.hand_emptied(seat)

    def random_card(self, seat: int) -> int:
        hand = self.hands[seat]
        return hand[self.rng.below(len(hand))]

    def take_at_random(self, seat: int, source: int) -> int:
        """Move a random card from one hand to another: only the two of them see which."""
        card = self.random_card(source)
        self.give_unseen(seat, source, card)
        return card

    def give_unseen(self, seat: int, source: int, card: int) -> None:
        """Move a card from hand to hand; only the two of them see which."""
        both = (1 << seat) | (1 << source)
        hand = self.hands[source]
        alike = self.with_same_back(hand, card)
        if len(alike) > 1:
            others = self.with_same_back(self.hands[seat], card)
            self.lose_track(card, alike, others, 1 << source, 1 << seat, both)
        elif self.rumours:
            self.move_rumours(source, seat, self.back[card])
        hand.remove(card)
        self.hands[seat].append(card)
        self.known[card] |= both
        if self.rumours:
            self.end_rumours_of(card, both, 1 << source)
        if self.emits_events:
            self.events.append((CARD_TAKEN, self.known[card], seat, card, source, -1))
        if not hand:
            self.hand_emptied(source)

    def bury(self, seat: int, card: int) -> None:
        """From a hand face down onto its deck; only its owner sees which."""
        deck_no = self.source[seat]
        hand = self.hands[seat]
        deck = self.deck_bit(deck_no)
        if len(hand) > 1:
            self.lose_track(card, hand, [], 1 << seat, deck, 1 << seat)
        elif self.rumours:
            self.rumours = [
                r.with_places(r.places | deck, False) if (r.places >> seat) & 1 else r
                for r in self.rumours
            ]
        hand.remove(card)
        self.decks[deck_no].append(card)
        if self.rumours:
            self.after_leaving_hand(seat, card)
        if self.emits_events:
            self.events.append((CARD_RETURNED, self.known[card], seat, card, deck_no, -1))
        if not hand:
            self.hand_emptied(seat)

    def keep(self, seat: int, card: int, among: list[int]) -> None:
        """Take one of several cards lifted from the deck into the hand, unseen; the others go
        back."""
        deck = self.deck_bit(self.source[seat])
        if self.can_tell_apart(among, deck, 1 << seat):
            self.lose_track(card, among, self.hands[seat], deck, 1 << seat, 1 << seat)
        self.take_from_aside(seat, card)

    def take_from_aside(self, seat: int, card: int) -> None:
        """Take a card lying aside into a hand."""
        self.aside.remove(card)
        self.hands[seat].append(card)
        if self.emits_events:
            self.events.append((CARD_TAKEN, self.known[card], seat, card, -2, -1))

    def give_from_aside(self, seat: int, source: int, card: int) -> None:
        """Give one of several cards that a seat has lifted to another; only the two see which."""
        both = (1 << seat) | (1 << source)
        if len(self.aside) > 1:
            others = self.hands[seat]
            self.lose_track(card, self.aside, others, 1 << source, 1 << seat, both)
        self.known[card] |= 1 << seat
        if self.rumours:
            self.end_rumours_of(card, both, 1 << source)
        self.take_from_aside(seat, card)

    def give_whole_hand(self, seat: int, source: int) -> None:
        """Move a whole hand into another: the receiver sees the cards, the others that all of them
        went."""
        hand = self.hands[source]
        if self.rumours:
            for back in sorted(set(self.back)):
                self.move_rumours(source, seat, back)
        for card in hand:
            self.hands[seat].append(card)
            self.known[card] |= 1 << seat
            if self.rumours:
                self.end_rumours_of(card, 1 << seat, 1 << seat)
            if self.emits_events:
                self.events.append((CARD_TAKEN, self.known[card], seat, card, source, -1))
        if hand:
            hand.clear()
            self.hand_emptied(source)

    def take_from_play(self, seat: int, figure: int, card: int) -> None:
        """Take a card in play before a figure into a hand; all players see it."""
        self.in_play[figure].remove(card)
        self.hands[seat].append(card)
        if self.emits_events:
            self.events.append((CARD_TAKEN, self.everyone, seat, card, -3, figure))

    def bearer(self, card: int) -> int:
        """The figure before which a card lies, or -1."""
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

    def place_bit(self, card: int) -> int:
        holder = self.holder(card)
        if holder >= 0:
            return 1 << holder
        for deck_no in range(len(self.decks)):
            if card in self.decks[deck_no]:
                return self.deck_bit(deck_no)
        return 0
