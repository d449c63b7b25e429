"""Pictures of the page, made anew from games that are played for them.

    python -m tests.browser.pictures                    those of the README, into docs/pictures
    python -m tests.browser.pictures --all FOLDER       every table in every size and light

Somebody plays whatever does something until there is something to see; then browsers of all sizes
look at the same moment from that seat.
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

from tests.browser.browsing import DESKTOP, PHONE, TABLET, browsing
from tests.browser.sights import GAMES, SIGHTS, sitting
from tests.browser.tournament_pictures import make_tournament
from tests.server.serving import running

__all__ = ["main"]

DOCS: Final = Path(__file__).parents[2] / "docs" / "pictures"
SIZES: Final = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
LIGHTS: Final = ("dark", "light")
CALLED: Final = """localStorage.setItem("sixgun", JSON.stringify({ name: "Ann" }))"""
QUIET: Final = 700  # milliseconds, until nothing moves
COMPRESSED: Final[dict[str, Any]] = {"type": "jpeg", "quality": 86}


@dataclass(frozen=True)
class Wish:
    """One picture."""

    file: str
    game: str
    sight: str
    size: str
    light: str
    luck: str = ""


README: Final = (
    Wish("table", "five", "target", "desktop", "dark", "d"),
    Wish("daylight", "five", "target", "desktop", "light", "h"),
    Wish("reaction", "five", "reaction", "desktop", "dark", "f"),
    Wish("eight", "eight", "target", "desktop", "dark", "e"),
    Wish("duel", "duel", "target", "desktop", "dark", "c"),
    Wish("standout", "standout", "target", "desktop", "light", "d"),
    Wish("phone", "five", "target", "phone", "dark", "e"),
    Wish("phone-reaction", "five", "reaction", "phone", "dark", "b"),
    Wish("phone-duel", "duel", "target", "phone", "light", "c"),
)
PAGES: Final = {"home": "/", "cards": "/cards"}


def every(games: Iterable[str], sights: Iterable[str]) -> Iterator[Wish]:
    for game in games:
        for sight in sights:
            for size in SIZES:
                for light in LIGHTS:
                    yield Wish(f"{game}-{sight}-{size}-{light}", game, sight, size, light)


async def taken(page: Page, file: Path) -> None:
    await page.evaluate("document.fonts.ready")
    await page.wait_for_timeout(QUIET)
    await page.screenshot(path=file, **COMPRESSED if file.suffix == ".jpg" else {})


async def make(wishes: Sequence[Wish], folder: Path, locale: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    kind = ".jpg" if folder == DOCS else ".png"
    for game, sight, luck in dict.fromkeys((wish.game, wish.sight, wish.luck) for wish in wishes):
        asked = [w for w in wishes if (w.game, w.sight, w.luck) == (game, sight, luck)]
        async with sitting(GAMES[game], sight, luck) as sat, browsing(sat.client.address) as house:
            for wish in asked:
                look = {"color_scheme": wish.light, "locale": locale}
                page = await sat.look(house, SIZES[wish.size], **look)
                if sight == "target":
                    await sat.aim(page)
                await taken(page, folder / f"{wish.file}{kind}")
                await page.context.close()
                print(wish.file, flush=True)


async def make_pages(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as database, running(Path(database)) as server:
        async with browsing(server.address) as house:
            for name, path in PAGES.items():
                page = (await house.person(to="", color_scheme="dark")).page
                await page.add_init_script(CALLED)
                await page.goto(server.address + path)
                await taken(page, folder / f"{name}.jpg")
        await make_tournament(server, folder, taken)


def main(words: Sequence[str]) -> int:
    asking = argparse.ArgumentParser(prog="tests.browser.pictures", description=__doc__)
    asking.add_argument("--all", type=Path, metavar="FOLDER", help="every table, into a folder")
    asking.add_argument("--games", nargs="*", choices=GAMES, default=list(GAMES))
    asking.add_argument("--sights", nargs="*", choices=SIGHTS, default=list(SIGHTS))
    asking.add_argument("--locale", default="en-GB")
    asked = asking.parse_args(words)
    wishes = list(every(asked.games, asked.sights)) if asked.all else list(README)
    asyncio.run(make(wishes, asked.all or DOCS, asked.locale))
    if not asked.all:
        asyncio.run(make_pages(DOCS))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
