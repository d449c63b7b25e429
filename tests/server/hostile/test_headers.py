"""Cross-origin requests and security headers."""

from __future__ import annotations

import pytest

from tests.server.hostile.raw_requests import send_request
from tests.server.server_process import Server


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "", "http://127.0.0.1@evil"]
)
def test_a_foreign_origin_is_refused(server: Server, origin: str) -> None:
    headers = {"origin": origin}
    found = send_request(server, "POST", "/api/guests", json={"name": "Ann"}, headers=headers)

    assert found[:2] == (403, "foreign_origin")


@pytest.mark.parametrize("origin", ["http://[", "http://]:80/"])
def test_an_invalid_origin_is_refused(server: Server, origin: str) -> None:
    headers = {"origin": origin}
    found = send_request(server, "POST", "/api/guests", json={"name": "Ann"}, headers=headers)

    assert found[:2] == (403, "foreign_origin")


def test_our_own_origin_is_accepted(server: Server) -> None:
    headers = {"origin": server.address}

    assert (
        send_request(server, "POST", "/api/guests", json={"name": "Ann"}, headers=headers)[0] == 200
    )


@pytest.mark.parametrize("path", ["/api/health", "/api/tables/nothing", "/nothing", "/api/me"])
def test_every_response_has_security_headers(server: Server, path: str) -> None:
    headers = send_request(server, "GET", path)[2].headers

    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    is_uncached = headers.get("cache-control") == "no-store"
    assert is_uncached == path.startswith("/api/")
    assert "access-control-allow-origin" not in headers


def test_the_token_is_only_in_the_cookie(server: Server) -> None:
    _, _, response = send_request(server, "POST", "/api/guests", json={"name": "Ann"})
    cookie = response.headers["set-cookie"]
    token = response.cookies["sixgun"]

    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert len(token) >= 40
    assert token not in response.text
    assert not server.query("select * from tokens where hash = ?", token)


@pytest.mark.parametrize("path", ["/api/admin", "/api/admin/tables", "/metrics"])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_without_a_configured_secret_admin_endpoints_do_not_exist(
    server: Server, method: str, path: str
) -> None:
    assert send_request(server, method, path)[0] in (404, 405)
