"""A game of BANG!: the plain words that cards are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sixgun.classic.characters import Character, NoAbility
from sixgun.classic.event_cards import EventCard, Quiet
from sixgun.classic.roles import SHERIFF
from sixgun.classic.state import SAVED, State
from sixgun.engine import Rng
from sixgun.engine.events import (
    ABILITY_TAKEN,
    CAME_BACK,
    CARD_LEFT_PLAY,
    CARD_PASSED,
    CARD_TAKEN,
    CHARACTER_ENTERED,
    DRAW_SETTLED,
    EVENT_REVEALED,
    GAME_ENDED,
    LIFE_GAINED,
    TURN_LOST,
    UNAFFECTED,
)

if TYPE_CHECKING:
    from sixgun.classic.facts import Facts

__all__ = ["Game"]

NO_ABILITY: Final = NoAbility()
QUIET: Final = Quiet()

# What a waiting ability was set off by.
LIFE_LOST: Final = 0
HAND_EMPTIED: Final = 1
CARD_USED: Final = 2
REWARD_DUE: Final = 3  # a house rule: rewards wait as well


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(State):
    """A game of BANG!. Figures are numbered as they sit; it is the turn of the `active` one."""

    __slots__ = ()

    def open_classic(
        self, facts: Facts, owner: list[int], role: list[int], who: list[Character], rng: Rng
    ) -> None:
        """Everybody has taken his seat, with his character's life, one more for the Sheriff."""
        count = len(owner)
        seats = len(role)
        self.open(facts, owner, 1, rng)
        self.facts = facts
        self.kind = facts.kind
        self.eager = facts.house.eager_reshuffle
        self.role = role
        self.roles_shown = facts.variant.roles_shown(role)
        self.character = who
        self.talent = who[:]
        self.ability = who[:]
        self.spare = []
        self.spare_seen = [0] * seats
        self.max_life = [self.full_life(f) for f in range(count)]
        self.life = self.max_life[:]
        self.ring = list(range(count))
        self.graves = []
        self.killer = [-1] * count
        self.ghosts = 0
        self.reach = [1] * count
        self.sight = [0] * count
        self.cover = [0] * count
        self.unlimited = [0] * count
        self.stilled = 0
        self.watchers = []
        self.front = [owner.index(seat) for seat in range(seats)]
        self.reserve = [[] for _ in range(seats)]
        self.offered = []
        self.lost = [0] * seats
        self.active = -1
        self.turn_number = 0
        self.turn_done = False
        self.played_before = 0
        self.bangs = 0
        self.acted = 0
        self.fresh = []
        self.resting = 0
        self.pending = []
        self.fallen = False
        self.winners = 0
        self.event = QUIET
        self.event_deck = []
        self.turned = 0
        self.note = -1
        self.away_from = -1
        self.away = []
        self.watchers = [figure for figure in self.ring if who[figure].watches]
        for figure in self.ring:
            self.recount(figure)

    def clone(self) -> Game:
        twin = Game()
        self.copy_state_to(twin)
        return twin

    def __reduce__(self) -> tuple[object, tuple[Facts, dict[str, object], list[list[str]], int]]:
        data = {name: getattr(self, name) for name in SAVED}
        casts = (self.character, self.talent, self.ability, self.spare)
        people = [[c.id for c in cast] for cast in casts]
        return (revived, (self.facts, data, people, self.event.no))

    # -- looking ---------------------------------------------------------------------------

    def hand(self, me: int) -> list[int]:
        return self.hands[self.owner[me]]

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
        """Whether he could regain life (R193: a ghost cannot)."""
        return self.life[figure] < self.max_life[figure] and not self.is_ghost(figure)

    def full_life(self, figure: int) -> int:
        """The life points of his character, one more for the Sheriff (R1)."""
        return self.character[figure].life + (1 if self.is_sheriff(figure) else 0)

    def has_left(self, figure: int) -> bool:
        """Whether his player has left the game for good (R299)."""
        return (self.absent >> self.owner[figure]) & 1 == 1

    def is_sheriff(self, figure: int) -> bool:
        return self.role[self.owner[figure]] == SHERIFF

    def next_after(self, figure: int) -> int:
        """The next figure in the game, clockwise; he himself need not be in it any more."""
        if self.facts.paired:
            return self.front[1 - self.owner[figure]]
        count = len(self.owner)
        at = (figure + 1) % count
        while at not in self.ring:
            at = (at + 1) % count
        return at

    def others(self, me: int) -> list[int]:
        """All other figures in the game, clockwise from the left of `me` (R17)."""
        if self.facts.paired:
            return self.facts.variant.others(self, me)
        ring = self.ring
        at = 0
        while at < len(ring) and ring[at] < me:
            at += 1
        after = at + 1 if at < len(ring) and ring[at] == me else at
        return ring[after:] + ring[:at]

    def from_active(self, figures: list[int]) -> list[int]:
        """Figures in the order of their turns, from the active one on."""
        if len(figures) < 2:
            return figures
        return [f for f in figures if f >= self.active] + [f for f in figures if f < self.active]

    def distances(self, me: int) -> list[int]:
        """How far away `me` sees each figure (R20, R21); figures out of the game are nowhere."""
        if self.away_from != me:
            ring = self.ring
            away = [99] * len(self.owner)
            nearer = self.sight[me]
            cover = self.cover
            if self.facts.paired or self.event.closes_ranks:
                for figure in ring:
                    steps = self.facts.variant.steps(self, me, figure) + cover[figure] - nearer
                    away[figure] = steps if steps > 1 else 1
            else:
                apart = self.facts.apart[len(ring)]
                at = ring.index(me)
                for i in range(len(ring)):
                    figure = ring[i]
                    steps = apart[i - at] + cover[figure] - nearer
                    away[figure] = steps if steps > 1 else 1
            self.away = away
            self.away_from = me
        return self.away

    def rejoin(self, me: int, life: int) -> None:
        """One who was out is in the game again, without life as a ghost."""
        self.ring.append(me)
        self.ring.sort()
        self.life[me] = life
        if life:
            self.graves.remove(me)
        else:
            self.ghosts |= 1 << me
        if self.telling:
            self.events.append((CAME_BACK, 0, me, life, -1, -1))
        self.give_ability(me, self.character[me])

    # -- abilities and what lies before a figure ---------------------------------------------

    def give_ability(self, me: int, ability: Character) -> None:
        """`me` has this ability from now on; whether it works just now is another matter."""
        self.talent = self.talent[:]  # clones share it
        self.talent[me] = ability
        self.away_from = -1  # he may have come or gone as well
        self.settle_ability(me)
        self.settle_stilled()
        if self.ability[me].feels_empty_hand and not self.hand(me):
            self.hand_emptied(self.owner[me])

    def settle_ability(self, me: int) -> None:
        works = self.talent[me]
        if self.event.no_abilities or (self.absent and self.has_left(me)):
            works = NO_ABILITY
        self.ability = self.ability[:]
        self.ability[me] = works
        self.watchers = [figure for figure in self.ring if self.ability[figure].watches]
        self.recount(me)

    def copy_ability(self, me: int, other: int) -> None:
        self.give_ability(me, self.character[other])
        if self.telling:
            number = self.character[other].no
            self.events.append((ABILITY_TAKEN, 0, me, number, -1, -1))

    def become(self, me: int, character: Character) -> None:
        """`me` is another character from now on, with its full life."""
        self.character = self.character[:]
        self.character[me] = character
        self.max_life = self.max_life[:]
        self.max_life[me] = self.full_life(me)
        self.life[me] = self.max_life[me]
        self.give_ability(me, character)

    def tell_character(self, me: int) -> None:
        if self.telling:
            number = self.character[me].no
            self.events.append((CHARACTER_ENTERED, 0, me, number, self.life[me], -1))

    def settle_stilled(self) -> None:
        """Before whom the cards in play do nothing: all, those who left, or all but the active."""
        mask = 0
        if self.event.still:
            mask = (1 << len(self.owner)) - 1
        else:
            if self.active >= 0 and self.ability[self.active].stills_others:
                mask = (1 << len(self.owner)) - 1 & ~(1 << self.active)
            if self.absent:
                for figure in self.ring:
                    if self.has_left(figure):
                        mask |= 1 << figure
        if mask != self.stilled:
            self.stilled = mask
            for figure in self.ring:
                self.recount(figure)

    def recount(self, me: int) -> None:
        """Reach, sight and cover follow from the ability and the cards in play."""
        ability = self.ability[me]
        reach = 1
        sight = ability.sight
        cover = ability.cover
        unlimited = 0
        facts = self.facts
        for card in [] if (self.stilled >> me) & 1 else self.in_play[me]:
            reach = facts.reach[card] or reach
            sight += facts.sight[card]
            cover += facts.cover[card]
            unlimited = facts.unlimited[card] or unlimited
        # Clones share these lists: a new one for each change.
        if self.reach[me] != reach:
            self.reach = replaced(self.reach, me, reach)
        if self.unlimited[me] != unlimited:
            self.unlimited = replaced(self.unlimited, me, unlimited)
        if self.sight[me] != sight:
            self.sight = replaced(self.sight, me, sight)
            self.away_from = -1
        if self.cover[me] != cover:
            self.cover = replaced(self.cover, me, cover)
            self.away_from = -1

    def lay(self, seat: int, card: int, figure: int) -> None:
        super().lay(seat, card, figure)
        if self.facts.counts[card]:
            self.recount(figure)

    def discard_from_play(self, figure: int, card: int) -> None:
        super().discard_from_play(figure, card)
        if self.facts.counts[card]:
            self.recount(figure)

    def take_from_play(self, seat: int, figure: int, card: int) -> None:
        super().take_from_play(seat, figure, card)
        if self.facts.counts[card]:
            self.recount(figure)

    def pass_on(self, card: int, figure: int, to: int) -> None:
        """A card in play goes to lie before another figure."""
        self.in_play[figure].remove(card)
        self.in_play[to].append(card)
        self.recount(figure)
        self.recount(to)
        if self.telling:
            self.events.append((CARD_PASSED, self.everyone, figure, card, to, -1))

    def discard_everything(self, me: int) -> None:
        """Hand in held order, then the cards in play as they were played (R11)."""
        for card in self.hand(me)[:]:
            self.discard(self.owner[me], card)
        for card in self.in_play[me]:
            self.discards.append(card)
            if self.telling:
                self.events.append((CARD_LEFT_PLAY, self.everyone, me, card, -1, -1))
        self.in_play[me].clear()
        self.recount(me)

    def tell_draw(self, me: int, card: int, cause: int, met: bool) -> None:
        """Whether the card turned up for a draw! is what its cause asks for."""
        if self.telling:
            self.events.append((DRAW_SETTLED, self.everyone, me, card, cause, 1 if met else 0))

    # -- phase 1 ---------------------------------------------------------------------------

    def draw_in_phase_1(self, me: int, count: int) -> None:
        """From the deck, unless an event has another source."""
        seat = self.owner[me]
        if self.event.digs:
            while count > 0 and self.discards:
                count -= 1
                self.take_discard(seat)
        self.draw(seat, count)

    def lift_in_phase_1(self, me: int) -> int:
        """The same for one card that is looked at first; it lies nowhere yet. -1: there is none."""
        if self.event.digs and self.discards:
            return self.discards.pop()
        seat = self.owner[me]
        return self.lift(self.source[seat], seat)

    def take_discard(self, seat: int) -> None:
        """The top of the discards into a hand, under everybody's eyes."""
        card = self.discards.pop()
        self.hands[seat].append(card)
        if self.telling:
            self.events.append((CARD_TAKEN, self.everyone, seat, card, -1, -1))

    # -- turns and the end -----------------------------------------------------------------

    def lose_turn(self, me: int) -> None:
        """The turn of `me` is over before it has begun."""
        self.turn_done = True
        self.character[me].turn_lost(self, me)
        if self.telling:
            self.events.append((TURN_LOST, 0, self.owner[me], -1, -1, -1))

    def left_by(self, seat: int) -> None:
        self.facts.variant.left_by(self, seat)

    def look_at_victory(self) -> bool:
        """Whether somebody has won, now that somebody fell."""
        self.fallen = False
        winners = self.facts.variant.winners(self)
        if winners:
            self.end(winners)
        return self.over

    def end(self, winners: int) -> None:
        self.winners = winners
        self.over = True
        self.moves = []
        if self.telling:
            self.events.append((GAME_ENDED, 0, winners, -1, -1, -1))

    # -- events ----------------------------------------------------------------------------

    def put_in_force(self, event: EventCard, me: int) -> None:
        """A new event covers the one before it."""
        before = self.event
        self.event = event
        self.note = -1
        if self.telling:
            self.events.append((EVENT_REVEALED, 0, event.no, -1, -1, -1))
        if before.no_abilities or event.no_abilities:
            for figure in self.ring:
                self.settle_ability(figure)
        self.settle_stilled()
        self.away_from = -1
        before.covered(self)
        event.revealed(self, me)

    def is_unaffected(self, me: int, by: int, card: int, second: int = -1) -> bool:
        """Whether a card that somebody plays, or two of them together, do nothing to `me`."""
        ability = self.ability[me]
        if not ability.ignores_some or by == me or card < 0:
            return False
        if not ability.ignores(self, me, card):
            return False
        if second >= 0 and not ability.ignores(self, me, second):
            return False
        if self.telling:
            self.events.append((UNAFFECTED, self.everyone, me, card, -1, -1))
        return True

    # -- life ------------------------------------------------------------------------------

    def heal(self, me: int, points: int) -> None:
        """Life regained, never above the maximum (R34); a ghost regains none (R193)."""
        if self.ghosts and self.is_ghost(me):
            return
        points = min(points, self.max_life[me] - self.life[me])
        if points > 0:
            self.life[me] += points
            if self.telling:
                self.events.append((LIFE_GAINED, 0, me, points, -1, -1))

    # -- abilities that wait for their moment (R18) ----------------------------------------

    def note_loss(self, me: int, points: int, by: int) -> None:
        if self.ability[me].feels_loss:
            self.pending.append((me, LIFE_LOST, points, by))

    def hand_emptied(self, seat: int) -> None:
        super().hand_emptied(seat)
        for me in self.ring:
            if self.owner[me] == seat and self.ability[me].feels_empty_hand:
                if not self.facts.paired or self.facts.variant.is_awake(self, me):
                    self.pending.append((me, HAND_EMPTIED, 0, -1))

    def card_used(self, me: int, wait: bool) -> None:
        """`me` has played a hand card out of his playing phase, or given one up by choice."""
        if me == self.active or not self.ability[me].feels_use:
            return
        if wait:
            self.pending.append((me, CARD_USED, 0, -1))
        else:
            self.ability[me].after_card_used(self, me)

    def fire(self, waiting: tuple[int, int, int, int]) -> None:
        """A waiting ability's moment has come; one whose bearer fell meanwhile is silent."""
        me = waiting[0]
        if waiting[1] == REWARD_DUE:
            self.facts.variant.reward(self, me, waiting[3])
        elif me not in self.ring:
            return
        elif waiting[1] == LIFE_LOST:
            self.ability[me].after_life_lost(self, me, waiting[2], waiting[3])
        elif waiting[1] == CARD_USED:
            self.ability[me].after_card_used(self, me)
        else:
            self.ability[me].after_hand_emptied(self, me)

    def fire_next(self) -> None:
        self.fire(self.pending.pop(0))

    def fire_next_ability(self) -> bool:
        """The same, but rewards keep waiting; whether there was one."""
        for waiting in self.pending:
            if waiting[1] != REWARD_DUE:
                self.pending.remove(waiting)
                self.fire(waiting)
                return True
        return False

    def fire_empty_hand_of(self, me: int) -> None:
        """R130: while more Missed! are needed, the empty hand is not kept waiting."""
        for waiting in self.pending:
            if waiting[0] == me and waiting[1] == HAND_EMPTIED:
                self.pending.remove(waiting)
                self.fire(waiting)
                return

    # -- hidden things that are no cards ---------------------------------------------------

    def deal_unknown(self, seat: int, rng: Rng) -> None:
        """Besides the cards: roles not shown, characters lying face down (R305), events to come."""
        super().deal_unknown(seat, rng)
        shown = self.everyone if self.over else self.roles_shown
        hidden = [s for s in range(self.seats) if s != seat and not (shown >> s) & 1]
        roles = [self.role[s] for s in hidden]
        rng.shuffle(roles)
        self.role = self.role[:]
        for i in range(len(hidden)):
            self.role[hidden[i]] = roles[i]
        self.facts.variant.deal_characters_anew(self, seat, rng)
        self.event_deck = self.facts.imagined_events(self.event_deck, self.turned, rng)


def revived(facts: Facts, data: dict[str, object], people: list[list[str]], event: int) -> Game:
    """A game that was pickled."""
    game = Game()
    game.names = facts
    game.facts = facts
    game.kind = facts.kind
    for name, value in data.items():
        setattr(game, name, value)
    who = {**facts.character_by_id, NO_ABILITY.id: NO_ABILITY}
    casts = [[who[i] for i in ids] for ids in people]
    game.character, game.talent, game.ability, game.spare = casts
    game.event = facts.events[event] if event >= 0 else QUIET
    game.away_from = -1
    return game


def replaced(values: list[int], me: int, value: int) -> list[int]:
    """The list with one value changed."""
    fresh = values[:]
    fresh[me] = value
    return fresh
