"""One server for all tests of a file; whoever kills it starts his own."""

from tests.server.conftest import server

__all__ = ["server"]
