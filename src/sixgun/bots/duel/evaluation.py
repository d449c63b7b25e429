"""Evaluation: the chance of each seat to win an imagined game.

`tools/fit_evaluation.py` fitted the weights to games of detectives.
"""

from __future__ import annotations

from typing import Final

from sixgun.bots.chances import final_chances, rival_chances
from sixgun.duel import Game

__all__ = ["strengths", "win_chances"]

MANY: Final = 8  # hand cards that count; more hardly help

# Of a side: figures, life, life of the front, hand, good and bad cards in play, reserve, its turn.
STRENGTH: Final[list[float]] = [0.363, 0.155, 0.013, 0.12, 0.14, -0.043, 0.801, -0.066]


def strengths(game: Game) -> list[list[float]]:
    """Return the features of each seat."""
    facts = game.facts
    found = [[0.0] * len(STRENGTH) for _ in range(game.seats)]
    for figure in game.ring:
        row = found[game.owner[figure]]
        row[0] += 1.0
        row[1] += game.life[figure]
        for card in game.in_play[figure]:
            row[5 if facts.start_order[card] else 4] += 1.0
    for seat in range(game.seats):
        row = found[seat]
        if game.front[seat] in game.ring:
            row[2] = game.life[game.front[seat]]
        cards = len(game.hands[seat])
        row[3] = cards if cards < MANY else MANY
        row[6] = len(game.reserve[seat])
    found[game.active][7] = 1.0
    return found


def win_chances(game: Game) -> list[float]:
    """Return the chance of each seat to outlast the seat it has to beat."""
    if game.over:
        return final_chances(game)
    return rival_chances(game, STRENGTH, strengths(game), game.facts.goal)
