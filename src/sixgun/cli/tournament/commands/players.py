"""Who plays, and who does not any more."""

# ruff: noqa: PLC0415 - so that `sixgun --help` need not wait for what it does not use

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sixgun.cli.tournament.options import Json, Log, Reason, Who

__all__ = ["app"]

app = typer.Typer()


@app.command()
def new(
    log: Log,
    name: Annotated[str, typer.Argument(help="The name of the tournament.")],
    tempo: Annotated[
        bool, typer.Option(help="Whether the rule against long games is in force (T116).")
    ] = True,
    json: Json = False,
) -> None:
    """Open a tournament in a new file.

    \b
      sixgun tournament new spring.log 'Spring Open'
    """
    from sixgun.cli.tournament import actions

    actions.new(log, name, tempo, json)


@app.command()
def register(
    log: Log,
    names: Annotated[list[str] | None, typer.Argument(help="Names of players.")] = None,
    csv: Annotated[
        Path | None,
        typer.Option(
            help="A list of them: a column with names, or columns with a heading, name and perhaps "
            "bot; - is standard input."
        ),
    ] = None,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Register players, all of them or none; until the first tables are drawn.

    \b
      sixgun tournament register spring.log Ann Bob 'Zoë Smith'
      sixgun tournament register spring.log --csv players.csv
    """
    from sixgun.cli.tournament import actions

    actions.register(log, names or [], csv, reason, json)


@app.command()
def rename(
    log: Log,
    player: Who,
    name: Annotated[str, typer.Argument(help="The new name.")],
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Write a player's name otherwise."""
    from sixgun.cli.tournament import actions
    from sixgun.tournament import Rename

    actions.about_player(log, player, lambda one: Rename(player=one, name=name), reason, json)


@app.command()
def strike(log: Log, player: Who, reason: Reason = "", json: Json = False) -> None:
    """Take a player off the list, before the first tables are drawn."""
    from sixgun.cli.tournament import actions
    from sixgun.tournament import Strike

    actions.about_player(log, player, lambda one: Strike(player=one), reason, json)


@app.command()
def withdraw(log: Log, player: Who, reason: Reason = "", json: Json = False) -> None:
    """A player leaves for good; a game he is in pays him, a duel is lost."""
    from sixgun.cli.tournament import actions
    from sixgun.tournament import Withdraw

    actions.about_player(log, player, lambda one: Withdraw(player=one), reason, json)


@app.command()
def warn(log: Log, player: Who, reason: Reason = "", json: Json = False) -> None:
    """Warn a player; a reason is needed."""
    from sixgun.cli.tournament import actions
    from sixgun.tournament import Warn

    actions.about_player(log, player, lambda one: Warn(player=one), reason, json)


@app.command()
def disqualify(log: Log, player: Who, reason: Reason = "", json: Json = False) -> None:
    """Send a player away who was warned before; a reason is needed."""
    from sixgun.cli.tournament import actions
    from sixgun.tournament import Disqualify

    actions.about_player(log, player, lambda one: Disqualify(player=one), reason, json)


@app.command()
def purse(log: Log, player: Who, json: Json = False) -> None:
    """What a player has: for him alone to see."""
    from sixgun.cli.tournament import display

    display.purse(log, player, json)
