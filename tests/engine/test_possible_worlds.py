"""Knowledge against an oracle: every world that a seat cannot exclude, kept as a plain set.

A few cards are drawn, taken, shown, discarded, inherited, kept, given away and put back at random.
Beside the engine, the oracle keeps for each seat (and the onlookers) the set of all deals, with the
order of the deck, that agree with what that seat has seen. What the engine says to be known must be
so in all of them, and whatever it deals anew must be one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from sixgun.classic import Game
from sixgun.engine import Rng
from sixgun.testing import current, only_cards, table

SEATS = 4
DECK, PILE = SEATS, SEATS + 1
World = tuple[tuple[int, ...], ...]  # the hands, sorted; the deck, top card last; the pile, sorted

ACTS = (
    ("draw", "draw", "draw", "take", "take", "discard", "show", "show", "inherit"),
    ("draw", "draw", "bury", "bury", "keep", "present", "take", "discard", "show", "flip"),
)


def truth(game: Game) -> World:
    hands = [tuple(sorted(hand)) for hand in game.hands]
    return (*hands, tuple(game.decks[0]), tuple(sorted(game.discards)))


def without(world: World, place: int, card: int) -> World:
    places = list(world)
    places[place] = tuple(other for other in places[place] if other != card)
    return tuple(places)


def with_card(world: World, place: int, card: int) -> World:
    """Onto the top of the deck, or anywhere into a hand or the pile."""
    places = list(world)
    cards = (*places[place], card)
    places[place] = cards if place == DECK else tuple(sorted(cards))
    return tuple(places)


def moved(world: World, card: int, source: int, to: int) -> World:
    return with_card(without(world, source, card), to, card)


class Oracle:
    """All the worlds that each seat deems possible."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.worlds: list[set[World]] = [{truth(game)} for _ in range(SEATS + 1)]
        self.shuffled()

    def shuffled(self) -> None:
        """The deck is in any order."""
        self.worlds = [
            {(*w[:DECK], order, w[PILE]) for w in worlds for order in permutations(w[DECK])}
            for worlds in self.worlds
        ]

    def ready(self, count: int) -> bool:
        """Whether the deck has so many cards; an empty one is made of the pile before."""
        game = self.game
        if not game.decks[0] and game.refill(0):
            self.change(lambda world: (*world[:DECK], world[PILE], ()))
            self.shuffled()
        return len(game.decks[0]) >= count

    def change(self, then: Callable[[World], World]) -> None:
        self.worlds = [{then(world) for world in worlds} for worlds in self.worlds]

    def unseen(self, card: int, source: int, to: int, witnesses: tuple[int, ...]) -> None:
        """A card goes from one place to another; only the witnesses see which. From the deck it is
        the top one."""
        for observer, worlds in enumerate(self.worlds):
            known = observer in witnesses
            after: set[World] = set()
            for world in worlds:
                possible = world[source][-1:] if source == DECK else world[source]
                for any_card in possible:
                    if not known or any_card == card:
                        after.add(moved(world, any_card, source, to))
            self.worlds[observer] = after

    def seen(self, card: int, place: int) -> None:
        """All see that a card lies in a place."""
        self.worlds = [{w for w in worlds if card in w[place]} for worlds in self.worlds]

    def draw(self, luck: Rng) -> None:
        seat = luck.below(SEATS)
        if self.ready(1):
            self.game.draw(seat, 1)
            self.unseen(self.game.hands[seat][-1], DECK, seat, (seat,))

    def flip(self, luck: Rng) -> None:
        if self.ready(1):
            card = self.game.turn_over(0)
            self.game.discards.append(card)
            self.unseen(card, DECK, PILE, tuple(range(SEATS + 1)))

    def bury(self, luck: Rng) -> None:
        """A hand card face down onto the deck."""
        seat = luck.below(SEATS)
        if self.game.hands[seat]:
            card = self.game.random_card(seat)
            self.game.bury(seat, card)
            self.unseen(card, seat, DECK, (seat,))

    def keep(self, luck: Rng) -> None:
        """A seat looks at two cards, keeps one and puts the other back."""
        if not self.ready(2):
            return
        game = self.game
        seat, chosen = luck.below(SEATS), luck.below(2)
        top = tuple(game.decks[0][-2:])
        game.aside.extend([game.lift(0, seat), game.lift(0, seat)])
        game.keep(seat, top[chosen], game.aside[:])
        game.decks[0].append(game.aside.pop())
        for observer, worlds in enumerate(self.worlds):
            fitting = [w for w in worlds if observer != seat or w[DECK][-2:] == top]
            picks = [chosen] if observer == seat else [0, 1]
            self.worlds[observer] = {
                moved(w, w[DECK][-2:][pick], DECK, seat) for w in fitting for pick in picks
            }

    def present(self, luck: Rng) -> None:
        """A seat looks at two cards, gives one to another and keeps the other."""
        seat, other = luck.below(SEATS), luck.below(SEATS)
        if seat == other or not self.ready(2):
            return
        game = self.game
        top = tuple(game.decks[0][-2:])
        given = top[luck.below(2)]
        game.aside.extend([game.lift(0, seat), game.lift(0, seat)])
        game.give_from_aside(other, seat, given)
        game.pocket(seat, game.aside[0])
        for observer, worlds in enumerate(self.worlds):
            after: set[World] = set()
            for world in worlds:
                two = world[DECK][-2:]
                if observer == seat and two != top:
                    continue
                for any_card in two:
                    if observer not in (seat, other) or any_card == given:
                        gone = moved(world, any_card, DECK, other)
                        after.add(moved(gone, gone[DECK][-1], DECK, seat))
            self.worlds[observer] = after

    def take(self, luck: Rng) -> None:
        seat, source = luck.below(SEATS), luck.below(SEATS)
        if seat != source and self.game.hands[source]:
            card = self.game.take_at_random(seat, source)
            self.unseen(card, source, seat, (seat, source))

    def discard(self, luck: Rng) -> None:
        seat = luck.below(SEATS)
        if self.game.hands[seat]:
            card = self.game.random_card(seat)
            self.game.discard(seat, card)
            self.seen(card, seat)
            self.change(lambda world: moved(world, card, seat, PILE))

    def show(self, luck: Rng) -> None:
        seat = luck.below(SEATS)
        if self.game.hands[seat]:
            card = self.game.random_card(seat)
            self.game.reveal(card, seat)
            self.seen(card, seat)

    def inherit(self, luck: Rng) -> None:
        seat, source = luck.below(SEATS), luck.below(SEATS)
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

    def check(self, luck: Rng) -> None:
        for seat, worlds in enumerate(self.worlds):
            assert truth(self.game) in worlds
            self.check_knowledge(seat, worlds)
            dealt = self.game.clone()
            dealt.deal_unknown(seat, luck)
            assert truth(dealt) in worlds

    def check_knowledge(self, seat: int, worlds: set[World]) -> None:
        game = self.game
        cards = [card for place in truth(game) for card in place]
        where = {card: {spot(world, card) for world in worlds} for card in cards}
        for card in cards:
            assert len(where[card]) == 1 or not game.knows(seat, card)
        for rumour in game.rumours:
            if rumour.seat == seat:
                named = {place for place in range(SEATS) if (rumour.places >> place) & 1}
                named |= {DECK} if rumour.places & game.deck_bit(0) else set()
                assert {place for place, _ in where[rumour.card]} <= named


