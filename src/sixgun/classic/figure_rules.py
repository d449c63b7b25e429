"""The state of the figures: who they are, what they can do, how far they see and reach."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.classic.characters import Character, NoAbility
from sixgun.classic.roles import SHERIFF
from sixgun.classic.state import State
from sixgun.engine.events import (
    ABILITY_TAKEN,
    CAME_BACK,
    CARD_LEFT_PLAY,
    CHARACTER_ENTERED,
)

__all__ = ["NO_ABILITY", "FigureRules"]

NO_ABILITY: Final = NoAbility()


@mypyc_attr(allow_interpreted_subclasses=True)
class FigureRules(State):
    """The part of a game that concerns its figures. Values that depend on several things are
    recomputed when one of them changes."""

    __slots__ = ()

    # -- queries ---------------------------------------------------------------------------

    def suit(self, card: int) -> int:
        every = self.event.suit
        return every if every >= 0 else self.facts.suit[card]

    def value(self, card: int) -> int:
        return self.facts.value[card]

    def has_in_play(self, me: int, kind: int) -> bool:
        kinds = self.facts.kind_no
        for card in self.in_play[me]:
            if kinds[card] == kind:
                return True
        return False

    def is_ghost(self, figure: int) -> bool:
        return (self.ghosts >> figure) & 1 == 1

    def is_wounded(self, figure: int) -> bool:
        """Whether they could regain life (R193: a ghost cannot)."""
        if self.life[figure] >= self.max_life[figure]:
            return False
        return not self.is_ghost(figure) or self.facts.house.ghosts_heal

    def full_life(self, figure: int) -> int:
        """The life points of their character, one more for the Sheriff (R1)."""
        return self.character[figure].life + (1 if self.is_sheriff(figure) else 0)

    def has_left(self, figure: int) -> bool:
        """True if their player has left the game for good (R299)."""
        return (self.absent >> self.owner[figure]) & 1 == 1

    def is_sheriff(self, figure: int) -> bool:
        return self.role[self.owner[figure]] == SHERIFF

    def next_after(self, figure: int) -> int:
        """The next figure in the game, clockwise; the given one may be out of the game."""
        if self.facts.paired:
            return self.front[1 - self.owner[figure]]
        count = len(self.owner)
        at = (figure + 1) % count
        while at not in self.ring:
            at = (at + 1) % count
        return at

    def from_active(self, figures: list[int]) -> list[int]:
        """Figures in the order of their turns, from the active one on."""
        if len(figures) < 2:
            return figures
        return [f for f in figures if f >= self.active] + [f for f in figures if f < self.active]

    # -- who is in the game, and as whom ---------------------------------------------------

    def rejoin(self, me: int, life: int) -> None:
        """A figure that was out is in the game again; without life it is a ghost."""
        self.ring.append(me)
        self.ring.sort()
        self.life[me] = life
        if life:
            self.graves.remove(me)
            self.returned |= 1 << me
        else:
            self.ghosts |= 1 << me
        if self.emits_events:
            self.events.append((CAME_BACK, 0, me, life, -1, -1))
        self.give_ability(me, self.character[me])

    def give_ability(self, me: int, ability: Character) -> None:
        """Give `me` this ability; whether it currently works is a separate question."""
        self.talent = self.talent[:]  # clones share it
        self.talent[me] = ability
        self.distances_from = -1  # the figure may have come or gone as well
        self.settle_ability(me)
        self.update_disabled()
        if self.ability[me].reacts_to_empty_hand and not self.hand(me):
            self.hand_emptied(self.owner[me])

    def settle_ability(self, me: int) -> None:
        works = self.talent[me]
        if self.event.no_abilities or (self.absent and self.has_left(me)):
            works = NO_ABILITY
        self.ability = self.ability[:]
        self.ability[me] = works
        self.watchers = [figure for figure in self.ring if self.ability[figure].watches]
        self.recompute_ranges(me)

    def copy_ability(self, me: int, other: int) -> None:
        self.give_ability(me, self.character[other])
        if self.emits_events:
            number = self.character[other].no
            self.events.append((ABILITY_TAKEN, 0, me, number, -1, -1))

    def become(self, me: int, character: Character) -> None:
        """Turn `me` into another character, with its full life."""
        self.character = self.character[:]
        self.character[me] = character
        self.max_life = self.max_life[:]
        self.max_life[me] = self.full_life(me)
        self.life[me] = self.max_life[me]
        self.give_ability(me, character)

    def emit_character(self, me: int) -> None:
        if self.emits_events:
            number = self.character[me].no
            self.events.append((CHARACTER_ENTERED, 0, me, number, self.life[me], -1))

    # -- cards in play and their effects ---------------------------------------------------

    def update_disabled(self) -> None:
        """The figures whose cards in play do nothing: all, those who left, or all but the active
        one."""
        mask = 0
        if self.event.cards_disabled:
            mask = (1 << len(self.owner)) - 1
        else:
            if self.active >= 0 and self.ability[self.active].disables_others_cards:
                mask = (1 << len(self.owner)) - 1 & ~(1 << self.active)
            if self.absent:
                for figure in self.ring:
                    if self.has_left(figure):
                        mask |= 1 << figure
        if mask != self.disabled:
            self.disabled = mask
            for figure in self.ring:
                self.recompute_ranges(figure)

    def working_cards(self, me: int) -> list[int]:
        """The cards in play before a figure, if they have an effect."""
        return [] if (self.disabled >> me) & 1 else self.in_play[me]

    def cover_ids(self, me: int) -> list[str]:
        """The ids of everything that makes others see them farther away."""
        found = [self.facts.kind[c].id for c in self.working_cards(me) if self.facts.cover[c]]
        return [*found, self.ability[me].id] if self.ability[me].cover else found

    def sight_ids(self, me: int) -> list[str]:
        """The ids of everything that makes them see others nearer."""
        found = [self.facts.kind[c].id for c in self.working_cards(me) if self.facts.sight[c]]
        return [*found, self.ability[me].id] if self.ability[me].sight else found

    def recompute_ranges(self, me: int) -> None:
        """Recompute reach, sight and cover from the ability and the cards in play."""
        ability = self.ability[me]
        reach = 1
        sight = ability.sight
        cover = ability.cover
        unlimited = 0
        facts = self.facts
        for card in self.working_cards(me):
            reach = facts.reach[card] or reach
            sight += facts.sight[card]
            cover += facts.cover[card]
            unlimited = facts.unlimited[card] or unlimited
        # Clones share these lists: a new one for each change.
        if self.reach[me] != reach:
            self.reach = with_value(self.reach, me, reach)
        if self.unlimited[me] != unlimited:
            self.unlimited = with_value(self.unlimited, me, unlimited)
        if self.sight[me] != sight:
            self.sight = with_value(self.sight, me, sight)
            self.distances_from = -1
        if self.cover[me] != cover:
            self.cover = with_value(self.cover, me, cover)
            self.distances_from = -1

    def put_into_play(self, seat: int, card: int, figure: int) -> None:
        super().put_into_play(seat, card, figure)
        if self.facts.counts[card]:
            self.recompute_ranges(figure)

    def discard_from_play(self, figure: int, card: int) -> None:
        super().discard_from_play(figure, card)
        if self.facts.counts[card]:
            self.recompute_ranges(figure)

    def take_from_play(self, seat: int, figure: int, card: int) -> None:
        super().take_from_play(seat, figure, card)
        if self.facts.counts[card]:
            self.recompute_ranges(figure)

    def pass_on(self, card: int, figure: int, to: int) -> None:
        super().pass_on(card, figure, to)
        self.recompute_ranges(figure)
        self.recompute_ranges(to)

    def discard_hand(self, seat: int) -> None:
        """In held order."""
        for card in self.hands[seat][:]:
            self.discard(seat, card)

    def discard_everything(self, me: int) -> None:
        """Hand in held order, then the cards in play in the order they were played (R11)."""
        self.discard_hand(self.owner[me])
        for card in self.in_play[me]:
            self.discards.append(card)
            if self.emits_events:
                self.events.append((CARD_LEFT_PLAY, self.everyone, me, card, -1, -1))
        self.in_play[me].clear()
        self.recompute_ranges(me)


def with_value(values: list[int], me: int, value: int) -> list[int]:
    """The list with one value changed."""
    fresh = values[:]
    fresh[me] = value
    return fresh
