"""Middleware that compresses responses with gzip; large ones in a thread."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["CompressionMiddleware"]

MIN_SIZE: Final = 2_000  # bytes: smaller bodies are sent as they are
THREAD_SIZE: Final = 32_000  # bytes: larger bodies are compressed in a thread
LEVEL: Final = 5


class CompressionMiddleware:
    """Compresses unstreamed responses if the client accepts gzip and they are not encoded yet."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            send = CompressedSend(send)
        await self.app(scope, receive, send)


class CompressedSend:
    """A `send` that holds the response headers back until it knows the size of the body."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.start: Message | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.start = message
            return
        if self.start is not None:
            start, self.start = self.start, None
            message = await compress(start, message)
            await self.send(start)
        await self.send(message)


async def compress(start: Message, message: Message) -> Message:
    """Compress the body and update the headers."""
    headers = MutableHeaders(raw=start["headers"])
    body: bytes = message.get("body", b"")
    if message["type"] != "http.response.body" or message.get("more_body", False):
        return message
    if "content-encoding" in headers or len(body) < MIN_SIZE:
        return message
    if len(body) < THREAD_SIZE:
        body = gzip.compress(body, LEVEL)
    else:
        body = await asyncio.to_thread(gzip.compress, body, LEVEL)
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(body))
    headers.add_vary_header("accept-encoding")
    return {**message, "body": body}
