"""The worth of a character to a role, in money, and the bids that follow from it."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.ability_values import AbilityTraits, AbilityValues
from sixgun.bots.thought import Reason
from sixgun.classic import Character, Facts, View
from sixgun.classic.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.engine import moves as m

__all__ = ["Bidding", "PlainBidding"]

HUNDRED: Final = 100.0
A_LIFE: Final = 6.0  # in points: about the percentage points it adds to the chance to win
USUAL_LIFE: Final = 4
# By role: the worth of a point, from the prize of its side (T37-T39) and how much one character
# changes the outcome. It is higher than that, since only the best four of a tournament advance.
A_POINT: Final[list[float]] = [60.0, 60.0, 75.0, 130.0]
SHARE: Final = 0.4  # of the purse for one auction: more auctions follow


class Bidding:
    """One seat in an auction: what it would pay for each character."""

    def __init__(self, facts: Facts, abilities: AbilityValues, view: View) -> None:
        self.facts = facts
        self.abilities = abilities
        self.view = view
        self.role = view.roles[view.cards.seat]
        self.purse = view.auction.purse if view.auction is not None else 0
        self.up = view.auction.character if view.auction is not None else ""
        self.limit = self.limit_for(self.up) if self.up else 0.0

    # -- worth -----------------------------------------------------------------------------

    def worth(self, name: str) -> float:
        """The worth of a character to this seat's role."""
        who = self.facts.character_by_id[name]
        return A_POINT[self.role] * self.points(who, self.abilities.of(name))

    def points(self, who: Character, traits: AbilityTraits) -> float:
        """Points from what the class declares, so that custom characters count too."""
        points = A_LIFE * (who.life - USUAL_LIFE) + 4.0 * (traits.draws - 2.0)
        points += 2.5 * (traits.missed_needed - 1) + 2.0 * traits.cover + 0.5 * traits.sight
        for has_it, bonus in (
            (traits.has_barrel, 3.0 if self.role == SHERIFF else 2.0),
            (traits.gains_by_loss, 6.0 if self.role == RENEGADE else 9.0),  # others are shot at
            (traits.feasts, 4.0 if self.role == RENEGADE else 1.0),  # Renegades stay until the end
            (traits.shoots_on, 2.0 if self.role == OUTLAW else 1.0),
            (traits.swaps_bangs, 2.0 if self.role in {DEPUTY, RENEGADE} else 1.0),
            (traits.refills, 1.5),
            (traits.heals_for_two, 0.5),
            (traits.picks_flip, 0.5),
        ):
            points += bonus if has_it else 0.0
        return points

    def limit_for(self, name: str) -> float:
        """The highest bid: the lead over the other characters, within a share of the purse."""
        others = [self.worth(other) for other in self.view.offered if other != name]
        usual = sum(others) / len(others) if others else 0.0
        return min(self.worth(name) - usual, SHARE * self.purse)

    # -- moves -----------------------------------------------------------------------------

    def score_moves(self) -> list[float]:
        return [self.value(move) for move in self.view.cards.moves]

    def value(self, move: int) -> float:
        """The value of a move: $100 counts as 1, passing as 0."""
        verb = m.verb_of(move)
        if verb == m.PICK:
            return self.worth(self.picked(move)) / HUNDRED
        if verb != m.BID:
            return 0.0
        amount = float(m.amount_of(move))
        return self.opening(amount) if self.view.cards.prompt == "open" else self.raising(amount)

    def opening(self, amount: float) -> float:
        """Open low: others may still raise."""
        return (self.limit - amount) / HUNDRED

    def raising(self, amount: float) -> float:
        """Raise by as little as possible, up to the limit."""
        return (self.limit - amount) / HUNDRED + 0.01

    def picked(self, move: int) -> str:
        return self.facts.characters[m.kind_of(move) - len(self.facts.kinds)].id

    def explain_move(self, move: int) -> Reason:
        verb = m.verb_of(move)
        if verb == m.PICK:
            return Reason("best_ability")
        limit = max(int(self.limit // HUNDRED * HUNDRED), 0)
        if verb != m.BID:
            return Reason("too_dear", {"limit": limit})
        if self.view.cards.prompt == "open":
            return Reason("open_low", {"limit": limit})
        return Reason("worth_it", {"limit": limit})


class PlainBidding(Bidding):
    """A simple bidder: ignores the role and the remaining characters, and opens with half of its
    limit."""

    def worth(self, name: str) -> float:
        life = self.facts.character_by_id[name].life
        return HUNDRED * (self.abilities.of(name).rank - 4.0) + 50.0 * (life - USUAL_LIFE)

    def limit_for(self, name: str) -> float:
        return min(self.worth(name), SHARE * self.purse)

    def opening(self, amount: float) -> float:
        return -abs(amount - self.limit / 2.0) / HUNDRED
