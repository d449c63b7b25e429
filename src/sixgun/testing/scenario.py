"""A game set up by a test: cards put in their places, moves made one by one."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from sixgun.engine import FigureGame
from sixgun.engine.moves import card_of, encode, target_of, verb_of
from sixgun.notation import write_move
from sixgun.testing.cards import Cards
from sixgun.testing.errors import ScenarioError

__all__ = ["Scenario", "current", "set_current", "strip_kind"]

G = TypeVar("G", bound=FigureGame)


class Scenario(Generic[G]):
    """A game set up by a test, and whether its decision is up to date with the changes."""

    sources: tuple[str, ...] = ()  # the words that `draws_from` takes
    nameable: tuple[str, ...] = ()  # the words that `names` takes

    def __init__(self, game: G) -> None:
        self.game = game
        self.players: list[Any] = []  # in seating order
        self.settled = False
        self.cards = Cards(game, self.elsewhere)

    # -- what differs from game to game ----------------------------------------------------

    def elsewhere(self, card: str) -> str:
        """The box of a card that this table does not have; "" if none has it."""
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
        """Compute the decision again, after the test changed the table."""
        if not self.settled and not self.game.over:
            self.check()
            self.settled = True
            self.game.seat = -1
            self.game.run()
            self.cards.forget_moved()

    def decision(self) -> str:
        """Who is asked what, for error messages."""
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
        """Require that no effect is being resolved, so that a turn can start."""
        self.require_running()
        if len(self.game.stack) > 1:
            raise ScenarioError(f"{what} must wait until this is resolved: {self.decision()}")


_current: list[Scenario[Any]] = []


def set_current(scenario: Scenario[G]) -> Scenario[G]:
    """Make this the table that functions without a player refer to."""
    _current[:] = [scenario]
    return scenario


def current() -> Scenario[Any]:
    """The table that was set up last."""
    if not _current:
        raise ScenarioError("no table is set yet: begin with table(...) or duel(...)")
    return _current[0]


def strip_kind(move: int) -> int:
    return encode(verb_of(move), card_of(move), target_of(move))
