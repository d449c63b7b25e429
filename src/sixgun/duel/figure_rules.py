"""The state of the figures: who is in front, whose ability works, what protects them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.duel.state import State
from sixgun.engine.events import UNAFFECTED

__all__ = ["FigureRules"]


@mypyc_attr(allow_interpreted_subclasses=True)
class FigureRules(State):
    """The part of a game that concerns its figures."""

    __slots__ = ()

    # -- who stands where ------------------------------------------------------------------

    def partner(self, figure: int) -> int:
        """The other figure of the same seat, or -1."""
        other = figure ^ 1
        return other if other in self.ring else -1

    def is_rear(self, figure: int) -> bool:
        """Behind their front figure, or alone: then they are both (D47)."""
        return self.front[self.owner[figure]] != figure or self.partner(figure) < 0

    def rear_of(self, seat: int) -> int:
        """The rearguard of a seat, or its sole character."""
        other = self.partner(self.front[seat])
        return other if other >= 0 else self.front[seat]

    def goal_of(self, figure: int) -> int:
        """The seat that "the opponent" means: with three players the one they hunt (D216)."""
        return self.facts.goal[self.owner[figure]]

    def in_order(self, by: int) -> list[int]:
        """All figures in the order in which simultaneous effects reach them: fronts first, from the
        turn player on (D85, D219). In the first edition, from the player whose effect it is."""
        first = by if self.facts.first_edition and by >= 0 else self.active
        seats = [(first + step) % self.seats for step in range(self.seats)]
        found = [self.front[seat] for seat in seats]
        found += [self.front[seat] ^ 1 for seat in seats if self.front[seat] ^ 1 in self.ring]
        return found

    def is_alive(self, figure: int) -> bool:
        """D90: a figure without life is out at once, though not yet gone."""
        return self.life[figure] > 0 and figure in self.ring

    # -- abilities and protection ----------------------------------------------------------

    def ability_works(self, figure: int) -> bool:
        """Whether their ability works outside of reactions (D36, D37)."""
        if self.life[figure] <= 0:
            return False
        return (
            self.front[self.owner[figure]] == figure or self.facts.always[self.character[figure].no]
        )

    def working_figures(self, seat: int) -> list[int]:
        """The figures of a seat whose abilities work outside of reactions."""
        front = self.front[seat]
        other = front ^ 1
        found = [front] if self.life[front] > 0 else []
        if self.facts.always[self.character[other].no] and self.life[other] > 0:
            if other in self.ring:
                found.append(other)
        return found

    def goes_anywhere(self, me: int) -> bool:
        """D156."""
        return self.character[me].goes_anywhere

    def reaches_rear(self, me: int, hit: bool) -> bool:
        """Whether cards of `me` may be aimed past another player's front (D126, D156)."""
        if self.character[me].goes_anywhere:
            return True
        if hit:
            for card in self.in_play[me]:
                if self.facts.sees_rear[card]:
                    return True
        return False

    def in_sight(self, me: int, figure: int) -> bool:
        """True if a figure of another player is in front, or `me` may aim past the front."""
        return self.front[self.owner[figure]] == figure or self.character[me].goes_anywhere

    def shoots_freely(self, me: int) -> bool:
        """D55: BANG! cards that are not counted."""
        if self.character[me].shoots_freely:
            return True
        for card in self.in_play[me]:
            if self.facts.unlimited[card]:
                return True
        return False

    def bang_limit(self, me: int) -> int:
        limit = 1 + self.more_bangs
        for figure in (me, me ^ 1):
            more = self.character[figure].extra_bangs
            if more and self.ability_works(figure):
                limit += more
        return limit

    def is_shielded(self, figure: int) -> bool:
        """D193: hits cannot choose them."""
        if not self.in_play[figure] or self.hands[self.owner[figure]]:
            return False
        if self.facts.house.spurs_in_front and self.front[self.owner[figure]] != figure:
            return False
        for card in self.in_play[figure]:
            if self.facts.shields[card]:
                return True
        return False

    def is_immune(self, figure: int, seat: int) -> bool:
        """D207: an Action of this seat cannot affect them."""
        if not self.character[figure].is_aloof:
            return False
        return len(self.hands[self.owner[figure]]) > 0 and self.defies(figure, seat)

    def defies(self, figure: int, seat: int) -> bool:
        """Whether it could not affect them if their owner held a card."""
        owner = self.owner[figure]
        if owner == seat or not self.character[figure].is_aloof:
            return False
        return self.facts.goal[owner] == seat or self.facts.house.any_in_standout  # D225

    def is_foreign(self, me: int, by: int) -> bool:
        """Whether a figure (-1: none) belongs to another player (D99, D224)."""
        return by >= 0 and self.owner[by] != self.owner[me]

    def wakes_in_danger(self, me: int) -> bool:
        """Whether a card that harms its bearer makes them its target (D135)."""
        return self.front[self.owner[me]] == me or not self.facts.house.asleep_in_danger

    def emit_unaffected(self, figure: int, card: int) -> None:
        if self.emits_events:
            self.events.append((UNAFFECTED, self.everyone, figure, card, -1, -1))

    def hand_limit(self, seat: int) -> int:
        """D22, D205."""
        for figure in self.working_figures(seat):
            if self.character[figure].most_cards:
                return self.character[figure].most_cards
        return max(self.life[self.front[seat]], 2)

    def has_used(self, me: int) -> bool:
        """Whether they have used their once-a-turn ability in this turn."""
        return (self.used >> self.character[me].no) & 1 == 1

    def mark_used(self, me: int) -> None:
        self.used |= 1 << self.character[me].no

    def may_use(self, me: int, card: int) -> bool:
        """Whether a Resource may be used: not in its first turn (D168, D201)."""
        if card not in self.fresh:
            return True
        if self.facts.house.only_layer_waits and self.owner[me] != self.active:
            return True
        return self.character[me].uses_fresh and not self.has_used(me)
