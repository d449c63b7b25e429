"""The state of a game of BANG!: all its data, and how it is copied and hashed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sixgun.classic.characters import Character
from sixgun.classic.event_cards import NO_EVENT
from sixgun.engine import FigureGame
from sixgun.engine.state_fields import saved_fields

if TYPE_CHECKING:
    from sixgun.classic.cards import Card
    from sixgun.classic.event_cards import EventCard
    from sixgun.classic.facts import Facts

__all__ = ["SAVED", "State"]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(FigureGame):
    """The data of a game of BANG!, by seat, figure or card."""

    facts: Facts
    kind: list[Card]  # by card
    role: list[int]  # by seat
    roles_shown: int  # mask of seats
    character: list[Character]  # by figure: its character ...
    talent: list[Character]  # ... whose ability it has, ...
    ability: list[Character]  # ... and the ability that works now: the same, unless it is off
    spare: list[Character]  # by seat: the character under theirs, used as life counter (R305)
    graves: list[int]  # eliminated figures, in that order
    # by figure; these four follow from ability and cards in play: `recompute_ranges`
    reach: list[int]
    sight: list[int]
    cover: list[int]
    unlimited: list[int]  # 1: any number of BANG! cards
    watchers: list[int]  # the figures whose ability may interrupt
    active: int
    turn_done: bool  # the turn ends as soon as what is being resolved is complete
    skipping: int  # mask of figures that do not want to be asked again this turn
    pending: list[tuple[int, int, int, int]]  # abilities waiting for their moment (R18)
    fallen: bool  # a figure was eliminated since victory was last checked
    event: EventCard  # in force
    event_deck: list[int]  # by number, in the order they come
    events_revealed: int  # how many of them were revealed; the next one lies open
    note: int  # the state of the event in force, or -1
    returned: int  # mask of figures that were out and came back for good
    ghosts: int  # mask of figures that are in the game for one turn, without life
    disabled: int  # mask of figures before whom the cards in play do nothing
    killer: list[int]  # by figure: who eliminated them last; -1: none
    acted: int  # how often the active figure has used their ability in this turn
    played_before: int  # mask of figures that have begun a turn
    spare_seen: list[int]  # by seat: mask of the seats that know its spare character
    offered: list[int]  # characters lying open to be picked, by number
    lost: list[int]  # by seat: how many characters it has lost
    purse: list[int]  # by seat, while characters are auctioned: its money (T16); replaced, as paid
    # by seat: the price of its character, -1 while it has none; empty without an auction
    paid: list[int]
    distances_from: int  # the figure that `cached_distances` was computed for, or -1
    cached_distances: list[int]

    __slots__ = tuple(__annotations__)

    def set_up_state(self, facts: Facts, role: list[int], who: list[Character]) -> None:
        """The state before anything is dealt, with a role for each seat and a character for each
        figure."""
        self.facts = facts
        self.kind = facts.kind
        self.role = role
        self.roles_shown = 0
        self.character = who
        self.talent = who[:]
        self.ability = who[:]
        self.spare = []
        self.graves = []
        self.reach = [1] * len(who)
        self.sight = [0] * len(who)
        self.cover = [0] * len(who)
        self.unlimited = [0] * len(who)
        self.watchers = []
        self.active = -1
        self.turn_done = False
        self.skipping = 0
        self.pending = []
        self.fallen = False
        self.event = NO_EVENT
        self.event_deck = []
        self.events_revealed = 0
        self.note = -1
        self.returned = 0
        self.ghosts = 0
        self.disabled = 0
        self.killer = [-1] * len(who)
        self.acted = 0
        self.played_before = 0
        self.spare_seen = [0] * len(role)
        self.offered = []
        self.lost = [0] * len(role)
        self.purse = []
        self.paid = []
        self.distances_from = -1
        self.cached_distances = []

    def copy_state_to(self, twin: State) -> None:
        """Make a fresh game equal to this one; lists that are only ever replaced are shared."""
        self.copy_figures_to(twin)
        twin.facts = self.facts
        twin.kind = self.kind
        twin.role = self.role
        twin.roles_shown = self.roles_shown
        twin.character = self.character
        twin.talent = self.talent
        twin.ability = self.ability
        twin.spare = self.spare
        twin.graves = self.graves[:]
        twin.reach = self.reach
        twin.sight = self.sight
        twin.cover = self.cover
        twin.unlimited = self.unlimited
        twin.watchers = self.watchers
        twin.active = self.active
        twin.turn_done = self.turn_done
        twin.skipping = self.skipping
        twin.pending = self.pending[:] if self.pending else []
        twin.fallen = self.fallen
        twin.event = self.event
        twin.event_deck = self.event_deck
        twin.events_revealed = self.events_revealed
        twin.note = self.note
        twin.returned = self.returned
        twin.ghosts = self.ghosts
        twin.disabled = self.disabled
        twin.killer = self.killer
        twin.acted = self.acted
        twin.played_before = self.played_before
        twin.spare_seen = self.spare_seen
        twin.offered = self.offered
        twin.lost = self.lost
        twin.purse = self.purse
        twin.paid = self.paid
        twin.distances_from = -1  # so `cached_distances` is not needed

    def state(self) -> list[object]:
        return [
            *super().state(),
            self.role,
            self.roles_shown,
            [character.id for character in self.character],
            [ability.id for ability in self.ability],
            [spare.id for spare in self.spare],
            self.event.id,
            self.event_deck,
            self.events_revealed,
            self.note,
            self.ghosts,
            self.fresh,
            self.acted,
            self.front,
            self.reserve,
            self.offered,
            self.lost,
            self.life,
            self.max_life,
            self.ring,
            self.graves,
            self.active,
            self.turn_number,
            self.bangs,
            self.winners,
            *([self.purse, self.paid] if self.paid else []),  # older records have none
        ]

    def bookkeeping(self) -> list[object]:
        return [
            *super().bookkeeping(),
            [talent.id for talent in self.talent],
            self.disabled,
            self.killer,
            self.played_before,
            self.spare_seen,
            self.turn_done,
            self.skipping,
            self.pending,
            self.fallen,
            *([self.returned] if self.facts.house.heir_keeps_events else []),
        ]


# What `restore_game` rebuilds from the facts and from ids, and the cached distances.
REBUILT: Final = (
    *("names", "facts", "kind", "event", "distances_from", "cached_distances"),
    *("character", "talent", "ability", "spare"),
)
SAVED: Final = saved_fields(State, REBUILT)
