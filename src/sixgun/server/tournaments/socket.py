"""A connection to a tournament: its view again, whenever something has changed."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from sixgun.engine import SixgunError
from sixgun.protocol import VERSION, Attend, Ping, Pong
from sixgun.server.lines import UNREADABLE, Line
from sixgun.server.refusals import Refusal
from sixgun.server.tables.eyes import encode
from sixgun.server.tables.services import now
from sixgun.server.tournaments.console import judge_view
from sixgun.server.tournaments.desk import Desk
from sixgun.server.tournaments.views import hall_view, player_view

__all__ = ["Attendance"]

decode = msgspec.json.Decoder(Attend | Ping).decode

PAUSE: Final = 0.5  # seconds between two views


class Attendance(Line):
    """One viewer of one tournament. Of views only the newest counts: whoever takes them slowly gets
    fewer of them."""

    strangers = "watchers_an_address"  # a hall full of players may have one address
    desk: Desk | None = None
    judge = ""  # the secret of the judge's link
    player = 0
    telling: asyncio.Task[Any] | None = None

    async def begin(self, first: bytes | str) -> None:
        message = decode(first)
        if not isinstance(message, Attend):
            raise Refusal("say_hello_first")
        if message.version != VERSION:
            raise Refusal("wrong_version", wanted=VERSION, version=message.version)
        desk = await self.house.desks.find(self.websocket.path_params["tournament"])
        self.check(desk, message)
        self.desk = desk
        self.news = asyncio.Event()
        self.note()
        desk.watchers.add(self)
        self.telling = self.house.services.spawn(self.tell(desk))

    def check(self, desk: Desk, message: Attend) -> None:
        """Whoever shows a secret shows the right one."""
        self.judge = message.judge
        self.player = desk.player_of(message.player) if message.player else 0
        wrong = self.judge and not desk.is_judge(self.judge)
        wrong = wrong or (message.player and self.player not in desk.made.state.players)
        if wrong:
            raise self.house.wrong_secret(self.address, self.judge or message.player)

    def leave(self) -> None:
        if self.desk is not None:
            self.desk.watchers.discard(self)
        if self.telling is not None:
            self.telling.cancel()

    def note(self) -> None:
        self.news.set()

    async def tell(self, desk: Desk) -> None:
        try:
            await self.tell_all(desk)
        except SixgunError as error:  # a player whose registration was undone
            self.refuse(error, -1)
            self.dismiss()

    async def tell_all(self, desk: Desk) -> None:
        last = b""
        while True:
            await self.news.wait()
            self.news.clear()
            view = encode(self.view(desk))
            if view != last:
                self.send(view)
                last = view
            await asyncio.sleep(PAUSE)
            while self.waiting_bytes:  # the last one is still on its way
                await asyncio.sleep(PAUSE)

    def view(self, desk: Desk) -> Any:
        if self.judge:
            return judge_view(desk, self.judge)
        if self.player:
            return player_view(desk, self.player, self.person)
        return hall_view(desk)

    async def handle(self, data: bytes | str) -> None:
        try:
            message = decode(data)
            if not isinstance(message, Ping):
                raise Refusal("hello_again")
            self.send(encode(Pong(message.n, now())))
        except UNREADABLE as error:
            self.refuse(error, -1)
