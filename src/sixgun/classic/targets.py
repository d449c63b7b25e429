"""Whom or what a card may be aimed at: one check serves the list, the validator and the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sixgun.engine import Fact
from sixgun.engine.moves import NOBODY, figure_of, figure_target, target_card_of

if TYPE_CHECKING:
    from sixgun.classic.game import Game

__all__ = ["Target", "Targets"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Target:
    """What a card asks for when it is played; by default nothing."""

    def options(self, game: Game, me: int) -> list[int]:
        """Every target that is not refused."""
        return [NOBODY]

    def refusal(self, game: Game, me: int, target: int) -> str:
        return "" if target == NOBODY else "no_target_wanted"

    def facts(self, game: Game, me: int, target: int) -> dict[str, Fact]:
        """The numbers that a refusal rests on."""
        return {}


class OtherPlayer(Target):
    """Any other player in the game, at any distance."""

    def options(self, game: Game, me: int) -> list[int]:
        targets = [figure_target(f) for f in game.ring if f != me]
        return [target for target in targets if not self.refusal(game, me, target)]

    def refusal(self, game: Game, me: int, target: int) -> str:
        figure = figure_of(target)
        if figure == me:
            return "not_yourself"
        return "" if figure in game.ring else "no_such_target"


class OtherInReach(OtherPlayer):
    """Another player whom the weapon reaches."""

    def options(self, game: Game, me: int) -> list[int]:
        away = game.distances(me)
        reach = game.reach[me]
        return [f + 1 for f in game.ring if away[f] <= reach and f != me]

    def refusal(self, game: Game, me: int, target: int) -> str:
        refused = super().refusal(game, me, target)
        if refused:
            return refused
        away = game.distances(me)[figure_of(target)]
        return "out_of_range" if away > game.reach[me] else ""

    def facts(self, game: Game, me: int, target: int) -> dict[str, Fact]:
        figure = figure_of(target)
        if figure not in game.ring or figure == me:
            return {}
        return {"distance": game.distances(me)[figure], "reach": game.reach[me]}


class CardOfPlayer(Target):
    """A random card of another player's hand (the player is named) or a chosen card in play, also
    one's own (R72). A player without such a card cannot be named (R73)."""

    def too_far(self, game: Game, me: int, figure: int) -> bool:
        return False

    def options(self, game: Game, me: int) -> list[int]:
        found: list[int] = []
        for f in game.ring:
            if self.too_far(game, me, f):
                continue
            if f != me and game.hands[game.owner[f]]:
                found.append(f + 1)
            for card in game.in_play[f]:
                found.append(card + 64)
        return found

    def refusal(self, game: Game, me: int, target: int) -> str:
        figure = figure_of(target)
        if figure < 0:
            figure = game.bearer(target_card_of(target))
            if figure < 0:
                return "no_such_target"
        elif figure == me:
            return "not_your_hand"
        elif figure not in game.ring:
            return "no_such_target"
        elif not game.hands[game.owner[figure]]:
            return "hand_empty"
        return "out_of_range" if self.too_far(game, me, figure) else ""


class CardOfPlayerAtDistance1(CardOfPlayer):
    """The same, no farther than distance 1: weapons do not help (R23)."""

    def too_far(self, game: Game, me: int, figure: int) -> bool:
        return figure != me and game.distances(me)[figure] > 1

    def facts(self, game: Game, me: int, target: int) -> dict[str, Fact]:
        figure = figure_of(target)
        if figure < 0:
            figure = game.bearer(target_card_of(target))
        if figure not in game.ring or figure == me:
            return {}
        return {"distance": game.distances(me)[figure], "reach": 1}


class Targets:
    """The targets that cards are printed with. A card with a wish of its own subclasses one."""

    NOBODY: Final[Target] = Target()
    OTHER_PLAYER: Final[Target] = OtherPlayer()
    OTHER_IN_REACH: Final[Target] = OtherInReach()
    CARD_OF_PLAYER: Final[Target] = CardOfPlayer()
    CARD_OF_PLAYER_AT_DISTANCE_1: Final[Target] = CardOfPlayerAtDistance1()
