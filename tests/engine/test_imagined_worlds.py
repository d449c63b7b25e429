"""Random games with many cards taken: no imagined world contradicts what the seat has seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sixgun.classic import Config, Game
from sixgun.engine import Rng
from sixgun.engine.events import CARD_DRAWN, CARD_TAKEN, DECK_SHUFFLED
from tests.engine.random_walks import positions

TAKERS = ("el_gringo", "jesse_jones", "pedro_ramirez", "kit_carlson", "vulture_sam", "black_jack")
SEEDS = range(40)


class Clock:
    """Tracks the last shuffle before each seat got a card, from outside the engine."""

    def __init__(self, seats: int) -> None:
        self.shuffles = 0
        self.got = [0] * seats

    def follow(self, game: Game) -> None:
        for event in game.events:
            if event[0] == DECK_SHUFFLED:
                self.shuffles += 1
            elif event[0] in (CARD_DRAWN, CARD_TAKEN):
                self.got[event[2]] = self.shuffles


def imagined(
    players: int, takers: tuple[str, ...] = TAKERS
) -> Iterator[tuple[Game, Game, int, Clock]]:
    """A game, a world, the seat that imagines it, and when each hand last got a card."""
    config = Config(players=players, characters=takers[:players])
    for seed in SEEDS:
        clock = Clock(players)
        rng = Rng.from_seed(f"imagined {seed}")
        for game in positions(config, seed, emits_events=True):
            clock.follow(game)
            if rng.below(4) == 0:
                seat = rng.below(players + 1)
                world = game.determinize(seat, rng)
                assert isinstance(world, Game)
                yield game, world, seat, clock


@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_rumoured_card_is_in_one_of_its_hands(players: int) -> None:
    checked = 0
    for game, world, seat, _ in imagined(players):
        for rumour in game.rumours:
            if rumour.seat == seat:
                checked += 1
                assert rumour.places & world.place_bit(rumour.card)

    assert checked > 50


@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_known_card_lies_where_it_is_known_to_lie(players: int) -> None:
    for game, world, seat, _ in imagined(players):
        for before, after in zip(game.places(), world.places(), strict=True):
            assert [c for c in before if game.knows(seat, c)] == [
                c for c in after if game.knows(seat, c)
            ]
            assert len(before) == len(after)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_no_hand_holds_a_card_of_a_shuffle_after_its_last_draw(players: int) -> None:
    for game, world, _, clock in imagined(players):
        for hand, got in zip(world.hands, clock.got, strict=True):
            assert all(game.epoch[card] <= got for card in hand)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_deck_holds_as_many_cards_of_each_shuffle_as_before(players: int) -> None:
    # Kit Carlson may put back a card of either shuffle if the deck runs out while he looks.
    takers = tuple(taker for taker in TAKERS if taker != "kit_carlson")
    for game, world, *_ in imagined(players, (*takers, "slab_the_killer")):
        assert sorted(game.epoch[card] for card in game.decks[0]) == sorted(
            game.epoch[card] for card in world.decks[0]
        )
