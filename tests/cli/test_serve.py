"""`sixgun serve` as an operator starts it: where it is, how it stops, what can be wrong."""

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
from sixgun.server.serving import address_for_others

OPEN = "Sixgun is running at "


def command(*options: object) -> list[str]:
    return [sys.executable, "-m", "sixgun", "serve", *map(str, options)]


@contextmanager
def served(folder: Path, *options: object) -> Iterator[tuple[subprocess.Popen[str], str]]:
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
def test_it_says_where_it_is_and_stops_when_told_to(tmp_path: Path, way: signal.Signals) -> None:
    with served(tmp_path) as (process, address):
        assert httpx.get(f"{address}/api/health", trust_env=False).json()["status"] == "ok"
        process.send_signal(way)
        assert process.wait(20) == 0
        assert process.stdout is not None
        assert process.stderr is not None
        told = process.stdout.read()
        logged = [json.loads(line)["event"] for line in process.stderr]
    assert "Games are stored in" in told
    assert told.endswith("Sixgun has stopped.\n")
    assert logged == ["started", "stopping", "stopped"]
    assert (tmp_path / "a.db").exists()


def test_a_port_in_use_is_refused_in_words(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = refused("--port", port, "--db", tmp_path / "a.db")
    assert "port_in_use" in told
    assert str(port) in told


def test_a_database_that_is_none_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_text("not a database, but long enough to be looked at " * 50)
    assert "database_corrupt" in refused("--port", 0, "--db", tmp_path / "a.db")
    assert "cannot_open_database" in refused("--port", 0, "--db", tmp_path / "no" / "a.db")
    assert "bad_database_url" in refused("--port", 0, "--db", "what://ever")


def test_an_unknown_level_of_logs_is_refused() -> None:
    assert "bad_usage" in refused("--log-level", "shouting")


def test_what_is_no_origin_is_refused() -> None:
    told = refused("--origin", "nonsense")
    assert "bad_usage" in told
    assert "https://example.org" in told


@pytest.mark.parametrize(
    "other",
    ["example.org", "https://", "https://example.org/", "ftp://x", "http://x:y", "http://a@b"],
)
def test_an_origin_has_a_scheme_and_a_host_and_no_more(other: str) -> None:
    assert is_origin("https://example.org")
    assert is_origin("http://localhost:5173")
    assert not is_origin(other)


def test_where_others_find_it_is_told_if_they_may_come() -> None:
    assert address_for_others("127.0.0.1") == ""
    for host in ("0.0.0.0", "::"):
        found = address_for_others(host).strip("[]")
        assert not found or not ip_address(found).is_unspecified
