"""Bots of your own, loaded by the path of their class: "my_bots.Hasty".

Loading one runs whatever its module says. So this is only for what you name yourself: on your
command line, or in your own program. Nothing that the server does may import this module, and an
import contract holds that.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sixgun.bots.bot import Bot
from sixgun.bots.levels import LEVELS, SCHOOLS, BotSpec, parse_spec
from sixgun.engine import BadConfig, FigureGame

__all__ = ["OwnBot", "read_bot_argument", "read_bot_arguments"]

OPTIONS: Final = ("seed",)


@dataclass(frozen=True)
class OwnBot(BotSpec):
    """`made_by` is the path of a class, which is called with facts, seat and seed."""

    def check(self) -> None:
        """Whether it is there, only loading it tells."""
        if "." not in self.made_by:
            super().check()

    @property
    def is_own(self) -> bool:
        return True

    @property
    def home(self) -> str:
        module = sys.modules.get(self.made_by.rpartition(".")[0])
        return (module.__file__ or "") if module else ""

    @property
    def options(self) -> tuple[str, ...]:
        return OPTIONS

    def create(self, game: FigureGame, seat: int, luck: str) -> Bot:
        facts = SCHOOLS[game.names.game].facts(game)
        return self.load()(facts, seat, luck)

    def load(self) -> Callable[[object, int, int | str], Bot]:
        """The class; what cannot be imported is refused."""
        module, _, name = self.made_by.rpartition(".")
        try:
            made = getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError) as error:
            raise self.not_loaded(str(error)) from error
        except (Exception, SystemExit) as error:  # whatever a module may raise
            raise self.not_loaded(f"{type(error).__name__}: {error}") from error
        if not callable(made):
            raise self.not_loaded("not a class")
        return made  # type: ignore[no-any-return]

    def not_loaded(self, cause: str) -> BadConfig:
        return BadConfig("cannot_load_bot", bot=self.made_by[:60], cause=cause[:200])


def read_bot_argument(text: str) -> BotSpec:
    """A bot as you name it on your command line: a level, or a class of your own."""
    made_by = text.strip().partition(":")[0]
    own = made_by not in LEVELS and "." in made_by
    return parse_spec(OwnBot if own else BotSpec, text)


def read_bot_arguments(text: str) -> list[BotSpec]:
    """Several, divided by commas."""
    return [read_bot_argument(entry) for entry in text.split(",")]
