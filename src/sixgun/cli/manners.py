"""How somebody wants to play: what a record does not keep, and a command must name again."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from sixgun.bots import BotSpec
from sixgun.bots.custom_bots import parse_bot_arguments
from sixgun.cli.console import program
from sixgun.cli.setting import USUAL_BOTS, USUAL_PACE

__all__ = ["Manner", "box_options", "command_about", "look_for_own_bots"]

USUAL: Final = BotSpec(USUAL_BOTS)


def look_for_own_bots() -> None:
    """Somebody's own bots may lie in the working folder."""
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)


@dataclass(frozen=True)
class Manner:
    """Whom one plays with, how fast, and with which boxes of one's own."""

    bots: tuple[BotSpec, ...] = (USUAL,)
    pace: float = USUAL_PACE
    boxes: tuple[Path, ...] = ()

    @staticmethod
    def of(bots: str, pace: float, boxes: tuple[Path, ...]) -> Manner:
        """As it was asked for."""
        look_for_own_bots()
        return Manner(tuple(parse_bot_arguments(bots)), pace, boxes)

    def without(self, bot: str) -> Manner:
        """The same with the usual bot in the place of one."""
        others = [USUAL if spec.name == bot else spec for spec in self.bots]
        return replace(self, bots=tuple(others))

    def options(self) -> list[str]:
        """What asks for it once more; what is as usual need not be said."""
        words = box_options(self.boxes)
        if set(self.bots) != {USUAL}:
            words += ["--bots", ",".join(spec.name for spec in self.bots)]
        if self.pace != USUAL_PACE:
            words += ["--pace", f"{self.pace:g}"]
        return words


def box_options(boxes: Sequence[Path]) -> list[str]:
    return [word for box in boxes for word in ("--box", str(box))]


def command_about(file: Path, command: str, options: Sequence[str]) -> str:
    """A command that can be copied, with whatever else it needs."""
    return f"{program()} {command} {shlex.join([str(file), *options])}"
