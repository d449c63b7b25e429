"""The browser's page: files that were built once, and a document for each kind of address."""

from __future__ import annotations

import contextlib
import os
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

__all__ = ["PAGE", "page_routes"]

PAGE: Final = Path(__file__).resolve().parent.parent / "page"
INDEX: Final = "index.html"
FIRST: Final = "home"  # the page without a name
OURS: Final = ("api", "metrics")  # first part of addresses that are no pages
MISSING: Final = "The page has not been built. In a clone: python3 dev.py page\n"
FRESH: Final = {"cache-control": "no-cache"}
FOR_GOOD: Final = "public, max-age=31536000, immutable"  # their names change with their content


class Assets(StaticFiles):
    """What is named by its content: whoever has it need not ask again."""

    async def check_config(self) -> None:
        """A page that has not been built has no assets: each of them is simply not found."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await self.packed(path, scope) or await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_GOOD
        return response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Only what is there has a path: what somebody asks for never becomes part of one."""
        found = names_in(self.directory) if self.directory else ()
        return super().lookup_path(path) if path in found else ("", None)

    async def packed(self, path: str, scope: Scope) -> Response | None:
        """It was packed when it was built, for all who can unpack it."""
        if "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            return None
        if self.lookup_path(f"{path}.gz")[1] is None:
            return None
        response = await super().get_response(f"{path}.gz", scope)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-type"] = f"{guess_type(path)[0]}; charset=utf-8"
        response.headers.add_vary_header("accept-encoding")
        return response


def page_routes(folder: Path = PAGE) -> list[BaseRoute]:
    """After all others: whatever is no request of the lobby is a page."""

    async def page(request: Request) -> Response:
        path: str = request.path_params["path"]
        if path.partition("/")[0] in OURS:
            raise HTTPException(404)
        if not (folder / INDEX).is_file():
            return PlainTextResponse(MISSING, 503)
        if path in names_in(folder):
            return FileResponse(folder / path, headers=FRESH)
        if "." in path.rpartition("/")[2]:
            raise HTTPException(404)  # a file, and none of ours
        return FileResponse(document(folder, path), headers=FRESH)

    assets = Assets(directory=folder / "assets", check_dir=False)
    return [Mount("/assets", assets), Route("/{path:path}", page)]


def names_in(folder: str | os.PathLike[str]) -> set[str]:
    """Of the files right there."""
    with contextlib.suppress(FileNotFoundError), os.scandir(folder) as files:
        return {file.name for file in files if file.is_file()}
    return set()


def document(folder: Path, path: str) -> Path:
    """That of the page, which names all it needs; else the one for whatever it may be."""
    name = path.partition("/")[0] or FIRST
    own = {file.stem: file for file in (folder / "pages").glob("*.html")}
    return own.get(name, folder / INDEX)
