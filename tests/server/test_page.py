"""The browser's page as files: which document, how it is packed, how long it is kept."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from sixgun.server.doors import Guarded
from sixgun.server.http.page import page_routes
from tests.server.players import played

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
    app = httpx.ASGITransport(Guarded(Starlette(routes=page_routes(tmp_path))))
    return httpx.AsyncClient(transport=app, base_url="http://here")


@played
@pytest.mark.parametrize(
    ("path", "text"),
    [("/", "the first page"), ("/t/abc", "a table"), ("/t", "a table"), ("/nowhere", "any page")],
)
async def test_a_page_has_its_own_document(client: httpx.AsyncClient, path: str, text: str) -> None:
    answer = await client.get(path)

    assert answer.text == text
    assert answer.headers["cache-control"] == "no-cache"


@played
@pytest.mark.parametrize("path", ["/..%2Fpages", "/pages%2Ft", "/%2e%2e/t.html", "/pages/t.html"])
async def test_no_other_file_is_a_document(client: httpx.AsyncClient, path: str) -> None:
    answer = await client.get(path)

    assert (answer.status_code, answer.text) in {(404, "Not Found"), (200, "any page")}


@played
@pytest.mark.parametrize(("asked", "packed"), [("gzip, deflate", "gzip"), ("identity", None)])
async def test_a_script_comes_packed_to_who_can_unpack_it(
    client: httpx.AsyncClient, asked: str, packed: str | None
) -> None:
    answer = await client.get("/assets/a-1.js", headers={"accept-encoding": asked})

    assert answer.text == SCRIPT
    assert answer.headers.get("content-encoding") == packed
    assert answer.headers["content-type"].startswith("text/javascript")


@played
async def test_what_is_named_by_its_content_is_kept_for_good(client: httpx.AsyncClient) -> None:
    for name in ("a-1.js", "b-2.woff2"):
        answer = await client.get(f"/assets/{name}")
        assert "immutable" in answer.headers["cache-control"]
    assert (await client.get("/assets/none.js")).status_code == 404
    assert (await client.get("/icon.svg")).headers["cache-control"] == "no-cache"


@played
@pytest.mark.parametrize(
    ("path", "opened"), [("/t/abc", True), ("/icon.svg", True), ("/assets/a-1.js", False)]
)
async def test_what_can_be_opened_by_itself_is_protected(
    client: httpx.AsyncClient, path: str, opened: bool
) -> None:
    headers = (await client.get(path)).headers

    assert headers["x-content-type-options"] == "nosniff"
    assert ("content-security-policy" in headers) == opened
    assert ("x-frame-options" in headers) == opened
