"""Checks that hold at every decision of every game of the family."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from typing import Any

import sixgun
from sixgun.engine import FigureGame, RawEvent, Rng
from sixgun.engine.events import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_FLIPPED,
    CARD_LAID,
    CARD_LEFT_PLAY,
    CARD_PLAYED,
    CARD_TAKEN,
    CARD_TURNED_UP,
    DECK_SHUFFLED,
)
from sixgun.engine.moves import VERBS, encode
from sixgun.live import AnyGame
from sixgun.notation import read_record, write_record

__all__ = [
    "KnowledgeObserver",
    "check_cards",
    "check_clone",
    "check_determinize",
    "check_pickle",
    "check_refusals",
    "check_replay",
    "games_to_play",
    "walk",
]

Look = Callable[[Any, int], Any]  # the view of a game from a seat
SLOWER = 30  # the pure build plays one game for this many of the compiled build

IN_THE_OPEN = (
    CARD_PLAYED,
    CARD_DISCARDED,
    CARD_LAID,
    CARD_LEFT_PLAY,
    CARD_FLIPPED,
    CARD_TURNED_UP,
)


def games_to_play(games: int) -> int:
    """All of them in the compiled build, some in the pure one."""
    return games if sixgun.build_name() == "compiled" else games // SLOWER


def check_cards(game: FigureGame) -> None:
    """Every card is in one place; open cards are known to everyone; names in play differ."""
    names = game.names.cards
    cards = sorted(card for place in game.places() for card in place)
    assert cards == list(range(len(names)))
    for row in game.in_play:
        kinds = [names[card].partition("-")[0] for card in row]
        assert len(set(kinds)) == len(kinds)
    for place in (game.discards, *game.in_play):
        assert all(game.known[card] == game.everyone for card in place)


def check_clone(game: FigureGame, rng: Rng) -> None:
    """A clone equals the game and plays on in the same way; playing it does not change the game."""
    before = game.digest()
    first, second = game.clone(), game.clone()
    assert first.digest() == before
    assert first.bookkeeping() == game.bookkeeping()
    first.play_out(rng.copy())
    second.play_out(rng.copy())
    assert first.digest() == second.digest()
    assert first.bookkeeping() == second.bookkeeping()
    assert game.digest() == before


def check_determinize(game: FigureGame, seat: int, rng: Rng, view: Look) -> None:
    """Dealing again what a seat does not know does not change its view."""
    seen = view(game, seat)
    dealt = game.determinize(seat, rng.copy())
    assert isinstance(dealt, FigureGame)
    assert view(dealt, seat) == seen
    check_cards(dealt)


def check_refusals(game: FigureGame, rng: Rng) -> None:
    """Listed moves are legal; every other move is refused with a code and changes nothing."""
    before = game.digest()
    assert all(game.why_not(move) is None for move in game.moves)
    names = game.names
    verbs, cards, targets = len(VERBS), len(names.cards), 64 + len(names.cards)
    for _ in range(20):
        kind = rng.below(len(names.kind_ids)) if rng.below(4) == 0 else -1
        move = encode(rng.below(verbs), rng.below(cards + 1) - 1, rng.below(targets), kind)
        refusal = game.why_not(move)
        assert (refusal is None) == (move in game.moves)
        assert refusal is None or refusal.code
    assert game.digest() == before


def check_pickle(game: FigureGame, rng: Rng, view: Look) -> None:
    """An unpickled game is the same and plays on in the same way."""
    sent = pickle.loads(pickle.dumps(game))
    assert (sent.state(), sent.bookkeeping()) == (game.state(), game.bookkeeping())
    assert view(sent, 0) == view(game, 0)
    here = game.clone()
    here.play_out(rng.copy())
    sent.play_out(rng.copy())
    assert sent.digest() == here.digest()


def walk(live: AnyGame, rng: Rng, look_at: Callable[[Any, Rng], None], leaving: int = 0) -> None:
    """Play a random game to its end and call `look_at` now and then and at the end; its record must
    replay to the same end. `leaving`: once in this many moves a player leaves, mostly the one who
    has to decide."""
    game = live.kernel
    while not game.over:
        if rng.below(60) == 0:
            look_at(game, rng)
        if leaving and rng.below(leaving) == 0:
            here = [seat for seat in range(game.seats) if not (game.absent >> seat) & 1]
            live.leave(here[rng.below(len(here))] if rng.below(3) == 0 else game.seat)
            look_at(game, rng)
        else:
            live.apply(game.moves[rng.below(len(game.moves))])
    look_at(game, rng)
    check_replay(live)


def check_replay(live: AnyGame) -> None:
    """The record of a game replays to the same state after writing and reading it."""
    replayed = sixgun.replay(read_record(write_record(live.record())))
    assert replayed.kernel.digest() == live.kernel.digest()


class KnowledgeObserver:
    """Follows a game from outside and remembers which cards each seat had a chance to see.

    It does not use the engine's book-keeping: a seat may know a card only if it saw the card,
    in its hand or in the open, since the last shuffle. The prompts say when cards set aside are
    open to everyone, or to the player who has to decide.
    """

    def __init__(
        self, game: FigureGame, view: Look, all_see: Sequence[str], one_sees: Sequence[str]
    ) -> None:
        self.view = view
        self.all_see = all_see
        self.one_sees = one_sees
        self.seen: list[set[int]] = [set() for _ in range(game.seats + 1)]
        self.observe(game)

    def observe(self, game: FigureGame) -> None:
        for event in game.events:
            self.follow(game, event)
        opened = set(game.discards)
        for row in game.in_play:
            opened |= set(row)
        if game.prompt in self.all_see:
            opened |= set(game.aside)
        for seat, seen in enumerate(self.seen):
            seen.update(opened)
            if seat < game.seats:
                seen.update(game.hands[seat])
            if game.prompt in self.one_sees and seat == game.seat:
                seen.update(game.aside)

    def follow(self, game: FigureGame, event: RawEvent) -> None:
        kind, card = event[0], event[3]
        if kind == DECK_SHUFFLED:
            for seen in self.seen:
                seen -= {c for c, epoch in enumerate(game.epoch) if epoch == game.epochs}
        elif kind in IN_THE_OPEN:
            for seen in self.seen:
                seen.add(card)
        elif kind in (CARD_DRAWN, CARD_TAKEN):
            self.seen[event[2]].add(card)

    def check(self, game: FigureGame) -> None:
        """No view shows a card that its seat never saw."""
        for seat, seen in enumerate(self.seen):
            shown = self.view(game, seat).cards
            visible = {card for hand in shown.seen_in_hands for card in hand}
            visible |= {card for deck in shown.seen_in_decks for _, card in deck}
            visible |= {rumour.card for rumour in shown.rumours}
            visible |= set(shown.aside)
            assert visible <= seen, (seat, visible - seen)
