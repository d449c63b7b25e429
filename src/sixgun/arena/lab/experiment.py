"""Run an experiment: play and observe many games of one setup."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from sixgun.arena.games import ArenaGame, GameStopped, play_game
from sixgun.arena.lab.game_observer import GameObserver
from sixgun.arena.lab.observations import Observations, UnfinishedGame
from sixgun.arena.lab.report import ExperimentSetup, LabReport, PrintedCards, build_lab_report
from sixgun.arena.workers import Executor, stop_requested
from sixgun.bots import BotSpec
from sixgun.bots.custom_bots import parse_bot_argument
from sixgun.live.options import format_options
from sixgun.live.rulesets import GameConfig, ruleset

__all__ = ["Experiment", "run"]


@dataclass(frozen=True)
class Experiment:
    """The games to play. Game i, from 0, has the seed plus i. Several bots move one seat further in
    every game."""

    game: str
    config: GameConfig
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

    def report(self, observations: Observations, said: str) -> LabReport:
        """Build the report; `said` describes the table in a few words."""
        config = format_options(self.config)
        table = ExperimentSetup(self.game, said, config, self.bots, self.seed, self.games)
        dealt = ruleset(self.game).deal(self.config, self.seed, emits_events=False)
        return build_lab_report(table, PrintedCards.of(dealt.names), observations)


def run(
    experiment: Experiment,
    observations: Observations,
    executor: Executor[int, Observations],
    progress: Callable[[int], None],
) -> None:
    """Add all games to `observations`, which keeps the finished ones if the run ends early. Ctrl-C
    stops the run."""

    def take(part: Observations) -> None:
        observations.merge(part)
        progress(part.played)

    observations.interrupted = True
    try:
        executor(partial(observe_game, experiment), experiment.seeds(), take)
        observations.interrupted = False
    except KeyboardInterrupt:
        return


def observe_game(experiment: Experiment, seed: int) -> Observations:
    """Play and observe one game; return nothing if it was stopped."""
    rules = ruleset(experiment.game)
    observer = GameObserver(rules)
    lineup = experiment.lineup(seed)
    try:
        game = play_game(rules, experiment.config, seed, lineup, observer, stopped=stop_requested)
    except GameStopped:
        return Observations()
    if game.endless or game.failure:
        return Observations(troubles=[unfinished_game(seed, game)])
    return Observations([observer.observation(seed, game)], observer.counts)


def unfinished_game(seed: int, game: ArenaGame) -> UnfinishedGame:
    failed = game.failure
    if failed is None:
        return UnfinishedGame(seed, "", "endless", f"not over after {game.decisions} decisions")
    return UnfinishedGame(seed, failed.bot, failed.code, failed.message)
