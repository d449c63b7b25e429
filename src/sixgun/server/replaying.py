"""Finished games told again: a record is played once more, checked, and looked at from a seat."""

from __future__ import annotations

import asyncio
from typing import Final

from sixgun.engine import MalformedRecord
from sixgun.live import AnyGame, replay
from sixgun.notation import Record, read_record
from sixgun.protocol import Events, GameDealt, Replay
from sixgun.server.refusals import Refusal
from sixgun.server.settings import Limits
from sixgun.server.tables.match import ONLOOKER
from sixgun.server.telling import OPEN, Sight, catalogue_of

__all__ = ["Replays", "told_again"]

MOST_MOVES: Final = 5_000


class Replays:
    """Few are made at a time, so that those who play do not wait for them."""

    def __init__(self, limits: Limits) -> None:
        self.most = limits.replays_waiting
        self.waiting = 0
        self.turn = asyncio.Semaphore(limits.replays_together)

    async def make(self, text: str, seat: int, play: str = "", number: int = 1) -> Replay:
        """From the text of a record. Whatever is wrong with it is a SixgunError."""
        if self.waiting >= self.most:
            raise Refusal("too_busy", 503)
        self.waiting += 1
        try:
            async with self.turn:
                return await asyncio.to_thread(told_again, read_record(text), seat, play, number)
        finally:
            self.waiting -= 1


def told_again(record: Record, seat: int, play: str = "", number: int = 1) -> Replay:
    """As a table would have told it."""
    if len(record.moves) > MOST_MOVES:
        raise MalformedRecord("too_many_moves", most=MOST_MOVES)
    telling = Telling(record, seat, play, number)
    replay(record, observer=telling.go_along)
    return telling.replay()


class Telling:
    def __init__(self, record: Record, seat: int, play: str, number: int) -> None:
        self.record = record
        self.seat = seat
        self.play = play
        self.number = number
        self.moves: list[Events] = []

    def go_along(self, game: AnyGame) -> None:
        """The game as it was dealt, and then after each move."""
        if not game.history:
            self.begin(game)
        else:
            self.moves.append(self.sight.news(game.kernel.events))

    def begin(self, game: AnyGame) -> None:
        seats = game.kernel.seats
        if not OPEN <= self.seat < seats:
            raise Refusal("no_such_seat", 404)
        self.sight = Sight(game, self.play, seats if self.seat == ONLOOKER else self.seat)
        self.first = self.sight.whole()
        self.dealt = GameDealt(
            play=self.play,
            number=self.number,
            names=list(game.names.seat_names),
            catalogue=catalogue_of(game),
            promise=self.record.promise,
        )

    def replay(self) -> Replay:
        record = self.record
        return Replay(
            seat=self.seat,
            game=record.game,
            options=record.options,
            result=record.result,
            dealt=self.dealt,
            first=self.first,
            moves=self.moves,
        )
