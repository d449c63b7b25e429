"""Requests as a program sends them that knows no better, and what becomes of them."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import httpx
import pytest

from sixgun.client import ServerRefused
from tests.server.serving import Server

__all__ = ["asked", "guest", "refused"]


def asked(
    server: Server, method: str, path: str, token: str = "", **request: Any
) -> tuple[int, str, httpx.Response]:
    """Status, code and the whole answer."""
    cookies = {"sixgun": token} if token else {}
    with httpx.Client(
        base_url=server.address, cookies=cookies, trust_env=False, verify=False
    ) as client:
        answer = client.request(method, path, **request)
    said = answer.json() if answer.headers.get("content-type") == "application/json" else {}
    return answer.status_code, said.get("code", ""), answer


def guest(server: Server) -> str:
    """The secret of somebody new."""
    return asked(server, "POST", "/api/guests", json={"name": "Ann"})[2].cookies["sixgun"]


async def refused(doing: Awaitable[Any]) -> tuple[int, str]:
    with pytest.raises(ServerRefused) as refusal:
        await doing
    return refusal.value.status, refusal.value.code
