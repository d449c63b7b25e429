"""Who is likely to win, from what lies on the table and in the hands of an imagined game.

The weights were fitted to games of detectives by tools/fit_prospects.py.
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

# By side: a line for each role, from the Sheriff on: how many, their life, hands, cards in play
# (of the Sheriff: that he has neither friend nor foe left but Renegades); then the bias, and that
# no Outlaw is left.
# fmt: off
WEIGHTS: Final[list[list[float]]] = [
    [
        0.2, 0.287, 0.137, 0.169,
        0.097, 0.138, 0.074, 0.053,
        0.106, -0.127, -0.095, -0.054,
        0.551, -0.149, -0.056, -0.11,
        -0.586, 0.383,
    ],
    [
        -0.891, -0.297, -0.162, -0.158,
        -0.265, 0.032, -0.025, 0.023,
        -0.17, 0.187, 0.124, 0.129,
        0.103, -0.085, -0.039, 0.032,
        0.732, -0.43,
    ],
    [
        0.691, 0.01, 0.025, -0.012,
        0.168, -0.17, -0.049, -0.076,
        0.064, -0.06, -0.03, -0.075,
        -0.654, 0.234, 0.095, 0.078,
        -0.146, 0.047,
    ],
]
# fmt: on
# Where every seat plays for itself: life, hand, cards in play, characters to come, its turn.
DUEL: Final[list[float]] = [0.182, 0.079, 0.106, 0.572, 0.023]
HUNT: Final[list[float]] = [0.279, 0.12, 0.039, 0.0, -0.076]  # with three players


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
