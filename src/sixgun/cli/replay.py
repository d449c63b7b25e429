"""`sixgun replay` and `sixgun verify`: check a record's hash and narrate it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sixgun.cli import formatting
from sixgun.cli.console import print_json, print_sentence
from sixgun.cli.files import add_file_to_errors, load_record
from sixgun.cli.games import game_ui_for
from sixgun.engine import SPECTATOR, Event, SixgunError
from sixgun.live import AnyGame, replay
from sixgun.notation import Record

__all__ = ["RecordReplay", "verify_as_json", "verify_record"]

REFUSED = 2


def verify_record(file: Path) -> str:
    """Verify a record and return a short summary; a bad record raises a SixgunError."""
    with add_file_to_errors(file):
        record = load_record(file)
        game = replay(record)
    return f"ok, {len(record.moves)} moves, {describe_outcome(game)}"


def verify_as_json(files: Sequence[Path]) -> int:
    """Print the results of all files as JSON; return the exit status."""
    entries = [verdict_as_dict(file) for file in files]
    print_json(entries)
    return 0 if all(entry["ok"] for entry in entries) else REFUSED


def verdict_as_dict(file: Path) -> dict[str, object]:
    try:
        record = load_record(file)
        game = replay(record)
    except SixgunError as error:
        reason = formatting.explain_code(error.code, error.facts).removeprefix(f"{file}: ")
        return {"file": str(file), "ok": False, "code": error.code, "reason": reason}
    result = None if game.result is None else asdict(game.result)
    return {"file": str(file), "ok": True, "moves": len(record.moves), "result": result}


def describe_outcome(game: AnyGame) -> str:
    result = game.result
    if result is None:
        return "unfinished"
    outcome = game_ui_for(game.names.game).outcome(result.side).rstrip(".")
    return f"{outcome} ({formatting.join_words(result.winners)})" if result.winners else outcome


class RecordReplay:
    """A verified record, shown with nothing hidden."""

    def __init__(self, file: Path, ply: int | None) -> None:
        with add_file_to_errors(file):
            self.record: Record = load_record(file)
            self.whole = replay(self.record)
        self.game = self.whole if ply is None else replay(self.record, ply)
        self.ply = ply
        self.ui = game_ui_for(self.record.game)
        self.presenter = self.ui.presenter(self.game, SPECTATOR.number)

    # -- for people ------------------------------------------------------------------------

    def show(self, console: Console, events: bool) -> None:
        self.print_header(console)
        if self.ply is not None:
            self.print_moment(console)
        elif events:
            for event in self.game.events:
                console.print(Text(str(event)))
        else:
            self.print_narration(console)

    def print_header(self, console: Console) -> None:
        record = self.record
        header = {"game": record.game, **record.options, "seed": record.seed, **self.facts()}
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name, value in header.items():
            grid.add_row(Text(name, style="bold"), Text(value))
        console.print(grid)

    def facts(self) -> dict[str, str]:
        return {
            "seats": "\n".join(self.ui.presenter(self.whole, SPECTATOR.number).describe_seats()),
            "moves": str(len(self.record.moves)),
            "result": describe_outcome(self.whole),
            "hash": f"{self.record.digest}, verified",
        }

    def print_narration(self, console: Console) -> None:
        for sentence in self.sentences():
            print_sentence(console, sentence)
        if self.whole.result:
            console.print(Text(f"{describe_outcome(self.whole)}.", "bold"))

    def sentences(self) -> list[str]:
        return self.presenter.narrator().narrate(self.game.events)

    def print_moment(self, console: Console) -> None:
        """Print the open table at one ply, and the next move."""
        view = self.presenter.open_view()
        console.print(Text(f"\nAfter move {self.ply} of {len(self.record.moves)}", "bold"))
        console.print(self.presenter.draw_table(console, view))
        console.print(Text("Next: ", "bold").append(self.next_move(view), style="not bold"))

    def next_move(self, view: Any) -> str:
        if self.game.ply >= len(self.record.moves):
            return "nothing, this is the end of the record"
        who, what = self.record.moves[self.game.ply]
        move = self.presenter.describe_move(view, self.game.code_of(what))
        return f"{who}: {move}  [{what}]"

    # -- for programs ----------------------------------------------------------------------

    def print_json(self, events: bool) -> None:
        record, result = self.record, self.whole.result
        payload: dict[str, object] = {
            "game": record.game,
            "seed": record.seed,
            "options": record.options,
            "moves": [{"seat": who, "move": what} for who, what in record.moves],
            "result": None if result is None else asdict(result),
            "hash": record.digest,
            "verified": True,
        }
        if self.ply is not None:
            payload |= {"ply": self.ply, "view": asdict(self.presenter.open_view())}
        else:
            payload["story"] = self.sentences()
        if events:
            payload["events"] = [event_entry(event) for event in self.game.events]
        print_json(payload)


def event_entry(event: Event) -> dict[str, object]:
    return {"event": type(event).__name__, **vars(event)}
