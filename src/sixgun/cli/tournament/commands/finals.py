"""The ranking, and the duels of the best four."""

# ruff: noqa: PLC0415 - so that `sixgun --help` need not wait for what it does not use

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
        bool, typer.Option("--public", help="Only what everybody may see: nothing, until then.")
    ] = False,
    json: Json = False,
) -> None:
    """The ranking: for the judge's eyes until it is published."""
    from sixgun.cli.tournament import display

    display.ranking(log, public, json)


@app.command()
def publish(log: Log, reason: Reason = "", json: Json = False) -> None:
    """Publish the ranking after the third round; lots are drawn for those who are tied."""
    from sixgun.cli.tournament import actions

    actions.publish(log, reason, json)


@app.command()
def duels(
    log: Log,
    kind: Annotated[
        DuelKind | None, typer.Argument(help="Begin the next stage, with duels of this kind.")
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
    duel: Annotated[DuelName, typer.Argument(help="Which one.")],
    winner: Annotated[str, typer.Argument(help="By number, or by name.")],
    abandoned: Annotated[
        bool, typer.Option("--abandoned", help="The other one has left the tournament.")
    ] = False,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Enter who has won a duel."""
    from sixgun.cli.tournament import actions

    actions.decide(log, duel.value, winner, abandoned, reason, json)
