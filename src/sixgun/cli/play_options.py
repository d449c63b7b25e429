"""`PlayOptions`: options of `sixgun play` that a record does not store."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from sixgun.bots import BotSpec
from sixgun.bots.custom_bots import parse_bot_arguments
from sixgun.cli.bot_loading import add_working_folder_to_path
from sixgun.cli.console import program_name
from sixgun.cli.game_settings import DEFAULT_BOTS, DEFAULT_PACE

__all__ = ["PlayOptions", "box_options", "format_command"]

DEFAULT_BOT: Final = BotSpec(DEFAULT_BOTS)


@dataclass(frozen=True)
class PlayOptions:
    """The bots, the pace and the custom boxes of a game."""

    bots: tuple[BotSpec, ...] = (DEFAULT_BOT,)
    pace: float = DEFAULT_PACE
    boxes: tuple[Path, ...] = ()

    @staticmethod
    def of(bots: str, pace: float, boxes: tuple[Path, ...]) -> PlayOptions:
        """Parse the options from the command line."""
        add_working_folder_to_path()
        return PlayOptions(tuple(parse_bot_arguments(bots)), pace, boxes)

    def without(self, bot: str) -> PlayOptions:
        """The same options with the default bot in place of this one."""
        others = [DEFAULT_BOT if spec.name == bot else spec for spec in self.bots]
        return replace(self, bots=tuple(others))

    def arguments(self) -> list[str]:
        """The command-line arguments for these options, without defaults."""
        words = box_options(self.boxes)
        if set(self.bots) != {DEFAULT_BOT}:
            words += ["--bots", ",".join(spec.name for spec in self.bots)]
        if self.pace != DEFAULT_PACE:
            words += ["--pace", f"{self.pace:g}"]
        return words


def box_options(boxes: Sequence[Path]) -> list[str]:
    return [word for box in boxes for word in ("--box", str(box))]


def format_command(file: Path, command: str, options: Sequence[str]) -> str:
    """A command line that users can copy."""
    return f"{program_name()} {command} {shlex.join([str(file), *options])}"
