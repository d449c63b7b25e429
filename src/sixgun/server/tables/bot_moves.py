"""Asks bots for the moves of a game."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from sixgun.notation import write_move
from sixgun.protocol import Hint
from sixgun.server.bot_workers.pool import BotFailed
from sixgun.server.bot_workers.requests import BotRequest, BotResponse
from sixgun.server.context import ServerContext
from sixgun.server.refusals import Refusal
from sixgun.server.tables.play import Play
from sixgun.server.tables.seating import Seating

__all__ = ["BotMoves"]

HINT_BOT: Final = "marshal"


@dataclass(frozen=True)
class BotMoves:
    """Sends one game to the bot workers, in the name of the table's host."""

    context: ServerContext
    play: Play
    seating: Seating
    host: str

    async def choose(self, seat: int, bot: str) -> int:
        """Return the move of a bot, or the default move without a bot or if it fails."""
        kernel = self.play.kernel
        if self.play.forced:
            return kernel.moves[0]
        default_move = kernel.default_move()
        if not bot:
            return default_move
        bots = {at: chair.bot for at, chair in enumerate(self.seating.chairs) if chair.bot}
        try:
            return (await self.ask(bots | {seat: bot})).move
        except BotFailed as error:
            self.context.note_bot_failure(self.host, bot, self.play.stored.id, str(error))
            return default_move

    async def hint(self, seat: int, ply: int) -> Hint:
        """Return what a strong bot would do."""
        try:
            response = await self.ask({seat: HINT_BOT})
        except BotFailed:
            raise Refusal("no_hint", 503) from None
        move = write_move(self.play.kernel, response.move)
        return Hint(ply, move, response.reason, response.facts, response.chance, response.roles)

    async def ask(self, bots: dict[int, str]) -> BotResponse:
        """Send the game so far to a bot worker, and return its answer for the current decision."""
        stored, moves = self.play.stored, tuple(self.play.game.played)
        seated = tuple(sorted(bots.items()))
        request = BotRequest(stored.id, stored.game, stored.options, stored.seed, moves, seated)
        started = time.perf_counter()
        address = self.context.addresses.of(self.host)
        timeout = self.context.settings.bot_timeout
        response = await self.context.bot_pool.ask(request, self.host, timeout, address)
        self.context.metrics.thinking.observe(time.perf_counter() - started)
        return response
