"""`sixgun serve`: its address, how it stops, and its errors."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest

from sixgun.cli.serve import is_origin
from sixgun.server.runner import network_address

OPEN = "Sixgun is running at "


def command(*options: object) -> list[str]:
    return [sys.executable, "-m", "sixgun", "serve", *map(str, options)]


@contextmanager
def start_server(folder: Path, *options: object) -> Iterator[tuple[subprocess.Popen[str], str]]:
    process = subprocess.Popen(
        command("--port", 0, "--db", folder / "a.db", *options),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith(OPEN)
        yield process, line.removeprefix(OPEN).strip()
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def refused(*options: object) -> str:
    found = subprocess.run(
        command(*options), check=False, capture_output=True, text=True, timeout=60
    )
    assert found.returncode == 2
    assert found.stderr.count("\n") == 1
    return found.stderr


@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM])
def test_the_server_prints_its_address_and_stops_on_a_signal(
    tmp_path: Path, way: signal.Signals
) -> None:
    with start_server(tmp_path) as (process, address):
        assert httpx.get(f"{address}/api/health", trust_env=False).json()["status"] == "ok"
        process.send_signal(way)
        assert process.wait(20) == 0
        assert process.stdout is not None
        assert process.stderr is not None
        message = process.stdout.read()
        logged = [json.loads(line)["event"] for line in process.stderr]
    assert "Games are stored in" in message
    assert message.endswith("Sixgun has stopped.\n")
    assert logged == ["started", "stopping", "stopped"]
    assert (tmp_path / "a.db").exists()


def test_a_port_in_use_is_refused_with_a_message(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        message = refused("--port", port, "--db", tmp_path / "a.db")
    assert "port_in_use" in message
    assert str(port) in message


def test_an_invalid_database_is_refused_with_a_message(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_text("not a database, but long enough to be looked at " * 50)
    assert "database_corrupt" in refused("--port", 0, "--db", tmp_path / "a.db")
    assert "cannot_open_database" in refused("--port", 0, "--db", tmp_path / "no" / "a.db")
    assert "bad_database_url" in refused("--port", 0, "--db", "what://ever")


def test_an_unknown_log_level_is_refused() -> None:
    assert "bad_usage" in refused("--log-level", "shouting")


def test_an_invalid_origin_is_refused() -> None:
    message = refused("--origin", "nonsense")
    assert "bad_usage" in message
    assert "https://example.org" in message


@pytest.mark.parametrize(
    "other",
    ["example.org", "https://", "https://example.org/", "ftp://x", "http://x:y", "http://a@b"],
)
def test_an_origin_has_only_a_scheme_and_a_host(other: str) -> None:
    assert is_origin("https://example.org")
    assert is_origin("http://localhost:5173")
    assert not is_origin(other)


def test_the_public_address_is_printed() -> None:
    assert network_address("127.0.0.1") == ""
    for host in ("0.0.0.0", "::"):
        found = network_address(host).strip("[]")
        assert not found or not ip_address(found).is_unspecified
