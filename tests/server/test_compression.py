"""Which responses are compressed."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import pytest
from starlette.responses import Response, StreamingResponse
from starlette.types import ASGIApp

from sixgun.server.http.compression import MIN_SIZE, THREAD_SIZE, CompressionMiddleware


def get(app: ASGIApp, accept: str = "gzip") -> tuple[dict[str, str], bytes]:
    """Get a response through the middleware; return its headers and body."""
    sent: list[Any] = []
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/",
        "headers": [(b"accept-encoding", accept.encode())],
    }

    async def receive() -> Any:
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(CompressionMiddleware(app)(scope, receive, send))
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return headers, b"".join(message.get("body", b"") for message in sent[1:])


@pytest.mark.parametrize("length", [MIN_SIZE, THREAD_SIZE - 1, THREAD_SIZE, 10 * THREAD_SIZE])
def test_long_responses_are_compressed(length: int) -> None:
    headers, body = get(Response(b"x" * length))
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == "accept-encoding"
    assert int(headers["content-length"]) == len(body) < length
    assert gzip.decompress(body) == b"x" * length


@pytest.mark.parametrize(
    ("app", "accept"),
    [
        (Response(b"x" * (MIN_SIZE - 1)), "gzip"),
        (Response(b"x" * THREAD_SIZE), "br"),
        (Response(b"x" * THREAD_SIZE, headers={"content-encoding": "br"}), "gzip"),
        (StreamingResponse(iter([b"x" * MIN_SIZE] * 2)), "gzip"),
    ],
    ids=["short", "not accepted", "compressed already", "in pieces"],
)
def test_other_responses_are_not_compressed(app: ASGIApp, accept: str) -> None:
    headers, body = get(app, accept)
    assert headers.get("content-encoding", "br") == "br"
    assert set(body) == {ord("x")}
    assert int(headers.get("content-length", len(body))) == len(body)
