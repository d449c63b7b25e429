"""The targets of cards: one check serves the list, the validator and the explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.engine import AnyFigure, Target
from sixgun.engine.moves import NOBODY, card_target, figure_of, target_card_of

if TYPE_CHECKING:
    from sixgun.duel.game import Game

__all__ = ["Targets"]


class Foe(AnyFigure["Game"]):
    """A character of another player: the front one, or if allowed the one behind (D43)."""

    def __init__(self, hit: bool, action: bool, rear: bool, goal: bool, void: bool = False) -> None:
        self.hit = hit  # a hit: Scope helps and Spurs protect (D126, D193)
        self.action = action  # an Action: some are immune (D207)
        self.rear = rear  # reaches the rear without help
        self.goal = goal  # with three players only the one they hunt (D223)
        self.void = void  # protection of the target does not count

    def options(self, game: Game, me: int) -> list[int]:
        """The same check as `figure_refusal`, inlined: it runs in every turn."""
        seat = game.owner[me]
        facts = game.facts
        rear = self.rear or game.reaches_rear(me, self.hit)
        found: list[int] = []
        for foe in facts.goals[seat] if self.goal else facts.foes[seat]:
            figure = game.front[foe]
            if not (facts.has_protection and self.protection_of(game, seat, figure)):
                found.append(figure + 1)
            if rear:
                figure = figure ^ 1
                if figure in game.ring and not self.protection_of(game, seat, figure):
                    found.append(figure + 1)
        return found

    def figure_refusal(self, game: Game, me: int, figure: int) -> str:
        seat = game.owner[me]
        foe = game.owner[figure]
        if foe == seat:
            return "not_yourself"
        if self.goal and foe not in game.facts.goals[seat]:
            return "only_your_goal"
        if figure != game.front[foe] and not (self.rear or game.reaches_rear(me, self.hit)):
            return "behind_the_front"
        return self.protection_of(game, seat, figure)

    def protection_of(self, game: Game, seat: int, figure: int) -> str:
        if self.hit and game.is_shielded(figure) and not self.void:
            return "shielded"
        return "immune" if self.action and game.is_immune(figure, seat) else ""


class AnyButRear(AnyFigure["Game"]):
    """Any character except those behind another player's front (D49)."""

    def figure_refusal(self, game: Game, me: int, figure: int) -> str:
        seat = game.owner[me]
        if game.owner[figure] != seat and not game.in_sight(me, figure):
            return "behind_the_front"
        return "immune" if game.is_immune(figure, seat) else ""


class Bearer(AnyFigure["Game"]):
    """The figures that Equipment may lie with: the player's own rear, another player's front (D50,
    D51)."""

    def options(self, game: Game, me: int) -> list[int]:
        """The same check as `figure_refusal`, inlined: it runs in every turn."""
        if game.character[me].goes_anywhere:
            return [figure + 1 for figure in game.ring]
        seat = game.owner[me]
        rear = me ^ 1
        found = [rear + 1 if rear in game.ring else me + 1]
        for foe in game.facts.foes[seat]:
            found.append(game.front[foe] + 1)
        return found

    def figure_refusal(self, game: Game, me: int, figure: int) -> str:
        if game.goes_anywhere(me):
            return ""
        seat = game.owner[me]
        if game.owner[figure] == seat:
            return "" if game.is_rear(figure) else "not_on_your_front"
        return "" if game.front[game.owner[figure]] == figure else "behind_the_front"


class OwnRear(AnyFigure["Game"]):
    """The player's own rear, or their only character (D109)."""

    def figure_refusal(self, game: Game, me: int, figure: int) -> str:
        if game.goes_anywhere(me):
            return ""
        if game.owner[figure] != game.owner[me]:
            return "only_on_your_own"
        return "" if game.is_rear(figure) else "not_on_your_front"


