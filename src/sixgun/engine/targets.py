"""What a card or an ability asks for when it is played or used."""

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
    """Whom or what may be named: one check serves the list, the validator and the words. By
    default nothing."""

    takes_cards: ClassVar[bool] = False  # what is aimed so leaves somebody with fewer cards

    def options(self, game: G, me: int) -> list[int]:
        """Every target that is not refused."""
        return [NOBODY]

    def refusal(self, game: G, me: int, target: int) -> str:
        return "" if target == NOBODY else "no_target_wanted"

    def facts(self, game: G, me: int, target: int) -> dict[str, Fact]:
        """The numbers that a refusal rests on."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyFigure(Target[G]):
    """Any figure in the game that a rule does not exclude."""

    def unfit(self, game: G, me: int, figure: int) -> str:
        """The rule by which a figure in the game cannot be named; "" if none."""
        return ""

    def options(self, game: G, me: int) -> list[int]:
        return [figure + 1 for figure in game.ring if not self.unfit(game, me, figure)]

    def refusal(self, game: G, me: int, target: int) -> str:
        figure = figure_of(target)
        return self.unfit(game, me, figure) if figure in game.ring else "no_such_target"
