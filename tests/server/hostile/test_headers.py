"""Pages from elsewhere, and what protects our own."""

from __future__ import annotations

import pytest

from tests.server.hostile.asking import asked
from tests.server.serving import Server


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "", "http://127.0.0.1@evil"]
)
def test_a_page_from_elsewhere_is_refused(server: Server, origin: str) -> None:
    headers = {"origin": origin}
    found = asked(server, "POST", "/api/guests", json={"name": "Ann"}, headers=headers)

    assert found[:2] == (403, "foreign_origin")


@pytest.mark.parametrize("origin", ["http://[", "http://]:80/"])
def test_an_origin_that_is_no_url_is_refused(server: Server, origin: str) -> None:
    headers = {"origin": origin}
    found = asked(server, "POST", "/api/guests", json={"name": "Ann"}, headers=headers)

    assert found[:2] == (403, "foreign_origin")


def test_our_own_page_is_let_in(server: Server) -> None:
    headers = {"origin": server.address}

    assert asked(server, "POST", "/api/guests", json={"name": "Ann"}, headers=headers)[0] == 200


@pytest.mark.parametrize("path", ["/api/health", "/api/tables/nothing", "/nothing", "/api/me"])
def test_every_answer_has_the_headers_that_protect_a_page(server: Server, path: str) -> None:
    headers = asked(server, "GET", path)[2].headers

    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    kept_by_nobody = headers.get("cache-control") == "no-store"
    assert kept_by_nobody == path.startswith("/api/")
    assert "access-control-allow-origin" not in headers


def test_the_secret_is_in_a_cookie_and_nowhere_else(server: Server) -> None:
    _, _, answer = asked(server, "POST", "/api/guests", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    token = answer.cookies["sixgun"]

    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert len(token) >= 40
    assert token not in answer.text
    assert not server.stored("select * from tokens where hash = ?", token)


@pytest.mark.parametrize("path", ["/api/admin", "/api/admin/tables", "/metrics"])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_an_operator_without_a_secret_has_no_door(server: Server, method: str, path: str) -> None:
    assert asked(server, method, path)[0] in (404, 405)
