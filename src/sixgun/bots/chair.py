"""A bot at a table. Only the chair knows the game; it hands over what its seat may know."""

from __future__ import annotations

from typing import Any

from sixgun.bots.bot import Bot, BotError
from sixgun.bots.thought import Thought
from sixgun.engine import FigureGame, RawEvent, Rng, told_to
from sixgun.live.rulesets import Ruleset

__all__ = ["Chair"]


class Chair:
    """The place of a bot in one game. Whoever runs the game calls `hear` after every move of
    anybody, and `move` when this seat is asked."""

    def __init__(
        self, rules: Ruleset[Any, Any, Any], game: FigureGame, seat: int, bot: Bot
    ) -> None:
        self.rules = rules
        self.game = game
        self.seat = seat
        self.bot = bot

    def hear(self, events: list[RawEvent]) -> None:
        """What has just happened, as far as this seat may see it."""
        if self.bot.is_listening():
            self.bot.watch(self.rules.view(self.game, self.seat), told_to(self.seat, events))

    def move(self) -> int:
        """The bot's move, which is one of the legal ones."""
        move: object = self.bot.choose(self.rules.view(self.game, self.seat), self.imagine)
        if not isinstance(move, int) or move not in self.game.moves:
            raise BotError("not_a_legal_move", seat=self.seat, move=str(move)[:60])
        return move

    def hint(self) -> Thought:
        """What the bot would do here, and why."""
        return self.bot.think(self.rules.view(self.game, self.seat), self.imagine)

    def imagine(self, rng: Rng) -> FigureGame:
        """The game as it may be for this seat: all that it does not know is dealt anew."""
        dealt = self.game.determinize(self.seat, rng)
        assert isinstance(dealt, FigureGame)
        return dealt
