"""Serves the built web client: hashed assets, other files, and an HTML page for each path."""

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
HOME: Final = "home"  # the page of the empty path
API_PREFIXES: Final = ("api", "metrics")  # first parts of paths that are not pages
NOT_BUILT: Final = "The page has not been built. In a clone: python3 dev.py page\n"
REVALIDATE: Final = {"cache-control": "no-cache"}
IMMUTABLE: Final = "public, max-age=31536000, immutable"  # names contain a content hash


class Assets(StaticFiles):
    """Static files with a content hash in their names, which browsers cache forever."""

    async def check_config(self) -> None:
        """Skip Starlette's check, so that missing assets of an unbuilt page are just 404."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await self.gzip_response(path, scope) or await super().get_response(path, scope)
        response.headers["cache-control"] = IMMUTABLE
        return response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Look up existing names only, so that a request path never reaches the file system."""
        names = file_names(self.directory) if self.directory else ()
        return super().lookup_path(path) if path in names else ("", None)

    async def gzip_response(self, path: str, scope: Scope) -> Response | None:
        """The precompressed file, if there is one and the client accepts gzip."""
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
    """The routes of the web client; they come last, because they match every path."""

    async def page(request: Request) -> Response:
        path: str = request.path_params["path"]
        if path.partition("/")[0] in API_PREFIXES:
            raise HTTPException(404)
        if not (folder / INDEX).is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        if path in file_names(folder):
            return FileResponse(folder / path, headers=REVALIDATE)
        if "." in path.rpartition("/")[2]:
            raise HTTPException(404)  # a file that does not exist
        return FileResponse(html_file(folder, path), headers=REVALIDATE)

    assets = Assets(directory=folder / "assets", check_dir=False)
    return [Mount("/assets", assets), Route("/{path:path}", page)]


def file_names(folder: str | os.PathLike[str]) -> set[str]:
    """The names of the files directly in a folder."""
    with contextlib.suppress(FileNotFoundError), os.scandir(folder) as files:
        return {file.name for file in files if file.is_file()}
    return set()


def html_file(folder: Path, path: str) -> Path:
    """The HTML file of a page, which preloads what it needs, or the general index."""
    name = path.partition("/")[0] or HOME
    pages = {file.stem: file for file in (folder / "pages").glob("*.html")}
    return pages.get(name, folder / INDEX)
