"""The server as an ASGI application."""

from __future__ import annotations

from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from sixgun.server.application import Application
from sixgun.server.http import RequestGuardMiddleware, exception_handlers, page_routes, routes
from sixgun.server.http.compression import CompressionMiddleware
from sixgun.server.security import SecurityHeadersMiddleware
from sixgun.server.table_connection import TableConnection
from sixgun.server.tournaments.connection import TournamentConnection
from sixgun.server.websocket import Connection, accept_connection

__all__ = ["create_app"]

METHODS: Final = ("GET", "POST", "PUT", "DELETE")


def create_app(application: Application) -> ASGIApp:
    """The Starlette app with its routes, WebSockets and middleware."""

    def websocket_route(path: str, kind: type[Connection]) -> WebSocketRoute:
        async def connect(websocket: WebSocket) -> None:
            await accept_connection(application, websocket, kind)

        return WebSocketRoute(path, connect)

    cors = Middleware(
        CORSMiddleware,
        allow_origins=list(application.settings.allowed_origins),
        allow_credentials=True,
        allow_methods=METHODS,
        allow_headers=["content-type", "authorization"],
    )
    app = Starlette(
        routes=[
            *routes(application),
            websocket_route("/api/tables/{table}/socket", TableConnection),
            websocket_route("/api/tournaments/{tournament}/socket", TournamentConnection),
            *page_routes(),
        ],
        middleware=[
            *([cors] if application.settings.allowed_origins else []),
            Middleware(CompressionMiddleware),
        ],
        exception_handlers=exception_handlers(application),
    )
    app.router.redirect_slashes = False
    return SecurityHeadersMiddleware(RequestGuardMiddleware(app, application))
