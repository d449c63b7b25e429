"""Who is likely to win, from what lies on the table and in the hands of an imagined game.

The weights were fitted to games of gunslingers by tools/fit_prospects.py.
"""

from __future__ import annotations

from typing import Final

from sixgun.bots.chances import shares
from sixgun.classic import Game
from sixgun.classic.roles import DEPUTY, OUTLAW, SHERIFF
from sixgun.classic.variants.three_players import HUNTS

__all__ = ["SIDES", "features", "prospects", "strengths"]

SIDES: Final = 3  # the law, the Outlaws, the Renegades
MANY: Final = 6  # cards in a hand: more are hardly worth more

# By side: one weight for each feature.
WEIGHTS: Final[list[list[float]]] = [
    [
        0.499,
        0.276,
        0.112,
        0.122,
        -0.181,
        0.138,
        0.08,
        0.055,
        0.188,
        -0.133,
        -0.088,
        -0.048,
        0.242,
        -0.135,
        -0.047,
        -0.089,
        -0.176,
        0.259,
    ],
    [
        -1.471,
        -0.291,
        -0.125,
        -0.07,
        0.022,
        0.021,
        -0.033,
        0.061,
        -0.347,
        0.243,
        0.124,
        0.134,
        0.214,
        -0.105,
        -0.09,
        -0.043,
        0.923,
        -0.336,
    ],
    [
        0.972,
        0.015,
        0.013,
        -0.051,
        0.16,
        -0.158,
        -0.047,
        -0.117,
        0.159,
        -0.11,
        -0.037,
        -0.085,
        -0.456,
        0.24,
        0.137,
        0.132,
        -0.748,
        0.076,
    ],
]
# Where every seat plays for itself: life, hand, cards in play, characters to come, its turn.
DUEL: Final[list[float]] = [0.2, 0.082, 0.124, 0.641, 0.032]
HUNT: Final[list[float]] = [0.292, 0.097, 0.034, 0.0, -0.042]  # with three players


def features(game: Game) -> list[float]:
    """What matters for all: by role how many there are, their life, hand and cards in play."""
    found = [0.0] * 18
    alive = [0] * 4
    for figure in game.ring:
        seat = game.owner[figure]
        role = game.role[seat]
        at = 4 * role
        alive[role] += 1
        life = game.life[figure]
        found[at] += 1.0
        found[at + 1] += life if life < 5 else 5.0
        cards = len(game.hands[seat])
        found[at + 2] += cards if cards < MANY else MANY
        found[at + 3] += len(game.in_play[figure])
    found[0] = 1.0 if not alive[OUTLAW] and not alive[DEPUTY] else 0.0
    found[16] = 1.0  # the bias
    found[17] = 1.0 if not alive[OUTLAW] else 0.0
    return found


def strengths(game: Game) -> list[list[float]]:
    """By seat: what it has, where every seat plays for itself."""
    found = [[0.0] * len(DUEL) for _ in range(game.seats)]
    for figure in game.ring:
        row = found[game.owner[figure]]
        row[0] += game.life[figure]
        row[2] += len(game.in_play[figure])
    for seat in range(game.seats):
        row = found[seat]
        cards = len(game.hands[seat])
        row[1] = cards if cards < MANY else MANY
        row[3] = len(game.reserve[seat])
        row[4] = 1.0 if game.owner[game.active] == seat else 0.0
    return found


def prospects(game: Game) -> list[float]:
    """By seat: how likely it wins."""
    if game.over:
        return [float((game.winners >> seat) & 1) for seat in range(game.seats)]
    if SHERIFF not in game.role:
        return one_against_another(game)
    found = features(game)
    logits = [0.0] * SIDES
    for side in range(SIDES):
        weights = WEIGHTS[side]
        total = 0.0
        for i in range(len(found)):
            total += weights[i] * found[i]
        logits[side] = total
    chances = shares(logits)
    return [chances[side_of_role(role)] for role in game.role]


def side_of_role(role: int) -> int:
    return 0 if role in (SHERIFF, DEPUTY) else 1 if role == OUTLAW else 2


def one_against_another(game: Game) -> list[float]:
    """In a duel, or with three players, where everybody hunts another."""
    weights = DUEL if game.seats == 2 else HUNT
    strong = [sum([weights[i] * row[i] for i in range(len(row))]) for row in strengths(game)]
    logits = [0.0] * game.seats
    for seat in range(game.seats):
        prey = 1 - seat
        if game.seats > 2:
            prey = game.role.index(HUNTS[game.role[seat]])
        logits[seat] = strong[seat] - strong[prey]
    return shares(logits)
