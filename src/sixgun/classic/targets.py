"""The targets of cards: one check serves the list, the validator and the explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sixgun.engine import AnyFigure, Fact, Target
from sixgun.engine.moves import card_target, figure_of, target_card_of

if TYPE_CHECKING:
    from sixgun.classic.game import Game

__all__ = ["OwnFigure", "Target", "Targets"]


def distance_facts(game: Game, me: int, figure: int, reach: int) -> dict[str, Fact]:
    """The distance and its parts: the seats between, what makes it longer, and what makes it
    shorter, by their ids."""
    facts: dict[str, Fact] = {
        "distance": game.distances(me)[figure],
        "reach": reach,
        "seats": game.seat_distance(me, figure),
    }
    if game.cover[figure]:
        facts["farther"] = " ".join(game.cover_ids(figure))
    if game.sight[me]:
        facts["nearer"] = " ".join(game.sight_ids(me))
    return facts


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyPlayer(AnyFigure["Game"]):
    """Any player in the game, including oneself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OtherPlayer(AnyPlayer):
    """Any other player in the game, at any distance."""

    def figure_refusal(self, game: Game, me: int, figure: int) -> str:
        return "not_yourself" if game.owner[figure] == game.owner[me] else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class OtherWithin(OtherPlayer):
    """Another player within this distance."""

    def range(self, game: Game, me: int) -> int:
        return 1

    def options(self, game: Game, me: int) -> list[int]:
        away = game.distances(me)
        reach = self.range(game, me)
        owner = game.owner
        seat = owner[me]
        return [f + 1 for f in game.ring if away[f] <= reach and owner[f] != seat]

    def figure_refusal(self, game: Game, me: int, figure: int) -> str:
        if game.owner[figure] == game.owner[me]:
            return "not_yourself"
        return "out_of_range" if game.distances(me)[figure] > self.range(game, me) else ""

    def refusal_facts(self, game: Game, me: int, target: int) -> dict[str, Fact]:
        figure = figure_of(target)
        if figure not in game.ring or figure == me:
            return {}
        return distance_facts(game, me, figure, self.range(game, me))


class OtherInReach(OtherWithin):
    """Another player within reach of the weapon."""

    def range(self, game: Game, me: int) -> int:
        return game.reach[me]

    def options(self, game: Game, me: int) -> list[int]:
        """The same check, inlined: it runs in every turn."""
        away = game.distances(me)
        reach = game.reach[me]
        owner = game.owner
        seat = owner[me]
        return [f + 1 for f in game.ring if away[f] <= reach and owner[f] != seat]


class OwnFigure(AnyPlayer):
    """One of the player's own figures, where a seat has several; a blue card goes before it
    (R25)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def figure_refusal(self, game: Game, me: int, figure: int) -> str:
        if game.owner[figure] != game.owner[me]:
            return "one_of_your_own"
        return "same_name_in_play" if game.has_in_play(figure, self.kind) else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardOfPlayer(Target["Game"]):
    """A random card of another player's hand (named by the player) or a chosen card in play,
    including one's own (R72). A player without such a card cannot be named (R73)."""

    takes_cards = True

    def in_range(self, game: Game, me: int) -> list[int]:
        return game.ring

    def options(self, game: Game, me: int) -> list[int]:
        targets: list[int] = []
        owner = game.owner
        seat = owner[me]
        for f in self.in_range(game, me):
            if owner[f] != seat and game.hands[owner[f]]:
                targets.append(f + 1)
            for card in game.in_play[f]:
                targets.append(card + 64)
        return targets

    def refusal(self, game: Game, me: int, target: int) -> str:
        figure = figure_of(target)
        if figure < 0:
            figure = game.bearer(target_card_of(target))
            if figure < 0:
                return "no_such_target"
        elif figure not in game.ring:
            return "no_such_target"
        elif game.owner[figure] == game.owner[me]:
            return "not_your_hand"
        elif not game.hands[game.owner[figure]]:
            return "hand_empty"
        return "" if figure in self.in_range(game, me) else "out_of_range"


class CardOfPlayerAtDistance1(CardOfPlayer):
    """The same, within distance 1: weapons do not help (R23)."""

    def in_range(self, game: Game, me: int) -> list[int]:
        """T126: distance does not count among a player's own figures."""
        away = game.distances(me)
        return [f for f in game.ring if away[f] <= 1 or game.owner[f] == game.owner[me]]

    def refusal_facts(self, game: Game, me: int, target: int) -> dict[str, Fact]:
        figure = figure_of(target)
        if figure < 0:
            figure = game.bearer(target_card_of(target))
        if figure not in game.ring or figure == me:
            return {}
        return distance_facts(game, me, figure, 1)


class CardInPlay(Target["Game"]):
    """Any card in play, including one's own."""

    def options(self, game: Game, me: int) -> list[int]:
        return [card_target(card) for f in game.ring for card in game.in_play[f]]

    def refusal(self, game: Game, me: int, target: int) -> str:
        return "" if game.bearer(target_card_of(target)) >= 0 else "no_such_target"


class Targets:
    """The targets that cards are printed with. A card with a special target subclasses one."""

    NOBODY: Final[Target[Game]] = Target()
    ANY_PLAYER: Final[Target[Game]] = AnyPlayer()
    OTHER_PLAYER: Final[Target[Game]] = OtherPlayer()
    OTHER_IN_REACH: Final[Target[Game]] = OtherInReach()
    OTHER_AT_DISTANCE_1: Final[Target[Game]] = OtherWithin()
    CARD_OF_PLAYER: Final[Target[Game]] = CardOfPlayer()
    CARD_OF_PLAYER_AT_DISTANCE_1: Final[Target[Game]] = CardOfPlayerAtDistance1()
    CARD_IN_PLAY: Final[Target[Game]] = CardInPlay()
