"""`sixgun lab`: many games of one table, with an HTML report and the same data as JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich import box as boxes
from rich.console import Console
from rich.table import Table

from sixgun.arena.lab import Experiment, LabReport, Observations, render_report, report_to_json, run
from sixgun.arena.plan import ArenaPlan
from sixgun.arena.run import check_bots
from sixgun.arena.workers import Executor
from sixgun.bots.custom_bots import parse_bot_arguments
from sixgun.cli.bot_loading import add_working_folder_to_path, blame_bots, choose_crew
from sixgun.cli.console import output_console, print_json, print_line
from sixgun.cli.custom_boxes import load_custom_boxes
from sixgun.cli.files import file_name, make_folder, save_text
from sixgun.cli.game_settings import GameSettings
from sixgun.cli.games import game_ui_for
from sixgun.cli.language import say
from sixgun.cli.progress import run_with_progress
from sixgun.engine import SixgunError

__all__ = ["LabOptions", "run_lab"]


@dataclass(frozen=True)
class LabOptions:
    """The options from the command line."""

    game: str
    settings: GameSettings
    bots: str
    games: int
    seed: int
    jobs: int
    out: Path | None
    force: bool


def run_lab(options: LabOptions, as_json: bool) -> LabReport:
    """Play all games, write the report and print a summary, even if interrupted."""
    ui = game_ui_for(options.game)
    config = ui.checked_config(options.settings)
    add_working_folder_to_path()
    bots = tuple(bot.name for bot in parse_bot_arguments(options.bots))
    check_bots(ArenaPlan(options.game, config, bots, options.games, options.seed))
    plan = Experiment(options.game, config, bots, options.games, options.seed)
    out = options.out or (None if as_json else default_page(plan))
    if out is not None:
        refuse_to_overwrite(out, options.force)
    observations = Observations()
    jobs = min(options.jobs, plan.games)
    crew: Executor[int, Observations] = choose_crew(
        bots, jobs, partial(load_custom_boxes, options.settings.box)
    )
    try:
        with blame_bots(bots):
            run_with_progress(plan.games, partial(run, plan, observations, crew))
    finally:  # report the finished games even after an error
        report = plan.report(observations, ", ".join(ui.summarize(config)))
        output_report(report, out if report.games else None, as_json)
    if not report.games and not report.interrupted:
        raise SixgunError("no_game_counts", games=plan.games)
    return report


def output_report(report: LabReport, out: Path | None, as_json: bool) -> None:
    if out is not None:
        save(out, report)
    if as_json:
        print_json(report_to_json(report))
    else:
        show(output_console(), report, out)


def default_page(plan: Experiment) -> Path:
    """A file in the working folder, named after the table and the bots."""
    words = ["lab", game_ui_for(plan.game).file_stem(plan.config), *plan.bots]
    return Path(f"{file_name(words)}-seed-{plan.seed}.html")


def refuse_to_overwrite(out: Path, force: bool) -> None:
    """Check that the files can be written, before hours of play."""
    if out.is_dir():
        raise SixgunError("is_a_folder", file=str(out))
    for file in (out, figures_beside(out)):
        if file.exists() and not force:
            raise SixgunError("file_exists", file=str(file), option="--force")
    make_folder(out.parent)


def save(out: Path, report: LabReport) -> None:
    """Save the HTML report and the JSON data beside it."""
    save_text(out, render_report(report))
    figures = json.dumps(report_to_json(report), indent=1, ensure_ascii=False)
    save_text(figures_beside(out), f"{figures}\n")


def figures_beside(out: Path) -> Path:
    return out.with_suffix(".json") if out.suffix != ".json" else Path(f"{out}.json")


def show(console: Console, report: LabReport, out: Path | None) -> None:
    key = "interrupted" if report.interrupted else "played"
    told = say(f"terminal.many.{key}", count=report.games, what=report.table.said)
    print_line(console, f"{told}, {' '.join(report.table.bots)}")
    if report.troubles:
        first, count = report.troubles[0], len(report.troubles)
        lost = say("terminal.lab.lost", count=count, seed=first.seed, reason=first.message)
        print_line(console, lost)
    if out is None:
        print_line(console, say("terminal.lab.no_report"))
        return
    console.print(wins(report))
    print_line(console, say("terminal.lab.report", file=str(out)), whole=True)
    print_line(console, say("terminal.lab.data", file=str(figures_beside(out))), whole=True)


def wins(report: LabReport) -> Table:
    table = Table(box=boxes.SIMPLE_HEAD, padding=(0, 2, 0, 0))
    table.add_column(say("terminal.columns.role"))
    for name in ("won", "lab_interval"):
        table.add_column(say(f"terminal.columns.{name}"), justify="right")
    role_name = game_ui_for(report.table.game).role_name
    for line in report.roles:
        won = line.won
        low, high = f"{100 * won.low:.1f}", f"{100 * won.high:.1f} %"
        between = say("terminal.arena.span", low=low, high=high)
        table.add_row(role_name(line.role), f"{100 * won.rate:.1f} %", between)
    return table
