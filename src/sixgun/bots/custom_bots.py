"""Custom bots: bots that you wrote, loaded by the path of their class: "my_bots.Hasty".

Loading a class runs the code of its module. So this is only for bots that you name yourself, on
your command line or in your own program. An import contract keeps this module out of the server.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sixgun.bots.bot import Bot
from sixgun.bots.levels import LEVELS, BotSpec, parse_spec
from sixgun.engine import BadConfig, FigureGame

__all__ = ["CustomBot", "parse_bot_argument", "parse_bot_arguments"]

OPTIONS: Final = ("seed",)


@dataclass(frozen=True)
class CustomBot(BotSpec):
    """A bot by the path of its class, which is called with facts, seat and seed."""

    def check(self) -> None:
        """Refuse text that cannot be a path; `load` finds out whether the class exists."""
        if "." not in self.type_name:
            super().check()

    @property
    def is_custom(self) -> bool:
        return True

    @property
    def source_file(self) -> str:
        module = sys.modules.get(self.type_name.rpartition(".")[0])
        return (module.__file__ or "") if module else ""

    @property
    def options(self) -> tuple[str, ...]:
        return OPTIONS

    def create(self, game: FigureGame, seat: int, seed: str) -> Bot:
        return self.load()(game.names, seat, seed)

    def load(self) -> Callable[[object, int, int | str], Bot]:
        """Import the class, or raise `cannot_load_bot`."""
        module, _, name = self.type_name.rpartition(".")
        try:
            made = getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError) as error:
            raise self.load_error(str(error)) from error
        except (Exception, SystemExit) as error:  # a module may raise anything
            raise self.load_error(f"{type(error).__name__}: {error}") from error
        if not callable(made):
            raise self.load_error("not a class")
        return made  # type: ignore[no-any-return]

    def load_error(self, cause: str) -> BadConfig:
        return BadConfig("cannot_load_bot", bot=self.type_name[:60], cause=cause[:200])


def parse_bot_argument(text: str) -> BotSpec:
    """Parse a bot of your command line: a level, or a custom bot."""
    type_name = text.strip().partition(":")[0]
    is_custom = type_name not in LEVELS and "." in type_name
    return parse_spec(CustomBot if is_custom else BotSpec, text)


def parse_bot_arguments(text: str) -> list[BotSpec]:
    """Parse several bots, separated by commas."""
    return [parse_bot_argument(entry) for entry in text.split(",")]
