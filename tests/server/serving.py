"""A server in a process of its own, to be talked to, stopped and killed."""

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

from sixgun.server.logs import set_up_logs
from sixgun.server.serving import serve
from sixgun.server.settings import Limits, Settings
from sixgun.server.tables import bots, table

__all__ = ["FREELY", "Server", "running", "settings_for"]

# Scripted players are faster than people.
FREELY: Final = Limits(
    lines_an_address=1_000_000,
    tables=10_000,
    tables_a_person=10_000,
    connections_a_person=1_000,
    guests_a_minute=1_000_000,
    requests=1e6,
    requests_at_once=1_000_000,
    messages=1e6,
    messages_at_once=1_000_000,
    replays=1e6,
    replays_at_once=1_000_000,
    tournaments_an_hour=1_000_000,
    wrong_secrets=1_000_000,
)
STARTING: Final = 60.0  # seconds
# What a server imports only when it needs it.
LATER: Final = (
    "alembic.command",
    "uvicorn.lifespan.off",
    "uvicorn.loops.auto",
)


def settings_for(folder: Path, **others: object) -> Settings:
    usual = Settings(
        port=0,
        database=f"sqlite:///{folder}/games.db",
        lanes=1,
        first_thought=0.001,
        limits=FREELY,
    )
    return replace(usual, **others)  # type: ignore[arg-type]


def ready_made() -> Any:
    """Where new processes come from one that has everything imported: many are started here."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["sixgun.server.serving", *LATER])
    return context


def deal_by(luck: str) -> None:
    """What is left to chance comes again by the same word: how cards lie, what bots are called."""
    source = random.Random(luck)
    known = SimpleNamespace(
        token_hex=lambda size: source.randbytes(size).hex(),
        token_urlsafe=secrets.token_urlsafe,
        choice=source.choice,
    )
    for module in (bots, table):
        patch.object(module, "secrets", known).start()


def run(settings: Settings, line: Connection, log: str, luck: str) -> None:
    """All that it says goes into the log, whoever says it."""
    if luck:
        deal_by(luck)
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    set_up_logs(as_json=True)
    serve(settings, line.send)


class Server:
    """Started anew it has the same address and the same database."""

    def __init__(self, settings: Settings, log: Path, luck: str = "") -> None:
        self.settings = settings
        self.log = log
        self.luck = luck
        self.process: BaseProcess | None = None
        self.address = ""

    def start(self) -> None:
        context = ready_made()
        ours, theirs = context.Pipe()
        process = context.Process(
            target=run, args=(self.settings, theirs, str(self.log), self.luck)
        )
        process.start()
        theirs.close()
        self.process = process
        assert ours.poll(STARTING), "the server does not start"
        self.address = ours.recv()
        self.settings = replace(self.settings, port=int(self.address.rpartition(":")[2]))
        ours.close()

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        self.process.kill()
        self.process.join()
        self.process = None

    def stop(self) -> int | None:
        """As an operator does; the status."""
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
        """Of the server itself, in kilobytes."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1])

    @property
    def sockets(self) -> int:
        """How many it has open."""
        files = Path(f"/proc/{self.pid}/fd").iterdir()
        return sum(str(file.readlink()).startswith("socket:") for file in files)

    @property
    def file(self) -> Path:
        """The database."""
        return Path(self.settings.database.removeprefix("sqlite:///"))

    def stored(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """What is in the database, asked, or changed, behind the server's back."""
        with closing(sqlite3.connect(self.file, timeout=10)) as connection, connection:
            return connection.execute(question, values).fetchall()

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""


@contextmanager
def running(folder: Path, luck: str = "", **settings: object) -> Iterator[Server]:
    """With some luck its games come again; without it they are all new."""
    server = Server(settings_for(folder, **settings), folder / "server.log", luck)
    server.start()
    try:
        yield server
    finally:
        server.stop()
