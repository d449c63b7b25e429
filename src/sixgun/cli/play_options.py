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
from sixgun.cli.console import program_name
from sixgun.cli.game_settings import DEFAULT_BOTS, DEFAULT_PACE

__all__ = ["PlayOptions", "add_working_folder_to_path", "box_options", "format_command"]

DEFAULT_BOT: Final = BotSpec(DEFAULT_BOTS)


def add_working_folder_to_path() -> None:
    """Somebody's own bots may lie in the working folder."""
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)


@dataclass(frozen=True)
class PlayOptions:
    """Whom one plays with, how fast, and with which boxes of one's own."""

    bots: tuple[BotSpec, ...] = (DEFAULT_BOT,)
    pace: float = DEFAULT_PACE
    boxes: tuple[Path, ...] = ()

    @staticmethod
    def of(bots: str, pace: float, boxes: tuple[Path, ...]) -> PlayOptions:
        """As it was asked for."""
        add_working_folder_to_path()
        return PlayOptions(tuple(parse_bot_arguments(bots)), pace, boxes)

    def without(self, bot: str) -> PlayOptions:
        """The same with the usual bot in the place of one."""
        others = [DEFAULT_BOT if spec.name == bot else spec for spec in self.bots]
        return replace(self, bots=tuple(others))

    def arguments(self) -> list[str]:
        """What asks for it once more; what is as usual need not be said."""
        words = box_options(self.boxes)
        if set(self.bots) != {DEFAULT_BOT}:
            words += ["--bots", ",".join(spec.name for spec in self.bots)]
        if self.pace != DEFAULT_PACE:
            words += ["--pace", f"{self.pace:g}"]
        return words


def box_options(boxes: Sequence[Path]) -> list[str]:
    return [word for box in boxes for word in ("--box", str(box))]


def format_command(file: Path, command: str, options: Sequence[str]) -> str:
    """A command that can be copied, with whatever else it needs."""
    return f"{program_name()} {command} {shlex.join([str(file), *options])}"
