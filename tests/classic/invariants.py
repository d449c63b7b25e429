"""What must hold at every decision of every game."""

from __future__ import annotations

import pickle

from sixgun.classic import Game, view
from sixgun.engine import RawEvent, Rng
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
from sixgun.engine.moves import encode

__all__ = ["Witness", "check_moment", "check_pickle", "check_refusals"]

IN_THE_OPEN = (
    CARD_PLAYED,
    CARD_DISCARDED,
    CARD_LAID,
    CARD_LEFT_PLAY,
    CARD_FLIPPED,
    CARD_TURNED_UP,
)


def check_moment(game: Game, luck: Rng) -> None:
    """Cards conserved, life within bounds, a clone goes on alike, no seat sees too much."""
    check_cards(game)
    check_life(game)
    check_clone(game, luck)
    for seat in range(game.seats + 1):
        check_imagination(game, seat, luck)


def check_cards(game: Game) -> None:
    cards = sorted(card for place in game.places() for card in place)
    assert cards == list(range(len(game.kind)))
    for row in game.in_play:
        kinds = [game.kind[card].id for card in row]
        assert len(set(kinds)) == len(kinds)
    for place in (game.discards, *game.in_play):
        assert all(game.known[card] == game.everyone for card in place)


def check_life(game: Game) -> None:
    """Life within its bounds; whoever is out has nothing, unless he is just going."""
    going = [
        frame.facts()["figure"]
        for frame in game.stack
        if type(frame).__name__ in ("Dying", "Elimination", "Fading")
    ]
    cards_stay = game.facts.variant.players == (2,)
    for figure in range(len(game.owner)):
        if figure in going or not game.ring:
            continue
        inside = figure in game.ring
        least = 1 if inside and not game.is_ghost(figure) else 0
        assert least <= game.life[figure] <= game.max_life[figure]
        assert inside or cards_stay or not game.in_play[figure]
        assert inside or cards_stay or not game.hands[figure]


def check_clone(game: Game, luck: Rng) -> None:
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


def check_imagination(game: Game, seat: int, luck: Rng) -> None:
    """Whatever a seat does not know can be dealt anew without its noticing."""
    seen = view(game, seat)
    dealt = game.determinize(seat, luck.copy())
    assert isinstance(dealt, Game)
    again = view(dealt, seat)
    assert again == seen
    check_cards(dealt)


def check_refusals(game: Game, luck: Rng) -> None:
    """A listed move is not refused; any other is, with a code, and leaves no trace."""
    before = game.digest()
    assert all(game.why_not(move) is None for move in game.moves)
    verbs, cards, targets = 12, len(game.kind), 64 + len(game.kind)
    for _ in range(20):
        kind = luck.below(len(game.facts.kinds)) if luck.below(4) == 0 else -1
        move = encode(luck.below(verbs), luck.below(cards + 1) - 1, luck.below(targets), kind)
        refusal = game.why_not(move)
        assert (refusal is None) == (move in game.moves)
        assert refusal is None or refusal.code
    assert game.digest() == before


class Witness:
    """Follows a game from outside and remembers which cards each seat had a chance to see.

    It knows nothing of the engine's book-keeping: a card may be known to a seat only if that seat
    saw it, in its hand or in the open, since it was last shuffled.
    """

    def __init__(self, game: Game) -> None:
        self.seen: list[set[int]] = [set() for _ in range(game.seats + 1)]
        self.look(game)

    def look(self, game: Game) -> None:
        for event in game.events:
            self.follow(game, event)
        opened = set(game.discards)
        for row in game.in_play:
            opened |= set(row)
        if game.prompt in ("store", "flip"):
            opened |= set(game.aside)
        for seat, seen in enumerate(self.seen):
            seen.update(opened)
            if seat < game.seats:
                seen.update(game.hands[seat])
            if game.prompt in ("keep", "present") and seat == game.seat:
                seen.update(game.aside)

    def follow(self, game: Game, event: RawEvent) -> None:
        kind, card = event[0], event[3]
        if kind == DECK_SHUFFLED:
            for seen in self.seen:
                seen -= {c for c, epoch in enumerate(game.epoch) if epoch == game.epochs}
        elif kind in IN_THE_OPEN:
            for seen in self.seen:
                seen.add(card)
        elif kind in (CARD_DRAWN, CARD_TAKEN):
            self.seen[event[2]].add(card)

    def check(self, game: Game) -> None:
        """No view shows a card that its seat never saw."""
        for seat, seen in enumerate(self.seen):
            shown = view(game, seat).cards
            told = {card for hand in shown.seen_in_hands for card in hand}
            told |= {card for deck in shown.seen_in_decks for _, card in deck}
            told |= {rumour.card for rumour in shown.rumours}
            told |= set(shown.aside)
            assert told <= seen, (seat, told - seen)


def check_pickle(game: Game, luck: Rng) -> None:
    """A game that was sent elsewhere is the same there, and goes on alike."""
    sent: Game = pickle.loads(pickle.dumps(game))
    assert (sent.state(), sent.bookkeeping()) == (game.state(), game.bookkeeping())
    assert view(sent, 0) == view(game, 0)
    here = game.clone()
    here.play_out(luck.copy())
    sent.play_out(luck.copy())
    assert sent.digest() == here.digest()
