"""A server in its own process, to be measured from outside."""

from __future__ import annotations

import multiprocessing
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.connection import Connection
from typing import Final

from sixgun.server.log_config import configure_logging
from sixgun.server.runner import serve
from sixgun.server.settings import Limits, Settings

__all__ = ["run_server"]

NO_LIMITS: Final = Limits(
    tcp_connections_per_address=1_000_000,
    tables=100_000,
    tables_per_user=100_000,
    connections_per_user=100_000,
    guests_per_minute=10**9,
    requests_per_second=1e9,
    requests_burst=10**9,
    read_seconds_per_second=1e9,
    read_seconds_burst=1e9,
    messages_per_second=1e9,
    messages_burst=10**9,
    connections_per_address=1_000_000,
    tables_per_address=1_000_000,
    address_messages_per_second=1e9,
    address_messages_burst=10**9,
)


def run(settings: Settings, line: Connection) -> None:
    configure_logging(as_json=True, level="warning")
    serve(settings, line.send)


@contextmanager
def run_server(**others: object) -> Iterator[tuple[str, int]]:
    """Start a server with these settings; yield its address and its process id."""
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        usual = Settings(
            port=0, database=f"sqlite:///{folder}/a.db", bot_workers=1, limits=NO_LIMITS
        )
        settings = replace(usual, **others)  # type: ignore[arg-type]
        ours, theirs = context.Pipe()
        process = context.Process(target=run, args=(settings, theirs))
        process.start()
        theirs.close()
        try:
            assert process.pid is not None
            yield ours.recv(), process.pid
        finally:
            process.terminate()
            process.join(20)
            if process.is_alive():
                process.kill()
                process.join()
