"""Middleware that runs before routing."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from sixgun.server.application import Application
from sixgun.server.http.routing import refusal_response
from sixgun.server.refusals import Refusal
from sixgun.server.security import client_address

__all__ = ["RequestGuardMiddleware"]


class RequestGuardMiddleware:
    """Refuses unprintable paths, and reports failed requests."""

    def __init__(self, app: ASGIApp, application: Application) -> None:
        self.app = app
        self.application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not scope["path"].isprintable():  # for example a null byte
            await self.refuse(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            address = client_address(HTTPConnection(scope), self.application.settings)
            self.application.request_errors.report_failure(address, error)
            raise  # uvicorn closes the connection if the response has started

    async def refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            response = refusal_response(self.application, Refusal("no_such_page", 404))
            await response(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).close(1008)
