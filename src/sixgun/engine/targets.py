"""The targets that a card or an ability needs when it is played or used."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sixgun.engine.errors import Fact
from sixgun.engine.figures import FigureGame
from sixgun.engine.moves import NOBODY, figure_of

__all__ = ["AnyFigure", "Target"]

G = TypeVar("G", bound=FigureGame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Generic[G]):
    """The valid targets: one check serves the list, the validator and the explanation. By default
    none."""

    takes_cards: ClassVar[bool] = False  # its target loses a card

    def options(self, game: G, me: int) -> list[int]:
        """Every target that is not refused."""
        return [NOBODY]

    def refusal(self, game: G, me: int, target: int) -> str:
        return "" if target == NOBODY else "no_target_wanted"

    def refusal_facts(self, game: G, me: int, target: int) -> dict[str, Fact]:
        """The numbers that explain a refusal."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyFigure(Target[G]):
    """Any figure in the game that a rule does not exclude."""

    def figure_refusal(self, game: G, me: int, figure: int) -> str:
        """The rule that excludes a figure in the game; "" if none."""
        return ""

    def options(self, game: G, me: int) -> list[int]:
        return [figure + 1 for figure in game.ring if not self.figure_refusal(game, me, figure)]

    def refusal(self, game: G, me: int, target: int) -> str:
        figure = figure_of(target)
        return self.figure_refusal(game, me, figure) if figure in game.ring else "no_such_target"
