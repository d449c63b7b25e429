"""`sixgun simulate`: its options, the progress bar, and the statistics at the end."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich import box as boxes
from rich.console import Console
from rich.table import Table

from sixgun.cli.console import output_console, print_json
from sixgun.cli.game_settings import GameSettings
from sixgun.cli.games import game_ui_for
from sixgun.cli.progress import run_with_progress
from sixgun.cli.simulation import SEAT, SimulationPlan, SimulationTally, run
from sixgun.live import build_name
from sixgun.live.options import format_options

__all__ = ["SimulationOptions", "run_simulate"]


@dataclass(frozen=True)
class SimulationOptions:
    """The options from the command line."""

    game: str
    settings: GameSettings
    games: int
    seed: int
    jobs: int
    folder: Path | None

    def plan(self) -> SimulationPlan:
        config = game_ui_for(self.game).checked_config(self.settings)
        boxes = self.settings.box
        return SimulationPlan(
            self.game, config, self.games, self.seed, self.jobs, self.folder, boxes
        )


def run_simulate(options: SimulationOptions, as_json: bool) -> SimulationTally:
    """Play all games and print the statistics, even if interrupted."""
    plan = options.plan()
    tally = run_with_progress(plan.games, lambda progress: run(plan, progress))
    if as_json:
        played = {"game": plan.game, "config": format_options(plan.config), "seed": plan.seed}
        print_json({**played, **tally.report()})
    else:
        show(output_console(), plan, tally)
    return tally


def show(console: Console, plan: SimulationPlan, tally: SimulationTally) -> None:
    report = tally.report()
    cut = " (interrupted)" if tally.interrupted else ""
    games = "1 game" if tally.games == 1 else f"{tally.games} games"
    console.print(f"{games} of {describe_plan(plan)}{cut}, {build_name()} build")
    console.print(
        f"{tally.decisions} decisions in {report['seconds']} s: "
        f"{report['decisions_per_second']} decisions/s, {report['games_per_second']} games/s"
    )
    if plan.folder is not None:
        console.print(f"records in {plan.folder}")
    same = game_ui_for(plan.game).sides_have_seats
    for what, counts in tally.wins.items():
        if not same if what == SEAT else len(counts) > 1:
            console.print(wins(what.capitalize(), counts))


def describe_plan(plan: SimulationPlan) -> str:
    """A short summary of what was played."""
    return ", ".join([*game_ui_for(plan.game).summarize(plan.config), f"seed {plan.seed}"])


def wins(what: str, counts: dict[str, list[int]]) -> Table:
    table = Table(box=boxes.SIMPLE_HEAD, padding=(0, 2, 0, 0))
    table.add_column(what)
    for name in ("Games", "Won", "Share"):
        table.add_column(name, justify="right")
    for name in sorted(counts, key=lambda key: -counts[key][1] / max(counts[key][0], 1)):
        games, won = counts[name]
        table.add_row(name, str(games), str(won), f"{100 * won / max(games, 1):.1f} %")
    return table
