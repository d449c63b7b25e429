"""Pictures of the page, made anew from games that are played for them.

    python -m tests.browser.pictures                    those of the README, into docs/pictures
    python -m tests.browser.pictures --all FOLDER       every table in every size and light

Somebody plays whatever does something until there is something to see; then browsers of all sizes
look at the same moment from that seat.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page

from sixgun.client import Client, Seat
from sixgun.protocol import Asked
from tests.browser.browsing import DESKTOP, PHONE, TABLET, Browsing, browsing
from tests.server.players import ALL_BOXES
from tests.server.serving import Server, running

__all__ = ["main"]

DOCS: Final = Path(__file__).parents[2] / "docs" / "pictures"
SIZES: Final = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
LIGHTS: Final = ("dark", "light")
CAME_IN: Final = """
  localStorage.setItem("sixgun.came_in", "1");
  localStorage.setItem("sixgun", JSON.stringify({ speed: 0, sound: false }));
"""
TABLES: Final = 12  # that are tried until one comes to what is wished for
QUIET: Final = 700  # milliseconds, until nothing moves
COMPRESSED: Final[dict[str, Any]] = {"type": "jpeg", "quality": 86}
IDLE: Final = ("pass", "skip", "end")


@dataclass(frozen=True)
class Game:
    """A game in which there is something to see."""

    name: str
    game: str = "classic"
    options: dict[str, Any] = field(default_factory=dict)
    turns: int = 6  # that have to be over, so that the table is not empty

    @property
    def players(self) -> int:
        three = self.options.get("mode") == "mexican_standout"
        return int(self.options.get("players", 3 if three else 2))


GAMES: Final = {
    game.name: game
    for game in (
        Game("two", options={"variant": "long_duel"}, turns=4),
        Game("three", options={"players": 3}),
        Game("five", options={"players": 5, "boxes": ["base", "dodge_city", "high_noon"]}, turns=9),
        Game("eight", options={"players": 8, "boxes": ALL_BOXES}, turns=10),
        Game("duel", "duel"),
        Game("reinforcements", "duel", {"mode": "reinforcements"}),
        Game("standout", "duel", {"mode": "mexican_standout"}),
    )
}


def targets(asked: Asked) -> Counter[int]:
    """By card: how many figures it may be aimed at."""
    return Counter(
        option.card
        for option in asked.moves
        if option.verb == "play" and option.figure >= 0 and option.at_card < 0
    )


def aims(asked: Asked) -> bool:
    return asked.prompt == "play" and max(targets(asked).values(), default=0) >= 2


def aims_at_one(asked: Asked) -> bool:
    return asked.prompt == "play" and bool(targets(asked))


def reacts(asked: Asked) -> bool:
    return len(asked.moves) >= 2 and any(option.verb == "pass" for option in asked.moves)


def never(asked: Asked) -> bool:
    return False


SIGHTS: Final[dict[str, Callable[[Asked], bool]]] = {
    "target": aims,
    "reaction": reacts,
    "end": never,
}


@dataclass(frozen=True)
class Wish:
    """One picture."""

    file: str
    game: str
    sight: str
    size: str
    light: str


README: Final = (
    Wish("table", "five", "target", "desktop", "dark"),
    Wish("reaction", "five", "reaction", "desktop", "dark"),
    Wish("daylight", "five", "target", "desktop", "light"),
    Wish("eight", "eight", "target", "desktop", "dark"),
    Wish("end", "five", "end", "desktop", "dark"),
    Wish("duel", "duel", "target", "desktop", "dark"),
    Wish("standout", "standout", "target", "desktop", "dark"),
    Wish("phone", "five", "target", "phone", "dark"),
    Wish("phone-reaction", "five", "reaction", "phone", "dark"),
    Wish("phone-duel", "duel", "target", "phone", "light"),
)
PAGES: Final = {"home": "/", "cards": "/cards"}


def every(games: Iterable[str], sights: Iterable[str]) -> Iterator[Wish]:
    for game in games:
        for sight in sights:
            for size in SIZES:
                for light in LIGHTS:
                    yield Wish(f"{game}-{sight}-{size}-{light}", game, sight, size, light)


class Sitting:
    """Somebody at a table, and the moment at which the game has been left standing."""

    def __init__(self, client: Client, table: str, asked: Asked | None) -> None:
        self.client = client
        self.table = table
        self.asked = asked

    async def look(self, house: Browsing, wish: Wish, file: Path) -> None:
        person = await house.person(SIZES[wish.size], color_scheme=wish.light)
        page = person.page
        address = self.client.address
        await page.context.add_cookies(
            [{"name": "sixgun", "value": self.client.token, "url": address}]
        )
        await page.add_init_script(CAME_IN)
        await page.goto(f"{address}/t/{self.table}")
        seen = "section.end" if self.asked is None else "[data-asked]"
        await page.locator(seen).first.wait_for()
        if wish.sight == "target" and self.asked is not None:
            card, _ = targets(self.asked).most_common(1)[0]
            await page.locator(f"[data-handle='card:{card}']").click()
        await taken(page, file)
        await page.context.close()


async def taken(page: Page, file: Path) -> None:
    await page.evaluate("document.fonts.ready")
    await page.wait_for_timeout(QUIET)
    await page.screenshot(path=file, **COMPRESSED if file.suffix == ".jpg" else {})


@asynccontextmanager
async def sitting(address: str, game: Game, sight: str) -> AsyncIterator[Sitting]:
    """At the first table that comes to what is wished for."""
    async with Client(address, timeout=60.0) as client:
        await client.come_in("Ann")
        luck = random.Random(f"{game.name} {sight}")
        for _ in range(TABLES):
            bots = ["gunslinger"] * (game.players - 1)
            table = await client.open_table(game.game, bots=bots, options=game.options, pace=0)
            await client.start(table.id)
            async with client.seat(table.id) as seat:
                found, asked = await played_until(seat, game, sight, luck)
            if found:
                yield Sitting(client, table.id, asked)
                return
    sys.exit(f"{game.name}: no table came to a {sight}")


async def played_until(
    seat: Seat, game: Game, sight: str, luck: random.Random
) -> tuple[bool, Asked | None]:
    """Whether it has come to that, and what is asked then."""
    wanted = SIGHTS[sight]
    if wanted is aims and game.players < 4:
        wanted = aims_at_one
    while not seat.proof:
        asked = seat.mine
        if asked is None:
            await seat.next()
        elif seat.view["turn_number"] >= game.turns and wanted(asked):
            return True, asked
        else:
            await answered(seat, asked, lively(asked, luck))
    return wanted is never, None


def lively(asked: Asked, luck: random.Random) -> str:
    """Whatever does something, if there is any such move."""
    does = [option.move for option in asked.moves if option.verb not in IDLE]
    return luck.choice(does or [option.move for option in asked.moves])


async def answered(seat: Seat, asked: Asked, move: str) -> None:
    """Made, and the game has gone on."""
    await seat.move(move)
    while seat.mine is not None and seat.mine.ply == asked.ply and not seat.proof:
        await seat.next()


async def make(server: Server, wishes: Sequence[Wish], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    kind = ".jpg" if folder == DOCS else ".png"
    sights = dict.fromkeys((wish.game, wish.sight) for wish in wishes)
    async with browsing(server.address) as house:
        for game, sight in sights:
            async with sitting(server.address, GAMES[game], sight) as sat:
                for wish in wishes:
                    if (wish.game, wish.sight) == (game, sight):
                        await sat.look(house, wish, folder / f"{wish.file}{kind}")
                        print(wish.file, flush=True)
        if folder == DOCS:
            for name, path in PAGES.items():
                person = await house.person(color_scheme="dark")
                await person.page.goto(server.address + path)
                await taken(person.page, folder / f"{name}{kind}")


def main(words: Sequence[str]) -> int:
    asking = argparse.ArgumentParser(prog="tests.browser.pictures", description=__doc__)
    asking.add_argument("--all", type=Path, metavar="FOLDER", help="every table, into a folder")
    asking.add_argument("--games", nargs="*", choices=GAMES, default=list(GAMES))
    asking.add_argument("--sights", nargs="*", choices=SIGHTS, default=list(SIGHTS))
    asked = asking.parse_args(words)
    wishes = list(every(asked.games, asked.sights)) if asked.all else list(README)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        asyncio.run(make(server, wishes, asked.all or DOCS))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
