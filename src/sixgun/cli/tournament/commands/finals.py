"""Commands for the ranking and the finals."""

# ruff: noqa: PLC0415 - so that `sixgun --help` is fast

from __future__ import annotations

from typing import Annotated

import typer

from sixgun.cli.tournament.options import DuelKind, DuelName, Json, Log, Reason

__all__ = ["app"]

app = typer.Typer()


@app.command()
def ranking(
    log: Log,
    public: Annotated[
        bool,
        typer.Option("--public", help="Show only what is public: nothing before it is published."),
    ] = False,
    json: Json = False,
) -> None:
    """Show the ranking. Until it is published, only the judge may see it."""
    from sixgun.cli.tournament import display

    display.ranking(log, public, json)


@app.command()
def publish(log: Log, reason: Reason = "", json: Json = False) -> None:
    """Publish the ranking after the third round. Ties are broken by lot."""
    from sixgun.cli.tournament import actions

    actions.publish(log, reason, json)


@app.command()
def duels(
    log: Log,
    kind: Annotated[
        DuelKind | None, typer.Argument(help="Begin the next stage with duels of this kind.")
    ] = None,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Show the finals, or begin their next stage.

    \b
      sixgun tournament duels spring.log
      sixgun tournament duels spring.log short
    """
    from sixgun.cli.tournament import actions, display

    if kind is None:
        display.duels(log, json)
    else:
        actions.begin_duels(log, kind.value, reason, json)


@app.command()
def decide(
    log: Log,
    duel: Annotated[DuelName, typer.Argument(help="The duel.")],
    winner: Annotated[str, typer.Argument(help="The player, by number or name.")],
    abandoned: Annotated[
        bool, typer.Option("--abandoned", help="The opponent has left the tournament.")
    ] = False,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Enter the winner of a duel."""
    from sixgun.cli.tournament import actions

    actions.decide(log, duel.value, winner, abandoned, reason, json)
