"""Takes the screenshots of the page.

    python -m tests.browser.pictures                    the pictures of the docs
    python -m tests.browser.pictures --all FOLDER       every table in every size and theme

Bots play until there is something to see; then browser windows of all sizes show that situation.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page

from tests.browser.browser_session import DESKTOP, PHONE, TABLET, open_browser
from tests.browser.game_situations import GAMES, SITUATIONS, paused_game
from tests.browser.tournament_pictures import make_tournament
from tests.server.server_process import running_server

__all__ = ["main"]

DOCS: Final = Path(__file__).parents[2] / "docs" / "pictures"
SIZES: Final = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
THEMES: Final = ("dark", "light")
CALLED: Final = """localStorage.setItem("sixgun", JSON.stringify({ name: "Ann" }))"""
QUIET: Final = 700  # milliseconds until nothing moves
COMPRESSED: Final[dict[str, Any]] = {"type": "jpeg", "quality": 86}


@dataclass(frozen=True)
class PictureSpec:
    """The situation, size and theme of one picture."""

    file: str
    game: str
    situation: str
    size: str
    theme: str
    seed: str = ""


README: Final = (
    PictureSpec("table", "five", "target", "desktop", "dark", "d"),
    PictureSpec("daylight", "five", "target", "desktop", "light", "h"),
    PictureSpec("reaction", "five", "reaction", "desktop", "dark", "f"),
    PictureSpec("eight", "eight", "target", "desktop", "dark", "e"),
    PictureSpec("duel", "duel", "target", "desktop", "dark", "c"),
    PictureSpec("standout", "standout", "target", "desktop", "light", "d"),
    PictureSpec("phone", "five", "target", "phone", "dark", "e"),
    PictureSpec("phone-reaction", "five", "reaction", "phone", "dark", "b"),
    PictureSpec("phone-duel", "duel", "target", "phone", "light", "c"),
)
PAGES: Final = {"home": "/", "cards": "/cards"}


def all_pictures(games: Iterable[str], situations: Iterable[str]) -> Iterator[PictureSpec]:
    for game in games:
        for situation in situations:
            for size in SIZES:
                for theme in THEMES:
                    yield PictureSpec(
                        f"{game}-{situation}-{size}-{theme}", game, situation, size, theme
                    )


async def take_picture(page: Page, file: Path) -> None:
    await page.evaluate("document.fonts.ready")
    await page.wait_for_timeout(QUIET)
    await page.screenshot(path=file, **COMPRESSED if file.suffix == ".jpg" else {})


async def make_tables(specs: Sequence[PictureSpec], folder: Path, locale: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    kind = ".jpg" if folder == DOCS else ".png"
    for game, situation, seed in dict.fromkeys(
        (spec.game, spec.situation, spec.seed) for spec in specs
    ):
        asked = [w for w in specs if (w.game, w.situation, w.seed) == (game, situation, seed)]
        async with (
            paused_game(GAMES[game], situation, seed) as sat,
            open_browser(sat.client.address) as session,
        ):
            for spec in asked:
                look = {"color_scheme": spec.theme, "locale": locale}
                page = await sat.open_window(session, SIZES[spec.size], **look)
                if situation == "target":
                    await sat.aim(page)
                await take_picture(page, folder / f"{spec.file}{kind}")
                await page.context.close()
                print(spec.file, flush=True)


async def make_pages(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as database, running_server(Path(database)) as server:
        async with open_browser(server.address) as session:
            for name, path in PAGES.items():
                page = (await session.open_window(to="", color_scheme="dark")).page
                await page.add_init_script(CALLED)
                await page.goto(server.address + path)
                await take_picture(page, folder / f"{name}.jpg")
        await make_tournament(server, folder, take_picture)


def main(args: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tests.browser.pictures", description=__doc__)
    parser.add_argument(
        "--all", type=Path, metavar="FOLDER", help="take pictures of every table, into this folder"
    )
    parser.add_argument("--games", nargs="*", choices=GAMES, default=list(GAMES))
    parser.add_argument("--situations", nargs="*", choices=SITUATIONS, default=list(SITUATIONS))
    parser.add_argument("--locale", default="en-GB")
    asked = parser.parse_args(args)
    specs = list(all_pictures(asked.games, asked.situations)) if asked.all else list(README)
    asyncio.run(make_tables(specs, asked.all or DOCS, asked.locale))
    if not asked.all:
        asyncio.run(make_pages(DOCS))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
