"""`sixgun replay` and `sixgun verify`: check a record's hash and narrate it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sixgun.cli.console import print_json
from sixgun.cli.files import add_file_to_errors, load_record
from sixgun.cli.formatting import explain_code, join_words
from sixgun.cli.games import game_ui_for
from sixgun.cli.language import has_message, say
from sixgun.cli.player_prompt import print_log_line
from sixgun.cli.presenter import LogText
from sixgun.engine import Event, SixgunError
from sixgun.live import AnyGame, replay
from sixgun.notation import Record

__all__ = ["RecordReplay", "verify_as_json", "verify_record"]

REFUSED = 2


def verify_record(file: Path) -> str:
    """Verify a record and return a short summary; a bad record raises a SixgunError."""
    with add_file_to_errors(file):
        record = load_record(file)
        game = replay(record)
    return say("terminal.replay.ok", moves=len(record.moves), outcome=describe_outcome(game))


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
        told = explain_code(error.code, error.facts).removeprefix(f"{file}: ")
        return {"file": str(file), "ok": False, "code": error.code, "reason": told}
    result = None if game.result is None else asdict(game.result)
    return {"file": str(file), "ok": True, "moves": len(record.moves), "result": result}


def describe_outcome(game: AnyGame) -> str:
    """The side that won, and its players."""
    result = game.result
    if result is None:
        return say("results.sides.unfinished")
    key = f"results.sides.{result.side}"
    side = say(key) if has_message(key) else result.side.replace("_", " ")
    return f"{side} ({join_words(result.winners)})" if result.winners else side


class RecordReplay:
    """A verified record, shown with nothing hidden."""

    def __init__(self, file: Path, ply: int | None) -> None:
        with add_file_to_errors(file):
            self.record: Record = load_record(file)
            self.whole = replay(self.record)
        self.game = self.whole if ply is None else replay(self.record, ply)
        self.ply = ply
        self.ui = game_ui_for(self.record.game)
        self.presenter = self.ui.presenter(self.game, -1)

    # -- for people ------------------------------------------------------------------------

    def show(self, console: Console, events: bool) -> None:
        self.print_header(console)
        if self.ply is not None:
            self.print_moment(console)
        elif events:
            for event in self.game.events:
                console.print(Text(str(event)))
        else:
            for line in self.lines():
                print_log_line(console, line)

    def print_header(self, console: Console) -> None:
        """The options under their names in the record, and what follows from it."""
        record = self.record
        header = {"game": record.game, **record.options, "seed": record.seed, **self.facts()}
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name, value in header.items():
            grid.add_row(Text(name, style="bold"), Text(value))
        console.print(grid)

    def facts(self) -> dict[str, str]:
        seats = "\n".join(self.ui.presenter(self.whole, -1).describe_seats())
        return {
            say("terminal.replay.seats"): seats,
            say("terminal.replay.moves"): str(len(self.record.moves)),
            say("terminal.replay.result"): describe_outcome(self.whole),
            "hash": say("terminal.replay.verified", hash=self.record.digest),
        }

    def lines(self) -> list[LogText]:
        sentences = self.presenter.log().new_sentences()
        return [self.presenter.log_line(sentence) for sentence in sentences]

    def print_moment(self, console: Console) -> None:
        """Print the open table at one ply, and the next move."""
        view = self.presenter.open_view()
        where = say("terminal.replay.after", ply=self.game.ply, moves=len(self.record.moves))
        console.print(Text(f"\n{where}", "bold"))
        console.print(self.presenter.draw_table(console, view))
        console.print(Text(self.next_move(view)))

    def next_move(self, view: Any) -> str:
        if self.game.ply >= len(self.record.moves):
            return say("terminal.replay.end")
        who, what = self.record.moves[self.game.ply]
        title = self.presenter.move_text(view, self.game.code_of(what)).title
        return say("terminal.replay.next", name=who, move=f"{title}  [{what}]")

    # -- for programs ----------------------------------------------------------------------

    def print_json(self, events: bool) -> None:
        record, result = self.record, self.whole.result
        told: dict[str, object] = {
            "game": record.game,
            "seed": record.seed,
            "options": record.options,
            "moves": [{"seat": who, "move": what} for who, what in record.moves],
            "result": None if result is None else asdict(result),
            "hash": record.digest,
            "verified": True,
        }
        if self.ply is not None:
            told |= {"ply": self.ply, "view": asdict(self.presenter.open_view())}
        else:
            told["story"] = [line.text for line in self.lines()]
        if events:
            told["events"] = [event_entry(event) for event in self.game.events]
        print_json(told)


def event_entry(event: Event) -> dict[str, object]:
    return {"event": type(event).__name__, **vars(event)}
