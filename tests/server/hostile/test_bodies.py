"""Request bodies that are not valid messages."""

from __future__ import annotations

import pytest

from tests.server.hostile.raw_requests import send_request
from tests.server.server_process import Server

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad_message"),
        (b"{", 400, "bad_message"),
        (b'{"name": "\xff\xfe"}', 400, "bad_message"),
        (b'{"name": "\\ud800"}', 400, "bad_message"),
        (b"[" * 16_000, 422, "bad_message"),
        (b'{"name":' + b"[" * 16_000, 422, "bad_message"),
        (b'{"x":' * 3_000, 422, "bad_message"),
        (b'{"name": "Ann", "id": "root"}', 422, "bad_message"),
        (b'{"name": 1' + b"0" * 5_000 + b"}", 422, "bad_message"),
        (b" " * 20_000 + b'{"name": "Ann"}', 413, "body_too_large"),
        (b"[" * 100_000, 413, "body_too_large"),
    ],
    ids=range(11),
)
def test_an_invalid_body_is_refused(server: Server, body: bytes, status: int, code: str) -> None:
    found = send_request(server, "POST", "/api/guests", content=body, headers=JSON)

    assert found[:2] == (status, code)


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonp", "\xe4"]
)
def test_a_body_of_another_type_is_refused(server: Server, kind: str) -> None:
    headers = {"content-type": kind.encode("latin-1")}
    found = send_request(server, "POST", "/api/guests", content=b'{"name":"Ann"}', headers=headers)

    assert found[:2] == (415, "not_json")
