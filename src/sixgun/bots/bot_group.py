"""All bots of one game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from sixgun.bots.bot import BotError
from sixgun.bots.levels import BotSpec, seat_bot
from sixgun.bots.seated_bot import SeatedBot
from sixgun.bots.thought import Thought
from sixgun.engine import BadConfig, FigureGame
from sixgun.live.error_facts import error_facts

__all__ = ["BotGroup"]


class BotGroup:
    """Bots on some seats of a game. Call `notify` once at the start, and after each move.

    A bot that has seen every event plays on the same way after a pause, since its random choices
    come from the seed. If a bot fails, a `BotError` names it.
    """

    def __init__(self, game: FigureGame, bots: Mapping[int, BotSpec], seed: int | str = 0) -> None:
        self.game = game
        self.seated_bots: dict[int, SeatedBot] = {}
        self.listening: list[SeatedBot] = []
        self.specs = dict(bots)
        for seat, spec in self.specs.items():
            with attribute_errors(spec, seat, game):
                seated = seat_bot(game, seat, spec, seed)
                if seated.bot.is_listening():
                    self.listening.append(seated)
                self.seated_bots[seat] = seated

    def notify(self) -> None:
        """Pass the events of the last move, or of the deal, to every bot that listens."""
        for seated in self.listening:
            with attribute_errors(self.specs[seated.seat], seated.seat, self.game):
                seated.notify(self.game.events)

    def choose_move(self) -> int:
        """Return the move of the bot that has to decide."""
        seat = self.game.seat
        with attribute_errors(self.specs[seat], seat, self.game):
            return self.seated_bots[seat].choose_move()

    def hint(self, seat: int) -> Thought:
        """Return what the bot on the seat that decides would do, and why."""
        with attribute_errors(self.specs[seat], seat, self.game):
            return self.seated_bots[seat].hint()


@contextmanager
def attribute_errors(spec: BotSpec, seat: int, game: FigureGame) -> Iterator[None]:
    """Name this bot in every error raised here. A custom bot may raise anything, even SystemExit;
    in one of our bots that is a bug and stays visible."""
    who = {"bot": spec.name, "player": game.names.seat_names[seat]}
    try:
        yield
    except BadConfig:
        raise  # there is no such bot
    except BotError as error:
        for name, fact in who.items():
            error.facts.setdefault(name, fact)
        raise
    except (Exception, SystemExit) as error:
        if not spec.is_custom:
            raise
        raise BotError(
            "bot_failed", seat=seat, **who, **error_facts(error, spec.source_file)
        ) from error
