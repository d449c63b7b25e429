"""A live tournament view: updated on every change."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from sixgun.client.seat_connection import ConnectionEnded, connection_ended, open_socket
from sixgun.protocol import Attend, HallMessage, Pong, Refused

if TYPE_CHECKING:
    from sixgun.client.client import Client

__all__ = ["TournamentSubscription"]

decode = msgspec.json.Decoder(HallMessage | Refused | Pong).decode


class TournamentSubscription:
    """Read views with `next` (or `async for`)."""

    def __init__(self, client: Client, tournament: str, attend: Attend) -> None:
        self.client = client
        self.path = f"/api/tournaments/{quote(tournament)}/socket"
        self.attend = attend
        self.connection: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        self.connection = await open_socket(self.client.socket_url(self.path), self.client.cookie)
        await self.connection.send(msgspec.json.encode(self.attend).decode())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.connection is not None:
            await self.connection.close()
            self.connection = None

    async def next(self) -> Any:
        """The next message: a view, or `Refused`."""
        assert self.connection is not None
        try:
            return decode(await self.connection.recv())
        except ConnectionClosed as closed:
            raise connection_ended(closed) from closed

    async def __aiter__(self) -> AsyncIterator[Any]:
        """All messages until the connection ends."""
        while True:
            try:
                yield await self.next()
            except ConnectionEnded:
                return
