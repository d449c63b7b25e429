"""The options of a table, set before the cards are dealt."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from sixgun.classic.house_rules import house_rules_for
from sixgun.classic.sets import BOXES
from sixgun.classic.variants import variant_of
from sixgun.engine import DEFAULT_NAMES, BadConfig, option, resolve_player_names

__all__ = ["DEFAULT_NAMES", "Config"]


@dataclass(frozen=True)
class Config:
    """The options as records store them. `validate` refuses what cannot be played."""

    players: int = option(4, always_recorded=True)
    boxes: tuple[str, ...] = ("base",)
    names: tuple[str, ...] = ()
    beginner: bool = False
    sheriff: int = -1  # the seat that has the role; -1: dealt at random (R306)
    characters: tuple[str, ...] = ()  # by seat: kept ("id"), dealt (""), any but one ("!id") (R103)
    ask_discard_order: bool = False  # R11: a player who loses all their cards chooses the order
    ask_forced: bool = False  # publish decisions that have a single move
    variant: str = ""  # a variant: "long_duel", "short_duel", "auction"
    events: int = 0  # how many events come before the last one; 0: as usual (R184)
    house: tuple[str, ...] = ()  # the house rules this table plays by
    tempo: bool = False  # T116: the tournament's rule against long games
    # T16, by seat: the money in an auction; empty: 2,000 each
    purses: tuple[int, ...] = option((), entries=int)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Config, tuple(getattr(self, field.name) for field in fields(self)))

    def validate(self) -> Config:
        variant = variant_of(self)
        if self.players not in variant.players:
            least, most = min(variant.players), max(variant.players)
            least = least if self.variant else 3  # three players have their own variant
            raise BadConfig("wrong_player_count", players=self.players, least=least, most=most)
        for box in self.boxes:
            if box not in BOXES:
                raise BadConfig("unknown_box", box=box, known=" ".join(BOXES))
        if len(set(self.boxes)) != len(self.boxes):
            raise BadConfig("box_taken_twice", boxes=" ".join(self.boxes))
        if "base" not in self.boxes:
            raise BadConfig("base_box_missing")
        names = resolve_player_names(self.names, self.players)
        if not -1 <= self.sheriff < self.players:
            raise BadConfig("no_such_seat", seat=self.sheriff)
        kept = self.characters or ("",) * self.players
        if len(kept) != self.players:
            raise BadConfig("wrong_number_of_characters", characters=len(kept))
        with_events = any(BOXES[box].events for box in self.boxes)
        if self.events < 0 or (self.events and not with_events):
            raise BadConfig("no_events_to_stack", events=self.events)
        if self.tempo and with_events:
            raise BadConfig("tempo_without_events")
        if self.purses and not variant.has_purses:
            raise BadConfig("no_purses_here")
        if house_rules_for(self.house).printed_tables:
            self.check_printed_table()
        variant.check_config(self)
        # A canonical config for each table: boxes in the order of the registry.
        boxes = tuple(box for box in BOXES if box in self.boxes)
        return replace(self, boxes=boxes, names=names, characters=tuple(kept))

    def check_printed_table(self) -> None:
        """A house rule (R314): one of the boxes must have rules for this many players. Duels have
        their own rules."""
        fitting = [box.id for box in BOXES.values() if self.players in box.players]
        if self.players > 2 and not any(box in fitting for box in self.boxes):
            known = " ".join(fitting)
            raise BadConfig("no_box_for_so_many", players=self.players, known=known)
