"""Commands for players: registration, withdrawal, warnings."""

# ruff: noqa: PLC0415 - so that `sixgun --help` is fast

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
    tempo: Annotated[bool, typer.Option(help="Use the rule against long games (T116).")] = True,
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
    names: Annotated[list[str] | None, typer.Argument(help="The names of the players.")] = None,
    csv: Annotated[
        Path | None,
        typer.Option(
            help="A list of players: one column of names, or columns with a header, name and "
            "optionally bot; - means standard input."
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
    """Correct a player's name."""
    from sixgun.cli.tournament import actions
    from sixgun.tournament import Rename

    actions.act_on_player(log, player, lambda one: Rename(player=one, name=name), reason, json)


@app.command()
def strike(log: Log, player: Who, reason: Reason = "", json: Json = False) -> None:
    """Remove a player from the list, before the first tables are drawn."""
    from sixgun.cli.tournament import actions
    from sixgun.tournament import Strike

    actions.act_on_player(log, player, lambda one: Strike(player=one), reason, json)


@app.command()
def withdraw(log: Log, player: Who, reason: Reason = "", json: Json = False) -> None:
    """Withdraw a player for good. A running game still pays them; a duel is lost."""
    from sixgun.cli.tournament import actions
    from sixgun.tournament import Withdraw

    actions.act_on_player(log, player, lambda one: Withdraw(player=one), reason, json)


@app.command()
def warn(log: Log, player: Who, reason: Reason = "", json: Json = False) -> None:
    """Warn a player. A reason is required."""
    from sixgun.cli.tournament import actions
    from sixgun.tournament import Warn

    actions.act_on_player(log, player, lambda one: Warn(player=one), reason, json)


@app.command()
def disqualify(log: Log, player: Who, reason: Reason = "", json: Json = False) -> None:
    """Disqualify a player who was warned before. A reason is required."""
    from sixgun.cli.tournament import actions
    from sixgun.tournament import Disqualify

    actions.act_on_player(log, player, lambda one: Disqualify(player=one), reason, json)


@app.command()
def purse(log: Log, player: Who, json: Json = False) -> None:
    """Show a player's money. Only that player may see it."""
    from sixgun.cli.tournament import display

    display.purse(log, player, json)
