"""Import of players from a spreadsheet."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from io import StringIO
from itertools import chain, islice
from typing import Final

from sixgun.tournament.actions import NewPlayer, Register
from sixgun.tournament.actions.registration import MOST
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.exports import FORMULA_SIGNS
from sixgun.tournament.names import check_bot, clean_name, name_key
from sixgun.tournament.state import TournamentState, find_same_name

__all__ = ["LARGEST_LIST", "parse_players"]

LARGEST_LIST: Final = 1_000_000  # characters, or bytes
SEPARATORS: Final = ";\t,"
SEPARATOR_LINE: Final = re.compile(r"sep=(.)\r?\n", re.IGNORECASE)  # a line that Excel writes
NAME, BOT = "name", "bot"


def parse_players(content: str | bytes, state: TournamentState) -> Register:
    """A registration of all players in the list. Columns have a heading with `name` and perhaps
    `bot`, or there is a single one without a heading. Errors are refused with their line."""
    text = decode_text(content)
    lines = ((line, row) for line, row in parse_rows(text) if any(cell.strip() for cell in row))
    first = list(islice(lines, 1))
    heading = [cell.strip().casefold() for _, row in first for cell in row]
    headed = NAME in heading
    columns = heading if headed else [NAME]
    here: dict[str, str] = {}
    players: list[NewPlayer] = []
    for line, row in lines if headed else chain(first, lines):
        if len(players) == MOST:
            raise TournamentError("too_many_entrants", most=MOST)
        players.append(parse_player(line, row, columns))
        key = name_key(players[-1].name)
        other = here.get(key) or find_same_name(state, key)
        if other:
            raise TournamentError("name_taken", name=players[-1].name, like=other, line=line)
        here[key] = players[-1].name
    return Register(players=players)


def parse_player(line: int, row: list[str], columns: list[str]) -> NewPlayer:
    if any(cell.strip() for cell in row[len(columns) :]):
        raise TournamentError("too_many_cells", line=line, cells=len(row), most=len(columns))
    cells = dict(zip(columns, row, strict=False))
    bot = unescape_formula(cells.get(BOT, "")).strip()
    try:
        name = clean_name(unescape_formula(cells.get(NAME, "")))
        check_bot(bot)
    except TournamentError as error:
        raise TournamentError(error.code, **{**error.facts, "line": line}) from None
    return NewPlayer(name, bot)


def decode_text(content: str | bytes) -> str:
    if len(content) > LARGEST_LIST:
        raise TournamentError("list_too_long", most=LARGEST_LIST)
    if isinstance(content, str):
        return content.removeprefix("\ufeff")
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):  # as Excel saves "Unicode text"
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise TournamentError("not_utf8", line=line) from None


def parse_rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """The cells of each line, and its number."""
    declared = SEPARATOR_LINE.match(text)
    separator = declared[1] if declared else guess_separator(text)
    begin = 1
    try:
        reader = csv.reader(StringIO(text, newline=""), delimiter=separator, strict=True)
        for row in reader:
            if not (declared and begin == 1):
                yield begin, row
            begin = reader.line_num + 1
    except (csv.Error, ValueError) as error:
        raise TournamentError("list_unreadable", line=begin, cause=str(error)) from None


def guess_separator(text: str) -> str:
    """The most frequent separator in the first line, outside quotes."""
    first = re.sub(r'"[^"]*"', "", text.lstrip().split("\n", 1)[0])
    return max(SEPARATORS, key=first.count) if any(s in first for s in SEPARATORS) else ","


def unescape_formula(cell: str) -> str:
    """Remove the prefix that our export adds before a formula sign."""
    return cell[1:] if cell[:1] == "'" and cell[1:2] in FORMULA_SIGNS else cell
