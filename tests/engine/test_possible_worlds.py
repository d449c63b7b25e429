"""Knowledge against the oracle of possible worlds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixgun.engine import Rng
from sixgun.testing import current, duel, only_cards, table
from tests.engine.oracle import Oracle

SEATS = 4

ACTS = (
    ("draw", "draw", "draw", "take", "take", "discard", "show", "show", "inherit"),
    ("draw", "draw", "bury", "bury", "keep", "present", "take", "discard", "show", "flip"),
)


WITH_BACKS = ("draw", "draw", "draw", "take_back", "take_back", "discard", "show", "flip")


@pytest.mark.parametrize("acts", ACTS)
@pytest.mark.parametrize("block", range(4))
def test_knowledge_is_certain_and_every_deal_is_possible(block: int, acts: tuple[str, ...]) -> None:
    for walk in range(40):
        table(players=SEATS, seed=f"{block} {walk}")
        only_cards("2C", "3C", "4C", "5C", "6C")
        game = current().game
        game.shuffle(0)
        oracle = Oracle(game)
        rng = Rng.from_seed(f"walk {block} {walk}")
        for _ in range(16):
            act: Callable[[Rng], None] = getattr(oracle, acts[rng.below(len(acts))])
            act(rng)
            oracle.check(rng)


def test_the_oracle_notices_a_card_that_is_known_without_reason() -> None:
    table(players=SEATS)
    only_cards("2C", "3C")
    game = current().game
    game.shuffle(0)
    oracle = Oracle(game)
    game.draw(0, 1)
    oracle.unseen(game.hands[0][0], oracle.deck, 0, (0,))
    game.known[game.hands[0][0]] |= 1 << 2

    with pytest.raises(AssertionError):
        oracle.check(Rng.from_seed(1))


@pytest.mark.parametrize("block", range(8))
def test_visible_backs_distinguish_cards(block: int) -> None:
    for walk in range(30):
        duel(mode="mexican_standout", seed=f"{block} {walk}")
        game = current().game
        cards = [deck[i] for deck in game.decks[:3] for i in (0, 1)]
        for deck in game.decks:
            deck.clear()
        game.source = [game.seats] * game.seats
        game.decks[game.seats].extend(cards)
        game.shuffle(game.seats)
        oracle = Oracle(game, game.seats)
        rng = Rng.from_seed(f"backs {block} {walk}")
        for _ in range(16):
            act: Callable[[Rng], None] = getattr(oracle, WITH_BACKS[rng.below(len(WITH_BACKS))])
            act(rng)
            oracle.look_at_backs()
            oracle.check(rng)
