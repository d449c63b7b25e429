"""A connection to a table: messages in, messages out, and patience with neither side."""

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
from sixgun.server.lines import UNREADABLE, Line
from sixgun.server.refusals import Refusal
from sixgun.server.tables import Table
from sixgun.server.tables.eyes import encode
from sixgun.server.tables.match import ONLOOKER
from sixgun.server.tables.services import now

__all__ = ["Connection"]

decode = msgspec.json.Decoder(ClientMessage).decode


class Connection(Line):
    """One viewer of one table."""

    table: Table | None = None

    async def begin(self, first: bytes | str) -> None:
        message = decode(first)
        if not isinstance(message, Hello):
            raise Refusal("say_hello_first")
        if message.version != VERSION:
            raise Refusal("wrong_version", wanted=VERSION, version=message.version)
        found = await self.house.lobby.find(self.websocket.path_params["table"])
        found.connect(self, message.play, message.told)
        self.table = found

    def leave(self) -> None:
        if self.table is not None:
            self.table.disconnect(self)

    async def handle(self, data: bytes | str) -> None:
        ply = -1
        try:
            message = decode(data)
            ply = getattr(message, "ply", -1)
            await self.act(message)
        except UNREADABLE as error:
            self.refuse(error, ply)

    async def act(self, message: Any) -> None:
        assert self.table is not None
        table = self.table
        if isinstance(message, Ping):
            self.send(encode(Pong(message.n, now())))
            return
        if isinstance(message, Say):
            await self.say(table, message)
            return
        seat = table.viewers.get(self, ONLOOKER)
        if seat == ONLOOKER:
            raise Refusal("no_seat_here", 403)
        spawn = self.house.services.spawn
        if isinstance(message, MakeMove):
            # Once begun it is finished, even if this connection ends.
            if table.chairs[seat].sits_in:
                await asyncio.shield(spawn(table.come_back(seat)))
            await asyncio.shield(spawn(table.running().move(seat, message.ply, message.move)))
        elif isinstance(message, AskWhy):
            self.send(encode(table.running().why(seat, message.ply, message.move)))
        elif isinstance(message, MoreTime):
            await asyncio.shield(spawn(table.running().more_time(seat, message.ply)))
        elif isinstance(message, ComeBack):
            await asyncio.shield(spawn(table.come_back(seat)))
        elif isinstance(message, Hurry):
            table.running().answers.is_hurried = True
        elif isinstance(message, AskHint):
            if not self.house.hints.take(self.key):
                raise Refusal("too_fast")
            spawn(self.hint(table, seat, message.ply))
        else:
            raise Refusal("hello_again")

    async def hint(self, table: Table, seat: int, ply: int) -> None:
        try:
            self.send(encode(await table.running().hint(seat, ply)))
        except SixgunError as error:
            self.refuse(error, ply)

    async def say(self, table: Table, message: Say) -> None:
        if self.who is None:
            raise Refusal("who_are_you", 401)
        if not self.house.chat.take(self.key):
            raise Refusal("too_fast")
        spaced = " ".join(message.text.split())  # a new line is no more than a space
        text = "".join(c for c in spaced if c.isprintable()).strip()
        if not text:
            raise Refusal("nothing_said")
        await asyncio.shield(
            self.house.services.spawn(
                table.say(table.viewers.get(self, ONLOOKER), self.who.name, text)
            )
        )
