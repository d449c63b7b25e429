"""Starts and stops the server: bind the address, run uvicorn, shut down cleanly."""

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
from sixgun.server.application import Application
from sixgun.server.asgi import create_app
from sixgun.server.gc_pauses import freeze_gc
from sixgun.server.log_config import silence_uvicorn_request_errors
from sixgun.server.settings import Settings
from sixgun.server.uvicorn_protocols import UvicornConfig

__all__ = ["CannotServe", "network_address", "serve"]

MAX_OPEN_FILES: Final = 65_536
LISTEN_QUEUE: Final = 1_024  # connections that wait to be accepted
# Hosts that mean all interfaces, each with its family and a documentation address in it.
ALL_INTERFACES: Final = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1"),
    "::": (socket.AF_INET6, "2001:db8::1"),
}
STOP_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class CannotServe(SixgunError):
    """The server cannot listen on its address."""


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Run until a stop signal; call `ready` with the URL when the server accepts connections."""
    silence_uvicorn_request_errors()
    allow_many_connections()
    listener = listen(settings)  # first, so that a failure leaves no new database behind
    try:
        application = Application(settings)
        seal_boxes()
    except BaseException:
        listener.close()
        raise
    host, port = listener.getsockname()[:2]
    address = f"http://{format_host(host)}:{port}"

    def on_started() -> None:
        application.context.metrics.gc_pauses.start()
        state = {"tables": len(application.lobby.tables), "database": application.store.file}
        application.context.log.info(
            "started", version=sixgun.__version__, address=address, **state
        )
        ready(address)

    asyncio.run(
        run(
            application,
            UvicornServer(
                UvicornConfig(create_app(application), settings, application.request_errors),
                on_started,
            ),
            listener,
        )
    )


def allow_many_connections() -> None:
    """Raise the limit of open files, because every connection needs one."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not on every platform

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        limit = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(MAX_OPEN_FILES, hard)
        if soft < limit:
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))


async def run(application: Application, server: uvicorn.Server, listener: socket.socket) -> None:
    """Open the application, serve until a stop signal, and close the application."""
    try:
        await application.open()
        await server.serve(sockets=[listener])
    finally:
        application.context.metrics.gc_pauses.stop()
        await application.close()
        listener.close()
    application.context.log.info("stopped")


class UvicornServer(uvicorn.Server):
    """Reports when it is ready, and stops without an exception on a signal."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(LISTEN_QUEUE)  # asyncio has set it to the backlog of uvicorn
        if not self.should_exit:
            freeze_gc()
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        structlog.get_logger("sixgun").info("stopping")
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on SIGINT and SIGTERM; unlike uvicorn, do not raise the signal again afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        previous = {name: signal.signal(name, self.handle_exit) for name in STOP_SIGNALS}
        try:
            yield
        finally:
            for name, handler in previous.items():
                signal.signal(name, handler)


def listen(settings: Settings) -> socket.socket:
    """A socket that listens on the configured address; raises CannotServe."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sets TCP_NODELAY only for sockets with an explicit TCP protocol.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        code = "port_in_use" if error.errno == errno.EADDRINUSE else "cannot_listen"
        reason = error.strerror or str(error)
        raise CannotServe(code, host=settings.host, port=settings.port, reason=reason) from error
    listener.listen(LISTEN_QUEUE)
    return listener


def network_address(host: str) -> str:
    """The address of this machine in its network, or "" if the server listens only locally."""
    if host not in ALL_INTERFACES:
        return ""
    family, remote = ALL_INTERFACES[host]
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((remote, 9))  # sends nothing: only selects the local address
        return format_host(probe.getsockname()[0])
    return ""


def format_host(host: str) -> str:
    """The host as it appears in a URL."""
    if host in ALL_INTERFACES:
        return "localhost"
    return f"[{host}]" if ":" in host else host
