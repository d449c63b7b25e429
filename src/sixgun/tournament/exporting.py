"""Exports as tables for other programs. Only for the judge: they contain money and ranking."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Final, Literal, get_args

import msgspec

from sixgun.tournament.actions import tag_of
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.log import write_log
from sixgun.tournament.money import gain
from sixgun.tournament.tournament import Tournament

__all__ = ["EXPORTS", "FORMS", "PROTECTED", "export", "rows"]

What = Literal["players", "results", "ranking", "log"]
Form = Literal["json", "csv"]
Row = dict[str, int | str]

EXPORTS: Final = get_args(What)
FORMS: Final = get_args(Form)
# spreadsheets treat these as the start of a formula
PROTECTED: Final = ("=", "+", "-", "@", "\t", "\r")


def export(tournament: Tournament, what: str, form: str) -> str:
    """A whole file. The log as JSON is the log itself, a line for each entry."""
    if what not in EXPORTS or form not in FORMS:
        known = " ".join(f"{name}.{ending}" for name in EXPORTS for ending in FORMS)
        raise TournamentError("no_such_export", name=f"{what}.{form}"[:60], known=known)
    if form == "csv":
        return as_csv(rows(tournament, what))
    if what == "log":
        return write_log(tournament.log)
    return msgspec.json.format(msgspec.json.encode(rows(tournament, what))).decode() + "\n"


def rows(tournament: Tournament, what: str) -> list[Row]:
    """The rows of one of the tables, by column name."""
    made = {"players": players, "results": results, "ranking": ranking, "log": log}
    return made[what](tournament)


def players(tournament: Tournament) -> list[Row]:
    return [
        {
            "player": player.number,
            "name": player.name,
            "bot": player.bot,
            "standing": player.standing,
            "warnings": player.warnings,
            "byes": tournament.state.byes(player.number),
        }
        for player in tournament.state.players.values()
    ]


def results(tournament: Tournament) -> list[Row]:
    """A row for each seat of each table, including tables that have not reported."""
    state = tournament.state
    found: list[Row] = []
    for round_ in state.rounds:
        for table in round_.tables:
            for seat, player in enumerate(table.players, 1):
                who = state.players[player]
                told = table.result.seats[seat - 1] if table.result else None
                found.append(
                    {
                        "round": round_.number,
                        "table": table.number,
                        "seat": seat,
                        "player": player,
                        "name": who.name,
                        "outcome": table.result.outcome if table.result else "",
                        "role": told.role if told else "",
                        "character": told.character if told else "",
                        "paid": told.paid if told else "",
                        "won": gain(round_, table, who) if told else "",
                    }
                )
    return found


def ranking(tournament: Tournament) -> list[Row]:
    """With the final place, once there is a champion."""
    final = {player: place for place, player in enumerate(tournament.final_places(), 1)}
    return [
        {
            "place": rank.place,
            "player": rank.player,
            "name": rank.name,
            "standing": rank.standing,
            "score": rank.score,
            "opponents": rank.opponents,
            "won": rank.won,
            "lot": rank.lot,
            "final": final.get(rank.player, 0),
        }
        for rank in tournament.ranking()
    ]


def log(tournament: Tournament) -> list[Row]:
    undone = tournament.undone
    return [
        {
            "number": entry.number,
            "at": entry.at,
            "by": entry.by,
            "do": tag_of(entry.action),
            "action": msgspec.json.encode(entry.action).decode(),
            "reason": entry.reason,
            "undone_by": undone.get(entry.number, 0),
            "digest": entry.digest,
        }
        for entry in tournament.log
    ]


def as_csv(lines: list[Row]) -> str:
    """With a byte order mark for spreadsheets, and cells that they do not take for formulas."""
    written = StringIO()
    writer = csv.writer(written)
    if lines:
        writer.writerow(lines[0])
        writer.writerows([protected(cell) for cell in line.values()] for line in lines)
    return "\ufeff" + written.getvalue()


def protected(cell: int | str) -> int | str:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(PROTECTED) else cell
