"""Import of players from a spreadsheet."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from io import StringIO
from typing import Final

from sixgun.tournament.actions import Entrant, Register
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.exporting import PROTECTED
from sixgun.tournament.names import checked_bot, checked_name, like
from sixgun.tournament.state import State, name_like

__all__ = ["LARGEST_LIST", "read_players"]

LARGEST_LIST: Final = 1_000_000  # characters, or bytes
SEPARATORS: Final = ";\t,"
SAYS_SEPARATOR: Final = re.compile(r"sep=(.)\r?\n", re.IGNORECASE)  # a line that Excel writes
NAME, BOT = "name", "bot"


def read_players(written: str | bytes, state: State) -> Register:
    """A registration of all players in the list. Columns have a heading with `name` and perhaps
    `bot`, or there is a single one without a heading. Errors are refused with their line."""
    text = decoded(written)
    lines = [(line, row) for line, row in rows_of(text) if any(cell.strip() for cell in row)]
    heading = [cell.strip().casefold() for cell in lines[0][1]] if lines else []
    headed = NAME in heading
    columns = heading if headed else [NAME]
    here: dict[str, str] = {}
    players: list[Entrant] = []
    for line, row in lines[1:] if headed else lines:
        players.append(read_player(line, row, columns))
        key = like(players[-1].name)
        other = here.get(key) or name_like(state, key)
        if other:
            raise TournamentError("name_taken", name=players[-1].name, like=other, line=line)
        here[key] = players[-1].name
    return Register(players=players)


def read_player(line: int, row: list[str], columns: list[str]) -> Entrant:
    if any(cell.strip() for cell in row[len(columns) :]):
        raise TournamentError("too_many_cells", line=line, cells=len(row), most=len(columns))
    cells = dict(zip(columns, row, strict=False))
    bot = unprotected(cells.get(BOT, "")).strip()
    try:
        name = checked_name(unprotected(cells.get(NAME, "")))
        checked_bot(bot)
    except TournamentError as error:
        raise TournamentError(error.code, **{**error.facts, "line": line}) from None
    return Entrant(name, bot)


def decoded(written: str | bytes) -> str:
    if len(written) > LARGEST_LIST:
        raise TournamentError("list_too_long", most=LARGEST_LIST)
    if isinstance(written, str):
        return written.removeprefix("\ufeff")
    if written.startswith((b"\xff\xfe", b"\xfe\xff")):  # as Excel saves "Unicode text"
        return written.decode("utf-16", errors="replace")
    try:
        return written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = written[: error.start].count(b"\n") + 1
        raise TournamentError("not_utf8", line=line) from None


def rows_of(text: str) -> Iterator[tuple[int, list[str]]]:
    """The cells of each line, and its number."""
    said = SAYS_SEPARATOR.match(text)
    separator = said[1] if said else likely_separator(text)
    begin = 1
    try:
        reader = csv.reader(StringIO(text, newline=""), delimiter=separator, strict=True)
        for row in reader:
            if not (said and begin == 1):
                yield begin, row
            begin = reader.line_num + 1
    except (csv.Error, ValueError) as error:
        raise TournamentError("list_unreadable", line=begin, cause=str(error)) from None


def likely_separator(text: str) -> str:
    """The most frequent separator in the first line, outside quotes."""
    first = re.sub(r'"[^"]*"', "", text.lstrip().split("\n", 1)[0])
    return max(SEPARATORS, key=first.count) if any(s in first for s in SEPARATORS) else ","


def unprotected(cell: str) -> str:
    """Remove the prefix that our export adds before a formula sign."""
    return cell[1:] if cell[:1] == "'" and cell[1:2] in PROTECTED else cell
