"""In a process of its own: games played along, with bots that have heard all of them."""

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
from sixgun.notation import read_move, write_move
from sixgun.server.thinking.questions import Advice, Question

__all__ = ["Thinker", "serve"]

REMEMBERED: Final = 300  # games, the longest unasked is forgotten first
FORGOTTEN: Final = 60.0  # seconds after the last question: most of those games are over


class Table:
    """A game with its bots, as far as it has come."""

    def __init__(self, question: Question) -> None:
        options = parse_options(ruleset(question.game), question.options)
        self.game: AnyGame = new_game(question.game, seed=question.seed, **options)
        bots = {seat: parse_untrusted_bot(bot) for seat, bot in question.bots}
        self.bot_group = BotGroup(self.game.kernel, bots, question.seed)
        self.bot_group.notify()
        self.moves: list[tuple[int, str]] = []
        self.asked = 0.0

    def catch_up(self, moves: Sequence[tuple[int, str]]) -> None:
        for seat, move in moves[len(self.moves) :]:
            self.game.apply(read_move(self.game.kernel, move), seat)
            self.bot_group.notify()
            self.moves.append((seat, move))


class Thinker:
    """Answers questions; what it remembers only saves time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.tables: OrderedDict[object, Table] = OrderedDict()

    def answer(self, question: Question) -> Advice:
        table = self.table_of(question)
        kernel = table.game.kernel
        thought = table.bot_group.hint(kernel.seat)
        if thought.move not in kernel.moves:
            raise SixgunError("not_a_legal_move", seat=kernel.seat)
        return Advice(
            move=write_move(kernel, thought.move),
            reason=thought.reason.code,
            facts=thought.reason.facts,
            chance=thought.chance if thought.chance >= 0 else None,
            roles=thought.beliefs,
        )

    def table_of(self, question: Question) -> Table:
        table = self.tables.pop(question.table, None)
        if table is None or list(question.moves[: len(table.moves)]) != table.moves:
            table = Table(question)
        table.catch_up(question.moves)
        table.asked = self.clock()
        self.tables[question.table] = table
        if len(self.tables) > REMEMBERED:
            self.tables.popitem(last=False)
        self.forget_idle()
        return table

    def forget_idle(self) -> None:
        since = self.clock() - FORGOTTEN
        while self.tables and next(iter(self.tables.values())).asked < since:
            self.tables.popitem(last=False)


def serve(line: Connection, houses: Sequence[str]) -> None:
    """Until the other end hangs up. Ctrl-C is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for house in houses:
        load_box(house)
    seal_boxes()
    thinker = Thinker()
    while True:
        try:
            if not line.poll(FORGOTTEN):
                thinker.forget_idle()
                continue
            question = line.recv()
        except (EOFError, OSError):
            return
        answer: Advice | str
        try:
            answer = thinker.answer(question)
        except (Exception, SystemExit) as error:  # whatever a bot may raise
            answer = f"{type(error).__name__}: {error}"[:300]
        try:
            line.send(answer)
        except OSError:
            return