def spot(world: World, card: int) -> tuple[int, int]:
    """The place of a card, and where in the deck."""
    place = next(i for i in range(len(world)) if card in world[i])
    return place, world[DECK].index(card) if place == DECK else -1


@pytest.mark.parametrize("acts", ACTS)
@pytest.mark.parametrize("block", range(4))
def test_nothing_is_known_that_is_not_certain_and_nothing_dealt_that_cannot_be(
    block: int, acts: tuple[str, ...]
) -> None:
    for walk in range(40):
        table(players=SEATS, seed=f"{block} {walk}")
        only_cards("2C", "3C", "4C", "5C", "6C")
        game = current().game
        game.shuffle(0)
        oracle = Oracle(game)
        luck = Rng.from_seed(f"walk {block} {walk}")
        for _ in range(16):
            act: Callable[[Rng], None] = getattr(oracle, acts[luck.below(len(acts))])
            act(luck)
            oracle.check(luck)


def test_the_oracle_notices_a_card_that_is_known_without_reason() -> None:
    table(players=SEATS)
    only_cards("2C", "3C")
    game = current().game
    game.shuffle(0)
    oracle = Oracle(game)
    game.draw(0, 1)
    oracle.unseen(game.hands[0][0], DECK, 0, (0,))
    game.known[game.hands[0][0]] |= 1 << 2

    with pytest.raises(AssertionError):
        oracle.check(Rng.from_seed(1))
