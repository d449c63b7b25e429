"""The server as an ASGI application."""

from __future__ import annotations

from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from sixgun.server.doors import Guarded
from sixgun.server.house import House
from sixgun.server.http import page_routes, routes
from sixgun.server.socket import attend

__all__ = ["application"]

LONG: Final = 2_000  # bytes: what is shorter travels as it is


def application(house: House) -> Starlette:
    async def socket(websocket: WebSocket) -> None:
        await attend(house, websocket)

    app = Starlette(
        routes=[
            *routes(house),
            WebSocketRoute("/api/tables/{table}/socket", socket),
            *page_routes(),
        ],
        middleware=[Middleware(Guarded), Middleware(GZipMiddleware, minimum_size=LONG)],
    )
    app.router.redirect_slashes = False
    return app
