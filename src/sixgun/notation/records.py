"""A whole game as text: header, moves, and the hash that proves it.

sixgun record 1
game: classic
players: 5
seed: 7

1 ann: play bang-7C > bob
2 bob: play missed-2S

result: outlaws
hash: 0123456789abcdef
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from sixgun.engine import MalformedRecord

__all__ = ["Record", "read_record", "write_record"]

FIRST_LINE: Final = "sixgun record 1"
HEADER: Final = re.compile(r"([a-z_]+): (.*)")
MOVE: Final = re.compile(r"([0-9]{1,7}) ([a-z_][a-z0-9_]*): (.+)")
LONGEST_RECORD: Final = 4_000_000


@dataclass
class Record:
    """Header, moves and result of a game as text; `sixgun.replay` plays it."""

    game: str
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    moves: list[tuple[str, str]] = field(default_factory=list)  # who, what
    result: str = ""
    digest: str = ""
    salt: str = ""  # of a game with a commitment
    promise: str = ""  # the commitment to the deal, see sixgun.live.commitments
    lines: list[int] = field(default_factory=list, compare=False)  # the line of each move

    def __str__(self) -> str:
        return write_record(self)


def write_record(record: Record) -> str:
    lines = [FIRST_LINE, f"game: {record.game}"]
    lines += [f"{name}: {value}" for name, value in record.options.items()]
    lines += [f"seed: {record.seed}"]
    lines += [f"salt: {record.salt}", f"promise: {record.promise}"] if record.promise else []
    lines += [""]
    lines += [f"{i} {who}: {what}" for i, (who, what) in enumerate(record.moves, 1)]
    lines += ["", f"result: {record.result}", f"hash: {record.digest}", ""]
    return "\n".join(lines)


def read_record(text: str) -> Record:
    """Parse a record; an error names the line."""
    if not isinstance(text, str):
        raise MalformedRecord("not_a_record", kind=type(text).__name__)
    if len(text) > LONGEST_RECORD:
        raise MalformedRecord("record_too_long", characters=len(text))
    lines = [line.rstrip() for line in text.splitlines()]
    if not lines or lines[0] != FIRST_LINE:
        raise MalformedRecord("not_a_record", line=1, expected=FIRST_LINE)
    header: dict[str, str] = {}
    record = Record("", "")
    for number, line in enumerate(lines[1:], 2):
        if not line:
            continue
        move = MOVE.fullmatch(line)
        entry = HEADER.fullmatch(line)
        if move:
            if int(move[1]) != len(record.moves) + 1:
                raise MalformedRecord("move_out_of_order", line=number, move=move[1])
            if "hash" in header or "result" in header:
                raise MalformedRecord("move_after_end", line=number)
            record.moves.append((move[2], move[3]))
            record.lines.append(number)
        elif entry:
            if entry[1] in header:
                raise MalformedRecord("line_repeated", line=number, name=entry[1])
            if record.moves and entry[1] not in ("result", "hash"):
                raise MalformedRecord("header_after_moves", line=number, name=entry[1])
            header[entry[1]] = entry[2]
        else:
            raise MalformedRecord("unreadable_line", line=number, text=line[:60])
    for name in ("game", "seed", "result", "hash"):
        if name not in header:
            raise MalformedRecord("line_missing", line=len(lines), name=name)
    record.game = header.pop("game")
    record.seed = header.pop("seed")
    record.result = header.pop("result")
    record.digest = header.pop("hash")
    record.salt = header.pop("salt", "")
    record.promise = header.pop("promise", "")
    record.options = header
    return record
