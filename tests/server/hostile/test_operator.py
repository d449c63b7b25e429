"""The admin secret: an address that guesses wrong too often has to wait."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from tests.server.hostile.conftest import healthy_server
from tests.server.hostile.raw_requests import send_request
from tests.server.server_process import NO_LIMITS, Server, running_server

SECRET: Final = "correct horse battery staple"
PATHS: Final = (
    ("GET", "/metrics"),
    ("GET", "/api/admin/tables"),
    ("DELETE", "/api/admin/tables/none"),
)
REFUSED: Final = (403, "only_the_operator")
LIMITED: Final = (429, "too_many_requests")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    limits = replace(NO_LIMITS, wrong_secrets_per_minute=3)
    with healthy_server(tmp_path, limits=limits, admin_secret=SECRET) as server:
        yield server


def send(server: Server, path: tuple[str, str], header: str = "") -> tuple[int, str]:
    headers = {"authorization": header.encode()} if header else {}
    return send_request(server, *path, headers=headers)[:2]


@pytest.mark.parametrize("path", PATHS)
def test_wrong_secrets_are_limited(server: Server, path: tuple[str, str]) -> None:
    responses = [send(server, path, f"Bearer {guess}") for guess in range(5)]

    assert responses == [REFUSED] * 3 + [LIMITED] * 2
    assert SECRET not in server.read_log()


def test_wrong_secrets_of_all_endpoints_count_together(server: Server) -> None:
    assert [send(server, path, "Bearer guess") for path in PATHS] == [REFUSED] * 3
    assert send(server, PATHS[0], "Bearer guess") == LIMITED


def test_a_limited_address_is_refused_even_with_the_right_secret(server: Server) -> None:
    """Otherwise the limit would not stop guessing."""
    for guess in range(4):
        send(server, PATHS[0], f"Bearer {guess}")
    assert send(server, PATHS[0], f"Bearer {SECRET}") == LIMITED


def test_only_wrong_secrets_count(server: Server) -> None:
    for _ in range(10):
        assert send(server, PATHS[0]) == REFUSED
        assert send(server, PATHS[0], f"Bearer {SECRET}")[0] == 200


@pytest.mark.parametrize("header", [SECRET, f"Judge {SECRET}", "Bearer", "Bearer \u2020"])
def test_other_authorization_schemes_are_refused(server: Server, header: str) -> None:
    assert send(server, PATHS[0], header) == REFUSED


def test_other_addresses_are_not_limited(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, wrong_secrets_per_minute=3)
    with running_server(tmp_path, limits=limits, admin_secret=SECRET, trusted_proxy=True) as server:

        def status_from(address: str, secret: str) -> int:
            headers = {"authorization": f"Bearer {secret}", "x-forwarded-for": address}
            return send_request(server, "GET", "/metrics", headers=headers)[0]

        assert [status_from("192.0.2.1", "guess") for _ in range(5)] == [403] * 3 + [429] * 2
        assert status_from("192.0.2.2", SECRET) == 200
