"""Options and arguments that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from sixgun.cli.games import GAMES

__all__ = ["KNOWN", "CustomBoxes", "Json"]

KNOWN: Final = f"The game: {', '.join(GAMES)}."
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
CustomBoxes = Annotated[
    list[Path] | None,
    typer.Option(
        "--box",
        help="A custom box: a Python file, a package folder, or the id of an installed box. "
        "Repeatable.",
    ),
]
