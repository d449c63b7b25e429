"""A game of BANG!: the vocabulary that cards are written in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sixgun.classic.characters import Character
from sixgun.classic.event_cards import NO_EVENT, EventCard
from sixgun.classic.figure_rules import NO_ABILITY, FigureRules
from sixgun.classic.state import SAVED
from sixgun.engine import Rng
from sixgun.engine.events import (
    EVENT_REVEALED,
    TURN_LOST,
    UNAFFECTED,
)

if TYPE_CHECKING:
    from sixgun.classic.facts import Facts

__all__ = ["Game"]

# What triggered a waiting ability.
LIFE_LOST: Final = 0
HAND_EMPTIED: Final = 1
CARD_USED: Final = 2
REWARD_DUE: Final = 3  # these three by house rules: rewards wait as well, ...
OTHER_FELL: Final = 4  # ... abilities set off by an elimination, ...
CARDS_LEFT: Final = 5  # ... and the cards of an eliminated player, if another one claims them


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(FigureRules):
    """A game of BANG!. Figures are numbered in seating order; it is the turn of the `active`
    one."""

    __slots__ = ()

    def set_up_classic(
        self, facts: Facts, owner: list[int], role: list[int], who: list[Character], rng: Rng
    ) -> None:
        """All players are seated, with their character's life, one more for the Sheriff."""
        self.set_up_state(facts, role, who)
        self.owner = owner
        life = [self.full_life(figure) for figure in range(len(owner))]
        self.set_up_figures(facts, owner, life, 1, rng)
        self.refills_early = facts.house.eager_reshuffle
        self.roles_shown = facts.variant.open_roles(role)
        self.watchers = [figure for figure in self.ring if who[figure].watches]
        for figure in self.ring:
            self.recompute_ranges(figure)

    def clone(self) -> Game:
        twin = Game()
        self.copy_state_to(twin)
        return twin

    def __reduce__(self) -> tuple[object, tuple[Facts, dict[str, object], list[list[str]], int]]:
        data = {name: getattr(self, name) for name in SAVED}
        casts = (self.character, self.talent, self.ability, self.spare)
        people = [[c.id for c in cast] for cast in casts]
        return (restore_game, (self.facts, data, people, self.event.no))

    # -- round the table -------------------------------------------------------------------

    def others(self, me: int) -> list[int]:
        """All other figures in the game, in the order in which effects go round (R17)."""
        return self.facts.variant.others(self, me)

    def distances(self, me: int) -> list[int]:
        """The distance at which `me` sees each figure (R20, R21); figures out of the game have
        none."""
        if self.distances_from != me:
            ring = self.ring
            away = [99] * len(self.owner)
            nearer = self.sight[me]
            cover = self.cover
            if self.facts.paired or self.event.all_adjacent:
                for figure in ring:
                    steps = (
                        self.facts.variant.seat_distance(self, me, figure) + cover[figure] - nearer
                    )
                    away[figure] = steps if steps > 1 else 1
            else:
                apart = self.facts.apart[len(ring)]
                at = ring.index(me)
                for i in range(len(ring)):
                    figure = ring[i]
                    steps = apart[i - at] + cover[figure] - nearer
                    away[figure] = steps if steps > 1 else 1
            self.cached_distances = away
            self.distances_from = me
        return self.cached_distances

    def seat_distance(self, me: int, figure: int) -> int:
        """The distance by seats alone, before modifiers (R20)."""
        if self.facts.paired or self.event.all_adjacent:
            return self.facts.variant.seat_distance(self, me, figure)
        ring = self.ring
        return self.facts.apart[len(ring)][ring.index(figure) - ring.index(me)]

    # -- phase 1 ---------------------------------------------------------------------------

    def draw_in_phase_1(self, me: int, count: int) -> None:
        """Draw from the deck, unless an event has another source."""
        seat = self.owner[me]
        if self.event.draws_from_discards:
            while count > 0 and self.discards:
                count -= 1
                self.take_discard(seat)
        self.draw(seat, count)

    def lift_in_phase_1(self, me: int) -> int:
        """The same for one card that the player looks at first; it is not in any place yet. -1:
        there is none."""
        if self.event.draws_from_discards and self.discards:
            return self.discards.pop()
        seat = self.owner[me]
        return self.lift(self.source[seat], seat)

    # -- turns and the end -----------------------------------------------------------------

    def lose_turn(self, me: int) -> None:
        """The turn of `me` ends before it begins."""
        self.turn_done = True
        self.character[me].before_draw_skipped(self, me)
        if self.emits_events:
            self.events.append((TURN_LOST, 0, self.owner[me], -1, -1, -1))

    def player_left(self, seat: int) -> None:
        self.facts.variant.player_left(self, seat)

    def check_victory(self) -> bool:
        """Check for a winner after an elimination."""
        self.fallen = False
        winners = self.facts.variant.winners(self)
        if winners:
            self.end(winners)
        return self.over

    # -- events ----------------------------------------------------------------------------

    def put_in_force(self, event: EventCard, me: int) -> None:
        """A new event replaces the one before it."""
        before = self.event
        self.event = event
        self.note = -1
        if self.emits_events:
            self.events.append((EVENT_REVEALED, 0, event.no, -1, -1, -1))
        if before.no_abilities or event.no_abilities:
            for figure in self.ring:
                self.settle_ability(figure)
        self.update_disabled()
        self.distances_from = -1
        before.after_replaced(self)
        event.after_reveal(self, me)

    def is_unaffected(self, me: int, by: int, card: int, second: int = -1) -> bool:
        """Whether a card that another player plays, or two of them together, has no effect on
        `me`."""
        ability = self.ability[me]
        if not ability.ignores_some or by == me or card < 0:
            return False
        if not ability.ignores(self, me, card):
            return False
        if second >= 0 and not ability.ignores(self, me, second):
            return False
        if self.emits_events:
            self.events.append((UNAFFECTED, self.everyone, me, card, -1, -1))
        return True

    # -- life ------------------------------------------------------------------------------

    def heal(self, me: int, points: int) -> None:
        """Regain life, never above the maximum (R34); a ghost regains none (R193)."""
        if not (self.ghosts and self.is_ghost(me)) or self.facts.house.ghosts_heal:
            super().heal(me, points)

    # -- abilities that wait for their moment (R18) ----------------------------------------

    def notify_loss(self, me: int, points: int, by: int) -> None:
        if self.ability[me].reacts_to_loss:
            self.pending.append((me, LIFE_LOST, points, by))

    def hand_emptied(self, seat: int) -> None:
        super().hand_emptied(seat)
        for me in self.ring:
            if self.owner[me] == seat and self.ability[me].reacts_to_empty_hand:
                if not self.facts.paired or self.facts.variant.ability_works(self, me):
                    self.pending.append((me, HAND_EMPTIED, 0, -1))

    def notify_card_used(self, me: int, wait: bool) -> None:
        """`me` has played a hand card out of their playing phase, or given one up by choice."""
        if me == self.active or not self.ability[me].reacts_to_use:
            return
        if wait:
            self.pending.append((me, CARD_USED, 0, -1))
        else:
            self.ability[me].after_card_used(self, me)

    def notify_elimination(self, me: int, other: int) -> None:
        """Another player is out. By the house rule of R92 the ability waits."""
        ability = self.ability[me]
        if self.facts.house.whole_card_first and ability.reacts_to_elimination:
            self.pending.append((me, OTHER_FELL, other, -1))
        else:
            ability.after_other_eliminated(self, me, other)

    def has_pending_elimination(self, fallen: int) -> bool:
        """True if an ability triggered by this elimination has not taken effect yet."""
        return (fallen, CARDS_LEFT, 0, -1) in self.pending or any(
            waiting[1] == OTHER_FELL and waiting[2] == fallen for waiting in self.pending
        )

    def trigger(self, waiting: tuple[int, int, int, int]) -> None:
        """Trigger a waiting ability now; one whose bearer was eliminated meanwhile does nothing."""
        me = waiting[0]
        if waiting[1] == REWARD_DUE:
            self.facts.variant.reward(self, me, waiting[3])
        elif waiting[1] == CARDS_LEFT:
            self.facts.variant.hand_over_cards(self, me)
        elif me not in self.ring:
            return
        elif waiting[1] == LIFE_LOST:
            self.ability[me].after_life_lost(self, me, waiting[2], waiting[3])
        elif waiting[1] == CARD_USED:
            self.ability[me].after_card_used(self, me)
        elif waiting[1] == OTHER_FELL:
            self.ability[me].after_other_eliminated(self, me, waiting[2])
        else:
            self.ability[me].after_hand_emptied(self, me)

    def trigger_next(self) -> None:
        self.trigger(self.pending.pop(0))

    def trigger_next_ability(self) -> bool:
        """The same, but rewards keep waiting; return whether there was one."""
        for waiting in self.pending:
            if waiting[1] != REWARD_DUE:
                self.pending.remove(waiting)
                self.trigger(waiting)
                return True
        return False

    def trigger_empty_hand_of(self, me: int) -> None:
        """R130: while more Missed! are needed, an empty hand is refilled at once."""
        for waiting in self.pending:
            if waiting[0] == me and waiting[1] == HAND_EMPTIED:
                self.pending.remove(waiting)
                self.trigger(waiting)
                return

    # -- hidden information other than cards ------------------------------------------------

    def deal_unknown(self, seat: int, rng: Rng) -> None:
        """Deal again what is hidden apart from the cards: roles, face-down characters (R305),
        events to come."""
        super().deal_unknown(seat, rng)
        shown = self.everyone if self.over else self.roles_shown
        hidden = [s for s in range(self.seats) if s != seat and not (shown >> s) & 1]
        roles = sorted([self.role[s] for s in hidden])
        rng.shuffle(roles)
        self.role = self.role[:]
        for i in range(len(hidden)):
            self.role[hidden[i]] = roles[i]
        self.facts.variant.redeal_characters(self, seat, rng)
        self.event_deck = self.facts.redeal_events(self.event_deck, self.events_revealed, rng)


def restore_game(
    facts: Facts, data: dict[str, object], people: list[list[str]], event: int
) -> Game:
    """Restore a pickled game."""
    game = Game()
    game.names = facts
    game.facts = facts
    game.kind = facts.kind
    for name, value in data.items():
        setattr(game, name, value)
    who = {**facts.character_by_id, NO_ABILITY.id: NO_ABILITY}
    casts = [[who[i] for i in ids] for ids in people]
    game.character, game.talent, game.ability, game.spare = casts
    game.event = facts.events[event] if event >= 0 else NO_EVENT
    game.distances_from = -1
    return game
