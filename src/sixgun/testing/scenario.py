"""A game set by hand: its cards put where they are wanted, its moves made one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.classic import Game
from sixgun.engine.moves import card_of, encode, target_of, verb_of
from sixgun.notation import write_move

if TYPE_CHECKING:
    from sixgun.testing.players import Player

__all__ = ["Scenario", "face_of", "strip_kind"]


class Scenario:
    """A game set by hand, and whether its decision is up to date with the hand's changes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players: list[Player] = []
        self.settled = False

    # -- setting ---------------------------------------------------------------------------

    def find(self, wanted: str) -> int:
        """A card of the deck by id ("bang"), name ("bang-7C") or face ("9H")."""
        game = self.game
        for card in reversed(game.decks[0]):
            name = game.facts.cards[card]
            if wanted in (name, game.kind[card].id, face_of(name)):
                return card
        raise AssertionError(f"no {wanted} is left in the deck")

    def lift(self, wanted: str) -> int:
        """The same, taken out of the deck."""
        self.settled = False
        card = self.find(wanted)
        self.game.decks[0].remove(card)
        return card

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
        name = game.facts.seat_names[game.seat]
        moves = ", ".join(write_move(game, move) for move in game.moves)
        return f"{name} is asked ({game.prompt}): {moves}"

    def make(self, seat: int, move: int, any_kind: bool) -> None:
        """Make a move for a seat; IllegalMove if a rule refuses it."""
        self.settle()
        game = self.game
        assert not game.over, "the game is over"
        name = game.facts.seat_names[seat]
        assert game.seat == seat, f"{name} is not asked; {self.decision()}"
        if any_kind:
            fitting = [m for m in game.moves if strip_kind(m) == move]
            assert len(fitting) <= 1, f"say as what: {self.decision()}"
            move = fitting[0] if fitting else move
        game.choose(move)


def face_of(name: str) -> str:
    """Value and suit of a card by its name: "9H"."""
    return name.split("-")[1].split(".", maxsplit=1)[0]


def strip_kind(move: int) -> int:
    return encode(verb_of(move), card_of(move), target_of(move))
