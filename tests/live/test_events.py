"""Events of a game: every change has one, and each seat sees only what it may know."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from functools import cache

import pytest

import sixgun
from sixgun import LiveGame
from sixgun.classic import OUR_BOXES
from sixgun.engine import Event
from sixgun.engine.events import (
    EVENT_TYPES,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardReloaded,
    CardReturned,
    CardTaken,
    Forced,
    GameEnded,
)
from tests.engine.random_walks import play_random

BLIND = ["bart_cassidy", "el_gringo", "jesse_jones", "sid_ketchum", "vulture_sam"]
HIDDEN = (CardDrawn, CardTaken, CardReturned)
NOT_IN_BANG = (CardReloaded,)
HAPPENING = [kind for kind in EVENT_TYPES if kind not in NOT_IN_BANG]


OTHERS: tuple[dict[str, object], ...] = (
    {"players": 3},
    {"players": 6, "boxes": list(OUR_BOXES)},
    {"players": 8, "boxes": list(OUR_BOXES)},
    {"players": 2, "variant": "long_duel"},
    {"players": 2, "variant": "short_duel"},
    {"players": 5, "variant": "auction"},
)


@cache
def games() -> list[LiveGame]:
    base = [play_random(seed, players=4 + seed % 4) for seed in range(60)]
    others = [play_random(seed, 100_000, **options) for seed in range(8) for options in OTHERS]
    return [*base, *others, abandoned(), abandoned_auction()]


def abandoned() -> LiveGame:
    """A game that one player left."""
    game = play_random(2, plies=30, players=5)
    game.leave(2)
    while game.decision:
        game.apply(game.decision.moves[0])
    return game


def abandoned_auction() -> LiveGame:
    """An auction that a bidder has left."""
    game = sixgun.new_game("classic", players=5, seed=1, variant="auction")
    for move in ("pick", "bid 100", "bid 300"):
        assert game.decision is not None
        game.apply(next(legal for legal in game.decision.moves if legal.startswith(move)))
    game.leave(1)
    while game.decision:
        game.apply(game.decision.moves[0])
    return game


@cache
def without_kit() -> LiveGame:
    """Nobody looks into the deck here: a drawn card is known to its drawer alone."""
    return play_random(3, players=5, characters=BLIND)


@pytest.mark.parametrize("kind", HAPPENING, ids=[kind.__name__ for kind in HAPPENING])
def test_every_event_happens(kind: type[Event]) -> None:
    assert any(isinstance(event, kind) for game in games() for event in game.events)


def test_the_last_event_names_the_winners() -> None:
    for game in games():
        last = game.events[-1]
        assert isinstance(last, GameEnded)
        names = game.names.seat_names
        assert game.result is not None
        assert game.result.winners == tuple(
            name for seat, name in enumerate(names) if (last.winners >> seat) & 1
        )


def test_the_open_event_log_hides_nothing() -> None:
    for game in games():
        assert all(getattr(event, "card", 0) is not None for event in game.events)


@pytest.mark.parametrize("seat", range(6))
def test_a_seat_gets_the_same_events_except_hidden_cards(seat: int) -> None:
    for game in games():
        if seat > game.kernel.seats:
            continue
        full = [e for e in game.events if not isinstance(e, Forced) or e.seat == seat]
        seen = game.events_for(seat)
        assert len(seen) == len(full)
        for shown, true in zip(seen, full, strict=True):
            assert shown == true or (isinstance(shown, HIDDEN) and shown.card is None)
            assert asdict(shown) | {"card": 0} == asdict(true) | {"card": 0}


@pytest.mark.parametrize("seat", range(6))
def test_cards_that_others_draw_are_hidden(seat: int) -> None:
    drawn = [e for e in without_kit().events_for(seat) if isinstance(e, CardDrawn)]

    assert all((event.card is not None) == (event.seat == seat) for event in drawn)
    assert len({event.seat for event in drawn}) == 5


@pytest.mark.parametrize("seat", range(5))
def test_both_players_see_a_taken_card(seat: int) -> None:
    for game in games():
        for event in game.events_for(seat) if seat < game.kernel.seats else []:
            if isinstance(event, CardTaken) and seat in (event.seat, event.source):
                assert event.card is not None


def test_some_taken_cards_are_hidden_from_the_others() -> None:
    hidden = Counter(
        seat
        for game in games()
        for seat in range(game.kernel.seats + 1)
        for event in game.events_for(seat)
        if isinstance(event, CardTaken) and event.card is None
    )

    assert len(hidden) == 9  # eight seats and a spectator


def test_played_and_discarded_cards_are_visible_to_all() -> None:
    for game in games():
        for event in game.events_for(game.kernel.seats):
            if isinstance(event, CardPlayed | CardDiscarded):
                assert event.card is not None


@pytest.mark.parametrize("seat", range(6))
def test_only_the_own_seat_sees_a_forced_move(seat: int) -> None:
    forced = [e for e in without_kit().events_for(seat) if isinstance(e, Forced)]

    assert all(event.seat == seat for event in forced)
    assert any(isinstance(event, Forced) for event in without_kit().events)


def test_events_can_be_read_from_any_position() -> None:
    game = without_kit()

    for since in (0, 1, 17, len(game.raw_events)):
        later = [e for e in game.events[since:] if not isinstance(e, Forced) or e.seat == 1]
        assert len(game.events_for(1, since)) == len(later)


def test_a_game_that_asks_everything_forces_nothing() -> None:
    game = sixgun.new_game("classic", players=5, seed=3, ask_forced=True)
    while (decision := game.decision) is not None:
        game.apply(decision.moves[-1])
        if game.ply > 300:
            break

    assert not any(isinstance(event, Forced) for event in game.events)
