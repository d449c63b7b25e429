"""The bot worker process: follows games with their bots and answers requests for moves."""

from __future__ import annotations

import signal
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Final

from sixgun.bots import BotGroup, parse_untrusted_bot
from sixgun.engine import SixgunError
from sixgun.live import AnyGame, load_box, new_game
from sixgun.live.custom_boxes import seal_boxes
from sixgun.live.options import parse_options
from sixgun.live.rulesets import ruleset
from sixgun.server.bot_workers.requests import BotRequest, BotResponse

__all__ = ["BotWorker", "run_bot_worker"]

MAX_CACHED_GAMES: Final = 300  # the least recently used is dropped first
CACHE_LIFETIME: Final = 60.0  # seconds after the last request: by then most games are over


class WorkerGame:
    """A cached game with its bots, up to the last known move."""

    def __init__(self, request: BotRequest) -> None:
        options = parse_options(ruleset(request.game), request.options)
        self.game: AnyGame = new_game(request.game, seed=request.seed, **options)
        bots = {seat: parse_untrusted_bot(bot) for seat, bot in request.bots}
        self.bot_group = BotGroup(self.game.kernel, bots, request.seed)
        self.bot_group.notify()
        self.last_used = 0.0

    def catch_up(self, moves: Sequence[tuple[int, int]]) -> None:
        """Make the moves that are new; the server has checked them."""
        for seat, move in moves[len(self.game.played) :]:
            self.game.make_move(move, seat)
            self.bot_group.notify()


class BotWorker:
    """Answers requests; the cached games only save time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.games: OrderedDict[object, WorkerGame] = OrderedDict()

    def respond(self, request: BotRequest) -> BotResponse:
        game = self.game_for(request)
        kernel = game.game.kernel
        hint = game.bot_group.hint(kernel.seat)
        if hint.move not in kernel.moves:
            raise SixgunError("not_a_legal_move", seat=kernel.seat)
        return BotResponse(
            move=hint.move,
            reason=hint.reason.code,
            facts=hint.reason.facts,
            chance=hint.chance if hint.chance >= 0 else None,
            roles=hint.beliefs,
        )

    def game_for(self, request: BotRequest) -> WorkerGame:
        game = self.games.pop(request.key, None)
        if game is None or list(request.moves[: len(game.game.played)]) != game.game.played:
            game = WorkerGame(request)
        game.catch_up(request.moves)
        game.last_used = self.clock()
        self.games[request.key] = game
        if len(self.games) > MAX_CACHED_GAMES:
            self.games.popitem(last=False)
        self.drop_idle_games()
        return game

    def drop_idle_games(self) -> None:
        since = self.clock() - CACHE_LIFETIME
        while self.games and next(iter(self.games.values())).last_used < since:
            self.games.popitem(last=False)


def run_bot_worker(pipe: Connection, boxes: Sequence[str]) -> None:
    """Answer requests from the pipe until it closes; Ctrl-C stops only the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for box in boxes:
        load_box(box)
    seal_boxes()
    worker = BotWorker()
    while True:
        try:
            if not pipe.poll(CACHE_LIFETIME):
                worker.drop_idle_games()
                continue
            request = pipe.recv()
        except (EOFError, OSError):
            return
        response: BotResponse | str
        try:
            response = worker.respond(request)
        except (Exception, SystemExit) as error:  # a bot may raise anything
            response = f"{type(error).__name__}: {error}"[:300]
        try:
            pipe.send(response)
        except OSError:
            return
