"""Moments of games that are worth a look: somebody plays whatever does something until there is
one, and whoever has the same luck comes to the same one again."""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page

from sixgun.client import Client, Seat
from sixgun.protocol import Asked
from tests.browser.browsing import Browsing
from tests.server.players import ALL_BOXES
from tests.server.serving import running

__all__ = ["GAMES", "SIGHTS", "Game", "Sitting", "sitting"]

CAME_IN: Final = """
  localStorage.setItem("sixgun.came_in", "1");
  localStorage.setItem("sixgun", JSON.stringify({ speed: 0, sound: false }));
"""
TABLES: Final = 12  # that are tried until one comes to what is wished for
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


class Sitting:
    """Somebody at a table, and the moment at which the game has been left standing."""

    def __init__(self, client: Client, table: str, asked: Asked | None) -> None:
        self.client = client
        self.table = table
        self.asked = asked

    async def look(self, house: Browsing, size: tuple[int, int], **settings: Any) -> Page:
        """A window in which that moment is seen from this seat."""
        page = (await house.person(size, to="", **settings)).page
        address = self.client.address
        await page.context.add_cookies(
            [{"name": "sixgun", "value": self.client.token, "url": address}]
        )
        await page.add_init_script(CAME_IN)
        await page.goto(f"{address}/t/{self.table}")
        seen = "section.end" if self.asked is None else "[data-asked]"
        await page.locator(seen).first.wait_for()
        return page

    async def aim(self, page: Page) -> None:
        """Choose the card that has the most targets."""
        assert self.asked is not None
        card, _ = targets(self.asked).most_common(1)[0]
        await page.locator(f"[data-handle='card:{card}']").click()


@asynccontextmanager
async def sitting(game: Game, sight: str, luck: str = "") -> AsyncIterator[Sitting]:
    """At the first table, of a server of its own, that comes to what is wished for."""
    word = f"{game.name} {sight} {luck}"
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), luck=word) as server:
        async with Client(server.address, timeout=60.0) as client:
            await client.come_in("Ann")
            yield await found(client, game, sight, random.Random(word))


async def found(client: Client, game: Game, sight: str, luck: random.Random) -> Sitting:
    bots = ["gunslinger"] * (game.players - 1)
    for _ in range(TABLES):
        table = await client.open_table(game.game, bots=bots, options=game.options, pace=0)
        await client.start(table.id)
        async with client.seat(table.id) as seat:
            came_to_it, asked = await played_until(seat, game, sight, luck)
        if came_to_it:
            return Sitting(client, table.id, asked)
    raise AssertionError(f"{game.name}: no table came to a {sight}")


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
