"""Shared options of the commands: the file, a reason, a player, the seats of a sheet."""

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

Log = Annotated[Path, typer.Argument(help="The log file of the tournament.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Reason = Annotated[str, typer.Option("--reason", "-m", help="The reason, for the log.")]
Who = Annotated[str, typer.Argument(help="The player, by number or name.")]
RoundNumber = Annotated[
    int | None, typer.Option("--round", min=1, help="The round; by default the last one.")
]
Seats = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="ROLE:PAID[:CHARACTER]...",
        help="One for each seat in the order of the table, like sheriff:300:el_gringo or o:0. The "
        "first letter of the role is enough.",
    ),
]
From = Annotated[
    Path | None,
    typer.Option(
        "--from",
        help="A JSON file with table, outcome, seats (each with player, role, paid, character) and "
        "optionally round; - means standard input.",
    ),
]


class TableOutcome(StrEnum):
    """The possible outcomes of a table."""

    LAW = "law"
    OUTLAWS = "outlaws"
    RENEGADE = "renegade"
    NOBODY = "nobody"


class DuelKind(StrEnum):
    """The kind of a duel."""

    LONG = "long"
    SHORT = "short"


class DuelName(StrEnum):
    """The duels of the finals."""

    SEMI_1 = "semi_1"
    SEMI_2 = "semi_2"
    FINAL = "final"


class PaperSize(StrEnum):
    A4 = "a4"
    LETTER = "letter"


class Language(StrEnum):
    EN = "en"
    IT = "it"
