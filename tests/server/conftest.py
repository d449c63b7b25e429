"""The `server` fixture: one server per test file. A test that kills it starts its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.server_process import Server, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("server")) as server:
        yield server
    assert '"level": "error"' not in server.read_log()
    assert "Traceback" not in server.read_log()
