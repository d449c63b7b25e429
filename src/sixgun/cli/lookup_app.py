"""The commands that look something up: records, cards and rulings."""

# ruff: noqa: PLC0415 - so that `sixgun --help` is fast

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sixgun.cli.errors import format_error, print_error
from sixgun.cli.game_options import FactsFile
from sixgun.cli.game_settings import GameSettings
from sixgun.cli.games import DEFAULT_GAME
from sixgun.cli.shared_options import KNOWN, CustomBoxes, Json

__all__ = ["lookup_app"]

lookup_app = typer.Typer()


@lookup_app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="The record to replay.")],
    ply: Annotated[int | None, typer.Option(help="Show the table after this many moves.")] = None,
    events: Annotated[
        bool, typer.Option("--events", help="Show the events with their ids.")
    ] = False,
    box: CustomBoxes = None,
    as_json: Json = False,
) -> None:
    """Verify a record by its hash and narrate the game."""
    from sixgun.cli.console import output_console
    from sixgun.cli.custom_boxes import load_custom_boxes
    from sixgun.cli.replay import RecordReplay

    load_custom_boxes(box or ())
    found = RecordReplay(file, ply)
    if as_json:
        found.print_json(events)
    else:
        found.show(output_console(), events)


@lookup_app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(help="The records to verify.")],
    box: CustomBoxes = None,
    as_json: Json = False,
) -> None:
    """Verify records by their hashes and print ok, or the reason why not."""
    from sixgun.cli.custom_boxes import load_custom_boxes
    from sixgun.cli.replay import verify_as_json, verify_record
    from sixgun.engine import SixgunError

    load_custom_boxes(box or ())
    if as_json:
        raise typer.Exit(verify_as_json(files))
    status = 0
    for file in files:
        try:
            print(f"{file}: {verify_record(file)}")
        except SixgunError as error:
            status = print_error(error.code, format_error(error.code, error.facts))
    raise typer.Exit(status)


@lookup_app.command()
def cards(
    ids: Annotated[list[str] | None, typer.Argument(help="Show only these, by id or name.")] = None,
    game: Annotated[str, typer.Option(help=KNOWN)] = DEFAULT_GAME,
    in_box: Annotated[
        str | None, typer.Option("--in-box", help="Only the cards of this box, for example base.")
    ] = None,
    box: CustomBoxes = None,
    facts: FactsFile = None,
    as_json: Json = False,
) -> None:
    """List cards, characters and events with copies, text and rulings."""
    from dataclasses import asdict

    from sixgun.cli import cards as cards_command
    from sixgun.cli.console import output_console, print_json
    from sixgun.cli.games import game_ui_for

    ui = game_ui_for(game)
    custom = tuple(box or ())
    ui.refuse_foreign_options(GameSettings(box=custom, facts=facts).given())
    ui.load_boxes(custom)
    entries = cards_command.select_entries(ui, ids or (), in_box, facts)
    console = output_console()
    if as_json:
        print_json([asdict(entry) for entry in entries])
    elif ids:
        for entry in entries:
            console.print(cards_command.render_entry(ui.formatter(entry)))
    else:
        for table in cards_command.render_overviews([ui.formatter(entry) for entry in entries]):
            console.print(table)


@lookup_app.command()
def rules(
    ids: Annotated[
        list[str] | None, typer.Argument(help="Show only these: R51, one_snipe.")
    ] = None,
    search: Annotated[
        str | None, typer.Option(help="Show only rulings with all these words.")
    ] = None,
    switches: Annotated[
        bool, typer.Option("--switches", help="Show only the house rules, for --rule.")
    ] = False,
    as_json: Json = False,
) -> None:
    """List rulings with their source, their tests and the house rules that change them."""
    from sixgun.cli.console import output_console, print_json
    from sixgun.cli.ruling_output import print_house_rules, print_rulings
    from sixgun.cli.rulings import rulings_with_tests, select_rulings
    from sixgun.library.rulings import find_root

    found = select_rulings(rulings_with_tests(find_root()), ids or (), search)
    if switches:
        found = [ruling for ruling in found if ruling.house_rule]
    if as_json:
        print_json([ruling.as_dict() for ruling in found])
    else:
        (print_house_rules if switches else print_rulings)(output_console(), found)
