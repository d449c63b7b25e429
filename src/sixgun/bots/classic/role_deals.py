"""Every way in which the hidden roles may have been dealt, and how likely each of them is."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.beliefs import KINDS
from sixgun.engine import Rng

__all__ = ["RoleDeals"]

FINE: Final = 1 << 30
FAINT: Final = 1e-9  # what is left of the most unlikely


class RoleDeals:
    """Roles by seat, once for each deal that agrees with all roles shown; the chances of all deals
    together are 1. It is as all see it: nobody's own role counts before it is shown."""

    __slots__ = ("chances", "deals", "shown")

    def __init__(self, shown: list[int], pack: tuple[int, ...]) -> None:
        self.shown = shown[:]  # by seat; -1: hidden
        self.deals: list[list[int]] = []
        left = sorted(pack)
        for role in shown:
            if role in left:
                left.remove(role)
        if len(left) == shown.count(-1):
            self.fill([], left)
        self.chances = [1.0 / len(self.deals) for _ in self.deals]

    def copy(self) -> RoleDeals:
        twin = RoleDeals([], ())
        twin.shown = self.shown[:]
        twin.deals = self.deals
        twin.chances = self.chances
        return twin

    def fill(self, begun: list[int], left: list[int]) -> None:
        """All deals that begin like this, with these roles for the hidden seats that follow."""
        seat = len(begun)
        if seat == len(self.shown):
            self.deals.append(begun)
            return
        if self.shown[seat] >= 0:
            self.fill([*begun, self.shown[seat]], left)
            return
        for i in range(len(left)):
            if i == 0 or left[i] != left[i - 1]:
                self.fill([*begun, left[i]], left[:i] + left[i + 1 :])

    def is_consistent(self) -> bool:
        """Whether the roles shown are roles of this pack at all."""
        return len(self.deals) > 0

    def is_settled(self) -> bool:
        """Nothing is left to find out."""
        return len(self.deals) <= 1

    def hidden_roles(self) -> list[int]:
        """The roles that are not shown."""
        deal = self.deals[0]
        return [deal[seat] for seat in range(len(deal)) if self.shown[seat] < 0]

    def reveal(self, seat: int, role: int) -> None:
        """A role lies open from now on."""
        self.shown[seat] = role
        kept = [i for i in range(len(self.deals)) if self.deals[i][seat] == role]
        self.deals = [self.deals[i] for i in kept]
        self.normalize([self.chances[i] for i in kept])

    def update(self, seat: int, likely: list[float]) -> None:
        """Something happened that is so likely with each role of this seat."""
        deals, chances = self.deals, self.chances
        self.normalize([chances[i] * likely[deals[i][seat]] for i in range(len(deals))])

    def normalize(self, chances: list[float]) -> None:
        """All together are 1, and none is ever out of the question."""
        total = sum(chances)
        self.chances = [max(chance / total, FAINT) for chance in chances]

    def conditional_chances(self, seat: int) -> list[list[list[float]]]:
        """By the role that a seat may have, then by seat and role: how likely the latter is for
        one who knows the former."""
        count = len(self.shown)
        found = [[[0.0] * KINDS for _ in range(count)] for _ in range(KINDS)]
        for i in range(len(self.deals)):
            deal, chance = self.deals[i], self.chances[i]
            rows = found[deal[seat]]
            for other in range(count):
                rows[other][deal[other]] += chance
        for role in range(KINDS):
            total = found[role][seat][role]
            if total > 0.0:
                found[role] = [[chance / total for chance in row] for row in found[role]]
        return found

    def sample(self, seat: int, role: int, rng: Rng) -> list[int]:
        """One of the deals in which a seat has this role, each as often as it is likely."""
        fitting = [i for i in range(len(self.deals)) if self.deals[i][seat] == role]
        at = sum([self.chances[i] for i in fitting]) * (rng.below(FINE) + 0.5) / FINE
        for i in fitting:
            at -= self.chances[i]
            if at <= 0.0:
                return self.deals[i]
        return self.deals[fitting[-1]]
