"""The commands and their options. Whatever a command needs is imported inside it."""

# ruff: noqa: PLC0415 - so that `sixgun --help` need not wait for what it does not use

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from sixgun.cli.guard import Guarded, complain, told_of

__all__ = ["app"]

INTERRUPTED = 130

app = typer.Typer(
    name="sixgun",
    cls=Guarded,
    help="The BANG! card-game family: play, simulate, replay, look things up. An unofficial fan "
    "work; BANG! is a trademark of its publisher.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Json = Annotated[bool, typer.Option("--json", help="For programs: JSON on standard output.")]
Beginner = Annotated[bool, typer.Option("--beginner", help="Without the book cards.")]
Expansions = Annotated[
    list[str] | None, typer.Option(help="Boxes besides the base box; repeat, or use commas.")
]


def boxes_in(expansions: list[str] | None) -> tuple[str, ...]:
    return tuple(box for given in expansions or () for box in given.replace(",", " ").split())


def show_version(wanted: bool) -> None:
    if wanted:
        from sixgun import __version__

        print(f"sixgun {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Options of the program itself."""


@app.command()
def play(
    players: Annotated[
        int | None, typer.Option(help="Players, you included; 5 by default.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    name: Annotated[str | None, typer.Option(help='Your name; "me" by default.')] = None,
    expansions: Expansions = None,
    beginner: Beginner = False,
    save: Annotated[Path | None, typer.Option(help="Where the game is kept.")] = None,
    resume: Annotated[Path | None, typer.Option(help="A kept game to go on with.")] = None,
    pace: Annotated[float, typer.Option(min=0, max=5, help="Seconds between two sentences.")] = 0.1,
) -> None:
    """Play against simple bots, here in the terminal."""
    from sixgun.cli.play import new_session, resumed_session

    if resume is not None:
        refuse_new_game_options(
            players=players, seed=seed, expansions=expansions or None, beginner=beginner or None
        )
        session = resumed_session(resume, name, save, pace)
    else:
        session = new_session(
            players=5 if players is None else players,
            seed=seed,
            name="me" if name is None else name,
            expansions=boxes_in(expansions),
            beginner=beginner,
            save=save,
            pace=pace,
        )
    session.run()


def refuse_new_game_options(**given: object) -> None:
    from sixgun.engine import BadConfig

    for option, value in given.items():
        if value is not None:
            raise BadConfig("resume_has_its_own", option=option)


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="The game: classic.")] = "classic",
    players: Annotated[int, typer.Option(help="Players at the table.")] = 5,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Game number i, from 0, has the seed plus i.")] = 1,
    expansions: Expansions = None,
    beginner: Beginner = False,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for one a core.")] = 1,
    record: Annotated[Path | None, typer.Option(help="A folder for one record a game.")] = None,
    as_json: Json = False,
) -> None:
    """Play many games at random, as fast as it goes, and count who wins."""
    from sixgun.cli import simulating

    boxes = boxes_in(expansions)
    workers = jobs or os.cpu_count() or 1
    wishes = simulating.Wishes(game, players, games, seed, boxes, beginner, workers, record)
    if simulating.simulate(wishes, as_json).interrupted:
        raise typer.Exit(INTERRUPTED)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    ply: Annotated[int | None, typer.Option(help="The table after this many moves.")] = None,
    events: Annotated[bool, typer.Option("--events", help="Events with their ids.")] = False,
    as_json: Json = False,
) -> None:
    """Prove a record by its hash and tell the game."""
    from sixgun.cli.console import output_console
    from sixgun.cli.replaying import Replay

    found = Replay(file, ply)
    if as_json:
        found.print_json(events)
    else:
        found.show(output_console(), events)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(help="Records.")], as_json: Json = False
) -> None:
    """Prove records by their hashes: ok, or the reason why not."""
    from sixgun.cli.replaying import judged, verdict
    from sixgun.engine import SixgunError

    if as_json:
        raise typer.Exit(judged(files))
    status = 0
    for file in files:
        try:
            print(f"{file}: {verdict(file)}")
        except SixgunError as error:
            status = complain(error.code, told_of(error.code, error.facts))
    raise typer.Exit(status)


@app.command()
def cards(
    ids: Annotated[list[str] | None, typer.Argument(help="Only these, by id or name.")] = None,
    box: Annotated[str | None, typer.Option(help="Only this box, for instance base.")] = None,
    as_json: Json = False,
) -> None:
    """Every card and character: copies, words, rulings."""
    from dataclasses import asdict

    from sixgun.cli import cards as shelf
    from sixgun.cli.console import output_console, print_json

    entries = shelf.selected(ids or (), box)
    console = output_console()
    if as_json:
        print_json([asdict(entry) for entry in entries])
    elif ids:
        for entry in entries:
            console.print(shelf.describe(entry))
    else:
        for kind in ("card", "character"):
            console.print(shelf.overview([e for e in entries if e.type == kind], kind))


@app.command()
def rules(
    ids: Annotated[list[str] | None, typer.Argument(help="Only these, for instance R51.")] = None,
    search: Annotated[str | None, typer.Option(help="Only those with all these words.")] = None,
    as_json: Json = False,
) -> None:
    """Every ruling, its source, and the tests that prove it."""
    from sixgun.cli import rulings
    from sixgun.cli.console import output_console, print_json
    from sixgun.cli.ruling_pages import show

    every = rulings.rulings_with_tests(rulings.find_root())
    found = rulings.selected(every, ids or (), search)
    if as_json:
        print_json([ruling.entry() for ruling in found])
    else:
        show(output_console(), found)


@app.command()
def form() -> None:
    """Which form of the engine is loaded: pure or compiled."""
    from sixgun.live import form as loaded

    print(loaded())
