"""Replays: verifies a record and serializes its game from one viewpoint."""

from __future__ import annotations

from typing import Final

from sixgun.engine import OPEN, MalformedRecord, Viewpoint
from sixgun.live import AnyGame, replay
from sixgun.notation import Record
from sixgun.protocol import Events, GameDealt, Replay
from sixgun.server.refusals import Refusal
from sixgun.server.seat_view import SeatView, serialize_catalogue

__all__ = ["build_replay"]

MAX_MOVES: Final = 5_000


def build_replay(record: Record, viewpoint: Viewpoint, play: str = "", number: int = 1) -> Replay:
    """The messages that a table would have sent to this viewpoint."""
    if len(record.moves) > MAX_MOVES:
        raise MalformedRecord("too_many_moves", most=MAX_MOVES)
    builder = ReplayBuilder(record, viewpoint, play, number)
    replay(record, observer=builder.add_position)
    return builder.build()


class ReplayBuilder:
    """Collects the messages of a replay, move by move."""

    def __init__(self, record: Record, viewpoint: Viewpoint, play: str, number: int) -> None:
        self.record = record
        self.viewpoint = viewpoint
        self.play = play
        self.number = number
        self.moves: list[Events] = []

    def add_position(self, game: AnyGame) -> None:
        """Add the position after the deal, or after the next move."""
        if not game.played:
            self.begin(game)
        else:
            self.moves.append(self.seat_view.update(game.kernel.events))

    def begin(self, game: AnyGame) -> None:
        if not OPEN.number <= self.viewpoint.number < game.kernel.seats:
            raise Refusal("no_such_seat", 404)
        self.seat_view = SeatView(game, self.play, self.viewpoint)
        self.first = self.seat_view.full_view()
        self.dealt = GameDealt(
            play=self.play,
            number=self.number,
            names=list(game.names.seat_names),
            catalogue=serialize_catalogue(game),
            promise=self.record.promise,
        )

    def build(self) -> Replay:
        record = self.record
        return Replay(
            seat=self.viewpoint.number,
            game=record.game,
            options=record.options,
            result=record.result,
            dealt=self.dealt,
            first=self.first,
            moves=self.moves,
        )
