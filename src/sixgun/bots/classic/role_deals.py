"""All possible deals of the hidden roles, with their chances."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.beliefs import KINDS
from sixgun.engine import Rng

__all__ = ["RoleDeals"]

FINE: Final = 1 << 30
FAINT: Final = 1e-9  # the smallest chance


class RoleDeals:
    """One list of roles by seat for each deal that fits the shown roles; the chances sum to 1.

    This is public information: it ignores a seat's own role until that role is shown.
    """

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
        """Add all deals that begin like this, with these roles left for the hidden seats."""
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
        """Whether the shown roles fit this pack."""
        return len(self.deals) > 0

    def is_settled(self) -> bool:
        """True if at most one deal is left."""
        return len(self.deals) <= 1

    def hidden_roles(self) -> list[int]:
        """Return the roles that are not shown."""
        deal = self.deals[0]
        return [deal[seat] for seat in range(len(deal)) if self.shown[seat] < 0]

    def reveal(self, seat: int, role: int) -> None:
        """Keep only the deals in which this seat has this role."""
        self.shown[seat] = role
        kept = [i for i in range(len(self.deals)) if self.deals[i][seat] == role]
        self.deals = [self.deals[i] for i in kept]
        self.normalize([self.chances[i] for i in kept])

    def update(self, seat: int, likely: list[float]) -> None:
        """Bayes' rule: multiply by how likely the observation is for each role of this seat."""
        deals, chances = self.deals, self.chances
        self.normalize([chances[i] * likely[deals[i][seat]] for i in range(len(deals))])

    def normalize(self, chances: list[float]) -> None:
        """Scale the chances to a sum of 1; none becomes quite 0."""
        total = sum(chances)
        self.chances = [max(chance / total, FAINT) for chance in chances]

    def conditional_chances(self, seat: int) -> list[list[list[float]]]:
        """Return the chances of all roles by seat, given each role that one seat may have."""
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
        """Sample a deal in which a seat has this role, by its chance."""
        fitting = [i for i in range(len(self.deals)) if self.deals[i][seat] == role]
        at = sum([self.chances[i] for i in fitting]) * (rng.below(FINE) + 0.5) / FINE
        for i in fitting:
            at -= self.chances[i]
            if at <= 0.0:
                return self.deals[i]
        return self.deals[fitting[-1]]
