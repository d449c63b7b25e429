"""Security headers, origin checks, the operator's secret and client addresses."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixgun.server.settings import Settings

__all__ = [
    "SESSION_COOKIE",
    "SecurityHeadersMiddleware",
    "client_address",
    "is_allowed_origin",
    "is_operator",
]

SESSION_COOKIE: Final = "sixgun"
ALWAYS_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
DOCUMENT_HEADERS: Final = (
    (
        b"content-security-policy",
        (
            b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
            b"font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
            b"form-action 'self'; object-src 'none'"
        ),
    ),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # the URL of a table is an invitation
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
SUBRESOURCES: Final = (b"text/javascript", b"text/css", b"font/")  # never opened as a page
NO_STORE: Final = (b"cache-control", b"no-store")


class SecurityHeadersMiddleware:
    """Adds security headers to every response, most of them only to documents.

    Responses of the API are not cached unless they set `cache-control` themselves.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        is_api = scope["path"].startswith("/api/")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *ALWAYS_HEADERS]
                if not dict(headers).get(b"content-type", b"").startswith(SUBRESOURCES):
                    headers += DOCUMENT_HEADERS
                if is_api and not any(name == NO_STORE[0] for name, _ in headers):
                    headers.append(NO_STORE)
                message = {**message, "headers": headers}
            await send(message)

        await self.app(scope, receive, send_with_headers)


def is_allowed_origin(request: HTTPConnection, settings: Settings) -> bool:
    """Check the Origin header; a request without one does not come from a browser page."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return origin in settings.allowed_origins or host == request.headers.get("host")


def is_operator(request: HTTPConnection, settings: Settings) -> bool:
    """Check the operator's secret in constant time."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    hashes = [sha256(s.encode()).digest() for s in (secret.strip(), settings.admin_secret)]
    matches = secrets.compare_digest(*hashes)
    return bool(settings.admin_secret) and scheme.lower() == "bearer" and matches


def client_address(request: HTTPConnection, settings: Settings) -> str:
    """The IP address of the client, from X-Forwarded-For behind a trusted proxy."""
    if settings.trusted_proxy:
        forwarded = request.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if forwarded:
            return forwarded[:60]
    return request.client.host if request.client else "unknown"
