"""What a table may wish for before the cards are dealt."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, replace
from typing import Final

from sixgun.classic.roles import ROLES_BY_PLAYERS
from sixgun.classic.sets import CARDS
from sixgun.engine import BadConfig

__all__ = ["BOXES", "NAMES", "Config"]

BOXES: Final = tuple(CARDS)
NAME: Final = re.compile(r"[a-z_][a-z0-9_]{0,31}")
RESERVED: Final = ("deck", "discards", "ability", "as")  # words of the notation
NAMES: Final = ("ann", "bob", "cal", "dot", "eli", "fay", "gus", "hal")


@dataclass(frozen=True)
class Config:
    """The wishes, in the form that records keep. `checked` refuses what cannot be played."""

    players: int = 4
    boxes: tuple[str, ...] = ("base",)
    names: tuple[str, ...] = ()
    beginner: bool = False
    sheriff: int = -1  # the seat that has the role; -1: dealt at random (R306)
    characters: tuple[str, ...] = ()  # by seat: kept ("id"), dealt (""), any but one ("!id") (R103)
    ask_discard_order: bool = False  # R11: who loses all his cards chooses their order
    ask_forced: bool = False  # publish decisions that have a single move

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Config, tuple(getattr(self, field.name) for field in fields(self)))

    def checked(self) -> Config:
        if self.players not in ROLES_BY_PLAYERS:
            least, most = min(ROLES_BY_PLAYERS), max(ROLES_BY_PLAYERS)
            raise BadConfig("wrong_player_count", players=self.players, least=least, most=most)
        for box in self.boxes:
            if box not in BOXES:
                raise BadConfig("unknown_box", box=box, known=" ".join(BOXES))
        if len(set(self.boxes)) != len(self.boxes):
            raise BadConfig("box_taken_twice", boxes=" ".join(self.boxes))
        if "base" not in self.boxes:
            raise BadConfig("base_box_missing")
        names = self.names or NAMES[: self.players]
        if len(names) != self.players:
            raise BadConfig("wrong_number_of_names", names=len(names), players=self.players)
        for name in names:
            if not NAME.fullmatch(name) or name in RESERVED:
                raise BadConfig("bad_name", name=name)
        if len(set(names)) != len(names):
            raise BadConfig("names_not_unique")
        if not -1 <= self.sheriff < self.players:
            raise BadConfig("no_such_seat", seat=self.sheriff)
        kept = self.characters or ("",) * self.players
        if len(kept) != self.players:
            raise BadConfig("wrong_number_of_characters", characters=len(kept))
        return replace(self, names=tuple(names), characters=tuple(kept))
