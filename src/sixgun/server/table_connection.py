"""The WebSocket of a table: handles the messages of a player or spectator."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from sixgun.engine import SixgunError
from sixgun.protocol import (
    VERSION,
    AskHint,
    AskWhy,
    ClientMessage,
    ComeBack,
    Hello,
    Hurry,
    MakeMove,
    MoreTime,
    Ping,
    Pong,
    Say,
)
from sixgun.server.context import now
from sixgun.server.refusals import Refusal
from sixgun.server.tables import Table
from sixgun.server.tables.subscription import encode
from sixgun.server.websocket import MESSAGE_ERRORS, Connection

__all__ = ["TableConnection"]

decode = msgspec.json.Decoder(ClientMessage).decode


class TableConnection(Connection):
    """The connection of one client to one table."""

    table: Table | None = None

    async def begin(self, first: bytes | str) -> None:
        message = decode(first)
        if not isinstance(message, Hello):
            raise Refusal("say_hello_first")
        if message.version != VERSION:
            raise Refusal("wrong_version", wanted=VERSION, version=message.version)
        table = await self.application.lobby.find(self.websocket.path_params["table"])
        table.connect(self, message.play, message.told)
        self.table = table

    def leave(self) -> None:
        if self.table is not None:
            self.table.disconnect(self)

    async def handle(self, data: bytes | str) -> None:
        ply = -1
        try:
            message = decode(data)
            ply = getattr(message, "ply", -1)
            await self.dispatch(message)
        except MESSAGE_ERRORS as error:
            self.refuse(error, ply)

    async def dispatch(self, message: Any) -> None:
        assert self.table is not None
        table = self.table
        if isinstance(message, Ping):
            self.send(encode(Pong(message.n, now())))
            return
        if isinstance(message, Say):
            await self.send_chat(table, message)
            return
        viewpoint = table.audience.viewpoint_of(self)
        if not viewpoint.is_seat:
            raise Refusal("no_seat_here", 403)
        seat = viewpoint.number
        spawn = self.application.context.spawn
        if isinstance(message, MakeMove):
            # The shielded task finishes even if this connection closes.
            if table.chairs[seat].sits_in:
                await asyncio.shield(spawn(table.return_to_seat(seat)))
            match = table.running_match()
            move = match.parse_move(seat, message.ply, message.move)
            await asyncio.shield(spawn(match.move(seat, message.ply, move)))
        elif isinstance(message, AskWhy):
            self.send(encode(table.running_match().why(seat, message.ply, message.move)))
        elif isinstance(message, MoreTime):
            await asyncio.shield(spawn(table.running_match().more_time(seat, message.ply)))
        elif isinstance(message, ComeBack):
            await asyncio.shield(spawn(table.return_to_seat(seat)))
        elif isinstance(message, Hurry):
            table.fast_forward()
        elif isinstance(message, AskHint):
            if not self.application.rate_limits.hints.take(self.key):
                raise Refusal("too_fast")
            spawn(self.send_hint(table, seat, message.ply))
        else:
            raise Refusal("hello_again")

    async def send_hint(self, table: Table, seat: int, ply: int) -> None:
        try:
            self.send(encode(await table.hint(seat, ply)))
        except SixgunError as error:
            self.refuse(error, ply)

    async def send_chat(self, table: Table, message: Say) -> None:
        if self.user is None:
            raise Refusal("who_are_you", 401)
        if not self.application.rate_limits.chat.take(self.key):
            raise Refusal("too_fast")
        spaced = " ".join(message.text.split())  # line breaks become spaces
        text = "".join(c for c in spaced if c.isprintable()).strip()
        if not text:
            raise Refusal("nothing_said")
        await asyncio.shield(
            self.application.context.spawn(
                table.send_chat(table.audience.viewpoint_of(self), self.user.name, text)
            )
        )
