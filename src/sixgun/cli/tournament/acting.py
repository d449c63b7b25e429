"""Commands that do something: each is one entry of the log, or a refusal."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import typer
from rich.console import RenderableType

from sixgun.cli.console import output_console, print_json, print_line
from sixgun.cli.tournament import tables
from sixgun.cli.tournament.words import said
from sixgun.engine import SixgunError
from sixgun.tournament import (
    AnyAction,
    Call,
    Draw,
    Entrant,
    Entry,
    Publish,
    Register,
    Tournament,
    TournamentError,
    read_action,
    read_players,
    write_log,
)
from sixgun.tournament.actions.rounds import table_at
from sixgun.tournament.files import changing, create
from sixgun.tournament.names import like

__all__ = [
    "Sheet",
    "about_player",
    "act",
    "begin_duels",
    "call",
    "correct",
    "decide",
    "draw",
    "new",
    "now",
    "player_of",
    "publish",
    "register",
    "report",
    "written",
]

ROLES: Final = {"s": "sheriff", "d": "deputy", "o": "outlaw", "r": "renegade"}

Showing = Callable[[Tournament], RenderableType]
Wish = Callable[[Tournament], AnyAction]


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


# -- one entry -----------------------------------------------------------------------------


def new(path: Path, name: str, tempo: bool, as_json: bool) -> None:
    made = Tournament.open(name, at=now(), tempo=tempo)
    create(path, made)
    tell(made, made.log[-1], as_json)


def act(
    path: Path, action: AnyAction, reason: str, as_json: bool, then: Showing | None = None
) -> None:
    do(path, lambda _: action, reason, as_json, then)


def do(path: Path, wish: Wish, reason: str, as_json: bool, then: Showing | None = None) -> None:
    """What is wished for may depend on what stands in the log."""
    with changing(path) as tournament:
        entry = tournament.act(wish(tournament), at=now(), reason=reason)
    tell(tournament, entry, as_json, then)


def tell(tournament: Tournament, entry: Entry, as_json: bool, then: Showing | None = None) -> None:
    """What was done, and what it has led to."""
    if as_json:
        print_json({"entry": written(entry), "stage": tournament.stage, "may": tournament.may})
        return
    console = output_console()
    print_line(console, f"{entry.number}  {said(entry.action, tournament)}")
    if then is not None:
        console.print(then(tournament))


def written(entry: Entry) -> dict[str, Any]:
    """As it stands in the log."""
    found: dict[str, Any] = json.loads(write_log([entry]))
    return found


def player_of(tournament: Tournament, told: str) -> int:
    """Somebody by number, or by name; who was struck is found by number alone."""
    if told.isdecimal() and int(told) in tournament.state.players:
        return int(told)
    for number, player in tournament.state.players.items():
        if player.standing != "struck" and like(player.name) == like(told):
            return number
    raise TournamentError("unknown_entrant", player=told[:60])


# -- players -------------------------------------------------------------------------------


def register(path: Path, names: list[str], csv: Path | None, reason: str, as_json: bool) -> None:
    def wish(tournament: Tournament) -> AnyAction:
        listed = read_players(read_bytes(csv), tournament.state).players if csv else []
        return Register(players=[*(Entrant(name) for name in names), *listed])

    do(path, wish, reason, as_json)


def about_player(
    path: Path, player: str, made: Callable[[int], AnyAction], reason: str, as_json: bool
) -> None:
    do(path, lambda tournament: made(player_of(tournament, player)), reason, as_json)


def call(path: Path, player: str, words: str, as_json: bool) -> None:
    """From the table at which he sits, if its game is not over."""

    def wish(tournament: Tournament) -> AnyAction:
        number = player_of(tournament, player)
        rounds = tournament.state.rounds
        table = rounds[-1].table_of(number) if rounds else None
        if table is None or table.result is not None:
            return Call(player=number, words=words)
        return Call(player=number, round=len(rounds), table=table.number, words=words)

    do(path, wish, "", as_json)


def read_bytes(path: Path) -> bytes:
    try:
        return sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except FileNotFoundError:
        raise SixgunError("no_such_file", file=str(path)) from None
    except OSError as error:
        raise SixgunError("cannot_read", file=str(path), reason=str(error.strerror)) from None


# -- rounds --------------------------------------------------------------------------------


def draw(path: Path, reason: str, as_json: bool) -> None:
    act(path, Draw(), reason, as_json, lambda made: tables.plan(made, made.state.round))


@dataclass(frozen=True)
class Sheet:
    """A record sheet as it was typed; round 0 is the one that is played."""

    round: int | None
    table: int | None
    outcome: str | None
    seats: list[str]
    source: Path | None

    def read(self, tournament: Tournament) -> dict[str, Any]:
        return self.from_file(tournament) if self.source else self.from_words(tournament)

    def from_file(self, tournament: Tournament) -> dict[str, Any]:
        assert self.source is not None
        if self.table is not None:
            raise typer.BadParameter("either --from, or the sheet itself")
        try:
            told = json.loads(read_bytes(self.source))
        except ValueError as error:
            raise TournamentError("bad_action", cause=str(error), file=str(self.source)) from None
        if not isinstance(told, dict):
            raise TournamentError("bad_action", cause="no object", file=str(self.source))
        return {"round": tournament.state.round, **told}

    def from_words(self, tournament: Tournament) -> dict[str, Any]:
        if self.round is None or self.table is None or self.outcome is None:
            raise typer.BadParameter("a table, an outcome and its seats are wanted")
        number = self.round or tournament.state.round
        players = table_at(tournament.state, number, self.table).players
        if len(self.seats) != len(players):
            raise TournamentError("wrong_seat_count", seats=len(self.seats), wanted=len(players))
        seats = [
            {"player": player, **read_seat(told)}
            for player, told in zip(players, self.seats, strict=True)
        ]
        return {"round": number, "table": self.table, "outcome": self.outcome, "seats": seats}


def read_seat(told: str) -> dict[str, Any]:
    """ "sheriff:300:el_gringo", "o:0" or "renegade"."""
    role, _, rest = told.partition(":")
    paid, _, character = rest.partition(":")
    if paid.strip() and not paid.strip().lstrip("-").isdecimal():
        raise TournamentError("unreadable_seat", seat=told[:60])
    seat = {"role": ROLES.get(role.lower(), role.lower()), "paid": int(paid or "0")}
    return seat | ({"character": character.strip().lower()} if character.strip() else {})


def report(path: Path, sheet: Sheet, reason: str, as_json: bool) -> None:
    def wish(tournament: Tournament) -> AnyAction:
        return read_action({"do": "report", **sheet.read(tournament)})

    do(path, wish, reason, as_json)


def correct(path: Path, sheet: Sheet, reason: str, as_json: bool) -> None:
    def wish(tournament: Tournament) -> AnyAction:
        return read_action({"do": "correct", **sheet.read(tournament)})

    do(path, wish, reason, as_json)


# -- finals --------------------------------------------------------------------------------


def publish(path: Path, reason: str, as_json: bool) -> None:
    act(path, Publish(), reason, as_json, lambda made: tables.ranking(made.public_ranking()))


def begin_duels(path: Path, kind: str, reason: str, as_json: bool) -> None:
    action = read_action({"do": "begin_duels", "kind": kind})
    act(path, action, reason, as_json, tables.bracket)


def decide(path: Path, duel: str, winner: str, abandoned: bool, reason: str, as_json: bool) -> None:
    def wish(tournament: Tournament) -> AnyAction:
        number = player_of(tournament, winner)
        how = "abandoned" if abandoned else "play"
        return read_action({"do": "decide", "duel": duel, "winner": number, "by": how})

    do(path, wish, reason, as_json, tables.bracket)
