"""The bots of one table, together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from sixgun.bots.bot import BotError
from sixgun.bots.chair import Chair
from sixgun.bots.levels import BotSpec, sit
from sixgun.bots.thought import Thought
from sixgun.engine import BadConfig, FigureGame
from sixgun.live.faults import facts_of

__all__ = ["Company"]


class Company:
    """Bots on some seats of a game. Whoever makes its moves calls `hear` first, and after each of
    them; a bot that has heard all is the same after a pause, since its luck comes from the seed.
    What goes wrong with a bot is a `BotError` that names it."""

    def __init__(self, game: FigureGame, bots: Mapping[int, BotSpec], seed: int | str = 0) -> None:
        self.game = game
        self.chairs: dict[int, Chair] = {}
        self.listening: list[Chair] = []
        self.bots = dict(bots)
        for seat, spec in self.bots.items():
            with blamed_on(spec, seat, game):
                chair = sit(game, seat, spec, seed)
                if chair.bot.is_listening():
                    self.listening.append(chair)
                self.chairs[seat] = chair

    def hear(self) -> None:
        """Everybody is told of the last move, or of the deal."""
        for chair in self.listening:
            with blamed_on(self.bots[chair.seat], chair.seat, self.game):
                chair.hear(self.game.events)

    def move(self) -> int:
        """The move of the bot that is asked."""
        seat = self.game.seat
        with blamed_on(self.bots[seat], seat, self.game):
            return self.chairs[seat].move()

    def hint(self, seat: int) -> Thought:
        """What the bot of a seat, which must be the one that is asked, would do now, and why."""
        with blamed_on(self.bots[seat], seat, self.game):
            return self.chairs[seat].hint()


@contextmanager
def blamed_on(spec: BotSpec, seat: int, game: FigureGame) -> Iterator[None]:
    """Whatever is raised in here is the fault of this bot. Somebody's own may raise anything, or
    want to end the program; of ours that would be a bug, which shows itself."""
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
        if not spec.is_own:
            raise
        raise BotError("bot_failed", seat=seat, **who, **facts_of(error, spec.home)) from error
