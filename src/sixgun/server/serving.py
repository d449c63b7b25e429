"""Start and stop: the address, the wires, the last words."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Final

import uvicorn

from sixgun.engine import SixgunError
from sixgun.server.app import application
from sixgun.server.house import House
from sixgun.server.logs import leave_out_strangers_faults
from sixgun.server.settings import Settings
from sixgun.server.wires import Wiring

__all__ = ["CannotServe", "serve"]

FILES: Final = 65_536
STOPPING: Final = (signal.SIGINT, signal.SIGTERM)


class CannotServe(SixgunError):
    """The address cannot be used."""


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Until it is told to stop. `ready` gets the address when people may come."""
    leave_out_strangers_faults()
    allow_many_connections()
    listening = listen(settings)  # first: a database is not even made where nobody could come
    try:
        house = House(settings)
    except BaseException:
        listening.close()
        raise
    host, port = listening.getsockname()[:2]
    server = Told(
        Wiring(application(house), settings), lambda: ready(f"http://{shown(host)}:{port}")
    )
    asyncio.run(run(house, server, listening))


def allow_many_connections() -> None:
    """Each is an open file, and few are usually allowed."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not everywhere

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def run(house: House, server: uvicorn.Server, listening: socket.socket) -> None:
    """What cannot be opened is told before anybody comes."""
    try:
        await house.open()
        await server.serve(sockets=[listening])
    finally:
        await house.close()
        listening.close()


class Told(uvicorn.Server):
    """Says when it is ready, and ends well when it is told to stop."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            gc.collect()
            gc.freeze()  # what is there now stays: no pause to look through it again
            self.ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and an operator's signal are wishes: nothing is raised after them."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {name: signal.signal(name, self.handle_exit) for name in STOPPING}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)


def listen(settings: Settings) -> socket.socket:
    kind = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Only of sockets that name TCP does asyncio know that small messages must not wait.
    listening = socket.socket(kind, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        taken = error.errno == errno.EADDRINUSE
        code = "port_in_use" if taken else "cannot_listen"
        reason = error.strerror or str(error)
        raise CannotServe(code, host=settings.host, port=settings.port, reason=reason) from error
    listening.listen(1024)
    return listening


def shown(host: str) -> str:
    """As one would type it."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
