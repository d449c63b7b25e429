"""Output to the terminal, with colours, or to a plain stream."""

from __future__ import annotations

import json
import os
import sys
import textwrap
from typing import NoReturn

from rich.console import Console
from rich.text import Text

__all__ = [
    "emphasize",
    "errors_console",
    "life_bullets",
    "output_console",
    "print_json",
    "print_line",
    "program_name",
    "wrap_indented",
]


class Output(Console):
    """A console that passes a broken pipe on to the error handler."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def output_console() -> Console:
    """Standard output: with the terminal's colours and width, or plain text at 80 columns."""
    return Output(highlight=False, markup=False, emoji=False)


def errors_console() -> Console:
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def print_json(value: object) -> None:
    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


def program_name() -> str:
    """The program's name for hints that users can copy: $SIXGUN_COMMAND, or `sixgun`."""
    return os.environ.get("SIXGUN_COMMAND") or "sixgun"


def wrap_indented(text: str, width: int, indent: int) -> str:
    """Wrap text with a hanging indent."""
    return textwrap.fill(text, width, subsequent_indent=" " * indent, break_on_hyphens=False)


def print_line(
    console: Console, text: str, style: str = "", whole: bool = False, indent: int = 0
) -> None:
    """Print a line of text, wrapped, or left whole so that users can copy it."""
    if indent and len(text) > console.width:
        text = wrap_indented(text, console.width, indent)
    console.print(Text(text, style=style), soft_wrap=whole)


def life_bullets(life: int, most: int) -> Text:
    """Life as bullets; on a plain terminal they become asterisks and dots."""
    life = max(life, 0)
    return Text("●" * life, style="red").append("○" * (most - life), style="dim")


def emphasize(text: str, *words: object) -> Text:
    """Text with some of its words in bold."""
    made = Text(text)
    made.highlight_words([str(word) for word in words], "bold")
    return made
