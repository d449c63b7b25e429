"""The server as an ASGI application."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from sixgun.server.doors import Guarded
from sixgun.server.house import House
from sixgun.server.http import routes
from sixgun.server.socket import attend

__all__ = ["application"]


def application(house: House) -> Starlette:
    async def socket(websocket: WebSocket) -> None:
        await attend(house, websocket)

    app = Starlette(
        routes=[*routes(house), WebSocketRoute("/api/tables/{table}/socket", socket)],
        middleware=[Middleware(Guarded)],
    )
    app.router.redirect_slashes = False
    return app
