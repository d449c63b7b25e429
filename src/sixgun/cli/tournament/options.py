"""What the commands have in common: the file, a reason, a player, the seats of a sheet."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

__all__ = [
    "DuelKind",
    "DuelName",
    "From",
    "Json",
    "Language",
    "Log",
    "PaperSize",
    "Reason",
    "RoundNumber",
    "Seats",
    "TableOutcome",
    "Who",
]

Log = Annotated[Path, typer.Argument(help="The file of the tournament.")]
Json = Annotated[bool, typer.Option("--json", help="For programs: JSON on standard output.")]
Reason = Annotated[str, typer.Option("--reason", "-m", help="Why; it is kept in the log.")]
Who = Annotated[str, typer.Argument(help="By number, or by name.")]
RoundNumber = Annotated[int | None, typer.Option("--round", min=1, help="Instead of the last one.")]
Seats = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="ROLE:PAID[:CHARACTER]...",
        help="One for each seat in the order of the table, as in sheriff:300:el_gringo or o:0. The "
        "role may be its first letter.",
    ),
]
From = Annotated[
    Path | None,
    typer.Option(
        "--from",
        help="A JSON file with table, outcome and seats (each player, role, paid, character), and "
        "perhaps round; - is standard input.",
    ),
]


class TableOutcome(StrEnum):
    """How a game can end."""

    LAW = "law"
    OUTLAWS = "outlaws"
    RENEGADE = "renegade"
    NOBODY = "nobody"


class DuelKind(StrEnum):
    """Of a duel."""

    LONG = "long"
    SHORT = "short"


class DuelName(StrEnum):
    """The finals."""

    SEMI_1 = "semi_1"
    SEMI_2 = "semi_2"
    FINAL = "final"


class PaperSize(StrEnum):
    A4 = "a4"
    LETTER = "letter"


class Language(StrEnum):
    EN = "en"
    IT = "it"
