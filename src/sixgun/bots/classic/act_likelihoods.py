"""How likely a sensible player of each role is to do what a player did.

The numbers were fitted to games of greenhorns, gunslingers and detectives, also hot-headed ones.
"""

from __future__ import annotations

import math
from typing import Final

from sixgun.bots.classic.acts import PEACE, ROUND, Act
from sixgun.bots.classic.beliefs import KINDS
from sixgun.bots.classic.role_deals import RoleDeals
from sixgun.classic import View
from sixgun.classic.roles import DEPUTY, OUTLAW, RENEGADE

__all__ = ["likelihoods"]

# By the role of the actor: how much they want a Sheriff, Deputy, Outlaw, Renegade dead.
# The Sheriff has no row: that role is never hidden.
HATE: Final = [
    [],
    [-2.0, 0.0, 0.9, 0.5, 0.0],
    [1.5, 0.5, -0.4, 0.8, 0.0],
    [-0.5, 0.55, 0.65, 0.5, 0.0],
]
# By kind of act.
EAGER: Final = [2.5, 2.8, 5.0, 3.0, 4.0, 2.5, -3.0, -2.5]  # how much hate drives it
RELUCTANT: Final = [2.2, -1.5, 3.5, -2.2, 1.0, -3.0, 2.0, 1.0]  # the weight of doing nothing

FOLLY: Final = 0.1  # how often a player acts without any reason
INSIGHT: Final = 0.3  # how much players have learned from all acts so far


def likelihoods(act: Act, before: View, deals: RoleDeals) -> list[float]:
    """Return by role how likely a player of that role was to act like this."""
    found = [1.0] * KINDS
    seen = deals.conditional_chances(act.by)
    hidden = deals.hidden_roles()
    for role in (DEPUTY, OUTLAW, RENEGADE):
        if role in hidden:
            feels = HATE[role]
            others = (sum([feels[r] for r in hidden]) - feels[role]) / max(len(hidden) - 1, 1)
            hates = hate_by_seat(feels, others, before, deals, seen[role])
            found[role] = chance_of(act, hates, before)
    return found


def hate_by_seat(
    feels: list[float], others: float, before: View, deals: RoleDeals, seen: list[list[float]]
) -> list[float]:
    """The hate of a player for each seat: a blend of a naive player, who treats all hidden roles
    alike (`others`), and one who knows everything public."""
    found = [0.0] * len(seen)
    for seat in before.ring:
        if deals.shown[seat] >= 0:
            found[seat] = feels[deals.shown[seat]]
            continue
        row, hate = seen[seat], 0.0
        for role in range(KINDS):
            hate += row[role] * feels[role]
        found[seat] = others + INSIGHT * (hate - others)
    return found


def chance_of(act: Act, hates: list[float], before: View) -> float:
    """The chance of an act for a player with this hate for each figure."""
    eager = EAGER[act.kind]
    chosen = left = math.exp(RELUCTANT[act.kind]) if act.free else 0.0
    total, ways = 0.0, len(act.options)
    if act.kind == ROUND:
        for figure in act.options:
            total += hates[figure] / max(before.life[figure], 1)
        chosen = total = math.exp(eager * total)
        ways = 1
    else:
        for figure in act.options:
            drive = math.exp(eager * hates[figure])
            total += drive
            if figure == act.target:
                chosen = drive
    sense = chosen / (total + left)
    if act.kind == PEACE:
        return 1.0 - act.means * (1.0 - FOLLY) * (1.0 - sense)
    return FOLLY / (ways + 1) + (1.0 - FOLLY) * sense
