"""Exports as tables for other programs. Only for the judge: they contain money and ranking."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Final, Literal, get_args

import msgspec

from sixgun.tournament.actions import tag_of
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.log import format_log
from sixgun.tournament.money import game_winnings
from sixgun.tournament.tournament import Tournament

__all__ = ["EXPORTS", "FORMATS", "FORMULA_SIGNS", "export", "export_rows"]

Content = Literal["players", "results", "ranking", "log"]
Format = Literal["json", "csv"]
Row = dict[str, int | str]

EXPORTS: Final = get_args(Content)
FORMATS: Final = get_args(Format)
# spreadsheets treat these as the start of a formula
FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\t", "\r")


def export(tournament: Tournament, what: str, file_format: str) -> str:
    """A whole file. The log as JSON is the log itself, a line for each entry."""
    if what not in EXPORTS or file_format not in FORMATS:
        known = " ".join(f"{name}.{ending}" for name in EXPORTS for ending in FORMATS)
        raise TournamentError("no_such_export", name=f"{what}.{file_format}"[:60], known=known)
    if file_format == "csv":
        return format_csv(export_rows(tournament, what))
    if what == "log":
        return format_log(tournament.log)
    return msgspec.json.format(msgspec.json.encode(export_rows(tournament, what))).decode() + "\n"


def export_rows(tournament: Tournament, what: str) -> list[Row]:
    """The rows of one of the tables, by column name."""
    made = {
        "players": player_rows,
        "results": result_rows,
        "ranking": ranking_rows,
        "log": log_rows,
    }
    return made[what](tournament)


def player_rows(tournament: Tournament) -> list[Row]:
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


def result_rows(tournament: Tournament) -> list[Row]:
    """A row for each seat of each table, including tables that have not reported."""
    state = tournament.state
    found: list[Row] = []
    for round_ in state.rounds:
        for table in round_.tables:
            for seat, player in enumerate(table.players, 1):
                who = state.players[player]
                seat_result = table.result.seats[seat - 1] if table.result else None
                found.append(
                    {
                        "round": round_.number,
                        "table": table.number,
                        "seat": seat,
                        "player": player,
                        "name": who.name,
                        "outcome": table.result.outcome if table.result else "",
                        "role": seat_result.role if seat_result else "",
                        "character": seat_result.character if seat_result else "",
                        "paid": seat_result.paid if seat_result else "",
                        "won": game_winnings(round_, table, who) if seat_result else "",
                    }
                )
    return found


def ranking_rows(tournament: Tournament) -> list[Row]:
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


def log_rows(tournament: Tournament) -> list[Row]:
    undone = tournament.undone_entries
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


def format_csv(lines: list[Row]) -> str:
    """With a byte order mark for spreadsheets, and cells that they do not take for formulas."""
    output = StringIO()
    writer = csv.writer(output)
    if lines:
        writer.writerow(lines[0])
        writer.writerows([escape_formula(cell) for cell in line.values()] for line in lines)
    return "\ufeff" + output.getvalue()


def escape_formula(cell: int | str) -> int | str:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA_SIGNS) else cell
