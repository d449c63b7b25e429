"""The state of a game of The Duel: all its data, and how it is copied and hashed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sixgun.engine import FigureGame
from sixgun.engine.state_fields import saved_fields

if TYPE_CHECKING:
    from sixgun.duel.cards import Card
    from sixgun.duel.characters import Character
    from sixgun.duel.facts import Facts

__all__ = ["SAVED", "State"]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(FigureGame):
    """The data of a game of The Duel. Each seat has two figures, numbered one after the other."""

    facts: Facts
    kind: list[Card]  # by card
    character: list[Character]  # by figure; replaced, never changed
    active: int  # the seat whose turn it is
    shown: bool  # the characters in play lie open (D8)
    graves: list[int]  # characters out of the game, by number; replaced, never changed
    swapped: bool  # the active seat has moved its token this turn (D19)
    more_bangs: int  # extra BANG! cards allowed in this turn (D184)
    used: int  # mask of characters that have used their once-a-turn ability
    reloading: bool  # a player has a single character left (D80)
    in_flight: int  # the red card whose hits are not settled; -1: none (D31)
    spare_avoid: int  # the figure that has already avoided its next hit of this card; -1: none
    fallen: bool  # a character may have to be eliminated
    pending: list[tuple[int, int, int, int]]  # consequences: origin, figure, value, by (D89)
    queue: list[tuple[int, int, int, int, int]]  # waiting hits and what comes after them (D87)

    __slots__ = tuple(__annotations__)

    def set_up_state(self, facts: Facts, who: list[Character]) -> None:
        """The state before anything is dealt, with a character for each figure."""
        self.facts = facts
        self.kind = facts.kind
        self.character = who
        self.active = 0
        self.shown = False
        self.graves = []
        self.swapped = False
        self.more_bangs = 0
        self.used = 0
        self.reloading = False
        self.in_flight = -1
        self.spare_avoid = -1
        self.fallen = False
        self.pending = []
        self.queue = []

    def copy_state_to(self, twin: State) -> None:
        """Make a fresh game equal to this one; lists that are only ever replaced are shared."""
        self.copy_figures_to(twin)
        twin.facts = self.facts
        twin.kind = self.kind
        twin.character = self.character
        twin.active = self.active
        twin.shown = self.shown
        twin.graves = self.graves
        twin.swapped = self.swapped
        twin.more_bangs = self.more_bangs
        twin.used = self.used
        twin.reloading = self.reloading
        twin.in_flight = self.in_flight
        twin.spare_avoid = self.spare_avoid
        twin.fallen = self.fallen
        twin.pending = self.pending[:]
        twin.queue = self.queue[:]

    def state(self) -> list[object]:
        return [
            *super().state(),
            [character.id for character in self.character],
            self.source,
            self.life,
            self.max_life,
            self.ring,
            self.front,
            self.reserve,
            self.graves,
            self.active,
            self.turn_number,
            self.shown,
            self.swapped,
            self.bangs,
            self.more_bangs,
            self.used,
            self.fresh,
            self.winners,
        ]

    def bookkeeping(self) -> list[object]:
        return [
            *super().bookkeeping(),
            self.reloading,
            self.in_flight,
            self.spare_avoid,
            self.fallen,
            self.pending,
            self.queue,
        ]


# What `restore_game` rebuilds from the facts and from ids.
REBUILT: Final = ("names", "facts", "kind", "character")
SAVED: Final = saved_fields(State, REBUILT)
