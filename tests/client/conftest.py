"""The fixture `server`: one server for all tests of a file."""

from tests.server.conftest import server

__all__ = ["server"]
