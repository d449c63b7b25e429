"""Static files of the web page: document, compression, caching, security headers."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from sixgun.server.http.web_client import page_routes
from sixgun.server.security import SecurityHeadersMiddleware
from tests.server.players import async_test

SCRIPT = "console.log('bang');"


@pytest.fixture
def client(tmp_path: Path) -> httpx.AsyncClient:
    for name in ("assets", "pages"):
        (tmp_path / name).mkdir()
    (tmp_path / "index.html").write_text("any page")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "pages" / "t.html").write_text("a table")
    (tmp_path / "pages" / "home.html").write_text("the first page")
    (tmp_path / "assets" / "a-1.js").write_text(SCRIPT)
    (tmp_path / "assets" / "a-1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "assets" / "b-2.woff2").write_bytes(b"letters")
    app = httpx.ASGITransport(SecurityHeadersMiddleware(Starlette(routes=page_routes(tmp_path))))
    return httpx.AsyncClient(transport=app, base_url="http://here")


@async_test
@pytest.mark.parametrize(
    ("path", "text"),
    [("/", "the first page"), ("/t/abc", "a table"), ("/t", "a table"), ("/nowhere", "any page")],
)
async def test_a_page_has_its_own_document(client: httpx.AsyncClient, path: str, text: str) -> None:
    response = await client.get(path)

    assert response.text == text
    assert response.headers["cache-control"] == "no-cache"


@async_test
@pytest.mark.parametrize("path", ["/..%2Fpages", "/pages%2Ft", "/%2e%2e/t.html", "/pages/t.html"])
async def test_encoded_paths_reach_no_other_file(client: httpx.AsyncClient, path: str) -> None:
    response = await client.get(path)

    assert (response.status_code, response.text) in {(404, "Not Found"), (200, "any page")}


@async_test
@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, deflate", "gzip"), ("identity", None)])
async def test_a_script_is_compressed_if_the_client_accepts_it(
    client: httpx.AsyncClient, accepted: str, encoding: str | None
) -> None:
    response = await client.get("/assets/a-1.js", headers={"accept-encoding": accepted})

    assert response.text == SCRIPT
    assert response.headers.get("content-encoding") == encoding
    assert response.headers["content-type"].startswith("text/javascript")


@async_test
async def test_hashed_assets_are_cached_forever(client: httpx.AsyncClient) -> None:
    for name in ("a-1.js", "b-2.woff2"):
        response = await client.get(f"/assets/{name}")
        assert "immutable" in response.headers["cache-control"]
    assert (await client.get("/assets/none.js")).status_code == 404
    assert (await client.get("/icon.svg")).headers["cache-control"] == "no-cache"


@async_test
@pytest.mark.parametrize(
    ("path", "is_document"), [("/t/abc", True), ("/icon.svg", True), ("/assets/a-1.js", False)]
)
async def test_documents_have_security_headers(
    client: httpx.AsyncClient, path: str, is_document: bool
) -> None:
    headers = (await client.get(path)).headers

    assert headers["x-content-type-options"] == "nosniff"
    assert ("content-security-policy" in headers) == is_document
    assert ("x-frame-options" in headers) == is_document
