"""The commands at the prompt of `sixgun play`: hint, why, card and so on.

Each has a word in every language; the English words always work.
"""

from __future__ import annotations

from typing import Final

from sixgun.cli.language import say
from sixgun.cli.typed_words import fold
from sixgun.messages import catalogue

__all__ = ["COMMANDS", "find_command", "help_lines", "is_confirmation"]

COMMANDS: Final = ("hint", "why", "card", "table", "log", "help", "quit", "leave")
SHORT: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}
CONFIRMATION: Final = "for_good"


def find_command(text: str) -> tuple[str, str]:
    """The command that a line begins with, and the rest; "" if it begins with none."""
    first, _, rest = text.partition(" ")
    typed = fold(first)
    if typed in SHORT:
        return SHORT[typed], rest
    return next((command for command in COMMANDS if typed in words_for(command)), ""), rest


def is_confirmation(text: str) -> bool:
    """Whether the player confirms that they leave for good."""
    return fold(text.strip()) in words_for(CONFIRMATION)


def words_for(command: str) -> tuple[str, str]:
    """What can be typed: in English, and in the current language."""
    key = f"terminal.commands.{command}"
    return catalogue("en").text(key), fold(say(key))


def help_lines() -> tuple[int, list[str]]:
    """A line for each command, and the width of the first column."""
    shown = {name: say(f"terminal.help.shown.{name}", word=word(name)) for name in COMMANDS}
    width = max(map(len, shown.values())) + 4
    return width, [
        f"  {what:<{width - 2}}{say(f'terminal.help.{name}')}" for name, what in shown.items()
    ]


def word(command: str) -> str:
    return say(f"terminal.commands.{command}")
