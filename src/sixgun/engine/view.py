"""What a seat sees: everything that a bot, a client or a spectator ever gets of a game."""

from __future__ import annotations

from dataclasses import dataclass

from sixgun.engine.game import BaseGame

__all__ = ["BaseView", "RumouredCard", "base_view", "open_base_view"]


@dataclass
class RumouredCard:
    """A card known to lie in one of these hands or decks, but not in which: a card moved unseen."""

    card: int
    seats: list[int]
    decks: list[int]


@dataclass
class BaseView:
    """The table as one seat sees it. Cards are numbers; cards that the seat does not know are left
    out."""

    seat: int
    # decisions so far; with the number of moves alone, others could count the forced ones
    answered: int
    over: bool
    asked: int  # the seat that must decide
    prompt: str
    moves: list[int]  # only if it is this seat
    hand: list[int]
    hand_counts: list[int]
    seen_in_hands: list[list[int]]  # by seat, sorted: cards known to be there
    rumours: list[RumouredCard]
    deck_counts: list[int]
    seen_in_decks: list[list[tuple[int, int]]]  # by deck: place from the top, card
    discards: list[int]
    aside: list[int]
    aside_count: int
    in_play: list[list[int]]  # by figure
    resolving: list[tuple[str, dict[str, int]]]  # the frames on the stack, topmost last

    def bearer_of(self, card: int) -> int:
        """The figure before which a card lies, or -1."""
        for figure in range(len(self.in_play)):
            if card in self.in_play[figure]:
                return figure
        return -1


def base_view(game: BaseGame, seat: int) -> BaseView:
    """The kernel's part of a seat's view; the seat number after the last is a spectator."""
    mine = seat == game.seat and not game.over
    return BaseView(
        seat=seat,
        answered=game.answered,
        over=game.over,
        asked=-1 if game.over else game.seat,
        prompt="" if game.over else game.prompt,
        moves=game.moves[:] if mine else [],
        hand=game.hands[seat][:] if seat < game.seats else [],
        hand_counts=[len(hand) for hand in game.hands],
        seen_in_hands=[sorted(c for c in hand if game.knows(seat, c)) for hand in game.hands],
        rumours=rumours(game, seat),
        deck_counts=[len(deck) for deck in game.decks],
        seen_in_decks=[seen_from_top(game, seat, deck) for deck in game.decks],
        discards=game.discards[:],
        aside=[card for card in game.aside if game.knows(seat, card)],
        aside_count=len(game.aside),
        in_play=[row[:] for row in game.in_play],
        resolving=[(type(frame).__name__, frame.facts()) for frame in game.stack],
    )


def open_base_view(game: BaseGame, seat: int) -> BaseView:
    """The same with all hands and the cards aside open; only the decks stay hidden."""
    seen = base_view(game, seat)
    seen.seen_in_hands = [sorted(hand) for hand in game.hands]
    seen.rumours = []
    seen.aside = game.aside[:]
    return seen


def seen_from_top(game: BaseGame, seat: int, deck: list[int]) -> list[tuple[int, int]]:
    count = len(deck)
    return [(count - 1 - i, deck[i]) for i in range(count) if game.knows(seat, deck[i])]


def rumours(game: BaseGame, seat: int) -> list[RumouredCard]:
    heard = sorted((r.card, r.places) for r in game.rumours if r.seat == seat)
    return [
        RumouredCard(
            card,
            [s for s in range(game.seats) if (places >> s) & 1],
            [deck_no for deck_no in range(len(game.decks)) if places & game.deck_bit(deck_no)],
        )
        for card, places in heard
    ]
