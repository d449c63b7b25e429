"""Servers that all of these tests share; whoever uses up what others need starts his own."""

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
from tests.server.hostile.wires import Place, placed
from tests.server.serving import FREELY, Server, running

PATIENT = replace(FREELY, chat=1e6, chat_at_once=1_000_000, waiting=200)


@contextmanager
def unharmed(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server that is well after all that was done to it."""
    with running(folder, **settings) as server:
        yield server
        health = httpx.get(f"{server.address}/api/health", trust_env=False).json()
        assert health["status"] == "ok"
    assert '"level": "error"' not in server.logged()
    assert "Traceback" not in server.logged()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With patience for much."""
    with unharmed(tmp_path_factory.mktemp("server"), limits=PATIENT) as server:
        yield server


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the usual limits, but for those that all tests together would reach."""
    usual = Limits()
    limits = replace(
        FREELY,
        tables_a_person=usual.tables_a_person,
        connections_a_person=usual.connections_a_person,
        messages=usual.messages,
        messages_at_once=usual.messages_at_once,
    )
    with unharmed(tmp_path_factory.mktemp("strict"), limits=limits) as server:
        yield server


@pytest.fixture(scope="session")
def place(server: Server) -> Place:
    return asyncio.run(placed(server))


@pytest.fixture(scope="session")
def ann(server: Server) -> tuple[str, str]:
    """The secret of a guest, and a table of hers."""
    return asyncio.run(opened(server))


@pytest.fixture(scope="session")
def tried(server: Server) -> tuple[str, str]:
    """The same, for whoever does not care what becomes of the table."""
    return asyncio.run(opened(server))


async def opened(server: Server) -> tuple[str, str]:
    async with Client(server.address) as client:
        await client.come_in("Ann")
        return client.token, (await client.open_table("duel")).id
