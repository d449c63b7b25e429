"""The box at the table. Run with pytest, where sixgun and this package are installed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tumbleweed import BOX

from sixgun import add_box, new_game, remove_box
from sixgun.testing import current, next_cards, pile, table


@pytest.fixture(autouse=True)
def _box_is_there() -> Iterator[None]:
    add_box(BOX)
    yield
    remove_box(BOX.id)


def test_the_coffee_pot_waits_a_turn_and_then_serves_two() -> None:
    ann, bob, *_ = table(players=4, boxes="tumbleweed")
    ann.holds("coffee_pot")
    next_cards("bang-2C", "missed-2S")

    ann.plays("coffee_pot")
    assert ann.refused_use("coffee_pot", at=bob) == "wait_for_next_turn"
    ann.is_playing().uses("coffee_pot", at=bob)

    assert (ann.hand, bob.hand) == (["bang"], ["missed"])


@pytest.mark.parametrize(("turned_up", "life"), [("bang-3D", 4), ("bang-3C", 2)])
def test_snake_oil_heals_on_red_and_hurts_on_black(turned_up: str, life: int) -> None:
    ann, *_ = table(players=4, boxes="tumbleweed")
    ann.holds("snake_oil-2D").has_life(3)
    next_cards(turned_up)

    ann.plays("snake_oil")

    assert ann.life == life
    assert pile() == ["snake_oil-2D", turned_up]


def test_tess_keeps_two_cards_more() -> None:
    _, tess, *_ = table("bart_cassidy", "tess_tumbleweed", players=4)
    tess.has_life(1).holds("bang", "bang", "bang", "bang").is_playing()

    tess.ends_turn().discards("bang")

    assert len(tess.hand) == 3
    assert not tess.is_active


def test_a_dust_storm_blows_a_card_away() -> None:
    _, bob, *_ = table(players=4, event="dust_storm")
    bob.holds("beer")
    next_cards("bang", "missed")

    bob.starts_turn()

    assert bob.hand == ["bang", "missed"]
    assert current().game.event.name == "Dust Storm"


def test_whole_games_are_dealt_with_it() -> None:
    game = new_game(players=5, boxes=("base", "tumbleweed"), seed=1)

    luck = random.Random(1)
    while game.decision:
        game.apply(luck.choice(game.decision.moves))

    assert "tumbleweed" in str(game.record())
