"""How much a seat wants each figure dead, given its beliefs about roles."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.beliefs import KINDS, Beliefs
from sixgun.classic import View
from sixgun.classic.roles import DEPUTY, DUELIST, OUTLAW, RENEGADE, SHERIFF
from sixgun.classic.variants.three_players import HUNTS

__all__ = ["VICTORY", "Hostility", "hunter_hate", "is_hunt"]

VICTORY: Final = 40.0
FALL: Final = 5.0  # the worth of eliminating a sworn enemy, without their cards
HIS_CARDS: Final = 0.4
REWARD: Final = 3.0  # cards for eliminating an Outlaw
# The hate of a role for Sheriff, Deputy, Outlaw, Renegade, duelist.
SHERIFFS: Final[list[float]] = [0.0, -0.9, 1.0, 0.45, 0.0]
DEPUTIES: Final[list[float]] = [-1.0, -0.5, 1.0, 0.45, 0.0]
OUTLAWS: Final[list[float]] = [1.0, 0.45, -0.6, 0.2, 0.0]
RENEGADES: Final[list[float]] = [-0.4, 0.2, 0.2, 0.2, 0.0]  # while the others shoot at each other
# A Renegade adds this when the Outlaws are winning.
BALANCE: Final[list[float]] = [-0.5, -1.0, 1.0, 0.0, 0.0]
# A Renegade adds this when the game lasts too long.
IMPATIENCE: Final[list[float]] = [0.0, 0.6, 0.6, 0.6, 0.0]
USUAL_LENGTH: Final = 60  # turns of a game
PREY: Final = 0.35  # with three players: the hate for those who are not the prey


class Hostility:
    """By figure: `hate` from -1 (must live) to 1 (must die), and `kill_value`, the worth of
    eliminating it yourself."""

    def __init__(self, view: View, beliefs: Beliefs, each: int) -> None:
        self.hate = [0.0] * len(view.life)
        self.kill_value = [0.0] * len(view.life)
        seat = view.cards.seat
        mine = view.roles[seat]
        stake = self.by_role(view, beliefs, each, mine)
        for figure in view.ring:
            other = figure // each
            if other == seat:
                self.hate[figure] = -1.0
                self.kill_value[figure] = -VICTORY
                continue
            chances = beliefs.chances[other]
            hate = 0.0
            for role in range(KINDS):
                hate += chances[role] * stake[role]
            self.hate[figure] = hate
            self.kill_value[figure] = self.value_of_kill(view, figure, hate, mine, chances, each)

    def by_role(self, view: View, beliefs: Beliefs, each: int, mine: int) -> list[float]:
        """The hate for each role."""
        if mine == DUELIST:
            return [1.0] * KINDS
        if is_hunt(view):
            return hunter_hate(mine, PREY)
        return hate_by_role(mine, view, beliefs.chances, each)

    def value_of_kill(
        self, view: View, figure: int, hate: float, mine: int, chances: list[float], each: int
    ) -> float:
        """The worth of eliminating a figure, with victory, reward and penalty."""
        cards = view.cards.hand_counts[figure // each] + len(view.cards.in_play[figure])
        fall = hate * (FALL + HIS_CARDS * cards)
        if mine == DUELIST:
            return fall
        if is_hunt(view):
            prey = chances[HUNTS[mine]] > 0.5 or len(view.ring) == 2
            return fall + REWARD + (VICTORY if prey else 0.0)
        if chances[SHERIFF] > 0.5:
            wanted = mine == OUTLAW or (mine == RENEGADE and len(view.ring) == 2)
            return VICTORY if wanted else -VICTORY
        fall += chances[OUTLAW] * REWARD
        if mine == SHERIFF:
            fall -= chances[DEPUTY] * len(view.cards.hand)
        return fall


def is_hunt(view: View) -> bool:
    """True for the game of three, in which each player hunts another."""
    return len(view.roles) == 3 and SHERIFF not in view.roles


def hunter_hate(mine: int, hunter: float) -> list[float]:
    """With three players: hate the prey most, the hunter less."""
    stake = [hunter] * KINDS
    stake[HUNTS[mine]] = 1.0
    return stake


def hate_by_role(mine: int, view: View, chances: list[list[float]], each: int) -> list[float]:
    """The hate of a role for each role."""
    law, outlaws = strengths(view, chances, each)
    calm = calmness(view.turn_number)
    if mine == OUTLAW:
        stake = OUTLAWS[:]
        stake[OUTLAW] *= calm
        return stake
    if mine in {SHERIFF, DEPUTY}:
        stake = SHERIFFS[:] if mine == SHERIFF else DEPUTIES[:]
        stake[DEPUTY] *= calm
        if outlaws < 0.5:
            stake[RENEGADE] = 1.0  # the Renegade comes last, and is useful until then
        return stake
    if len(view.ring) == 2:
        return [1.0] * KINDS
    balance = (outlaws - law) / max(outlaws + law, 1.0)  # 1: the Outlaws are about to win
    return [
        RENEGADES[role] + calm * balance * BALANCE[role] + (1.0 - calm) * IMPATIENCE[role]
        for role in range(KINDS)
    ]


def calmness(turn: int) -> float:
    """How much a likely friend is spared. It drops over time, so that a game in which nobody knows
    whom to shoot still ends."""
    if turn <= USUAL_LENGTH:
        return 1.0
    return max(1.0 - (turn - USUAL_LENGTH) / USUAL_LENGTH, 0.3)


def strengths(view: View, chances: list[list[float]], each: int) -> tuple[float, float]:
    """The strength of the law and of the Outlaws without this seat, in life and cards."""
    law = outlaws = 0.0
    for figure in view.ring:
        seat = figure // each
        if seat != view.cards.seat:
            strength = view.life[figure] + 0.5 * view.cards.hand_counts[seat]
            law += (chances[seat][SHERIFF] + chances[seat][DEPUTY]) * strength
            outlaws += chances[seat][OUTLAW] * strength
    return law, outlaws
