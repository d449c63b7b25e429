"""`sixgun simulate`: its options, the progress bar, and the statistics at the end."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich import box as boxes
from rich.console import Console
from rich.table import Table

from sixgun.cli.console import output_console, print_json, print_line
from sixgun.cli.game_settings import GameSettings
from sixgun.cli.game_ui import GameUI
from sixgun.cli.games import game_ui_for
from sixgun.cli.language import say
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
    played = ", ".join(
        [*game_ui_for(plan.game).summarize(plan.config), say("terminal.many.seed", seed=plan.seed)]
    )
    key = "interrupted" if tally.interrupted else "played"
    told = say(f"terminal.many.{key}", count=tally.games, what=played)
    console.print(f"{told}, {say('terminal.many.build', build=build_name())}")
    speed = ("decisions_per_second", "games_per_second", "seconds")
    figures = {name: str(report[name]) for name in speed}
    console.print(say("terminal.many.speed", decisions=str(tally.decisions), **figures))
    if plan.folder is not None:
        print_line(console, say("terminal.many.records", folder=str(plan.folder)), whole=True)
    ui = game_ui_for(plan.game)
    for what, counts in tally.wins.items():
        if not ui.sides_have_seats if what == SEAT else len(counts) > 1:
            console.print(wins(ui, what, counts))


def wins(ui: GameUI, what: str, counts: dict[str, list[int]]) -> Table:
    table = Table(box=boxes.SIMPLE_HEAD, padding=(0, 2, 0, 0))
    table.add_column(say(f"terminal.columns.{what}"))
    for name in ("games", "won", "share"):
        table.add_column(say(f"terminal.columns.{name}"), justify="right")
    for name in sorted(counts, key=lambda key: -counts[key][1] / max(counts[key][0], 1)):
        games, won = counts[name]
        share = f"{100 * won / max(games, 1):.1f} %"
        table.add_row(ui.counted_name(what, name), str(games), str(won), share)
    return table
