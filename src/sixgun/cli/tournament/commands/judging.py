"""Commands for calls, rulings, the log and exports."""

# ruff: noqa: PLC0415 - so that `sixgun --help` is fast

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
    words: Annotated[str, typer.Argument(help="The subject of the call.")] = "",
    json: Json = False,
) -> None:
    """Log that a player called the judge to their table."""
    from sixgun.cli.tournament import actions

    actions.call(log, player, words, json)


@app.command()
def rule(
    log: Log,
    words: Annotated[str, typer.Argument(help="The decision.")],
    ruling: Annotated[str, typer.Option(help="The number of a ruling, for example R52.")] = "",
    answers: Annotated[
        int, typer.Option("--call", min=0, help="The number of the entry with the call.")
    ] = 0,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Log a decision of the judge."""
    from sixgun.cli.tournament import actions
    from sixgun.tournament import Rule

    actions.act(log, Rule(words=words, ruling=ruling, call=answers), reason, json)


@app.command()
def undo(
    log: Log,
    entry: Annotated[int, typer.Argument(help="The number of the entry.")],
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Undo an entry, if no later entry depends on it. You can also undo an undo."""
    from sixgun.cli.tournament import actions
    from sixgun.tournament import Undo

    actions.act(log, Undo(entry=entry), reason, json)


@app.command()
def show(log: Log, json: Json = False) -> None:
    """Show the state of the tournament and what you can do next."""
    from sixgun.cli.tournament import display

    display.show(log, json)


@app.command("log")
def entries(log: Log, json: Json = False) -> None:
    """Show all entries with their reasons; undone entries are marked."""
    from sixgun.cli.tournament import display

    display.log(log, json)


@app.command()
def verify(log: Log, json: Json = False) -> None:
    """Check every digest and replay the whole log."""
    from sixgun.cli.tournament import display

    display.verify(log, json)


@app.command()
def export(
    log: Log,
    what: Annotated[
        str, typer.Argument(help="players, results, ranking or log, followed by .csv or .json.")
    ],
    out: Annotated[
        Path | None, typer.Option(help="The file to write; by default standard output.")
    ] = None,
) -> None:
    """Write tables for other programs; they are the judge's, with all secrets.

    \b
      sixgun tournament export spring.log ranking.csv --out ranking.csv
    """
    from sixgun.cli.tournament import display

    display.export(log, what, out)


@app.command()
def demo(
    players: Annotated[int, typer.Option(min=5, max=200, help="The number of players.")] = 29,
    seed: Annotated[int, typer.Option(help="The same seed gives the same tournament.")] = 1,
    bot: Annotated[
        str, typer.Option(help="The bot that plays: greenhorn, gunslinger, ...")
    ] = "gunslinger",
    withdrawals: Annotated[
        int,
        typer.Option(
            min=0, max=5, help="How many players leave, in a game and between games in turn."
        ),
    ] = 0,
    kind: Annotated[
        DuelKind, typer.Option("--duels", help="The kind of the duels.")
    ] = DuelKind.SHORT,
    out: Annotated[Path | None, typer.Option(help="Save the log in a new file.")] = None,
    json: Json = False,
) -> None:
    """Play a whole tournament with bots, from registration to the champion.

    \b
      sixgun tournament demo --players 29 --seed 1 --withdrawals 2 --out demo.log
    """
    from sixgun.cli.tournament.demo import DemoOptions, run

    run(DemoOptions(players, seed, bot, withdrawals, kind.value, out), json)
