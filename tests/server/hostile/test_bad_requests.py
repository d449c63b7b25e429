"""Invalid HTTP requests are refused or disconnected, and leave few log lines."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from starlette.requests import ClientDisconnect
from structlog.testing import capture_logs

from sixgun.server.metrics import Metrics
from sixgun.server.request_errors import RequestErrors
from tests.server.hostile.conftest import healthy_server
from tests.server.hostile.raw_requests import send_request
from tests.server.hostile.raw_sockets import raw_connection
from tests.server.server_process import Server

LONG: Final = "a" * 300
PATHS: Final = (
    "/assets/%00",
    "/assets/a%00.js",
    f"/assets/{LONG}",
    f"/assets/{LONG * 10}.js",
    "/assets/" + "a/" * 2_000,
    "/assets/" + "%F0%9F%98%80" * 100,
    "/assets/..%2findex.html",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/assets//etc/passwd",
    "/assets/%5c..%5capp.py",
    "/assets/",
    "/assets/nothing.js",
    "/a%00.ico",
    "/tables/%00",
    "/%0a",
    "/api/tables/%00",
    "/api/records/%00/replay",
    "/api/tournaments/%00",
    "/api/%7f",
)
# Faults after the first lines of a request.
CHUNKED: Final = b"Transfer-Encoding: chunked\r\n\r\n"
ENDINGS: Final = {
    "no chunk": (CHUNKED + b"zz\r\n",),
    "no chunk, later": (CHUNKED, b"zz\r\n"),
    "no chunk after one": (CHUNKED + b"5\r\nhello\r\n", b"zz\r\n"),
    "no second request": (b"\r\ngarbage\r\n\r\n",),
    "no second request, later": (b"\r\n", b"garbage\r\n\r\n"),
    "a body too long": (b"Content-Length: 3\r\n\r\nab", b"cgarbage\r\n\r\n"),
    "no length": (b"Content-Length: -1\r\n\r\n",),
    "two hosts": (b"Host: y\r\n\r\n",),
}
FIRST: Final = (
    b"GET /api/health HTTP/1.1",
    b"GET /api/library HTTP/1.1",
    b"HEAD /api/health HTTP/1.1",
    b"HEAD /api/library HTTP/1.1",
    b"GET /assets/nothing.js HTTP/1.1",
    b"GET / HTTP/1.1",
    b"POST /api/guests HTTP/1.1\r\nContent-Type: application/json",
    b"POST /api/tournaments/import HTTP/1.1\r\nContent-Type: text/plain",
    b"PUT /api/library HTTP/1.1",
)


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with healthy_server(tmp_path_factory.mktemp("quiet")) as server:
        yield server


def send_raw(server: Server, *parts: bytes) -> bytes:
    """Send the parts; return the bytes until the server closes the connection or is silent."""
    answer = b""
    with raw_connection(server) as connection:
        connection.settimeout(1.0)
        try:
            for part in parts:
                connection.sendall(part)
                time.sleep(0.02)
            while some := connection.recv(2**16):
                answer += some
        except TimeoutError:
            pass
        except OSError:
            answer += b"<reset>"
    return answer


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path[:30]} {len(path)}")
def test_a_malformed_path_is_not_found(own_server: Server, path: str, encoding: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: {encoding}\r\n"
    answer = send_raw(own_server, f"{request}Connection: close\r\n\r\n".encode())

    assert answer.startswith(b"HTTP/1.1 404 ")
    assert b"no_such_" in answer
    assert "Traceback" not in own_server.read_log()


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("first", FIRST, ids=lambda first: first.decode().split(" HTTP")[0])
def test_a_request_that_continues_with_garbage_is_refused_or_cut(
    own_server: Server, first: bytes, ending: str
) -> None:
    head, *rest = ENDINGS[ending]
    answer = send_raw(own_server, first + b"\r\nHost: x\r\n" + head, *rest)

    statuses = [int(status) for status in re.findall(rb"HTTP/1\.1 (\d+) ", answer)]
    assert len(statuses) <= 2
    assert not [status for status in statuses if status >= 500 and status != 503]
    assert "Traceback" not in own_server.read_log()
    assert "ProtocolError" not in own_server.read_log()


def test_bytes_that_are_not_http_get_400(own_server: Server) -> None:
    for garbage in (b"\x00\r\n\r\n", b"\x16\x03\x01\x02\x00" + b"\x00" * 200, b"garbage\r\n\r\n"):
        answer = send_raw(own_server, garbage)
        assert answer.startswith(b"HTTP/1.1 400 Bad Request\r\n")
        assert b"\r\nconnection: close\r\n" in answer.lower()
        head, _, body = answer.partition(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head.lower())
        assert length is not None
        assert int(length[1]) == len(body)


def test_one_address_does_not_fill_the_log(tmp_path: Path) -> None:
    """A thousand bad requests leave only a few short lines."""
    with healthy_server(tmp_path) as server:
        before = len(server.read_log())
        for number in range(1_000):
            with raw_connection(server) as connection:
                connection.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n" + CHUNKED + b"zz\r\n")
                if number % 50 == 0:
                    drain(connection)
        assert send_request(server, "GET", "/api/health")[0] == 200
        lines = server.read_log()[before:].splitlines()
        assert 1 <= len(lines) <= 10
        assert all(len(line) < 300 and '"bad_request"' in line for line in lines)
        assert "127.0.0.1" not in "".join(lines)


def drain(connection: socket.socket) -> None:
    try:
        while connection.recv(2**16):
            pass
    except OSError:
        pass


def test_an_upgrade_to_http2_is_ignored(own_server: Server) -> None:
    before = len(own_server.read_log())
    request = b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n"
    assert send_raw(own_server, request).startswith(b"HTTP/1.1 200 ")
    assert own_server.read_log()[before:] == ""


@pytest.mark.parametrize("table", ["%00", "%0a", "x" * 3_000, "%ff"])
def test_a_websocket_to_an_unknown_table_leaves_no_traceback(
    own_server: Server, table: str
) -> None:
    before = len(own_server.read_log())
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    answer = send_raw(own_server, request.encode())
    # 101: the server checks the table after hello.
    assert answer.startswith((b"HTTP/1.1 403 ", b"HTTP/1.1 101 "))
    assert "Traceback" not in own_server.read_log()[before:]


def test_failures_are_logged_a_few_times_per_address() -> None:
    errors = RequestErrors(Metrics())
    with capture_logs() as lines:
        for _ in range(100):
            errors.report_failure("192.0.2.1", ValueError("ours"))
            errors.report_failure("192.0.2.1", ClientDisconnect())
            errors.report_bad_request("192.0.2.1", "x" * 10_000)
        errors.report_failure("192.0.2.2", ValueError("ours"))
    events = [line["event"] for line in lines]
    assert events.count("request_failed") == 5 + 1
    assert events.count("bad_request") == 5
    assert all(len(str(line)) < 300 for line in lines)
