"""The players who could have been the target of an act."""

from __future__ import annotations

from typing import Final

from sixgun.classic import Facts, View
from sixgun.classic.roles import SHERIFF

__all__ = ["EVERYWHERE", "PossibleTargets"]

EVERYWHERE: Final = 99  # a range: anybody


class PossibleTargets:
    """Computes targets from public information."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.sight = {character.id: character.sight for character in facts.characters}
        self.cover = {character.id: character.cover for character in facts.characters}
        self.disabling = [c.id for c in facts.characters if c.disables_others_cards]

    def others(self, before: View, me: int) -> list[int]:
        return [figure for figure in before.ring if figure != me]

    def jailable(self, before: View, me: int, jail: int) -> list[int]:
        kinds = self.facts.kind_no
        return [
            figure
            for figure in self.others(before, me)
            if before.roles[figure] != SHERIFF
            and jail not in [kinds[card] for card in before.cards.in_play[figure]]
        ]

    def within(self, before: View, me: int, reach: int) -> list[int]:
        """Return all other figures within this reach."""
        ring = before.ring
        if reach >= EVERYWHERE or me not in ring:
            return self.others(before, me)
        close = before.event != "" and self.facts.event_by_id[before.event].all_adjacent
        steps = self.facts.apart[len(ring)]
        at = ring.index(me)
        reach += self.bonus(before, me, self.sight, self.facts.sight)
        targets: list[int] = []
        for i in range(len(ring)):
            figure = ring[i]
            away = 1 if close else steps[i - at]
            away += self.bonus(before, figure, self.cover, self.facts.cover)
            if figure != me and away <= reach:
                targets.append(figure)
        return targets

    def bonus(self, before: View, figure: int, own: dict[str, int], printed: list[int]) -> int:
        """The bonus to sight or cover from the ability and the cards in play."""
        points = own.get(before.abilities[figure], 0)
        if before.event and self.facts.event_by_id[before.event].cards_disabled:
            return points
        if figure != before.active and before.abilities[before.active] in self.disabling:
            return points
        for card in before.cards.in_play[figure]:
            points += printed[card]
        return points
