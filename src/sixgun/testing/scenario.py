"""A game set by hand: its cards put where they are wanted, its moves made one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from sixgun.engine import FigureGame
from sixgun.engine.moves import card_of, encode, target_of, verb_of
from sixgun.notation import write_move

__all__ = ["Scenario", "current", "discard_pile", "fits", "pile", "strip_kind", "watched"]

G = TypeVar("G", bound=FigureGame)


class Scenario(Generic[G]):
    """A game set by hand, and whether its decision is up to date with the hand's changes."""

    def __init__(self, game: G) -> None:
        self.game = game
        self.players: list[Any] = []  # as they sit
        self.settled = False

    # -- setting ---------------------------------------------------------------------------

    def find(self, wanted: str, deck: int = 0, turned_up: bool = False) -> int:
        """A card of a deck, or else of any, by id ("bang"), name ("bang-7C") or face ("9H"). A
        Barrel is the card, but as a card to be turned up what shows one."""
        decks = self.game.decks
        for by_face in (turned_up, not turned_up):
            for place in [decks[deck], *decks]:
                for card in reversed(place):
                    if fits(self.game, card, wanted, by_face):
                        return card
        raise AssertionError(f"no {wanted} is left in a deck")

    def lift(self, wanted: str, deck: int = 0, turned_up: bool = False) -> int:
        """The same, taken out of its deck."""
        self.settled = False
        card = self.find(wanted, deck, turned_up)
        for place in self.game.decks:
            if card in place:
                place.remove(card)
        return card

    def put_on_top(self, at: int, cards: Sequence[str]) -> None:
        """The next cards of a deck, top one first."""
        lifted = [self.lift(wanted, at, True) for wanted in cards]
        self.game.decks[at].extend(reversed(lifted))

    # -- acting ----------------------------------------------------------------------------

    def settle(self) -> None:
        """The decision anew, after the table was changed by hand."""
        if not self.settled and not self.game.over:
            self.settled = True
            self.game.seat = -1
            self.game.run()

    def decision(self) -> str:
        """Who is asked what, for messages."""
        game = self.game
        if game.over:
            return "the game is over"
        name = game.names.seat_names[game.seat]
        moves = ", ".join(write_move(game, move) for move in game.moves)
        return f"{name} is asked ({game.prompt}): {moves}"

    def make(self, seat: int, move: int, any_kind: bool) -> None:
        """Make a move for a seat; IllegalMove if a rule refuses it."""
        self.settle()
        game = self.game
        assert not game.over, "the game is over"
        name = game.names.seat_names[seat]
        assert game.seat == seat, f"{name} is not asked; {self.decision()}"
        if any_kind and move not in game.moves:
            fitting = [m for m in game.moves if strip_kind(m) == move]
            assert len(fitting) <= 1, f"say as what: {self.decision()}"
            move = fitting[0] if fitting else move
        game.choose(move)


_current: list[Scenario[Any]] = []


def watched(scenario: Scenario[G]) -> Scenario[G]:
    """This is the table that words without a player mean from now on."""
    _current[:] = [scenario]
    return scenario


def current() -> Scenario[Any]:
    """The table set last."""
    assert _current, "no table is set"
    return _current[0]


def pile() -> list[str]:
    """The names of the discards, top one last."""
    game = current().game
    return [game.names.cards[card] for card in game.discards]


def discard_pile(*cards: str) -> None:
    """Set the discard pile, top card last."""
    scenario = current()
    for wanted in cards:
        card = scenario.lift(wanted)
        scenario.game.discards.append(card)
        scenario.game.known[card] = scenario.game.everyone


def fits(game: FigureGame, card: int, wanted: str, by_face: bool) -> bool:
    """Whether a card is the one wanted, by its face, or by id or name."""
    name = game.names.cards[card]
    kind, _, face = name.partition("-")
    return wanted == face.split(".", maxsplit=1)[0] if by_face else wanted in (name, kind)


def strip_kind(move: int) -> int:
    return encode(verb_of(move), card_of(move), target_of(move))
