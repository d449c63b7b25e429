"""What every request passes before its route is looked for."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from sixgun.server.doors import address_of
from sixgun.server.house import House
from sixgun.server.http.routing import refused
from sixgun.server.refusals import Refusal

__all__ = ["CheckedRequests"]


class CheckedRequests:
    """Refuses paths that nothing can have, and tells the log of what fails."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not scope["path"].isprintable():  # a null byte, for instance
            await self.refuse(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            address = address_of(HTTPConnection(scope), self.house.settings)
            self.house.faults.note_failure(address, error)
            raise  # the connection ends, if it was in the middle of an answer

    async def refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            response = refused(self.house, Refusal("no_such_page", 404))
            await response(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).close(1008)
