"""What must hold at every decision of every game, whichever of the family it is."""

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
    "Witness",
    "as_many_as_it_can",
    "check_cards",
    "check_clone",
    "check_imagination",
    "check_pickle",
    "check_refusals",
    "check_replay",
    "walk",
]

Look = Callable[[Any, int], Any]  # the view of a game from a seat
SLOWER = 30  # of so many games that the compiled build plays the pure one plays one

IN_THE_OPEN = (
    CARD_PLAYED,
    CARD_DISCARDED,
    CARD_LAID,
    CARD_LEFT_PLAY,
    CARD_FLIPPED,
    CARD_TURNED_UP,
)


def as_many_as_it_can(games: int) -> int:
    """All of them in the compiled build, some in the pure one."""
    return games if sixgun.build_name() == "compiled" else games // SLOWER


def check_cards(game: FigureGame) -> None:
    """Every card lies in one place; what lies open is known to all; names differ in play."""
    names = game.names.cards
    cards = sorted(card for place in game.places() for card in place)
    assert cards == list(range(len(names)))
    for row in game.in_play:
        kinds = [names[card].partition("-")[0] for card in row]
        assert len(set(kinds)) == len(kinds)
    for place in (game.discards, *game.in_play):
        assert all(game.known[card] == game.everyone for card in place)


def check_clone(game: FigureGame, luck: Rng) -> None:
    """A clone equals the game and plays on as it would; playing it leaves the game alone."""
    before = game.digest()
    first, second = game.clone(), game.clone()
    assert first.digest() == before
    assert first.bookkeeping() == game.bookkeeping()
    first.play_out(luck.copy())
    second.play_out(luck.copy())
    assert first.digest() == second.digest()
    assert first.bookkeeping() == second.bookkeeping()
    assert game.digest() == before


def check_imagination(game: FigureGame, seat: int, luck: Rng, view: Look) -> None:
    """Whatever a seat does not know can be dealt anew without its noticing."""
    seen = view(game, seat)
    dealt = game.determinize(seat, luck.copy())
    assert isinstance(dealt, FigureGame)
    assert view(dealt, seat) == seen
    check_cards(dealt)


def check_refusals(game: FigureGame, luck: Rng) -> None:
    """A listed move is not refused; any other is, with a code, and leaves no trace."""
    before = game.digest()
    assert all(game.why_not(move) is None for move in game.moves)
    names = game.names
    verbs, cards, targets = len(VERBS), len(names.cards), 64 + len(names.cards)
    for _ in range(20):
        kind = luck.below(len(names.kind_ids)) if luck.below(4) == 0 else -1
        move = encode(luck.below(verbs), luck.below(cards + 1) - 1, luck.below(targets), kind)
        refusal = game.why_not(move)
        assert (refusal is None) == (move in game.moves)
        assert refusal is None or refusal.code
    assert game.digest() == before


def check_pickle(game: FigureGame, luck: Rng, view: Look) -> None:
    """A game that was sent elsewhere is the same there, and goes on alike."""
    sent = pickle.loads(pickle.dumps(game))
    assert (sent.state(), sent.bookkeeping()) == (game.state(), game.bookkeeping())
    assert view(sent, 0) == view(game, 0)
    here = game.clone()
    here.play_out(luck.copy())
    sent.play_out(luck.copy())
    assert sent.digest() == here.digest()


def walk(live: AnyGame, luck: Rng, look_at: Callable[[Any, Rng], None], leaving: int = 0) -> None:
    """A game played to its end at random, some of its moments and the last one looked at; its
    record replays to the same end. `leaving`: once in so many moves somebody leaves, mostly the
    player who is asked."""
    game = live.kernel
    while not game.over:
        if luck.below(60) == 0:
            look_at(game, luck)
        if leaving and luck.below(leaving) == 0:
            here = [seat for seat in range(game.seats) if not (game.absent >> seat) & 1]
            live.leave(here[luck.below(len(here))] if luck.below(3) == 0 else game.seat)
            look_at(game, luck)
        else:
            live.apply(game.moves[luck.below(len(game.moves))])
    look_at(game, luck)
    check_replay(live)


def check_replay(live: AnyGame) -> None:
    """The record of a game, written and read, replays to the same moment."""
    replayed = sixgun.replay(read_record(write_record(live.record())))
    assert replayed.kernel.digest() == live.kernel.digest()


class Witness:
    """Follows a game from outside and remembers which cards each seat had a chance to see.

    It knows nothing of the engine's book-keeping: a card may be known to a seat only if that seat
    saw it, in its hand or in the open, since it was last shuffled. The prompts say when cards lie
    aside open to all, or to the one who is asked.
    """

    def __init__(
        self, game: FigureGame, view: Look, all_see: Sequence[str], one_sees: Sequence[str]
    ) -> None:
        self.view = view
        self.all_see = all_see
        self.one_sees = one_sees
        self.seen: list[set[int]] = [set() for _ in range(game.seats + 1)]
        self.look(game)

    def look(self, game: FigureGame) -> None:
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
            told = {card for hand in shown.seen_in_hands for card in hand}
            told |= {card for deck in shown.seen_in_decks for _, card in deck}
            told |= {rumour.card for rumour in shown.rumours}
            told |= set(shown.aside)
            assert told <= seen, (seat, told - seen)
