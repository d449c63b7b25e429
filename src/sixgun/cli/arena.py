"""`sixgun arena`: its options, the progress bar, and the tables at the end."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console

from sixgun.arena.plan import ArenaPlan
from sixgun.arena.ray_backend import run_on_ray
from sixgun.arena.report import Report, build_report
from sixgun.arena.report_image import render_report_image
from sixgun.arena.results_folder import ResultsFolder
from sixgun.arena.run import BatchExecutor, check_bots, run
from sixgun.cli.arena_tables import tables
from sixgun.cli.bot_loading import add_working_folder_to_path, blame_bots, choose_crew
from sixgun.cli.console import errors_console, output_console, print_json, print_line, program_name
from sixgun.cli.custom_boxes import load_custom_boxes
from sixgun.cli.files import file_name
from sixgun.cli.game_settings import GameSettings
from sixgun.cli.games import game_ui_for
from sixgun.cli.language import say
from sixgun.cli.progress import run_with_progress
from sixgun.engine import BadConfig, SixgunError
from sixgun.live import build_name

__all__ = ["ArenaOptions", "run_arena"]

REPORT: Final = "report.json"
PICTURE: Final = "report.png"
HERE: Final = "here"
RAY: Final = "ray"


@dataclass(frozen=True)
class ArenaOptions:
    """The options from the command line."""

    game: str
    settings: GameSettings
    bots: tuple[str, ...]
    games: int
    seed: int
    jobs: int
    lineup: str
    folder: Path | None
    resume: bool
    on: str

    def plan(self) -> ArenaPlan:
        config = game_ui_for(self.game).checked_config(self.settings)
        return ArenaPlan(
            self.game, config, self.bots, self.games, self.seed, self.lineup
        ).validate()

    def crew(self) -> BatchExecutor:
        prepare = partial(load_custom_boxes, self.settings.box)
        if self.on == RAY:
            return partial(run_on_ray, jobs=self.jobs, prepare=prepare)
        if self.on != HERE:
            raise BadConfig("unknown_place", place=self.on[:60], known=f"{HERE} {RAY}")
        return choose_crew(self.bots, self.jobs, prepare)

    def again(self, folder: Path) -> str:
        """The command that resumes this run."""
        words = ["arena", self.game, "--bots", ",".join(self.bots), "--games", str(self.games)]
        words += ["--lineup", self.lineup, "--seed", str(self.seed), "--jobs", str(self.jobs)]
        words += ["--on", self.on] if self.on != HERE else []
        words += options_of(self.settings)
        return f"{program_name()} {shlex.join([*words, '--out', str(folder), '--resume'])}"


def options_of(settings: GameSettings) -> list[str]:
    """The game options as command-line arguments."""
    words: list[str] = []
    for name in settings.given():
        value = getattr(settings, name)
        several = value if isinstance(value, tuple) else (value,)
        for one in several:
            words += [f"--{name}"] if one is True else [f"--{name}", str(one)]
    return words


def run_arena(options: ArenaOptions, as_json: bool) -> bool:
    """Play, save and print the results, even if interrupted; return whether the run is complete."""
    crew = options.crew()
    add_working_folder_to_path()
    plan = options.plan()
    check_bots(plan)
    folder = options.folder or default_folder(plan)
    results = ResultsFolder(folder, plan)
    results.open(options.resume)
    try:
        with blame_bots(plan.bots, folder=str(folder)):
            play = partial(run, results, crew)
            complete = run_with_progress(plan.total, play, done=len(results.games))
    finally:  # report the finished games even after an error
        report = write_report(results)
    if as_json:
        print_json(report)
    else:
        show(output_console(), results, report)
    if not complete:
        print_resume_command(options, results)
    elif report["games"]["void"] == report["games"]["played"]:
        raise SixgunError("no_game_counts", games=len(results.games))
    return complete


def default_folder(plan: ArenaPlan) -> Path:
    """A folder named after the plan, in `arena/` in the working folder."""
    words = [game_ui_for(plan.game).file_stem(plan.config), plan.lineup, *plan.bots]
    return Path("arena") / f"{file_name(words)}-seed-{plan.seed}"


def write_report(results: ResultsFolder) -> Report:
    """Write the report of the games so far, and return it."""
    report = {**build_report(results.plan, results.games), "form": build_name()}
    results.write_json(REPORT, report)
    if results.games:
        results.write(PICTURE, render_report_image(title(results), report, results.games))
    return report


def title(results: ResultsFolder) -> str:
    """The number of games, what was played, and how many games are void."""
    said = ", ".join(game_ui_for(results.plan.game).summarize(results.plan.config))
    told = say("terminal.many.played", count=len(results.games), what=said)
    void = sum(game.failure is not None for game in results.games.values())
    return f"{told}, {say('terminal.many.void', count=void)}" if void else told


# -- output for people ---------------------------------------------------------------------


def show(console: Console, results: ResultsFolder, report: Report) -> None:
    plan = results.plan
    seed = say("terminal.many.seed", seed=plan.seed)
    build = say("terminal.many.build", build=build_name())
    console.print(f"{title(results)}, {plan.lineup}, {seed}, {build}")
    if plan.per_deal > 1:
        console.print(say("terminal.many.exchanged", count=plan.per_deal))
    if plan.games != plan.total:
        console.print(say("terminal.many.whole_deals", games=plan.games, total=plan.total))
    for table in tables(report, game_ui_for(plan.game).role_name):
        console.print(table)
    files = ", ".join([REPORT, *([PICTURE] if results.games else []), "games.jsonl"])
    told = say("terminal.many.files", folder=str(results.folder), files=files)
    print_line(console, told, whole=True)


def print_resume_command(options: ArenaOptions, results: ResultsFolder) -> None:
    console = errors_console()
    done, total = len(results.games), results.plan.total
    print_line(console, say("terminal.many.continue", done=done, total=total))
    print_line(console, options.again(results.folder), whole=True)
