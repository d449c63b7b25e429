"""Events of The Duel: every change has one, and each seat sees only what it may know."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache

import pytest

import sixgun
from sixgun.duel import MODES
from sixgun.engine import Event
from sixgun.engine import events as e
from tests.live.duels import DuelGame, played

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
    whole = [played(seed, mode=mode) for mode in MODES for seed in range(12)]
    left = played(1, 30)
    left.leave(1)
    return [*whole, left]


@pytest.mark.parametrize("kind", HAPPENING, ids=lambda kind: kind.__name__)
def test_every_event_happens(kind: type[Event]) -> None:
    assert any(isinstance(event, kind) for game in games() for event in game.events)


def test_no_other_event_does() -> None:
    told = {type(event) for game in games() for event in game.events}
    assert told == set(HAPPENING)


def test_the_last_event_names_the_winner() -> None:
    for game in games():
        last = game.events[-1]
        assert isinstance(last, e.GameEnded)
        assert last.winners == game.kernel.winners


# -- what is hidden ------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(MOST + 1))
def test_a_seat_hears_the_same_story_but_for_hidden_cards(seat: int) -> None:
    for game in games():
        if seat > game.kernel.seats:
            continue
        full = [ev for ev in game.events if not isinstance(ev, e.Forced) or ev.seat == seat]
        seen = game.events_for(seat)
        assert len(seen) == len(full)
        for told, true in zip(seen, full, strict=True):
            assert told == true or (isinstance(told, HIDDEN) and told.card is None)
            assert asdict(told) | {"card": 0} == asdict(true) | {"card": 0}


@pytest.mark.parametrize("mode", MODES)
def test_of_what_others_draw_only_the_back_is_seen(mode: str) -> None:
    hidden = 0
    for game in games():
        if game.config.mode != mode:
            continue
        facts = game.kernel.facts
        for seat in range(game.kernel.seats + 1):
            story = zip(drawn(game.events), drawn(game.events_for(seat)), strict=True)
            for true, told in story:
                assert told.back == facts.back[true.card or 0] == true.back
                if told.card is None:
                    hidden += 1
                    assert told.seat != seat
    assert hidden > 100


def drawn(events: list[Event]) -> list[e.CardDrawn]:
    return [event for event in events if isinstance(event, e.CardDrawn)]


def test_what_one_draws_oneself_is_seen() -> None:
    for game in games():
        for seat in range(game.kernel.seats):
            own = [event for event in drawn(game.events_for(seat)) if event.seat == seat]
            assert all(event.card is not None for event in own)


def test_what_is_played_revealed_and_discarded_is_seen_by_all() -> None:
    open_to_all = (e.CardPlayed, e.CardFlipped, e.CardDiscarded, e.CardLaid, e.CardUsed)
    for game in games():
        for event in game.events_for(game.kernel.seats):
            assert not isinstance(event, open_to_all) or event.card is not None


def test_the_two_of_a_taking_see_the_card_and_sometimes_nobody_else() -> None:
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
def test_nobody_learns_who_stands_in_front_before_all_have_chosen(mode: str, seed: int) -> None:
    seats = len(MODES[mode].sides)
    games_by_choice = [
        chosen(mode, seed, [(number >> seat) & 1 for seat in range(seats)][: seats - 1])
        for number in range(1 << (seats - 1))
    ]
    last = seats - 1

    for other in games_by_choice[1:]:
        assert other.view(last) == games_by_choice[0].view(last)
        assert other.view(seats) == games_by_choice[0].view(seats)
        assert other.events_for(last) == games_by_choice[0].events_for(last)
        assert other.decision == games_by_choice[0].decision


def chosen(mode: str, seed: int, choices: list[int]) -> DuelGame:
    """Some have chosen their front: the first or the second of the two."""
    game = sixgun.new_game("duel", mode=mode, seed=seed)
    for choice in choices:
        assert game.decision is not None
        events = game.apply(game.decision.moves[choice])
        assert events == []
    return game


@pytest.mark.parametrize("mode", MODES)
def test_of_the_others_nothing_is_shown_before(mode: str) -> None:
    seats = len(MODES[mode].sides)
    game = chosen(mode, 4, [0] * (seats - 1))
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
