"""Start, stop and kill a server in its own process."""

from __future__ import annotations

import multiprocessing
import os
import random
import re
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from sixgun.server.log_config import configure_logging
from sixgun.server.runner import serve
from sixgun.server.settings import Limits, Settings
from sixgun.server.tables import bots, table_setup

__all__ = ["NO_LIMITS", "Server", "running_server", "settings_for"]

# Scripted players are faster than people, so limits are off in most tests.
NO_LIMITS: Final = Limits(
    tcp_connections_per_address=1_000_000,
    tables=10_000,
    tables_per_user=10_000,
    connections_per_user=1_000,
    guests_per_minute=1_000_000,
    requests_per_second=1e6,
    requests_burst=1_000_000,
    messages_per_second=1e6,
    messages_burst=1_000_000,
    connections_per_address=1_000_000,
    spectators_per_table=1_000_000,
    spectators_per_address=1_000_000,
    tables_per_address=1_000_000,
    address_messages_per_second=1e6,
    address_messages_burst=1_000_000,
    renames_per_second=1e6,
    renames_burst=1_000_000,
    read_seconds_per_second=1e6,
    read_seconds_burst=1e6,
    cpu_seconds_per_second=1e6,
    cpu_seconds_burst=1e6,
    sheets_per_second=1e6,
    sheets_burst=1_000_000,
    replays_per_second=1e6,
    replays_burst=1_000_000,
    tournaments_per_hour=1_000_000,
    wrong_secrets_per_minute=1_000_000,
)
START_TIMEOUT: Final = 60.0  # seconds
# Modules that a server imports only when it needs them.
LAZY_IMPORTS: Final = (
    "alembic.command",
    "uvicorn.lifespan.off",
    "uvicorn.loops.auto",
)


def settings_for(folder: Path, **others: object) -> Settings:
    defaults = Settings(
        port=0,
        database=f"sqlite:///{folder}/games.db",
        bot_workers=1,
        initial_response_delay=0.001,
        limits=NO_LIMITS,
    )
    return replace(defaults, **others)  # type: ignore[arg-type]


def preloaded_context() -> Any:
    """A process context that forks from a process with everything imported: starts are fast."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["sixgun.server.runner", *LAZY_IMPORTS])
    return context


def seed_randomness(seed: str) -> None:
    """Deal the same cards and choose the same bot names for the same seed."""
    source = random.Random(seed)
    known = SimpleNamespace(
        token_hex=lambda size: source.randbytes(size).hex(),
        token_urlsafe=secrets.token_urlsafe,
        choice=source.choice,
    )
    for module in (bots, table_setup):
        patch.object(module, "secrets", known).start()


def run(settings: Settings, pipe: Connection, log: str, seed: str) -> None:
    """Run the server; its stdout and stderr go to the log file."""
    if seed:
        seed_randomness(seed)
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    configure_logging(as_json=True)
    serve(settings, pipe.send)


class Server:
    """A server process; after a restart it has the same address and database."""

    def __init__(self, settings: Settings, log: Path, seed: str = "") -> None:
        self.settings = settings
        self.log = log
        self.seed = seed
        self.process: BaseProcess | None = None
        self.address = ""

    def start(self) -> None:
        context = preloaded_context()
        ours, theirs = context.Pipe()
        process = context.Process(
            target=run, args=(self.settings, theirs, str(self.log), self.seed)
        )
        process.start()
        theirs.close()
        self.process = process
        assert ours.poll(START_TIMEOUT), "the server did not start"
        self.address = ours.recv()
        self.settings = replace(self.settings, port=int(self.address.rpartition(":")[2]))
        ours.close()

    def kill(self) -> None:
        """Kill the process, as a power failure would."""
        assert self.process is not None
        self.process.kill()
        self.process.join()
        self.process = None

    def stop(self) -> int | None:
        """Stop the server as an operator does; return its exit status."""
        if self.process is None:
            return None
        process, self.process = self.process, None
        assert process.pid is not None
        if process.is_alive():
            process.terminate()
        process.join(20)
        if process.is_alive():
            process.kill()
            process.join()
        return process.exitcode

    @property
    def pid(self) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    @property
    def memory(self) -> int:
        """Resident memory of the server process, in kilobytes."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1])

    @property
    def sockets(self) -> int:
        """Number of open sockets."""
        files = Path(f"/proc/{self.pid}/fd").iterdir()
        return sum(str(file.readlink()).startswith("socket:") for file in files)

    @property
    def file(self) -> Path:
        """The database file."""
        return Path(self.settings.database.removeprefix("sqlite:///"))

    def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Run SQL on the database file directly, without the server."""
        with closing(sqlite3.connect(self.file, timeout=10)) as connection, connection:
            return connection.execute(sql, values).fetchall()

    def read_log(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""


@contextmanager
def running_server(folder: Path, seed: str = "", **settings: object) -> Iterator[Server]:
    """A server for the length of a test; with a seed its games are repeatable."""
    server = Server(settings_for(folder, **settings), folder / "server.log", seed)
    server.start()
    try:
        yield server
    finally:
        server.stop()
