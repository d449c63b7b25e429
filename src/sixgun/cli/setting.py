"""What kind of game is asked for on the command line: players, boxes, variant, house rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sixgun.classic import OUR_BOXES, VARIANTS, Config
from sixgun.classic.config import NAMES
from sixgun.cli.guard import complain, told_of
from sixgun.engine import BadConfig
from sixgun.live import installed, load_box, load_installed

__all__ = ["Setting", "boxes_asked", "listed", "load_houses"]

USUAL_PLAYERS: Final = 5
BASE: Final = "base"
ALL: Final = "all"


def listed(given: Sequence[str] | None) -> tuple[str, ...]:
    """An option that may be repeated, and may have several values with commas between them."""
    return tuple(name for text in given or () for name in text.replace(",", " ").split())


def boxes_asked(given: Sequence[str] | None, own: Sequence[str]) -> tuple[str, ...]:
    """The boxes named, and those of one's own, which need not be."""
    named = listed(given)
    return (*named, *(box for box in dict.fromkeys(own) if box not in named))


def load_houses(paths: Sequence[Path], installed_too: bool = False) -> tuple[str, ...]:
    """Boxes of other people on these paths, and for a look at everything the installed ones: of
    those, one that fails is named and left out. The ids of those on the paths."""
    for box in installed() if installed_too else ():
        try:
            load_installed([box])
        except BadConfig as refused:
            complain(refused.code, told_of(refused.code, refused.facts))
    return tuple(load_box(path).id for path in paths)


@dataclass(frozen=True)
class Setting:
    """The wishes for a game; without a number of players it is the usual one of the variant."""

    players: int | None = None
    boxes: tuple[str, ...] = ()
    variant: str = ""
    rules: tuple[str, ...] = ()
    events: int = 0
    tempo: bool = False
    beginner: bool = False

    def config(self, name: str = "") -> Config:
        """Checked, with the named player on the first seat."""
        load_installed(self.boxes)
        players = self.usual_players() if self.players is None else self.players
        names = tuple([name, *(other for other in NAMES if other != name)][: max(players, 0)])
        return Config(
            players=players,
            boxes=self.all_boxes(),
            names=names if name else (),
            beginner=self.beginner,
            variant=self.variant,
            events=self.events,
            house=self.rules,
            tempo=self.tempo,
        ).checked()

    def usual_players(self) -> int:
        fitting = VARIANTS[self.variant].players if self.variant in VARIANTS else ()
        return USUAL_PLAYERS if USUAL_PLAYERS in fitting or not fitting else fitting[0]

    def all_boxes(self) -> tuple[str, ...]:
        """The base box is always among them; `all` are all of ours."""
        named = [box for box in self.boxes if box not in (BASE, ALL)]
        if len(set(named)) != len(named):
            raise BadConfig("box_taken_twice", boxes=" ".join(named))
        if ALL in self.boxes:
            return (*OUR_BOXES, *(box for box in named if box not in OUR_BOXES))
        return (BASE, *named)
