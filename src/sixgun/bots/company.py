"""The bots of one table, together."""

from __future__ import annotations

from collections.abc import Mapping

from sixgun.bots.levels import BotSpec, sit
from sixgun.bots.thought import Thought
from sixgun.engine import FigureGame

__all__ = ["Company"]


class Company:
    """Bots on some seats of a game. Whoever makes its moves calls `hear` after each of them; a bot
    that has heard all is the same after a pause, since its luck comes from the seed."""

    def __init__(self, game: FigureGame, bots: Mapping[int, BotSpec], seed: int | str = 0) -> None:
        self.game = game
        self.chairs = {seat: sit(game, seat, spec, seed) for seat, spec in bots.items()}
        self.listening = [chair for chair in self.chairs.values() if chair.bot.listens]

    def hear(self) -> None:
        """Everybody is told of the last move."""
        for chair in self.listening:
            chair.hear(self.game.events)

    def move(self) -> int:
        """The move of the bot that is asked."""
        return self.chairs[self.game.seat].move()

    def hint(self, seat: int) -> Thought:
        """What the bot of a seat would do now, and why."""
        return self.chairs[seat].hint()
