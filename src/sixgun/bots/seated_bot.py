"""A bot on a seat of one game. It passes on only what that seat may know."""

from __future__ import annotations

from typing import Any

from sixgun.bots.bot import Bot, BotError
from sixgun.bots.thought import Thought
from sixgun.engine import FigureGame, RawEvent, Rng, visible_events
from sixgun.live.rulesets import Ruleset

__all__ = ["SeatedBot"]


class SeatedBot:
    """A bot and its seat. Call `notify` after every move of any player, and `choose_move` when
    this seat has to decide."""

    def __init__(
        self, rules: Ruleset[Any, Any, Any], game: FigureGame, seat: int, bot: Bot
    ) -> None:
        self.rules = rules
        self.game = game
        self.seat = seat
        self.bot = bot

    def notify(self, events: list[RawEvent]) -> None:
        """Pass on the events that this seat may see."""
        if self.bot.is_listening():
            self.bot.watch(self.rules.view(self.game, self.seat), visible_events(self.seat, events))

    def choose_move(self) -> int:
        """Ask the bot for a move, and check that it is legal."""
        move: object = self.bot.choose(self.rules.view(self.game, self.seat), self.imagine)
        if not isinstance(move, int) or move not in self.game.moves:
            raise BotError("not_a_legal_move", seat=self.seat, move=str(move)[:60])
        return move

    def hint(self) -> Thought:
        """Return the move that the bot would make, and why."""
        return self.bot.think(self.rules.view(self.game, self.seat), self.imagine)

    def imagine(self, rng: Rng) -> FigureGame:
        """Return a copy of the game in which everything hidden from this seat is dealt again."""
        dealt = self.game.determinize(self.seat, rng)
        assert isinstance(dealt, FigureGame)
        return dealt
