"""Who is likely to win, from what lies on the table and in the hands of an imagined game.

The weights were fitted to games of gunslingers by tools/fit_prospects.py.
"""

from __future__ import annotations

from typing import Final

from sixgun.bots.chances import shares
from sixgun.classic import Game
from sixgun.classic.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.classic.variants.three_players import HUNTED_BY

__all__ = ["SIDES", "features", "prospects", "strengths"]

SIDES: Final = 3  # the law, the Outlaws, the Renegades
MANY: Final = 6  # cards in a hand: more are hardly worth more

# By side: one weight for each feature.
WEIGHTS: Final[list[list[float]]] = [
    [
        0.248,
        0.325,
        0.119,
        0.055,
        -0.273,
        0.203,
        0.072,
        -0.005,
        0.288,
        -0.132,
        -0.087,
        -0.045,
        0.206,
        -0.192,
        -0.08,
        -0.042,
        -0.365,
        0.697,
    ],
    [
        -0.961,
        -0.348,
        -0.188,
        -0.22,
        0.418,
        -0.065,
        -0.054,
        0.007,
        -0.459,
        0.265,
        0.154,
        0.117,
        0.388,
        -0.191,
        -0.014,
        0.016,
        1.402,
        -0.672,
    ],
    [
        0.713,
        0.023,
        0.069,
        0.165,
        -0.145,
        -0.138,
        -0.019,
        -0.003,
        0.171,
        -0.134,
        -0.067,
        -0.072,
        -0.594,
        0.383,
        0.094,
        0.027,
        -1.037,
        -0.025,
    ],
]
# A side alone against others, in duels and with three players: life, hand, in play, reserve.
STRENGTH: Final[list[float]] = [0.259, 0.081, 0.17, 0.757, 0.053]


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
    found = [[0.0] * len(STRENGTH) for _ in range(game.seats)]
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
    strong = [
        sum([weight * row[i] for i, weight in enumerate(STRENGTH)]) for row in strengths(game)
    ]
    logits = [0.0] * game.seats
    for seat in range(game.seats):
        prey = 1 - seat
        if game.seats > 2:
            prey = game.role.index(hunted(game.role[seat]))
        logits[seat] = strong[seat] - strong[prey]
    return shares(logits)


def hunted(role: int) -> int:
    """Whom this role hunts among three."""
    for prey in (DEPUTY, OUTLAW, RENEGADE):
        if HUNTED_BY[prey] == role:
            return prey
    return role
