"""The ranking, and the duels of the best four."""

# ruff: noqa: PLC0415 - so that `sixgun --help` need not wait for what it does not use

from __future__ import annotations

from typing import Annotated

import typer

from sixgun.cli.tournament.options import DuelName, Json, Kind, Log, Reason

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
    from sixgun.cli.tournament import showing

    showing.ranking(log, public, json)


@app.command()
def publish(log: Log, reason: Reason = "", json: Json = False) -> None:
    """Publish the ranking after the third round; lots are drawn for those who are tied."""
    from sixgun.cli.tournament import acting

    acting.publish(log, reason, json)


@app.command()
def duels(
    log: Log,
    kind: Annotated[
        Kind | None, typer.Argument(help="Begin the next stage, with duels of this kind.")
    ] = None,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Show the finals, or begin their next stage.

    \b
      sixgun tournament duels spring.log
      sixgun tournament duels spring.log short
    """
    from sixgun.cli.tournament import acting, showing

    if kind is None:
        showing.duels(log, json)
    else:
        acting.begin_duels(log, kind.value, reason, json)


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
    from sixgun.cli.tournament import acting

    acting.decide(log, duel.value, winner, abandoned, reason, json)
