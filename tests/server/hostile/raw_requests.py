"""Raw HTTP requests, sent without our client."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import httpx
import pytest

from sixgun.client import ServerRefused
from tests.server.server_process import Server

__all__ = ["guest_token", "send_request", "status_and_code"]


def send_request(
    server: Server, method: str, path: str, token: str = "", **request: Any
) -> tuple[int, str, httpx.Response]:
    """Send a request; return the status, the refusal code and the response."""
    cookies = {"sixgun": token} if token else {}
    with httpx.Client(
        base_url=server.address, cookies=cookies, trust_env=False, verify=False
    ) as client:
        response = client.request(method, path, **request)
    body = response.json() if response.headers.get("content-type") == "application/json" else {}
    return response.status_code, body.get("code", ""), response


def guest_token(server: Server) -> str:
    """Create a guest and return their token."""
    return send_request(server, "POST", "/api/guests", json={"name": "Ann"})[2].cookies["sixgun"]


async def status_and_code(request: Awaitable[Any]) -> tuple[int, str]:
    """The HTTP status and the code with which the server refuses a request."""
    with pytest.raises(ServerRefused) as refusal:
        await request
    return refusal.value.status, refusal.value.code
