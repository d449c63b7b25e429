"""Start and stop: the address, the wires, the last words."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Final

import structlog
import uvicorn

import sixgun
from sixgun.engine import SixgunError
from sixgun.live.custom_boxes import seal_boxes
from sixgun.server.app import application
from sixgun.server.garbage import freeze
from sixgun.server.house import House
from sixgun.server.logs import leave_out_request_faults
from sixgun.server.settings import Settings
from sixgun.server.wires import Wiring

__all__ = ["CannotServe", "address_for_others", "serve"]

FILES: Final = 65_536
# The hosts that stand for all addresses of this machine, and one of other machines' by each.
EVERYWHERE: Final = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1"),
    "::": (socket.AF_INET6, "2001:db8::1"),
}
STOPPING: Final = (signal.SIGINT, signal.SIGTERM)


class CannotServe(SixgunError):
    """The address cannot be used."""


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Until it is told to stop. `ready` gets the address when people may come."""
    leave_out_request_faults()
    allow_many_connections()
    listening = listen(settings)  # first: a database is not even made where nobody could come
    try:
        house = House(settings)
        seal_boxes()
    except BaseException:
        listening.close()
        raise
    host, port = listening.getsockname()[:2]
    address = f"http://{shown(host)}:{port}"

    def started() -> None:
        house.services.metrics.gc_pauses.start()
        kept = {"tables": len(house.lobby.tables), "database": house.store.file}
        house.services.log.info("started", version=sixgun.__version__, address=address, **kept)
        ready(address)

    asyncio.run(
        run(house, Told(Wiring(application(house), settings, house.faults), started), listening)
    )


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
        house.services.metrics.gc_pauses.stop()
        await house.close()
        listening.close()
    house.services.log.info("stopped")


class Told(uvicorn.Server):
    """Says when it is ready, and ends well when it is told to stop."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            freeze()
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        structlog.get_logger("sixgun").info("stopping")
        await super().shutdown(sockets)

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


def address_for_others(host: str) -> str:
    """Where this machine is found in its network, if all of it may come; "" if there is none."""
    if host not in EVERYWHERE:
        return ""
    kind, somewhere = EVERYWHERE[host]
    with contextlib.suppress(OSError), socket.socket(kind, socket.SOCK_DGRAM) as line:
        line.connect((somewhere, 9))  # nothing is sent: only the way there is looked up
        return shown(line.getsockname()[0])
    return ""


def shown(host: str) -> str:
    """As one would type it."""
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host
