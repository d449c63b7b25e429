"""Servers shared by all of these tests; a test that exhausts a limit starts its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from sixgun.client import Client
from sixgun.server.settings import Limits
from tests.server.hostile.raw_sockets import RunningGame, start_game
from tests.server.server_process import NO_LIMITS, Server, running_server

HIGH_LIMITS = replace(NO_LIMITS, chat_per_second=1e6, chat_burst=1_000_000, queued_messages=200)


@contextmanager
def healthy_server(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server that must be healthy and have logged no error when the test ends."""
    with running_server(folder, **settings) as server:
        yield server
        health = httpx.get(f"{server.address}/api/health", trust_env=False).json()
        assert health["status"] == "ok"
    assert '"level": "error"' not in server.read_log()
    assert "Traceback" not in server.read_log()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with high limits."""
    with healthy_server(tmp_path_factory.mktemp("server"), limits=HIGH_LIMITS) as server:
        yield server


@pytest.fixture(scope="session")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with default limits, except those that all tests together would reach."""
    default = Limits()
    limits = replace(
        NO_LIMITS,
        tables_per_user=default.tables_per_user,
        connections_per_user=default.connections_per_user,
        messages_per_second=default.messages_per_second,
        messages_burst=default.messages_burst,
    )
    with healthy_server(tmp_path_factory.mktemp("strict"), limits=limits) as server:
        yield server


@pytest.fixture(scope="session")
def running_game(server: Server) -> RunningGame:
    return asyncio.run(start_game(server))


@pytest.fixture(scope="session")
def ann(server: Server) -> tuple[str, str]:
    """The token of a guest, and their table."""
    return asyncio.run(open_duel(server))


@pytest.fixture(scope="session")
def disposable(server: Server) -> tuple[str, str]:
    """Like `ann`, for tests that may close or change the table."""
    return asyncio.run(open_duel(server))


async def open_duel(server: Server) -> tuple[str, str]:
    async with Client(server.address) as client:
        await client.create_guest("Ann")
        return client.token, (await client.open_table("duel")).id
