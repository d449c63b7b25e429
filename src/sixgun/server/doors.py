"""Who comes in from where: cookies, origins, addresses, and the headers that protect a page."""

from __future__ import annotations

import secrets
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixgun.server.settings import Settings

__all__ = ["COOKIE", "Guarded", "address_of", "is_operator", "is_ours"]

COOKIE: Final = "sixgun"
ALWAYS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
DOCUMENTS: Final = (
    (
        b"content-security-policy",
        (
            b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
            b"font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
            b"form-action 'self'; object-src 'none'"
        ),
    ),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # the address of a table is an invitation
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
NO_DOCUMENTS: Final = (b"text/javascript", b"text/css", b"font/")  # nothing is opened in them
NO_STORE: Final = (b"cache-control", b"no-store")


class Guarded:
    """Adds the headers to every answer, most of them only to what can be opened by itself; what is
    asked of the lobby is kept by nobody, unless the answer itself says how long."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        api = scope["path"].startswith("/api/")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *ALWAYS]
                if not dict(headers).get(b"content-type", b"").startswith(NO_DOCUMENTS):
                    headers += DOCUMENTS
                if api and not any(name == NO_STORE[0] for name, _ in headers):
                    headers.append(NO_STORE)
                message = {**message, "headers": headers}
            await send(message)

        await self.app(scope, receive, guarded)


def is_ours(request: HTTPConnection, settings: Settings) -> bool:
    """Whether a browser sends this from our own page. Programs send no origin."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return origin in settings.origins or host == request.headers.get("host")


def is_operator(request: HTTPConnection, settings: Settings) -> bool:
    """Whether the secret comes along that the operator has set."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    right = secrets.compare_digest(given.strip().encode(), settings.admin_secret.encode())
    return bool(settings.admin_secret) and scheme.lower() == "bearer" and right


def address_of(request: HTTPConnection, settings: Settings) -> str:
    """Where a request comes from."""
    if settings.trusted_proxy:
        said = request.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if said:
            return said[:60]
    return request.client.host if request.client else "unknown"
