"""`sixgun arena` for people: the wishes, a progress bar, and the tables at the end."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console

from sixgun.arena.on_ray import on_ray
from sixgun.arena.picture import draw
from sixgun.arena.plan import Plan
from sixgun.arena.report import Report, report_on
from sixgun.arena.results import Results
from sixgun.arena.run import Crew, refuse_bots_that_cannot_be, run
from sixgun.cli.arena_tables import tables
from sixgun.cli.console import errors_console, output_console, print_json, print_line, program
from sixgun.cli.custom_boxes import load_custom_boxes
from sixgun.cli.files import file_name
from sixgun.cli.games import room_of
from sixgun.cli.manners import look_for_own_bots
from sixgun.cli.own_bots import blaming, crew_for
from sixgun.cli.progress import with_bar
from sixgun.cli.setting import Setting
from sixgun.engine import BadConfig, SixgunError
from sixgun.live import build_name

__all__ = ["Wishes", "arena"]

REPORT: Final = "report.json"
PICTURE: Final = "report.png"
HERE: Final = "here"
RAY: Final = "ray"


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str
    setting: Setting
    bots: tuple[str, ...]
    games: int
    seed: int
    jobs: int
    lineup: str
    folder: Path | None
    resume: bool
    on: str

    def plan(self) -> Plan:
        config = room_of(self.game).config(self.setting)
        return Plan(self.game, config, self.bots, self.games, self.seed, self.lineup).checked()

    def crew(self) -> Crew:
        prepare = partial(load_custom_boxes, self.setting.box)
        if self.on == RAY:
            return partial(on_ray, jobs=self.jobs, prepare=prepare)
        if self.on != HERE:
            raise BadConfig("unknown_place", place=self.on[:60], known=f"{HERE} {RAY}")
        return crew_for(self.bots, self.jobs, prepare)

    def again(self, folder: Path) -> str:
        """The command that goes on with this run."""
        words = ["arena", self.game, "--bots", ",".join(self.bots), "--games", str(self.games)]
        words += ["--lineup", self.lineup, "--seed", str(self.seed), "--jobs", str(self.jobs)]
        words += ["--on", self.on] if self.on != HERE else []
        words += options_of(self.setting)
        return f"{program()} {shlex.join([*words, '--out', str(folder), '--resume'])}"


def options_of(setting: Setting) -> list[str]:
    """The options as they were typed."""
    words: list[str] = []
    for name in setting.given():
        value = getattr(setting, name)
        several = value if isinstance(value, tuple) else (value,)
        for one in several:
            words += [f"--{name}"] if one is True else [f"--{name}", str(one)]
    return words


def arena(wishes: Wishes, as_json: bool) -> bool:
    """Play, keep, and print what came out, however far it came; whether it was all."""
    crew = wishes.crew()
    look_for_own_bots()
    plan = wishes.plan()
    refuse_bots_that_cannot_be(plan)
    folder = wishes.folder or default_folder(plan)
    results = Results(folder, plan)
    results.open(wishes.resume)
    try:
        with blaming(plan.bots, folder=str(folder)):
            play = partial(run, results, crew)
            complete = with_bar(plan.total, play, done=len(results.games))
    finally:  # whatever ends it, what is done is told
        report = written_report(results)
    if as_json:
        print_json(report)
    else:
        show(output_console(), results, report)
    if not complete:
        tell_how_to_go_on(wishes, results)
    elif report["games"]["void"] == report["games"]["played"]:
        raise SixgunError("no_game_counts", games=len(results.games))
    return complete


def default_folder(plan: Plan) -> Path:
    """`arena/` in the working folder, and in it a name for the plan."""
    words = [room_of(plan.game).stem(plan.config), plan.lineup, *plan.bots]
    return Path("arena") / f"{file_name(words)}-seed-{plan.seed}"


def written_report(results: Results) -> Report:
    """The report of what is done so far, with its files."""
    report = {**report_on(results.plan, results.games), "form": build_name()}
    results.write_json(REPORT, report)
    if results.games:
        results.write(PICTURE, draw(title(results), report, results.games))
    return report


def title(results: Results) -> str:
    """How many games of what, and how many of them say nothing."""
    said = room_of(results.plan.game).said(results.plan.config)
    void = sum(game.failure is not None for game in results.games.values())
    spoilt = [f"{void:,} void"] if void else []
    return ", ".join([f"{counted(len(results.games))} of {said[0]}", *said[1:], *spoilt])


def counted(games: int) -> str:
    return "1 game" if games == 1 else f"{games:,} games"


# -- for people ----------------------------------------------------------------------------


def show(console: Console, results: Results, report: Report) -> None:
    plan = results.plan
    console.print(f"{title(results)}, {plan.lineup}, seed {plan.seed}, {build_name()} build")
    if plan.per_deal > 1:
        console.print(f"Each deal is played {plan.per_deal} times, with exchanged seats")
    if plan.games != plan.total:
        console.print(f"{plan.games:,} games are no whole deals: {plan.total:,} are planned")
    for table in tables(report):
        console.print(table)
    files = [REPORT, *([PICTURE] if results.games else []), "games.jsonl"]
    print_line(console, f"In {results.folder}: {', '.join(files)}", whole=True)


def tell_how_to_go_on(wishes: Wishes, results: Results) -> None:
    console = errors_console()
    done, total = len(results.games), results.plan.total
    print_line(console, f"Interrupted after {done:,} of {total:,} games. Go on with:")
    print_line(console, wishes.again(results.folder), whole=True)
