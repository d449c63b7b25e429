"""Many games of one table, played and watched, in one process or several."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from sixgun.arena.games import Played, Stopped, play
from sixgun.arena.lab.notes import Notebook, Trouble
from sixgun.arena.lab.report import Printed, Report, Setup, report_of
from sixgun.arena.lab.witness import Witness
from sixgun.arena.workers import CrewOf, stopped
from sixgun.bots import BotSpec
from sixgun.bots.custom_bots import parse_bot_argument
from sixgun.live.options import format_options
from sixgun.live.rulesets import Config, ruleset

__all__ = ["Experiment", "run"]


@dataclass(frozen=True)
class Experiment:
    """What is to be played. Game number i, from 0, has the seed plus i; of several bots each sits
    one seat further on in every game."""

    game: str
    config: Config
    bots: tuple[str, ...]
    games: int
    seed: int = 1

    def seeds(self) -> range:
        return range(self.seed, self.seed + self.games)

    def lineup(self, seed: int) -> list[BotSpec]:
        shift = seed - self.seed
        count = len(self.bots)
        seats = range(self.config.players)
        return [parse_bot_argument(self.bots[(seat - shift) % count]) for seat in seats]

    def report(self, book: Notebook, said: str) -> Report:
        """What came out; `said` are the words for the table."""
        config = format_options(self.config)
        table = Setup(self.game, said, config, self.bots, self.seed, self.games)
        dealt = ruleset(self.game).deal(self.config, self.seed, telling=False)
        return report_of(table, Printed.of(dealt.names), book)


def run(
    experiment: Experiment,
    book: Notebook,
    crew: CrewOf[int, Notebook],
    progress: Callable[[int], None],
) -> None:
    """All games into the notebook, which has those that are done whatever ends the run; Ctrl-C
    ends it early."""

    def take(part: Notebook) -> None:
        book.merge(part)
        progress(part.played)

    book.interrupted = True
    try:
        crew(partial(noted, experiment), experiment.seeds(), take)
        book.interrupted = False
    except KeyboardInterrupt:
        return


def noted(experiment: Experiment, seed: int) -> Notebook:
    """The notes of one game; none if it was broken off."""
    rules = ruleset(experiment.game)
    witness = Witness(rules)
    lineup = experiment.lineup(seed)
    try:
        game = play(rules, experiment.config, seed, lineup, witness, stopped=stopped)
    except Stopped:
        return Notebook()
    if game.endless or game.failure:
        return Notebook(troubles=[trouble_of(seed, game)])
    return Notebook([witness.note(seed, game)], witness.counts)


def trouble_of(seed: int, game: Played) -> Trouble:
    failed = game.failure
    if failed is None:
        return Trouble(seed, "", "endless", f"not over after {game.decisions} decisions")
    return Trouble(seed, failed.bot, failed.code, failed.message)
