"""Parses what a judge types: a player, a record sheet, a file name."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import typer

from sixgun.cli.files import add_file_to_errors
from sixgun.cli.language import say
from sixgun.engine import SixgunError
from sixgun.tournament import Tournament, TournamentError
from sixgun.tournament.actions.rounds import find_table
from sixgun.tournament.names import name_key

__all__ = ["SheetInput", "find_player", "read_bytes"]

ROLES: Final = {"s": "sheriff", "d": "deputy", "o": "outlaw", "r": "renegade"}
SEAT: Final = re.compile(r"([a-z]+)(?::(-?\d{1,9})(?::([a-z_]*))?)?", re.IGNORECASE)
NUMBER: Final = re.compile(r"\d{1,9}")


def find_player(tournament: Tournament, text: str) -> int:
    """Find a player by number or name; a struck player only by number."""
    if NUMBER.fullmatch(text) and int(text) in tournament.state.players:
        return int(text)
    for number, player in tournament.state.players.items():
        if player.standing != "struck" and name_key(player.name) == name_key(text):
            return number
    raise TournamentError("unknown_entrant", player=text[:60])


def read_bytes(path: Path) -> bytes:
    try:
        return sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except FileNotFoundError:
        raise SixgunError("no_such_file", file=str(path)) from None
    except OSError as error:
        raise SixgunError("cannot_read", file=str(path), reason=str(error.strerror)) from None


@dataclass(frozen=True)
class SheetInput:
    """A record sheet as typed; round 0 means the current round."""

    round: int | None
    table: int | None
    outcome: str | None
    seats: list[str]
    source: Path | None

    def parse(self, tournament: Tournament) -> dict[str, Any]:
        return self.from_file(tournament) if self.source else self.from_arguments(tournament)

    def from_file(self, tournament: Tournament) -> dict[str, Any]:
        assert self.source is not None
        if self.table is not None:
            raise typer.BadParameter(say("terminal_tournament.usage.from"))
        with add_file_to_errors(self.source):
            try:
                content = json.loads(read_bytes(self.source))
            except (ValueError, RecursionError) as error:
                raise TournamentError("bad_action", cause=str(error)) from None
            if not isinstance(content, dict):
                raise TournamentError("bad_action", cause="no object")
        return {"round": tournament.state.round, **content}

    def from_arguments(self, tournament: Tournament) -> dict[str, Any]:
        if self.round is None or self.table is None or self.outcome is None:
            raise typer.BadParameter(say("terminal_tournament.usage.sheet"))
        number = self.round or tournament.state.round
        players = find_table(tournament.state, number, self.table).players
        if len(self.seats) != len(players):
            raise TournamentError("wrong_seat_count", seats=len(self.seats), wanted=len(players))
        seats = [
            {"player": player, **parse_seat(text)}
            for player, text in zip(players, self.seats, strict=True)
        ]
        return {"round": number, "table": self.table, "outcome": self.outcome, "seats": seats}


def parse_seat(text: str) -> dict[str, Any]:
    """ "sheriff:300:el_gringo", "o:0" or "renegade"."""
    found = SEAT.fullmatch(text.replace(" ", ""))
    if found is None:
        raise TournamentError("unreadable_seat", seat=text[:60])
    role, paid, character = found[1].lower(), int(found[2] or 0), (found[3] or "").lower()
    role = ROLES.get(role, role)
    if role not in ROLES.values():
        known = ", ".join(ROLES.values())
        raise TournamentError("unknown_role", role=role[:60], known=known)
    seat = {"role": role, "paid": paid}
    return seat | ({"character": character} if character else {})
