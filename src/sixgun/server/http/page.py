"""The browser's page: files that were built once, and one document for all its addresses."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

__all__ = ["PAGE", "page_routes"]

PAGE: Final = Path(__file__).resolve().parent.parent / "page"
INDEX: Final = "index.html"
OURS: Final = ("api", "metrics")  # first part of addresses that are no pages
MISSING: Final = "The page has not been built. In a clone: python3 dev.py page\n"
FRESH: Final = {"cache-control": "no-cache"}
FOR_GOOD: Final = "public, max-age=31536000, immutable"  # their names change with their content


class Assets(StaticFiles):
    """What is named by its content: whoever has it need not ask again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_GOOD
        return response


def page_routes(folder: Path = PAGE) -> list[BaseRoute]:
    """After all others: whatever is no request of the lobby is a page."""

    async def page(request: Request) -> Response:
        path: str = request.path_params["path"]
        if path.partition("/")[0] in OURS:
            raise HTTPException(404)
        if not (folder / INDEX).is_file():
            return PlainTextResponse(MISSING, 503)
        if path in beside_index(folder):
            return FileResponse(folder / path, headers=FRESH)
        if "." in path.rpartition("/")[2]:
            raise HTTPException(404)  # a file, and none of ours
        return FileResponse(folder / INDEX, headers=FRESH)

    assets = Assets(directory=folder / "assets", check_dir=False)
    return [Mount("/assets", assets), Route("/{path:path}", page)]


def beside_index(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir() if file.is_file()}
