"""Commands that change a tournament: each appends one entry to the log, or is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import RenderableType

from sixgun.cli.console import output_console, print_json, print_line
from sixgun.cli.files import add_file_to_errors
from sixgun.cli.tournament import tables
from sixgun.cli.tournament.judge_input import SheetInput, find_player, read_bytes
from sixgun.cli.tournament.messages import describe_action
from sixgun.tournament import (
    AnyAction,
    CallJudge,
    Draw,
    LogEntry,
    NewPlayer,
    Publish,
    Register,
    Tournament,
    format_log,
    parse_action,
    parse_players,
)
from sixgun.tournament.log_file import create_log_file, edit_tournament

__all__ = [
    "act",
    "act_on_player",
    "begin_duels",
    "call",
    "correct",
    "decide",
    "draw",
    "new",
    "now",
    "publish",
    "register",
    "report",
    "serialize_entry",
]

Renderer = Callable[[Tournament], RenderableType]
ActionFactory = Callable[[Tournament], AnyAction]


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


# -- one entry -----------------------------------------------------------------------------


def new(path: Path, name: str, tempo: bool, as_json: bool) -> None:
    tournament = Tournament.open(name, at=now(), tempo=tempo)
    create_log_file(path, tournament)
    print_entry(tournament, tournament.log[-1], as_json)


def act(
    path: Path, action: AnyAction, reason: str, as_json: bool, then: Renderer | None = None
) -> None:
    append_entry(path, lambda _: action, reason, as_json, then)


def append_entry(
    path: Path, make_action: ActionFactory, reason: str, as_json: bool, then: Renderer | None = None
) -> None:
    """Append the action; `make_action` may look at the tournament first."""
    with edit_tournament(path) as tournament:
        entry = tournament.act(make_action(tournament), at=now(), reason=reason)
    print_entry(tournament, entry, as_json, then)


def print_entry(
    tournament: Tournament, entry: LogEntry, as_json: bool, then: Renderer | None = None
) -> None:
    """Print the new entry and what follows from it."""
    if as_json:
        print_json(
            {
                "entry": serialize_entry(entry),
                "stage": tournament.stage,
                "may": tournament.possible_actions,
            }
        )
        return
    console = output_console()
    print_line(console, f"{entry.number}  {describe_action(entry.action, tournament)}")
    if then is not None:
        console.print(then(tournament))


def serialize_entry(entry: LogEntry) -> dict[str, Any]:
    """The entry as in the log."""
    found: dict[str, Any] = json.loads(format_log([entry]))
    return found


# -- players -------------------------------------------------------------------------------


def register(path: Path, names: list[str], csv: Path | None, reason: str, as_json: bool) -> None:
    def make_action(tournament: Tournament) -> AnyAction:
        typed = [NewPlayer(name) for name in names]
        if csv is None:
            return Register(players=typed)
        with add_file_to_errors(csv):
            return Register(
                players=[*typed, *parse_players(read_bytes(csv), tournament.state).players]
            )

    append_entry(path, make_action, reason, as_json)


def act_on_player(
    path: Path, player: str, make_action: Callable[[int], AnyAction], reason: str, as_json: bool
) -> None:
    append_entry(
        path, lambda tournament: make_action(find_player(tournament, player)), reason, as_json
    )


def call(path: Path, player: str, words: str, as_json: bool) -> None:
    """Log a call, with the table of the player if its game is still running."""

    def make_action(tournament: Tournament) -> AnyAction:
        number = find_player(tournament, player)
        rounds = tournament.state.rounds
        table = rounds[-1].table_of(number) if rounds else None
        if table is None or table.result is not None:
            return CallJudge(player=number, words=words)
        return CallJudge(player=number, round=len(rounds), table=table.number, words=words)

    append_entry(path, make_action, "", as_json)


# -- rounds --------------------------------------------------------------------------------


def draw(path: Path, reason: str, as_json: bool) -> None:
    act(
        path,
        Draw(),
        reason,
        as_json,
        lambda tournament: tables.plan(tournament, tournament.state.round),
    )


def report(path: Path, sheet: SheetInput, reason: str, as_json: bool) -> None:
    def make_action(tournament: Tournament) -> AnyAction:
        return parse_action({**sheet.parse(tournament), "do": "report"})

    append_entry(path, make_action, reason, as_json)


def correct(path: Path, sheet: SheetInput, reason: str, as_json: bool) -> None:
    def make_action(tournament: Tournament) -> AnyAction:
        return parse_action({**sheet.parse(tournament), "do": "correct"})

    append_entry(path, make_action, reason, as_json)


# -- finals --------------------------------------------------------------------------------


def publish(path: Path, reason: str, as_json: bool) -> None:
    act(
        path,
        Publish(),
        reason,
        as_json,
        lambda tournament: tables.ranking(tournament.public_ranking()),
    )


def begin_duels(path: Path, kind: str, reason: str, as_json: bool) -> None:
    action = parse_action({"do": "begin_duels", "kind": kind})
    act(path, action, reason, as_json, tables.bracket)


def decide(path: Path, duel: str, winner: str, abandoned: bool, reason: str, as_json: bool) -> None:
    def make_action(tournament: Tournament) -> AnyAction:
        number = find_player(tournament, winner)
        how = "abandoned" if abandoned else "play"
        return parse_action({"do": "decide", "duel": duel, "winner": number, "by": how})

    append_entry(path, make_action, reason, as_json, tables.bracket)