class Pair(AnyFigure["Game"]):
    """A side with two characters, named by its front figure (D132)."""

    def figure_refusal(self, game: Game, me: int, figure: int) -> str:
        seat = game.owner[figure]
        if game.front[seat] != figure:
            return "name_the_front"
        if game.partner(figure) < 0:
            return "stands_alone"
        return "immune" if game.is_immune(figure, game.owner[me]) else ""


class CardInPlay(Target["Game"]):
    """A card in play, not with another player's rear (D124); no target, if there is none (D59)."""

    def figure_refusal(self, game: Game, me: int, figure: int) -> str:
        """The rule by which no card that lies with a figure can be named."""
        seat = game.owner[me]
        if game.owner[figure] != seat and not game.in_sight(me, figure):
            return "behind_the_front"
        return "immune" if game.is_immune(figure, seat) else ""

    def options(self, game: Game, me: int) -> list[int]:
        found: list[int] = []
        for figure in game.ring:
            if game.in_play[figure] and not self.figure_refusal(game, me, figure):
                for card in game.in_play[figure]:
                    found.append(card_target(card))
        return found or [NOBODY]

    def refusal(self, game: Game, me: int, target: int) -> str:
        figure = game.bearer(target_card_of(target))
        return self.figure_refusal(game, me, figure) if figure >= 0 else "no_such_target"


class HandOrCardInPlay(CardInPlay):
    """Another player's hand, named by their front figure, or a card in play (D129)."""

    takes_cards = True

    def options(self, game: Game, me: int) -> list[int]:
        found = [target for target in super().options(game, me) if target]
        for foe in game.facts.foes[game.owner[me]]:
            if game.hands[foe]:
                found.append(game.front[foe] + 1)
        return found or [NOBODY]

    def refusal(self, game: Game, me: int, target: int) -> str:
        figure = figure_of(target)
        if figure < 0:
            return super().refusal(game, me, target)
        if figure not in game.ring:
            return "no_such_target"
        seat = game.owner[figure]
        if seat == game.owner[me]:
            return "not_your_hand"
        if figure != game.front[seat]:
            return "name_the_front"
        return "" if game.hands[seat] else "hand_empty"


class OwnEquipment(Target["Game"]):
    """A card lying with them that is not always active (D154)."""

    def options(self, game: Game, me: int) -> list[int]:
        return [card_target(c) for c in game.in_play[me] if not game.kind[c].always_active]

    def refusal(self, game: Game, me: int, target: int) -> str:
        card = target_card_of(target)
        if card not in game.in_play[me]:
            return "not_in_play"
        return "always_active" if game.kind[card].always_active else ""


class Targets:
    """The targets that cards are printed with. A card with a special target subclasses one."""

    NOBODY: Final[Target[Game]] = Target()
    SHOT: Final[Target[Game]] = Foe(hit=True, action=False, rear=False, goal=False)
    ACTION_SHOT: Final[Target[Game]] = Foe(hit=True, action=True, rear=False, goal=False)
    LONG_SHOT: Final[Target[Game]] = Foe(hit=True, action=False, rear=True, goal=False)
    VOID_SHOT: Final[Target[Game]] = Foe(hit=True, action=False, rear=False, goal=False, void=True)
    GOAL_SHOT: Final[Target[Game]] = Foe(hit=True, action=False, rear=False, goal=True)
    CHALLENGED: Final[Target[Game]] = Foe(hit=False, action=True, rear=False, goal=True)
    ANY_BUT_REAR: Final[Target[Game]] = AnyButRear()
    BEARER: Final[Target[Game]] = Bearer()
    OWN_REAR: Final[Target[Game]] = OwnRear()
    PAIR: Final[Target[Game]] = Pair()
    CARD_IN_PLAY: Final[Target[Game]] = CardInPlay()
    HAND_OR_CARD_IN_PLAY: Final[Target[Game]] = HandOrCardInPlay()
    OWN_EQUIPMENT: Final[Target[Game]] = OwnEquipment()
