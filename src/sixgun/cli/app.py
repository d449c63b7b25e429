"""The commands and their options. Each command imports what it needs when it runs."""

# ruff: noqa: PLC0415 - so that `sixgun --help` is fast

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from sixgun.cli.errors import ErrorHandlingGroup
from sixgun.cli.game_options import with_game_options
from sixgun.cli.game_settings import DEFAULT_BOTS, DEFAULT_PACE, GameSettings, split_list
from sixgun.cli.games import DEFAULT_GAME
from sixgun.cli.language import choose_language, default_language
from sixgun.cli.language_option import Language, with_language
from sixgun.cli.lookup_app import lookup_app
from sixgun.cli.shared_options import KNOWN, CustomBoxes, Json
from sixgun.cli.tournament import tournament_app

__all__ = ["app"]

INTERRUPTED = 130

app = typer.Typer(
    name="sixgun",
    cls=ErrorHandlingGroup,
    help="The BANG! card-game family: play, simulate, replay, look up cards and rulings. An "
    "unofficial fan work; BANG! is a trademark of its publisher.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(tournament_app, name="tournament")
app.add_typer(lookup_app)


def show_version(wanted: bool) -> None:
    if wanted:
        from sixgun import __version__

        print(f"sixgun {__version__}")
        raise typer.Exit


@app.callback()
def main_options(
    show: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
    lang: Language = None,
) -> None:
    """Options of the program itself."""
    choose_language(lang or default_language())


@app.command()
@with_game_options
def play(
    settings: GameSettings,
    game: Annotated[str | None, typer.Argument(help=KNOWN, show_default=DEFAULT_GAME)] = None,
    side: Annotated[
        str,
        typer.Option(
            help="The Duel: your side, law, outlaw or renegade; by default the first to play."
        ),
    ] = "",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    name: Annotated[str | None, typer.Option(help='Your name; "me" by default.')] = None,
    save: Annotated[Path | None, typer.Option(help="The file to save the game in.")] = None,
    resume: Annotated[Path | None, typer.Option(help="A saved game to continue.")] = None,
    pace: Annotated[
        float, typer.Option(min=0, max=5, help="Seconds between two sentences.")
    ] = DEFAULT_PACE,
    bots: Annotated[
        str,
        typer.Option(
            help="The bots: greenhorn, gunslinger, detective, marshal, with options as "
            "in marshal:seconds=2, or your own class as in package.module.Bot. Separate several "
            "with commas; they take the seats in turn."
        ),
    ] = DEFAULT_BOTS,
) -> None:
    """Play against bots in the terminal."""
    from dataclasses import replace

    from sixgun.cli.play import new_session, resume_session
    from sixgun.cli.play_options import PlayOptions

    settings = replace(settings, side=side)
    options = PlayOptions.of(bots, pace, settings.box)
    if resume is not None:
        refuse_new_game_options(game, seed, settings)
        session = resume_session(resume, name, save, options)
    else:
        me = "me" if name is None else name
        session = new_session(game or DEFAULT_GAME, settings, seed, me, save, options)
    session.run()


def refuse_new_game_options(game: str | None, seed: int | None, settings: GameSettings) -> None:
    """Refuse options of a new game for a resumed one; only custom boxes must be named again."""
    from sixgun.engine import BadConfig

    given = [option for option in settings.given() if option != "box"]
    given += ["game"] * (game is not None) + ["seed"] * (seed is not None)
    if given:
        raise BadConfig("resume_has_its_own", option=given[0])


@app.command()
@with_game_options
def simulate(
    settings: GameSettings,
    game: Annotated[str, typer.Argument(help=KNOWN)] = DEFAULT_GAME,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Game number i (from 0) has this seed plus i.")] = 1,
    jobs: Annotated[
        int, typer.Option(min=0, help="Number of processes; 0 means one per core.")
    ] = 1,
    record: Annotated[
        Path | None, typer.Option(help="A folder for the records, one file per game.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Play many random games as fast as possible and count who wins."""
    from sixgun.cli import simulate as simulation_command

    workers = jobs or os.cpu_count() or 1
    options = simulation_command.SimulationOptions(game, settings, games, seed, workers, record)
    if simulation_command.run_simulate(options, as_json).interrupted:
        raise typer.Exit(INTERRUPTED)


@app.command()
@with_game_options
def lab(
    settings: GameSettings,
    game: Annotated[str, typer.Argument(help=KNOWN)] = DEFAULT_GAME,
    bots: Annotated[
        str,
        typer.Option(
            help="The bots: greenhorn, gunslinger, detective, marshal, with options as in "
            "marshal:nodes=200, or your own class as in package.module.Bot. Separate several with "
            "commas; they take the seats in turn."
        ),
    ] = DEFAULT_BOTS,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Game number i (from 0) has this seed plus i.")] = 1,
    jobs: Annotated[
        int, typer.Option(min=0, help="Number of processes; 0 means one per core.")
    ] = 1,
    out: Annotated[
        Path | None,
        typer.Option(help="The report, FILE.html; the data goes into FILE.json beside it."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing report.")] = False,
    as_json: Json = False,
) -> None:
    """Play many games with bots and write a report on roles, characters and cards."""
    from sixgun.cli import lab as lab_command

    workers = jobs or os.cpu_count() or 1
    options = lab_command.LabOptions(game, settings, bots, games, seed, workers, out, force)
    if lab_command.run_lab(options, as_json).interrupted:
        raise typer.Exit(INTERRUPTED)


@app.command()
@with_game_options
def arena(
    settings: GameSettings,
    game: Annotated[str, typer.Argument(help=KNOWN)] = DEFAULT_GAME,
    bots: Annotated[
        str,
        typer.Option(
            help="The bots, separated by commas: greenhorn, gunslinger, detective, marshal, "
            "with options as in marshal:nodes=200, or your own class as in package.module.Bot."
        ),
    ] = "greenhorn,gunslinger",
    games: Annotated[
        int, typer.Option(min=1, help="How many games, rounded up to whole deals.")
    ] = 1000,
    lineup: Annotated[
        str,
        typer.Option(
            help="mixed: all bots at one table. lone: each bot alone among each other bot. "
            "first: only the first bot alone among the others."
        ),
    ] = "mixed",
    seed: Annotated[int, typer.Option(help="Deal number i (from 0) has this seed plus i.")] = 1,
    jobs: Annotated[
        int, typer.Option(min=0, help="Number of processes; 0 means one per core.")
    ] = 1,
    on: Annotated[
        str,
        typer.Option(help="here, or ray: the Ray cluster at $RAY_ADDRESS, or a local one."),
    ] = "here",
    out: Annotated[
        Path | None, typer.Option(help="A folder for the results; by default a new one in arena/.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue the run in that folder.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Let bots play many games with exchanged seats and measure how often each wins."""
    from sixgun.cli import arena as arena_command

    workers = jobs or os.cpu_count() or 1
    asked = split_list([bots])
    options = arena_command.ArenaOptions(
        game, settings, asked, games, seed, workers, lineup, out, resume, on
    )
    if not arena_command.run_arena(options, as_json):
        raise typer.Exit(INTERRUPTED)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; 0 for any free port.")
    ] = 8666,
    db: Annotated[str, typer.Option(help="The database: a file or a URL.")] = "sixgun.db",
    box: CustomBoxes = None,
    bot_workers: Annotated[
        int,
        typer.Option(min=0, max=64, help="Processes for bots; 0 means one less than the cores."),
    ] = 0,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="The origin of another site whose page may use this server. Repeatable."),
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="Send cookies only over https.")] = False,
    proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Trust the X-Forwarded-For header.")
    ] = False,
    show: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log as JSON.")] = False,
    log_level: Annotated[
        str, typer.Option(help="The lowest level to log: debug, info, warning, error.")
    ] = "info",
) -> None:
    """Run the server for people on this computer, in your network, or anywhere.

    Set SIXGUN_ADMIN_SECRET to a secret to give its owner the rights of the operator.
    """
    from sixgun.cli import serve as serve_command

    if log_level not in ("debug", "info", "warning", "error"):
        raise typer.BadParameter("must be debug, info, warning or error", param_hint="--log-level")
    for page in origin or ():
        if not serve_command.is_origin(page):
            wanted = f"{page!r} is not an origin: write it like https://example.org"
            raise typer.BadParameter(wanted, param_hint="--origin")
    if not db or ":memory:" in db:
        raise typer.BadParameter("must be a file, or the URL of a database", param_hint="--db")
    options = serve_command.ServeOptions(
        host,
        port,
        db,
        tuple(box or ()),
        bot_workers,
        tuple(origin or ()),
        secure,
        proxy,
        log_json,
        log_level,
    )
    serve_command.run_server(options, serve_command.open_browser if show else None)


@app.command()
def version(
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Also show the build, Python and the location.")
    ] = False,
) -> None:
    """Show the version, and with --verbose which build is loaded: pure or compiled."""
    import platform

    from sixgun import __file__ as location
    from sixgun import __version__

    print(f"sixgun {__version__}")
    if verbose:
        from sixgun.live import build_name

        print(f"build: {build_name()}")
        print(f"python: {platform.python_version()}")
        print(f"location: {Path(location).parent}")


for each in (*app.registered_commands, *lookup_app.registered_commands):
    assert each.callback is not None
    each.callback = with_language(each.callback)
