"""One server for all tests of a file; whoever kills it starts his own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server
    assert '"level": "error"' not in server.logged()
    assert "Traceback" not in server.logged()
