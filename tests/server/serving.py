"""A server in a process of its own, to be talked to, stopped and killed."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

from sixgun.server.logs import set_up_logs
from sixgun.server.serving import serve
from sixgun.server.settings import Limits, Settings

__all__ = ["FREELY", "Server", "running", "settings_for"]

# Scripted players are faster than people.
FREELY: Final = Limits(
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
)
STARTING: Final = 60.0  # seconds


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
    context.set_forkserver_preload(["sixgun.server.serving"])
    return context


def run(settings: Settings, line: Connection, log: str) -> None:
    with Path(log).open("a", encoding="utf-8") as stream:
        set_up_logs(as_json=True, to=stream)
        serve(settings, line.send)


class Server:
    """Started anew it has the same address and the same database."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.settings = settings
        self.log = log
        self.process: BaseProcess | None = None
        self.address = ""

    def start(self) -> None:
        context = ready_made()
        ours, theirs = context.Pipe()
        process = context.Process(target=run, args=(self.settings, theirs, str(self.log)))
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

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""


@contextmanager
def running(folder: Path, **settings: object) -> Iterator[Server]:
    server = Server(settings_for(folder, **settings), folder / "server.log")
    server.start()
    try:
        yield server
    finally:
        server.stop()
