"""`sixgun serve`: runs the server and prints its address."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, urlsplit

from sixgun.cli.console import output_console, print_line, program_name
from sixgun.cli.language import say
from sixgun.server.log_config import configure_logging
from sixgun.server.runner import network_address, serve
from sixgun.server.settings import Settings

__all__ = ["ServeOptions", "is_origin", "open_browser", "run_server"]

LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class ServeOptions:
    host: str
    port: int
    database: str
    boxes: tuple[Path, ...]
    bot_workers: int
    origins: tuple[str, ...]
    secure: bool
    proxy: bool
    json_logs: bool
    level: str


def run_server(options: ServeOptions, then: Callable[[str], None] | None = None) -> None:
    """Run the server until Ctrl-C. Everything is in the database, so nothing is lost."""
    configure_logging(options.json_logs or not sys.stderr.isatty(), options.level)
    settings = Settings(
        host=options.host,
        port=options.port,
        database=database_url(options.database),
        boxes=tuple(str(box) for box in options.boxes),
        allowed_origins=options.origins,
        secure_cookies=options.secure,
        trusted_proxy=options.proxy,
        bot_workers=options.bot_workers or Settings.bot_workers,
    )

    def ready(address: str) -> None:
        console = output_console()
        print_line(console, say("terminal.serve.running", address=address), "bold")
        for line in hints(options, address):
            print_line(console, line)
        sys.stdout.flush()
        if then is not None:
            then(address)

    serve(settings, ready)
    print_line(output_console(), say("terminal.serve.stopped"))


def hints(options: ServeOptions, address: str) -> Iterator[str]:
    """Who can reach the server, and what happens to games."""
    if others := network_address(options.host):
        port = address.rpartition(":")[2]
        yield say("terminal.serve.network", address=f"http://{others}:{port}")
    yield say("terminal.serve.stored", database=options.database)
    if options.secure:
        yield say("terminal.serve.secure")
    if options.host in LOOPBACK:
        called = os.environ.get("SIXGUN_SERVING") or f"{program_name()} serve"
        yield say("terminal.serve.only_here", command=f"{called} --host 0.0.0.0")
    yield say("terminal.serve.stop")


def open_browser(address: str) -> None:
    """Open the browser in a thread, because it may start slowly."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def database_url(given: str) -> str:
    """The database URL; a path becomes an SQLite URL, whatever characters it has."""
    return given if "://" in given else f"sqlite:///{quote(given)}"


def is_origin(given: str) -> bool:
    """Whether this is an origin such as https://example.org, without a path."""
    try:
        parts = urlsplit(given)
        named = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        return False
    plain = f"{parts.scheme}://{parts.netloc}" == given and "@" not in parts.netloc
    return named and plain and parts.scheme in ("http", "https")
