"""Every world that a seat cannot exclude, stored as a plain set and compared with the engine.

A few cards are moved at random. For each seat (and the spectators) the oracle stores the set of all
deals, with the order of the deck, that agree with what that seat has seen. What the engine calls
known must hold in all of them, and every deal of the engine must be one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from sixgun.engine import FigureGame, Rng

__all__ = ["Oracle"]

# The hands, sorted; the deck, top card last; the pile, sorted.
World = tuple[tuple[int, ...], ...]


def moved(world: World, card: int, source: int, to: int) -> World:
    """A card goes onto the top of the deck, or anywhere into a hand or the pile."""
    places = list(world)
    places[source] = tuple(other for other in places[source] if other != card)
    cards = (*places[to], card)
    places[to] = cards if to == len(world) - 2 else tuple(sorted(cards))
    return tuple(places)


class Oracle:
    """All the worlds that each seat considers possible."""

    def __init__(self, game: FigureGame, at: int = 0) -> None:
        self.game = game
        self.at = at  # the deck that all draw from
        self.seats = game.seats
        self.deck = game.seats  # its place in a world
        self.pile = game.seats + 1
        self.worlds: list[set[World]] = [{self.truth(game)} for _ in range(self.seats + 1)]
        self.shuffled()
        self.look_at_backs()

    def truth(self, game: FigureGame) -> World:
        hands = [tuple(sorted(hand)) for hand in game.hands]
        return (*hands, tuple(game.decks[self.at]), tuple(sorted(game.discards)))

    def look_at_backs(self) -> None:
        """All see the backs in every hand and on top of the deck."""
        seen = self.backs(self.truth(self.game))
        self.worlds = [{w for w in worlds if self.backs(w) == seen} for worlds in self.worlds]

    def backs(self, world: World) -> list[list[int]]:
        back = self.game.back
        places = [*world[: self.deck], world[self.deck][-1:]]
        return [sorted(back[card] for card in place) for place in places]

    def shuffled(self) -> None:
        """The deck may be in any order."""
        self.worlds = [
            {
                (*w[: self.deck], order, w[self.pile])
                for w in worlds
                for order in permutations(w[self.deck])
            }
            for worlds in self.worlds
        ]

    def ready(self, count: int) -> bool:
        """True if the deck has this many cards; an empty deck is first made from the pile."""
        game = self.game
        if not game.decks[self.at] and game.refill(self.at):
            self.change(lambda world: (*world[: self.deck], world[self.pile], ()))
            self.shuffled()
        return len(game.decks[self.at]) >= count

    def change(self, then: Callable[[World], World]) -> None:
        self.worlds = [{then(world) for world in worlds} for worlds in self.worlds]

    def unseen(self, card: int, source: int, to: int, witnesses: tuple[int, ...]) -> None:
        """Move a card from one place to another; only the witnesses see which. From the deck it is
        the top one."""
        for observer, worlds in enumerate(self.worlds):
            known = observer in witnesses
            after: set[World] = set()
            for world in worlds:
                possible = world[source][-1:] if source == self.deck else world[source]
                for any_card in possible:
                    if not known or any_card == card:
                        after.add(moved(world, any_card, source, to))
            self.worlds[observer] = after

    def seen(self, card: int, place: int) -> None:
        """All see that a card lies in a place."""
        self.worlds = [{w for w in worlds if card in w[place]} for worlds in self.worlds]

    def draw(self, rng: Rng) -> None:
        seat = rng.below(self.seats)
        if self.ready(1):
            self.game.draw(seat, 1)
            self.unseen(self.game.hands[seat][-1], self.deck, seat, (seat,))

    def flip(self, rng: Rng) -> None:
        if self.ready(1):
            card = self.game.turn_over(self.at)
            self.game.discards.append(card)
            self.unseen(card, self.deck, self.pile, tuple(range(self.seats + 1)))

    def bury(self, rng: Rng) -> None:
        """Put a hand card face down onto the deck."""
        seat = rng.below(self.seats)
        if self.game.hands[seat]:
            card = self.game.random_card(seat)
            self.game.bury(seat, card)
            self.unseen(card, seat, self.deck, (seat,))

    def keep(self, rng: Rng) -> None:
        """A seat looks at two cards, keeps one and puts the other back."""
        if not self.ready(2):
            return
        game = self.game
        seat, chosen = rng.below(self.seats), rng.below(2)
        top = tuple(game.decks[self.at][-2:])
        game.aside.extend([game.lift(self.at, seat), game.lift(self.at, seat)])
        game.keep(seat, top[chosen], game.aside[:])
        game.decks[self.at].append(game.aside.pop())
        for observer, worlds in enumerate(self.worlds):
            fitting = [w for w in worlds if observer != seat or w[self.deck][-2:] == top]
            picks = [chosen] if observer == seat else [0, 1]
            self.worlds[observer] = {
                moved(w, w[self.deck][-2:][pick], self.deck, seat)
                for w in fitting
                for pick in picks
            }

    def present(self, rng: Rng) -> None:
        """A seat looks at two cards, gives one to another and keeps the other."""
        seat, other = rng.below(self.seats), rng.below(self.seats)
        if seat == other or not self.ready(2):
            return
        game = self.game
        top = tuple(game.decks[self.at][-2:])
        given = top[rng.below(2)]
        game.aside.extend([game.lift(self.at, seat), game.lift(self.at, seat)])
        game.give_from_aside(other, seat, given)
        game.take_from_aside(seat, game.aside[0])
        for observer, worlds in enumerate(self.worlds):
            after: set[World] = set()
            for world in worlds:
                two = world[self.deck][-2:]
                if observer == seat and two != top:
                    continue
                for any_card in two:
                    if observer not in (seat, other) or any_card == given:
                        gone = moved(world, any_card, self.deck, other)
                        after.add(moved(gone, gone[self.deck][-1], self.deck, seat))
            self.worlds[observer] = after

    def take(self, rng: Rng) -> None:
        seat, source = rng.below(self.seats), rng.below(self.seats)
        if seat != source and self.game.hands[source]:
            card = self.game.take_at_random(seat, source)
            self.unseen(card, source, seat, (seat, source))

    def take_back(self, rng: Rng) -> None:
        """The same, from the cards with a back that the taker names."""
        seat, source = rng.below(self.seats), rng.below(self.seats)
        hand = self.game.hands[source]
        if seat == source or not hand:
            return
        card = hand[rng.below(len(hand))]
        back = self.game.back[card]
        self.game.give_unseen(seat, source, card)
        for observer, worlds in enumerate(self.worlds):
            known = observer in (seat, source)
            self.worlds[observer] = {
                moved(world, other, source, seat)
                for world in worlds
                for other in world[source]
                if self.game.back[other] == back and (not known or other == card)
            }

    def discard(self, rng: Rng) -> None:
        seat = rng.below(self.seats)
        if self.game.hands[seat]:
            card = self.game.random_card(seat)
            self.game.discard(seat, card)
            self.seen(card, seat)
            self.change(lambda world: moved(world, card, seat, self.pile))

    def show(self, rng: Rng) -> None:
        seat = rng.below(self.seats)
        if self.game.hands[seat]:
            card = self.game.random_card(seat)
            self.game.reveal(card, seat)
            self.seen(card, seat)

    def inherit(self, rng: Rng) -> None:
        seat, source = rng.below(self.seats), rng.below(self.seats)
        hand = tuple(sorted(self.game.hands[source]))
        if seat == source or not hand:
            return
        self.game.give_whole_hand(seat, source)
        for witness in (seat, source):
            self.worlds[witness] = {w for w in self.worlds[witness] if w[source] == hand}

        def inherited(world: World) -> World:
            places = list(world)
            places[seat] = tuple(sorted(places[seat] + places[source]))
            places[source] = ()
            return tuple(places)

        self.change(inherited)

    def check(self, rng: Rng) -> None:
        for seat, worlds in enumerate(self.worlds):
            assert self.truth(self.game) in worlds
            self.check_knowledge(seat, worlds)
            dealt = self.game.clone()
            assert isinstance(dealt, FigureGame)
            dealt.deal_unknown(seat, rng)
            assert self.truth(dealt) in worlds

    def check_knowledge(self, seat: int, worlds: set[World]) -> None:
        game = self.game
        cards = [card for place in self.truth(game) for card in place]
        where = {card: {self.spot(world, card) for world in worlds} for card in cards}
        for card in cards:
            assert len(where[card]) == 1 or not game.knows(seat, card)
        for rumour in game.rumours:
            if rumour.seat == seat:
                named = {place for place in range(self.seats) if (rumour.places >> place) & 1}
                named |= {self.deck} if rumour.places & game.deck_bit(self.at) else set()
                assert {place for place, _ in where[rumour.card]} <= named

    def spot(self, world: World, card: int) -> tuple[int, int]:
        """The place of a card, and its position in the deck."""
        place = next(i for i in range(len(world)) if card in world[i])
        return place, world[self.deck].index(card) if place == self.deck else -1
