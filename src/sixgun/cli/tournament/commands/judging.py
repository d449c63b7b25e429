"""Calls and rulings, the log, and what is made of it."""

# ruff: noqa: PLC0415 - so that `sixgun --help` need not wait for what it does not use

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sixgun.cli.tournament.options import DuelKind, Json, Log, Reason, Who

__all__ = ["app"]

app = typer.Typer()


@app.command()
def call(
    log: Log,
    player: Who,
    words: Annotated[str, typer.Argument(help="What it is about.")] = "",
    json: Json = False,
) -> None:
    """Note that a player has called the judge to his table."""
    from sixgun.cli.tournament import actions

    actions.call(log, player, words, json)


@app.command()
def rule(
    log: Log,
    words: Annotated[str, typer.Argument(help="What was decided.")],
    ruling: Annotated[str, typer.Option(help="The number of a ruling, like R52.")] = "",
    answers: Annotated[int, typer.Option("--call", min=0, help="The entry of the call.")] = 0,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Write down a decision of the judge."""
    from sixgun.cli.tournament import actions
    from sixgun.tournament import Rule

    actions.act(log, Rule(words=words, ruling=ruling, call=answers), reason, json)


@app.command()
def undo(
    log: Log,
    entry: Annotated[int, typer.Argument(help="Its number in the log.")],
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Take an entry back, if no later one builds on it; an undoing too."""
    from sixgun.cli.tournament import actions
    from sixgun.tournament import Undo

    actions.act(log, Undo(entry=entry), reason, json)


@app.command()
def show(log: Log, json: Json = False) -> None:
    """How far the tournament is, and what can be done now."""
    from sixgun.cli.tournament import display

    display.show(log, json)


@app.command("log")
def entries(log: Log, json: Json = False) -> None:
    """All that was done, with reasons; what was undone is marked."""
    from sixgun.cli.tournament import display

    display.log(log, json)


@app.command()
def verify(log: Log, json: Json = False) -> None:
    """Check every digest, and play the whole log again."""
    from sixgun.cli.tournament import display

    display.verify(log, json)


@app.command()
def export(
    log: Log,
    what: Annotated[
        str, typer.Argument(help="players, results, ranking or log, with .csv or .json behind.")
    ],
    out: Annotated[Path | None, typer.Option(help="A file, instead of standard output.")] = None,
) -> None:
    """Write tables for other programs; they are the judge's, with all secrets.

    \b
      sixgun tournament export spring.log ranking.csv --out ranking.csv
    """
    from sixgun.cli.tournament import display

    display.export(log, what, out)


@app.command()
def demo(
    players: Annotated[int, typer.Option(min=5, max=200, help="How many.")] = 29,
    seed: Annotated[int, typer.Option(help="The same seed makes the same tournament.")] = 1,
    bot: Annotated[str, typer.Option(help="Who plays: greenhorn, gunslinger, ...")] = "gunslinger",
    withdrawals: Annotated[
        int, typer.Option(min=0, max=5, help="How many leave: in a game, or between two, in turn.")
    ] = 0,
    kind: Annotated[
        DuelKind, typer.Option("--duels", help="The kind of the duels.")
    ] = DuelKind.SHORT,
    out: Annotated[Path | None, typer.Option(help="Keep its log in a new file.")] = None,
    json: Json = False,
) -> None:
    """Play a whole tournament with bots, from registration to the champion.

    \b
      sixgun tournament demo --players 29 --seed 1 --withdrawals 2 --out demo.log
    """
    from sixgun.cli.tournament.demo import DemoOptions, run

    run(DemoOptions(players, seed, bot, withdrawals, kind.value, out), json)
