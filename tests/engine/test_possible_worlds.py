"""Knowledge against an oracle: every world that a seat cannot exclude, kept as a plain set.

A few cards are drawn, taken, shown, discarded and inherited at random. Beside the engine, the
oracle keeps for each seat (and the onlookers) the set of all deals that agree with what that seat
has seen. What the engine says to be known must be so in all of them, and whatever it deals anew
must be one of them.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixgun.classic import Game
from sixgun.engine import Rng
from sixgun.testing import current, only_cards, table

SEATS = 4
DECK, PILE = SEATS, SEATS + 1
World = tuple[frozenset[int], ...]  # the hands, the deck, the pile

ACTS = ("draw", "draw", "draw", "take", "take", "take", "discard", "show", "show", "inherit")


def truth(game: Game) -> World:
    places = [*game.hands, game.decks[0], game.discards]
    return tuple(frozenset(place) for place in places)


def moved(world: World, card: int, source: int, to: int) -> World:
    places = list(world)
    places[source] -= {card}
    places[to] |= {card}
    return tuple(places)


class Oracle:
    """All the worlds that each seat deems possible."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.worlds: list[set[World]] = [{truth(game)} for _ in range(SEATS + 1)]

    def change(self, then: Callable[[World], World]) -> None:
        self.worlds = [{then(world) for world in worlds} for worlds in self.worlds]

    def unseen(self, card: int, source: int, to: int, witnesses: tuple[int, ...]) -> None:
        """A card goes from one place to another; only the witnesses see which."""
        for observer, worlds in enumerate(self.worlds):
            known = observer in witnesses
            self.worlds[observer] = {
                moved(world, any_card, source, to)
                for world in worlds
                for any_card in ([card] if known else world[source])
                if any_card in world[source]
            }

    def seen(self, card: int, place: int) -> None:
        """All see that a card lies in a place."""
        self.worlds = [{w for w in worlds if card in w[place]} for worlds in self.worlds]

    def draw(self, luck: Rng) -> None:
        seat = luck.below(SEATS)
        if not self.game.decks[0]:
            if not self.game.discards:
                return
            self.change(lambda world: (*world[:DECK], world[PILE], frozenset()))
        self.game.draw(seat, 1)
        self.unseen(self.game.hands[seat][-1], DECK, seat, (seat,))

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
        hand = frozenset(self.game.hands[source])
        if seat == source or not hand:
            return
        self.game.give_whole_hand(seat, source)
        for witness in (seat, source):
            self.worlds[witness] = {w for w in self.worlds[witness] if w[source] == hand}

        def inherited(world: World) -> World:
            places = list(world)
            places[seat] |= places[source]
            places[source] = frozenset()
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
        where = {c: {i for w in worlds for i in range(len(w)) if c in w[i]} for c in cards}
        for card in cards:
            assert len(where[card]) == 1 or not game.knows(seat, card)
        for rumour in game.rumours:
            if rumour.seat == seat:
                hands = {s for s in range(SEATS) if (rumour.hands >> s) & 1}
                assert where[rumour.card] <= hands


@pytest.mark.parametrize("block", range(8))
def test_nothing_is_known_that_is_not_certain_and_nothing_dealt_that_cannot_be(block: int) -> None:
    for walk in range(60):
        table(players=SEATS, seed=f"{block} {walk}")
        only_cards("2C", "3C", "4C", "5C", "6C", "7C", "2D")
        game = current().game
        game.shuffle(0)
        oracle = Oracle(game)
        luck = Rng.from_seed(f"walk {block} {walk}")
        for _ in range(16):
            act: Callable[[Rng], None] = getattr(oracle, ACTS[luck.below(len(ACTS))])
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
