"""Evaluation: the chance of each seat to win an imagined game.

`tools/fit_evaluation.py` fitted the weights to games of detectives.
"""

from __future__ import annotations

from typing import Final

from sixgun.bots.chances import NEVER, final_chances, rival_chances, seats_still_in, softmax
from sixgun.classic import Game
from sixgun.classic.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.classic.variants.three_players import HUNTS

__all__ = ["ROLE_FEATURES", "features", "strengths", "win_chances"]

SIDES: Final = 3  # the law, the Outlaws, the Renegades
ROLE_FEATURES: Final = 6  # number of features for each role
MAX_HAND: Final = 6  # hand cards that count; more hardly help

# By side: a line for each role, from the Sheriff on, with the weights of its features (the first
# of the Sheriff: only Renegades are left); then the bias, and that no Outlaw is left.
# fmt: off
WEIGHTS: Final[list[list[float]]] = [
    [
        0.368, 0.281, 0.118, 0.154, 0.013, 0.056,
        0.145, 0.127, 0.081, 0.057, 0.03, 0.024,
        0.179, -0.15, -0.105, -0.064, 0.074, 0.023,
        0.501, -0.158, -0.05, -0.098, 0.033, 0.035,
        -0.618, 0.335,
    ],
    [
        -1.292, -0.284, -0.132, -0.138, -0.039, -0.067,
        -0.311, 0.014, -0.049, 0.031, 0.043, 0.061,
        -0.18, 0.191, 0.141, 0.132, -0.063, -0.039,
        0.308, -0.087, -0.032, 0.002, -0.036, -0.013,
        0.525, -0.178,
    ],
    [
        0.924, 0.003, 0.013, -0.016, 0.026, 0.012,
        0.166, -0.141, -0.032, -0.088, -0.073, -0.084,
        0.001, -0.041, -0.036, -0.067, -0.012, 0.015,
        -0.809, 0.245, 0.081, 0.096, 0.003, -0.023,
        0.092, -0.157,
    ],
]
# fmt: on
# Where every seat plays for itself: life, hand, cards in play, characters to come, its turn.
DUEL: Final[list[float]] = [0.182, 0.079, 0.106, 0.572, 0.023]
HUNT: Final[list[float]] = [0.279, 0.12, 0.039, 0.0, -0.076]  # with three players


def features(game: Game) -> list[float]:
    """Return the features by role: players, life, hand cards, cards in play, BANG! cards beyond the
    first of a hand, Missed! cards."""
    kind = game.facts.kind
    values = [0.0] * (4 * ROLE_FEATURES + 2)
    alive = [0] * 4
    for figure in game.ring:
        seat = game.owner[figure]
        role = game.role[seat]
        at = ROLE_FEATURES * role
        alive[role] += 1
        life = game.life[figure]
        hand = game.hands[seat]
        bangs = missed = 0
        for card in hand:
            bangs += kind[card].is_bang
            missed += kind[card].is_missed
        values[at] += 1.0
        values[at + 1] += life if life < 5 else 5.0
        values[at + 2] += len(hand) if len(hand) < MAX_HAND else MAX_HAND
        values[at + 3] += len(game.in_play[figure])
        values[at + 4] += bangs - 1 if bangs else 0
        values[at + 5] += missed
    values[0] = 1.0 if not alive[OUTLAW] and not alive[DEPUTY] else 0.0
    values[4 * ROLE_FEATURES] = 1.0  # the bias
    values[4 * ROLE_FEATURES + 1] = 1.0 if not alive[OUTLAW] else 0.0
    return values


def strengths(game: Game) -> list[list[float]]:
    """Return the features of each seat, where every seat plays for itself."""
    rows = [[0.0] * len(DUEL) for _ in range(game.seats)]
    for figure in game.ring:
        row = rows[game.owner[figure]]
        row[0] += game.life[figure]
        row[2] += len(game.in_play[figure])
    for seat in range(game.seats):
        row = rows[seat]
        cards = len(game.hands[seat])
        row[1] = cards if cards < MAX_HAND else MAX_HAND
        row[3] = len(game.reserve[seat])
        row[4] = 1.0 if game.owner[game.active] == seat else 0.0
    return rows


def win_chances(game: Game) -> list[float]:
    """Return the chance of each seat to win."""
    if game.over:
        return final_chances(game)
    if SHERIFF not in game.role:
        return free_for_all_chances(game)
    values = features(game)
    logits = [0.0] * SIDES
    for side in range(SIDES):
        weights = WEIGHTS[side]
        total = 0.0
        for i in range(len(values)):
            total += weights[i] * values[i]
        logits[side] = total
    inside = seats_still_in(game)
    alone = 0  # Renegades in the game: each wins alone, and only alive
    for seat in range(game.seats):
        alone += inside[seat] and game.role[seat] == RENEGADE
    if not alone:
        logits[2] = NEVER
    law, outlaws, renegades = softmax(logits)
    chances = [0.0] * game.seats
    for seat in range(game.seats):
        role = game.role[seat]
        if role == RENEGADE:
            chances[seat] = renegades / alone if inside[seat] else 0.0
        else:
            chances[seat] = outlaws if role == OUTLAW else law
    return chances


def free_for_all_chances(game: Game) -> list[float]:
    """The chances in a duel, or with three players, where each hunts another."""
    if game.seats == 2:
        return rival_chances(game, DUEL, strengths(game), [1, 0])
    prey = [game.role.index(HUNTS[role]) for role in game.role]
    return rival_chances(game, HUNT, strengths(game), prey)
