"""Events of The Duel: every change has one, and each seat sees only what it may know."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache

import pytest

import sixgun
from sixgun.duel import MODES
from sixgun.engine import Event
from sixgun.engine import events as e
from tests.live.random_duels import DuelGame, play_random_duel

# Roles, events, suits, ghosts, drafts and auctions are BANG!'s alone; so are Jail and a look at the
# deck.
NOT_IN_THE_DUEL = (
    e.RoleShown,
    e.EventRevealed,
    e.WordNamed,
    e.CameBack,
    e.CharacterPicked,
    e.TurnLost,
    e.CardReturned,
    e.AbilityTaken,
    e.BidMade,
    e.LotSold,
    e.LotReopened,
)
HAPPENING = [kind for kind in e.EVENT_TYPES if kind not in NOT_IN_THE_DUEL]
HIDDEN = (e.CardDrawn, e.CardTaken)
MOST = 3  # seats


@cache
def games() -> list[DuelGame]:
    whole = [play_random_duel(seed, mode=mode) for mode in MODES for seed in range(12)]
    left = play_random_duel(1, 30)
    left.leave(1)
    return [*whole, left]


@pytest.mark.parametrize("kind", HAPPENING, ids=lambda kind: kind.__name__)
def test_every_event_happens(kind: type[Event]) -> None:
    assert any(isinstance(event, kind) for game in games() for event in game.events)


def test_no_other_event_happens() -> None:
    shown = {type(event) for game in games() for event in game.events}
    assert shown == set(HAPPENING)


def test_the_last_event_names_the_winner() -> None:
    for game in games():
        last = game.events[-1]
        assert isinstance(last, e.GameEnded)
        assert last.winners == game.kernel.winners


# -- hidden cards --------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(MOST + 1))
def test_a_seat_gets_the_same_events_except_hidden_cards(seat: int) -> None:
    for game in games():
        if seat > game.kernel.seats:
            continue
        full = [ev for ev in game.events if not isinstance(ev, e.Forced) or ev.seat == seat]
        seen = game.events_for(seat)
        assert len(seen) == len(full)
        for shown, true in zip(seen, full, strict=True):
            assert shown == true or (isinstance(shown, HIDDEN) and shown.card is None)
            assert asdict(shown) | {"card": 0} == asdict(true) | {"card": 0}


@pytest.mark.parametrize("mode", MODES)
def test_only_the_back_of_other_players_draws_is_visible(mode: str) -> None:
    hidden = 0
    for game in games():
        if game.config.mode != mode:
            continue
        facts = game.kernel.facts
        for seat in range(game.kernel.seats + 1):
            story = zip(drawn_cards(game.events), drawn_cards(game.events_for(seat)), strict=True)
            for true, shown in story:
                assert shown.back == facts.back[true.card or 0] == true.back
                if shown.card is None:
                    hidden += 1
                    assert shown.seat != seat
    assert hidden > 100


def drawn_cards(events: list[Event]) -> list[e.CardDrawn]:
    return [event for event in events if isinstance(event, e.CardDrawn)]


def test_your_own_draws_are_visible() -> None:
    for game in games():
        for seat in range(game.kernel.seats):
            own = [event for event in drawn_cards(game.events_for(seat)) if event.seat == seat]
            assert all(event.card is not None for event in own)


def test_played_revealed_and_discarded_cards_are_visible_to_all() -> None:
    open_to_all = (e.CardPlayed, e.CardFlipped, e.CardDiscarded, e.CardLaid, e.CardUsed)
    for game in games():
        for event in game.events_for(game.kernel.seats):
            assert not isinstance(event, open_to_all) or event.card is not None


def test_only_the_two_players_involved_see_some_taken_cards() -> None:
    unseen = 0
    for game in games():
        for seat in range(game.kernel.seats + 1):
            for event in game.events_for(seat):
                if isinstance(event, e.CardTaken) and event.source >= 0:
                    assert event.card is not None or seat not in (event.seat, event.source)
                    unseen += event.card is None
    assert unseen > 0


# -- the choice of the front ---------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(3))
def test_the_front_is_secret_until_all_have_chosen(mode: str, seed: int) -> None:
    seats = len(MODES[mode].sides)
    games_by_choice = [
        after_choices(mode, seed, [(number >> seat) & 1 for seat in range(seats)][: seats - 1])
        for number in range(1 << (seats - 1))
    ]
    last = seats - 1

    for other in games_by_choice[1:]:
        assert other.view(last) == games_by_choice[0].view(last)
        assert other.view(seats) == games_by_choice[0].view(seats)
        assert other.events_for(last) == games_by_choice[0].events_for(last)
        assert other.decision == games_by_choice[0].decision


def after_choices(mode: str, seed: int, choices: list[int]) -> DuelGame:
    """A game in which some seats have chosen the first or second character as their front."""
    game = sixgun.new_game("duel", mode=mode, seed=seed)
    for choice in choices:
        assert game.decision is not None
        events = game.apply(game.decision.moves[choice])
        assert events == []
    return game


@pytest.mark.parametrize("mode", MODES)
def test_other_choices_are_hidden_until_then(mode: str) -> None:
    seats = len(MODES[mode].sides)
    game = after_choices(mode, 4, [0] * (seats - 1))
    last = seats - 1

    view = game.view(last)

    assert view.front == [-1] * seats
    assert [bool(called) for called in view.characters] == [False] * 2 * last + [True] * 2
    assert view.life[: 2 * last] == view.max_life[: 2 * last] == [0] * 2 * last
    assert not any(isinstance(event, e.CharacterEntered) for event in game.events)
    assert game.decision is not None
    game.apply(game.decision.moves[0])
    assert all(game.view(last).characters)
    fronts = [ev.figure for ev in game.events if isinstance(ev, e.CharacterEntered)][:seats]
    assert sorted(fronts) == sorted(game.kernel.front)
