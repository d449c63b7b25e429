"""Games paused in an interesting situation. Bots play until it occurs; the same seed finds the same
situation again."""

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
from sixgun.protocol import PendingDecision
from tests.browser.browser_session import BrowserSession
from tests.server.players import ALL_BOXES
from tests.server.server_process import running_server

__all__ = ["GAMES", "SITUATIONS", "GameSetup", "PausedGame", "paused_game"]

SIGNED_IN: Final = """
  localStorage.setItem("sixgun.came_in", "1");
  localStorage.setItem("sixgun", JSON.stringify({ speed: 0, sound: false }));
"""
TABLES: Final = 12  # to try until one reaches the situation
IDLE: Final = ("pass", "skip", "end")


@dataclass(frozen=True)
class GameSetup:
    """The options of a game, and the turns before it is paused."""

    name: str
    game: str = "classic"
    options: dict[str, Any] = field(default_factory=dict)
    turns: int = 6  # to play first, so that the table is not empty

    @property
    def players(self) -> int:
        three = self.options.get("mode") == "mexican_standout"
        return int(self.options.get("players", 3 if three else 2))


GAMES: Final = {
    game.name: game
    for game in (
        GameSetup("two", options={"variant": "long_duel"}, turns=4),
        GameSetup("three", options={"players": 3}),
        GameSetup(
            "five", options={"players": 5, "boxes": ["base", "dodge_city", "high_noon"]}, turns=9
        ),
        GameSetup("eight", options={"players": 8, "boxes": ALL_BOXES}, turns=10),
        GameSetup("duel", "duel"),
        GameSetup("reinforcements", "duel", {"mode": "reinforcements"}),
        GameSetup("standout", "duel", {"mode": "mexican_standout"}),
    )
}


def targets(asked: PendingDecision) -> Counter[int]:
    """By card: the number of possible targets."""
    return Counter(
        option.card
        for option in asked.moves
        if option.verb == "play" and option.figure >= 0 and option.at_card < 0
    )


def has_several_targets(asked: PendingDecision) -> bool:
    return asked.prompt == "play" and max(targets(asked).values(), default=0) >= 2


def has_target(asked: PendingDecision) -> bool:
    return asked.prompt == "play" and bool(targets(asked))


def can_react(asked: PendingDecision) -> bool:
    return len(asked.moves) >= 2 and any(option.verb == "pass" for option in asked.moves)


def never(asked: PendingDecision) -> bool:
    return False


SITUATIONS: Final[dict[str, Callable[[PendingDecision], bool]]] = {
    "target": has_several_targets,
    "reaction": can_react,
    "end": never,
}


class PausedGame:
    """A game that waits for a decision of this client, or is over."""

    def __init__(self, client: Client, table: str, asked: PendingDecision | None) -> None:
        self.client = client
        self.table = table
        self.asked = asked

    async def open_window(
        self, session: BrowserSession, size: tuple[int, int], **settings: Any
    ) -> Page:
        """Open a window that shows the situation from this seat."""
        page = (await session.open_window(size, to="", **settings)).page
        address = self.client.address
        await page.context.add_cookies(
            [{"name": "sixgun", "value": self.client.token, "url": address}]
        )
        await page.add_init_script(SIGNED_IN)
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
async def paused_game(game: GameSetup, situation: str, seed: str = "") -> AsyncIterator[PausedGame]:
    """Start a server and play until a table reaches the situation."""
    word = f"{game.name} {situation} {seed}"
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder), seed=word) as server:
        async with Client(server.address, timeout=60.0) as client:
            await client.create_guest("Ann")
            yield await find_situation(client, game, situation, random.Random(word))


async def find_situation(
    client: Client, game: GameSetup, situation: str, rng: random.Random
) -> PausedGame:
    bots = ["gunslinger"] * (game.players - 1)
    for _ in range(TABLES):
        table = await client.open_table(game.game, bots=bots, options=game.options, pace=0)
        await client.start_game(table.id)
        async with client.seat(table.id) as seat:
            is_reached, asked = await play_until(seat, game, situation, rng)
        if is_reached:
            return PausedGame(client, table.id, asked)
    raise AssertionError(f"{game.name}: no table reached {situation}")


async def play_until(
    seat: Seat, game: GameSetup, situation: str, rng: random.Random
) -> tuple[bool, PendingDecision | None]:
    """Play; return whether the situation was reached, and its decision."""
    wanted = SITUATIONS[situation]
    if wanted is has_several_targets and game.players < 4:
        wanted = has_target
    while not seat.proof:
        asked = seat.my_decision
        if asked is None:
            await seat.next()
        elif seat.view["turn_number"] >= game.turns and wanted(asked):
            return True, asked
        else:
            await make_move(seat, asked, pick_active_move(asked, rng))
    return wanted is never, None


def pick_active_move(asked: PendingDecision, rng: random.Random) -> str:
    """A random move that is not a pass, if there is one."""
    does = [option.move for option in asked.moves if option.verb not in IDLE]
    return rng.choice(does or [option.move for option in asked.moves])


async def make_move(seat: Seat, asked: PendingDecision, move: str) -> None:
    """Make a move and wait until the game has continued."""
    await seat.move(move)
    while seat.my_decision is not None and seat.my_decision.ply == asked.ply and not seat.proof:
        await seat.next()
