"""A game set by hand: its cards put where they are wanted, its moves made one by one."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from sixgun.engine import FigureGame
from sixgun.engine.moves import card_of, encode, target_of, verb_of
from sixgun.notation import write_move
from sixgun.testing.cards import Cards
from sixgun.testing.errors import ScenarioError

__all__ = ["Scenario", "current", "strip_kind", "watched"]

G = TypeVar("G", bound=FigureGame)


class Scenario(Generic[G]):
    """A game set by hand, and whether its decision is up to date with the hand's changes."""

    sources: tuple[str, ...] = ()  # the words that `draws_from` takes
    nameable: tuple[str, ...] = ()  # the words that `names` takes

    def __init__(self, game: G) -> None:
        self.game = game
        self.players: list[Any] = []  # as they sit
        self.settled = False
        self.cards = Cards(game, self.elsewhere)

    # -- what differs from game to game ----------------------------------------------------

    def elsewhere(self, card: str) -> str:
        """Where a card is that this table does not have; "" if nowhere."""
        return ""

    def figure(self, number: int) -> Any:
        """The player or fighter with this number."""
        raise NotImplementedError

    def check(self) -> None:
        """Refuse a table that cannot be played on."""

    def return_to_front_choice(self) -> None:
        raise ScenarioError("only The Duel and the long duel have a choice of who stands in front")

    # -- acting ----------------------------------------------------------------------------

    def settle(self) -> None:
        """The decision anew, after the table was changed by hand."""
        if not self.settled and not self.game.over:
            self.check()
            self.settled = True
            self.game.seat = -1
            self.game.run()
            self.cards.forget_moved()

    def decision(self) -> str:
        """Who is asked what, for messages."""
        self.settle()
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
        self.require_running()
        if game.seat != seat:
            name = game.names.seat_names[seat]
            raise ScenarioError(f"{name} is not asked; {self.decision()}")
        if any_kind and move not in game.moves:
            fitting = [m for m in game.moves if strip_kind(m) == move]
            if len(fitting) > 1:
                raise ScenarioError(f"say as what (as_=) it is meant: {self.decision()}")
            move = fitting[0] if fitting else move
        game.choose(move)
        self.cards.forget_moved()

    def require_running(self) -> None:
        if self.game.over:
            raise ScenarioError("the game is over")

    def require_between_cards(self, what: str) -> None:
        """What is being resolved must be finished before a turn can begin."""
        self.require_running()
        if len(self.game.stack) > 1:
            raise ScenarioError(f"{what} must wait until this is resolved: {self.decision()}")


_current: list[Scenario[Any]] = []


def watched(scenario: Scenario[G]) -> Scenario[G]:
    """This is the table that words without a player mean from now on."""
    _current[:] = [scenario]
    return scenario


def current() -> Scenario[Any]:
    """The table set last."""
    if not _current:
        raise ScenarioError("no table is set yet: begin with table(...) or duel(...)")
    return _current[0]


def strip_kind(move: int) -> int:
    return encode(verb_of(move), card_of(move), target_of(move))
