"""Acts: what one player openly does to another, read from the events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.bots.classic.possible_targets import EVERYWHERE, PossibleTargets
from sixgun.classic import Facts, Target, View
from sixgun.classic.game import Game
from sixgun.classic.targets import Targets
from sixgun.engine import Event
from sixgun.engine.events import (
    CardDiscarded,
    CardLeftPlay,
    CardPlayed,
    CardTaken,
    CardUsed,
    LifeGained,
    LifeLost,
    ShotFired,
    TurnEnded,
    TurnLost,
    TurnStarted,
    Unaffected,
)
from sixgun.engine.moves import figure_of, target_card_of

__all__ = ["PEACE", "ROUND", "THEFT", "Act", "ActReader"]

SHOT: Final = 0
DUEL: Final = 1
JAIL: Final = 2
THEFT: Final = 3  # a card taken or discarded from a player
ROUND: Final = 4  # an attack on all others
ATTACKS: Final = 5  # the number of kinds above
PEACE: Final = 5  # a turn without an attack
HEAL: Final = 6
FAVOUR: Final = 7  # a harmful card removed from a player

WEAPON: Final = 0  # ranges: as far as the weapon reaches,
ALL: Final = -1  # everybody,
UNDERWAY: Final = -2  # a volley that was already counted
DUTY: Final = "law_of_the_west"  # the event that forces a card to be played
A_BANG: Final = 0.2  # how likely an unseen card is one


class Act:
    """One choice: who acted, at whom (-1: nobody), and who else could have been the target."""

    __slots__ = ("by", "free", "kind", "means", "options", "target")

    def __init__(self, kind: int, by: int, target: int, options: list[int]) -> None:
        self.kind = kind
        self.by = by
        self.target = target
        self.options = options if target < 0 or target in options else [*options, target]
        self.free = True  # the player could also have done nothing
        self.means = 1.0  # the chance that the player had a choice


class ActReader:
    """Reads acts from events. `before` is always the view from before the events."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.targets = PossibleTargets(facts)
        self.range_played = [range_of(kind.aim) for kind in facts.kinds]
        self.range_used = [range_of(kind.aim_in_play) for kind in facts.kinds]
        self.by = -1  # who played or used a card last,
        self.card = -1  # which,
        self.range = WEAPON  # how far it goes,
        self.aimed = -1  # and its target, until an event confirms it
        self.peaceful = False  # no attack so far in this turn,
        self.thrown = 0  # and how many BANG! cards were discarded

    def copy(self) -> ActReader:
        """Return a copy that can go on with other events."""
        twin = ActReader(self.facts)
        twin.by = self.by
        twin.card = self.card
        twin.range = self.range
        twin.aimed = self.aimed
        twin.peaceful = self.peaceful
        twin.thrown = self.thrown
        return twin

    def find_acts(self, before: View, events: Sequence[Event]) -> list[Act]:
        found: list[Act] = []
        for i in range(len(events)):
            act = self.read_event(before, events, i)
            if act is not None:
                found.append(act)
                if act.kind != PEACE:
                    act.free = before.event != DUTY or self.card < 0 or before.note != self.card
                if act.kind < ATTACKS:
                    self.peaceful = False
        return found

    def read_event(self, before: View, events: Sequence[Event], i: int) -> Act | None:
        event = events[i]
        if isinstance(event, CardPlayed):
            return self.on_card_played(before, event)
        if isinstance(event, ShotFired):
            return self.on_shot(before, event.by, event.card, event.target)
        if isinstance(event, CardUsed):
            return self.on_card_used(before, event, events[i + 1 :])
        if isinstance(event, CardTaken):
            return self.on_card_taken(before, event)
        if isinstance(event, CardDiscarded):
            self.on_discard(before, event)
        elif isinstance(event, LifeLost):
            if event.figure == self.aimed and event.by == self.by:
                return self.on_shot(before, self.by, self.card, event.figure)
        elif isinstance(event, LifeGained):
            return self.on_heal(before, event.figure)
        elif isinstance(event, Unaffected):
            if event.figure == self.aimed:
                return self.on_shot(before, self.by, self.card, event.figure)
        elif isinstance(event, TurnStarted):
            self.peaceful = True
            self.thrown = 0
        elif isinstance(event, TurnLost):
            self.peaceful = False
        elif isinstance(event, TurnEnded):
            return self.on_turn_end(before, event.seat)
        return None

    # -- cards -----------------------------------------------------------------------------

    def on_card_played(self, before: View, event: CardPlayed) -> Act | None:
        kind = self.facts.kinds[event.kind]
        me, figure = event.figure, figure_of(event.target)
        self.by = me
        self.card = -1 if event.card is None else event.card
        self.range = self.range_played[event.kind]
        self.aimed = -1
        if kind.id == "indians":
            return Act(ROUND, me, -1, self.targets.others(before, me))
        if kind.aim.takes_cards:
            return self.theft(before, figure, target_card_of(event.target))
        if figure < 0 or figure == me:
            return None
        if kind.id == "duel":
            return Act(DUEL, me, figure, self.targets.others(before, me))
        if kind.lies_in_play:
            return Act(JAIL, me, figure, self.targets.jailable(before, me, event.kind))
        self.aimed = figure
        return None

    def on_card_used(self, before: View, event: CardUsed, after: Sequence[Event]) -> Act | None:
        """A card in play was used; the events that follow tell at whom."""
        if event.card is None or not self.facts.is_used[event.card]:
            return None
        self.by = event.figure
        self.card = event.card
        self.range = self.range_used[self.facts.kind_no[event.card]]
        self.aimed = -1
        if not self.facts.kind[event.card].aim_in_play.takes_cards:
            return None
        for later in after:
            figure, card = loss(later)
            if figure >= 0 and figure != self.by:
                return self.theft(before, figure, card)
        return None

    def on_shot(self, before: View, by: int, card: int | None, target: int) -> Act | None:
        if by < 0 or by == target:
            return None
        reach = before.reach[by]
        if card == self.card and by == self.by:
            self.aimed = -1
            if self.range == UNDERWAY:
                return None
            if self.range == ALL:
                self.range = UNDERWAY
                return Act(ROUND, by, -1, self.targets.others(before, by))
            reach = self.range or reach
        return Act(SHOT, by, target, self.targets.within(before, by, reach))

    def theft(self, before: View, figure: int, card: int) -> Act | None:
        """A card was taken or discarded from a hand or from play."""
        me = self.by
        if card >= 0:
            figure = before.cards.bearer_of(card)
        if figure < 0 or figure == me:
            return None
        options = self.targets.within(before, me, self.range or before.reach[me])
        if card >= 0 and self.facts.check_order[card]:
            return Act(FAVOUR, me, figure, options)
        held, lying = before.cards.hand_counts, before.cards.in_play
        rich = [other for other in options if held[other] or lying[other]]
        return Act(THEFT, me, figure, rich)

    def on_card_taken(self, before: View, event: CardTaken) -> Act | None:
        """A card of another player was drawn instead of one from the deck."""
        if before.cards.prompt not in ("first_card", "help_yourself"):
            return None
        if event.seat != before.cards.asked or event.source == -1:
            return None
        self.by = event.seat
        self.range = EVERYWHERE
        lying = event.card if event.source == -3 and event.card is not None else -1
        return self.theft(before, event.source, lying)

    def on_heal(self, before: View, figure: int) -> Act | None:
        by = self.by
        if before.cards.prompt == "blood":
            by = before.cards.asked
        elif figure != self.aimed:
            return None
        self.aimed = -1
        hurt = [f for f in self.targets.others(before, by) if before.life[f] < before.max_life[f]]
        return Act(HEAL, by, figure, hurt)

    # -- turns -----------------------------------------------------------------------------

    def on_discard(self, before: View, event: CardDiscarded) -> None:
        if before.cards.prompt == "discard" and event.card is not None:
            if self.facts.is_bang[event.card]:
                self.thrown += 1

    def on_turn_end(self, before: View, me: int) -> Act | None:
        """A turn ended without an attack. Discarded BANG! cards show that there was a choice."""
        if not self.peaceful or me not in before.ring:
            return None
        if before.event and self.facts.event_by_id[before.event].restricts:
            return None
        act = Act(PEACE, me, -1, self.targets.within(before, me, before.reach[me]))
        if not self.thrown:
            act.means = 1.0 - (1.0 - A_BANG) ** before.cards.hand_counts[me]
        return act


def range_of(aim: Target[Game]) -> int:
    """Return the range of a card with this kind of target."""
    if aim is Targets.NOBODY:
        return ALL
    if aim is Targets.OTHER_IN_REACH:
        return WEAPON
    if aim is Targets.OTHER_AT_DISTANCE_1 or aim is Targets.CARD_OF_PLAYER_AT_DISTANCE_1:
        return 1
    return EVERYWHERE


def loss(event: Event) -> tuple[int, int]:
    """Return who loses a card, and which card if it lay in play; -1 for nobody and none."""
    if isinstance(event, CardLeftPlay):
        return event.figure, -1 if event.card is None else event.card
    if isinstance(event, CardTaken):
        lying = event.source == -3 and event.card is not None
        return (event.figure, event.card or 0) if lying else (event.source, -1)
    if isinstance(event, CardDiscarded):
        return event.seat, -1
    return (event.figure, -1) if isinstance(event, Unaffected) else (-1, -1)
