"""The server as an ASGI application."""

from __future__ import annotations

from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from sixgun.server.doors import Guarded
from sixgun.server.house import House
from sixgun.server.http import CheckedRequests, failures, page_routes, routes
from sixgun.server.lines import Line, admit
from sixgun.server.socket import Connection
from sixgun.server.tournaments.socket import Attendance

__all__ = ["application"]

LONG: Final = 2_000  # bytes: what is shorter travels as it is
METHODS: Final = ("GET", "POST", "PUT", "DELETE")


def application(house: House) -> ASGIApp:
    def socket(path: str, kind: type[Line]) -> WebSocketRoute:
        async def connected(websocket: WebSocket) -> None:
            await admit(house, websocket, kind)

        return WebSocketRoute(path, connected)

    elsewhere = Middleware(
        CORSMiddleware,
        allow_origins=list(house.settings.origins),
        allow_credentials=True,
        allow_methods=METHODS,
        allow_headers=["content-type", "authorization"],
    )
    app = Starlette(
        routes=[
            *routes(house),
            socket("/api/tables/{table}/socket", Connection),
            socket("/api/tournaments/{tournament}/socket", Attendance),
            *page_routes(),
        ],
        middleware=[
            *([elsewhere] if house.settings.origins else []),
            Middleware(GZipMiddleware, minimum_size=LONG),
        ],
        exception_handlers=failures(house),
    )
    app.router.redirect_slashes = False
    return Guarded(CheckedRequests(app, house))
