"""Jobs that write the record of a finished game or build its replay."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from sixgun.engine import Viewpoint
from sixgun.notation import read_record
from sixgun.protocol import ClockRules
from sixgun.server.replays import build_replay
from sixgun.server.store.plays import StoredMove, StoredPlay
from sixgun.server.tables.play import Play

__all__ = ["ReplayRecord", "WriteRecord"]


@dataclass(frozen=True)
class WriteRecord:
    """Write the record of a stored game, with seed and salt."""

    stored: StoredPlay
    moves: list[StoredMove]

    def run(self) -> bytes:
        play = Play(self.stored, ClockRules(), 0.0)
        for move in self.moves:
            play.make(move, play.read(move))
        return play.proof().encode()


@dataclass(frozen=True)
class ReplayRecord:
    """Build a `Replay` as JSON from the text of a record."""

    text: str
    viewpoint: Viewpoint
    play: str = ""
    number: int = 1

    def run(self) -> bytes:
        replay = build_replay(read_record(self.text), self.viewpoint, self.play, self.number)
        return msgspec.json.encode(replay)
