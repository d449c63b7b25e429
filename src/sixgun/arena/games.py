"""Play one game of bots: its result, or who is responsible for a failure."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from sixgun.arena.timings import MoveTimings
from sixgun.bots import BotSpec, SeatedBot, seat_bot
from sixgun.engine import FigureGame, RawEvent, SixgunError
from sixgun.live.rulesets import GameConfig, Ruleset

__all__ = ["MAX_DECISIONS", "ArenaGame", "Failure", "GameStopped", "Observer", "play_game"]

MAX_DECISIONS: Final = 20_000  # a longer game counts as endless
AnyRules = Ruleset[Any, Any, Any]


class Observer(Protocol):
    """Gets every step of a game, to count what happens."""

    def on_deal(self, game: FigureGame) -> None:
        """Called at the first decision, with the events of the deal."""

    def on_decision(self, game: FigureGame, move: int) -> None:
        """Called with the chosen move, before the game makes it."""

    def on_events(self, game: FigureGame, events: list[RawEvent]) -> None:
        """Called with the events of the move; the game is at its next decision, or over."""


@dataclass(frozen=True)
class Failure:
    """Why a game is void: when, at whose move, and which error."""

    seat: int
    bot: str  # "" if the rules failed
    code: str  # of our errors; the class name of other errors
    message: str
    ply: int


@dataclass(frozen=True)
class ArenaGame:
    """The result of one game, with its bots, roles and characters by seat."""

    seed: int | str
    lineup: tuple[str, ...]  # by seat: the bot's name
    roles: tuple[str, ...]  # by seat
    rivals: tuple[int, ...]  # by seat: mask of the seats that never win with it
    characters: tuple[tuple[str, ...], ...]  # by seat, see Ruleset.characters
    winners: int  # mask of seats
    side: str  # "" if the game did not end
    decisions: int
    turns: int
    asked: tuple[int, ...]  # by seat: number of decisions
    endless: bool = False
    failure: Failure | None = None
    timings: dict[str, MoveTimings] = field(default_factory=dict, compare=False)  # by bot

    def won(self, seat: int) -> bool:
        return bool((self.winners >> seat) & 1)


class GameStopped(Exception):
    """The run was stopped, so the game was not finished."""


class GameFailed(Exception):
    """A bot or the rules failed; the game cannot go on."""

    def __init__(self, seat: int, bot: str, error: BaseException) -> None:
        super().__init__()
        self.seat = seat
        self.bot = bot
        self.error = error

    def failure(self, ply: int) -> Failure:
        error = self.error
        code = error.code if isinstance(error, SixgunError) else type(error).__name__
        return Failure(self.seat, self.bot, code, str(error)[:300], ply)


class GameRunner:
    """Runs a game with a bot on every seat."""

    def __init__(
        self, game: FigureGame, lineup: Sequence[BotSpec], observer: Observer | None
    ) -> None:
        self.game = game
        self.names = [spec.name for spec in lineup]
        self.observer = observer
        self.seated_bots: list[SeatedBot] = []
        self.listening: list[SeatedBot] = []
        self.asked = [0] * game.seats
        self.timings = {name: MoveTimings() for name in self.names}

    def seat_bots(self, lineup: Sequence[BotSpec], seed: int | str) -> None:
        """Create the bots and notify them of the deal. Record events only if needed."""
        for seat, spec in enumerate(lineup):
            try:
                seated = seat_bot(self.game, seat, spec, seed)
            except (Exception, SystemExit) as error:
                raise GameFailed(seat, self.names[seat], error) from error
            self.seated_bots.append(seated)
            if seated.bot.is_listening():
                self.listening.append(seated)
        if self.observer is not None:
            self.observer.on_deal(self.game)
        self.notify_bots()
        self.game.emits_events = bool(self.listening) or self.observer is not None

    def run(self, limit: int, stopped: Callable[[], bool]) -> None:
        """Play to the end, or to a limit of decisions."""
        game, observer = self.game, self.observer
        while not game.over and game.ply < limit:
            if stopped():
                raise GameStopped
            seat = game.seat
            move = self.choose_move(seat)
            if observer is not None:
                observer.on_decision(game, move)
            try:
                game.make_move(move)
            except Exception as error:
                raise GameFailed(seat, "", error) from error
            self.asked[seat] += 1
            if observer is not None:
                observer.on_events(game, game.events)
            if self.listening:
                self.notify_bots()

    def choose_move(self, seat: int) -> int:
        """Ask the bot for its move, and time it."""
        begun = time.perf_counter()
        try:
            move = self.seated_bots[seat].choose_move()
        except (Exception, SystemExit) as error:
            raise GameFailed(seat, self.names[seat], error) from error
        self.timings[self.names[seat]].add(time.perf_counter() - begun)
        return move

    def notify_bots(self) -> None:
        events = self.game.events
        for seated in self.listening:
            try:
                seated.notify(events)
            except (Exception, SystemExit) as error:
                raise GameFailed(seated.seat, self.names[seated.seat], error) from error


def never() -> bool:
    return False


def play_game(
    rules: AnyRules,
    config: GameConfig,
    seed: int | str,
    lineup: Sequence[BotSpec],
    observer: Observer | None = None,
    limit: int = MAX_DECISIONS,
    stopped: Callable[[], bool] = never,
) -> ArenaGame:
    """Play one game with a bot on every seat. The luck of the bots comes from the same seed."""
    game: FigureGame = rules.deal(config, seed, emits_events=True)
    runner = GameRunner(game, lineup, observer)
    failure: Failure | None = None
    try:
        runner.seat_bots(lineup, seed)
        runner.run(limit, stopped)
    except GameFailed as failed:
        failure = failed.failure(game.ply)
    ended = game.over and failure is None
    return ArenaGame(
        seed=seed,
        lineup=tuple(runner.names),
        roles=tuple(rules.roles(game)),
        rivals=tuple(rules.rivals(game)),
        characters=tuple(map(tuple, rules.characters(game))),
        winners=game.winners if ended else 0,
        side=rules.side(game) if ended else "",
        decisions=game.ply,
        turns=game.turn_number,
        asked=tuple(runner.asked),
        endless=not game.over and failure is None,
        failure=failure,
        timings=runner.timings,
    )
