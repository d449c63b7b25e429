"""A game of BANG!: the plain words that cards are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sixgun.classic.characters import Character, NoAbility
from sixgun.classic.roles import SHERIFF
from sixgun.classic.state import SAVED, State
from sixgun.engine import Rng
from sixgun.engine.events import (
    CARD_LEFT_PLAY,
    CARD_PASSED,
    DRAW_SETTLED,
    LIFE_GAINED,
)

if TYPE_CHECKING:
    from sixgun.classic.facts import Facts

__all__ = ["Game"]

NO_ABILITY: Final = NoAbility()

# What a waiting ability was set off by.
LIFE_LOST: Final = 0
HAND_EMPTIED: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(State):
    """A game of BANG!. Figures are numbered as they sit; it is the turn of the `active` one."""

    def open_classic(self, facts: Facts, role: list[int], who: list[Character], rng: Rng) -> None:
        """Everybody has taken his seat, with his character's life, one more for the Sheriff."""
        count = len(who)
        self.open(facts, list(range(count)), 1, rng)
        self.facts = facts
        self.kind = facts.kind
        self.role = role
        self.roles_shown = sum(1 << seat for seat in range(count) if role[seat] == SHERIFF)
        self.character = who
        self.ability = who[:]
        self.spare = []
        self.max_life = [who[f].life + (1 if role[f] == SHERIFF else 0) for f in range(count)]
        self.life = self.max_life[:]
        self.ring = list(range(count))
        self.graves = []
        self.reach = [1] * count
        self.sight = [0] * count
        self.cover = [0] * count
        self.unlimited = [0] * count
        self.watchers = []
        self.active = -1
        self.turn_number = 0
        self.turn_done = False
        self.bangs = 0
        self.resting = 0
        self.pending = []
        self.fallen = False
        self.winners = 0
        self.away_from = -1
        self.away = []
        for figure in self.ring:
            self.give_ability(figure, who[figure])

    def clone(self) -> Game:
        twin = Game()
        self.copy_state_to(twin)
        return twin

    def __reduce__(self) -> tuple[object, tuple[Facts, dict[str, object], list[list[str]]]]:
        data = {name: getattr(self, name) for name in SAVED}
        people = [[c.id for c in cast] for cast in (self.character, self.ability, self.spare)]
        return (revived, (self.facts, data, people))

    # -- looking ---------------------------------------------------------------------------

    def hand(self, me: int) -> list[int]:
        return self.hands[self.owner[me]]

    def suit(self, card: int) -> int:
        return self.facts.suit[card]

    def value(self, card: int) -> int:
        return self.facts.value[card]

    def has_in_play(self, me: int, kind: int) -> bool:
        kinds = self.facts.kind_no
        for card in self.in_play[me]:
            if kinds[card] == kind:
                return True
        return False

    def is_sheriff(self, figure: int) -> bool:
        return self.role[self.owner[figure]] == SHERIFF

    def next_after(self, figure: int) -> int:
        """The next figure in the game, clockwise; he himself need not be in it any more."""
        count = len(self.owner)
        at = (figure + 1) % count
        while at not in self.ring:
            at = (at + 1) % count
        return at

    def others(self, me: int) -> list[int]:
        """All other figures in the game, clockwise from the left of `me` (R17)."""
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
            count = len(ring)
            away = [99] * len(self.owner)
            nearer = self.sight[me]
            at = ring.index(me)
            for i in range(count):
                steps = i - at if i > at else at - i
                if count - steps < steps:
                    steps = count - steps
                figure = ring[i]
                steps += self.cover[figure] - nearer
                away[figure] = steps if steps > 1 else 1
            self.away = away
            self.away_from = me
        return self.away

    # -- abilities and what lies before a figure ---------------------------------------------

    def give_ability(self, me: int, ability: Character) -> None:
        self.ability = self.ability[:]  # clones share it
        self.ability[me] = ability
        self.watchers = [figure for figure in self.ring if self.ability[figure].watches]
        self.recount(me)

    def recount(self, me: int) -> None:
        """Reach, sight and cover follow from the ability and the cards in play."""
        ability = self.ability[me]
        reach = 1
        sight = ability.sight
        cover = ability.cover
        unlimited = 0
        facts = self.facts
        for card in self.in_play[me]:
            reach = facts.reach[card] or reach
            sight += facts.sight[card]
            cover += facts.cover[card]
            unlimited = facts.unlimited[card] or unlimited
        self.reach = changed(self.reach, me, reach)
        self.sight = changed(self.sight, me, sight)
        self.cover = changed(self.cover, me, cover)
        self.unlimited = changed(self.unlimited, me, unlimited)
        self.away_from = -1

    def lay(self, seat: int, card: int, figure: int) -> None:
        super().lay(seat, card, figure)
        self.recount(figure)

    def discard_from_play(self, figure: int, card: int) -> None:
        super().discard_from_play(figure, card)
        self.recount(figure)

    def take_from_play(self, seat: int, figure: int, card: int) -> None:
        super().take_from_play(seat, figure, card)
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

    # -- life ------------------------------------------------------------------------------

    def heal(self, me: int, points: int) -> None:
        """Life regained, never above the maximum (R34)."""
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
                self.pending.append((me, HAND_EMPTIED, 0, -1))

    def fire(self, waiting: tuple[int, int, int, int]) -> None:
        """A waiting ability's moment has come; one whose bearer fell meanwhile is silent."""
        me = waiting[0]
        if me not in self.ring:
            return
        if waiting[1] == LIFE_LOST:
            self.ability[me].after_life_lost(self, me, waiting[2], waiting[3])
        else:
            self.ability[me].after_hand_emptied(self, me)

    def fire_next(self) -> None:
        self.fire(self.pending.pop(0))

    def fire_empty_hand_of(self, me: int) -> None:
        """R130: while more Missed! are needed, the empty hand is not kept waiting."""
        for waiting in self.pending:
            if waiting[0] == me and waiting[1] == HAND_EMPTIED:
                self.pending.remove(waiting)
                self.fire(waiting)
                return

    # -- hidden things that are no cards ---------------------------------------------------

    def deal_unknown(self, seat: int, rng: Rng) -> None:
        """Besides the cards: the roles not shown, and the characters lying face down (R305)."""
        super().deal_unknown(seat, rng)
        shown = self.everyone if self.over else self.roles_shown
        hidden = [s for s in range(self.seats) if s != seat and not (shown >> s) & 1]
        roles = [self.role[s] for s in hidden]
        rng.shuffle(roles)
        self.role = self.role[:]
        for i in range(len(hidden)):
            self.role[hidden[i]] = roles[i]
        seen = [character.id for character in self.character]
        unseen = [c for c in self.facts.characters if c.id not in seen]
        order = list(range(len(unseen)))
        rng.shuffle(order)
        self.spare = [unseen[order[i]] for i in range(self.seats)]


def revived(facts: Facts, data: dict[str, object], people: list[list[str]]) -> Game:
    """A game that was pickled."""
    game = Game()
    game.names = facts
    game.facts = facts
    game.kind = facts.kind
    for name, value in data.items():
        setattr(game, name, value)
    who = {**facts.character_by_id, NO_ABILITY.id: NO_ABILITY}
    game.character, game.ability, game.spare = [[who[i] for i in ids] for ids in people]
    game.away_from = -1
    return game


def changed(values: list[int], me: int, value: int) -> list[int]:
    """The list with one value changed, as a new list if it must be: clones share the old one."""
    if values[me] == value:
        return values
    fresh = values[:]
    fresh[me] = value
    return fresh
