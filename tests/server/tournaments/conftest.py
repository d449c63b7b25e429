"""The `server` fixture: one server per test file."""

from tests.server.conftest import server

__all__ = ["server"]
