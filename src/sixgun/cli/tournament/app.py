"""The commands and their options. Whatever a command needs is imported inside it."""

# ruff: noqa: PLC0415 - so that `sixgun --help` need not wait for what it does not use

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

__all__ = ["app"]

app = typer.Typer(
    help="Run a tournament: register, draw tables, enter results, rank, duel. Everything is kept "
    "in one log file, entry by entry; nothing is ever overwritten, and all can be undone.\n\n"
    "\b\n"
    "  sixgun tournament new spring.log 'Spring Open'\n"
    "  sixgun tournament register spring.log --csv players.csv\n"
    "  sixgun tournament draw spring.log\n"
    "  sixgun tournament sheets spring.log --pdf round1.pdf\n"
    "  sixgun tournament report spring.log 1 outlaws sheriff:300 outlaw:0 deputy:500 outlaw:200 "
    "renegade:1000\n"
    "  sixgun tournament ranking spring.log",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Log = Annotated[Path, typer.Argument(help="The file of the tournament.")]
Json = Annotated[bool, typer.Option("--json", help="For programs: JSON on standard output.")]
Reason = Annotated[str, typer.Option("--reason", "-m", help="Why; it is kept in the log.")]
Who = Annotated[str, typer.Argument(help="By number, or by name.")]
RoundNumber = Annotated[int | None, typer.Option("--round", min=1, help="Instead of the last one.")]
Seats = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="ROLE:PAID[:CHARACTER]...",
        help="One for each seat in the order of the table, as in sheriff:300:el_gringo or o:0. The "
        "role may be its first letter.",
    ),
]
From = Annotated[
    Path | None,
    typer.Option(
        "--from",
        help="A JSON file with table, outcome and seats (each player, role, paid, character), and "
        "perhaps round; - is standard input.",
    ),
]


class Ending(StrEnum):
    """How a game can end."""

    LAW = "law"
    OUTLAWS = "outlaws"
    RENEGADE = "renegade"
    NOBODY = "nobody"


class Kind(StrEnum):
    """Of a duel."""

    LONG = "long"
    SHORT = "short"


class DuelName(StrEnum):
    """The finals."""

    SEMI_1 = "semi_1"
    SEMI_2 = "semi_2"
    FINAL = "final"


class Page(StrEnum):
    A4 = "a4"
    LETTER = "letter"


class Language(StrEnum):
    EN = "en"
    IT = "it"


# -- who plays -----------------------------------------------------------------------------


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
    from sixgun.cli.tournament import acting

    acting.new(log, name, tempo, json)


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
    from sixgun.cli.tournament import acting

    acting.register(log, names or [], csv, reason, json)


@app.command()
def rename(
    log: Log,
    player: Who,
    name: Annotated[str, typer.Argument(help="The new name.")],
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Write a player's name otherwise."""
    from sixgun.cli.tournament import acting
    from sixgun.tournament import Rename

    acting.about_player(log, player, lambda one: Rename(player=one, name=name), reason, json)


@app.command()
def strike(log: Log, player: Who, reason: Reason = "", json: Json = False) -> None:
    """Take a player off the list, before the first tables are drawn."""
    from sixgun.cli.tournament import acting
    from sixgun.tournament import Strike

    acting.about_player(log, player, lambda one: Strike(player=one), reason, json)


@app.command()
def withdraw(log: Log, player: Who, reason: Reason = "", json: Json = False) -> None:
    """A player leaves for good; a game he is in pays him, a duel is lost."""
    from sixgun.cli.tournament import acting
    from sixgun.tournament import Withdraw

    acting.about_player(log, player, lambda one: Withdraw(player=one), reason, json)


@app.command()
def warn(log: Log, player: Who, reason: Reason = "", json: Json = False) -> None:
    """Warn a player; a reason is needed."""
    from sixgun.cli.tournament import acting
    from sixgun.tournament import Warn

    acting.about_player(log, player, lambda one: Warn(player=one), reason, json)


@app.command()
def disqualify(log: Log, player: Who, reason: Reason = "", json: Json = False) -> None:
    """Send a player away who was warned before; a reason is needed."""
    from sixgun.cli.tournament import acting
    from sixgun.tournament import Disqualify

    acting.about_player(log, player, lambda one: Disqualify(player=one), reason, json)


@app.command()
def purse(log: Log, player: Who, json: Json = False) -> None:
    """What a player has: for him alone to see."""
    from sixgun.cli.tournament import showing

    showing.purse(log, player, json)


# -- rounds --------------------------------------------------------------------------------


@app.command()
def draw(log: Log, reason: Reason = "", json: Json = False) -> None:
    """Draw the tables of the next round, from a seed that is recorded."""
    from sixgun.cli.tournament import acting

    acting.draw(log, reason, json)


@app.command()
def tables(log: Log, round_: RoundNumber = None, json: Json = False) -> None:
    """Who sits where, and what is reported."""
    from sixgun.cli.tournament import showing

    showing.tables(log, round_ or 0, json)


@app.command()
def sheets(
    log: Log,
    pdf: Annotated[Path | None, typer.Option(help="Write a PDF there.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a page of HTML there.")] = None,
    round_: RoundNumber = None,
    table: Annotated[int, typer.Option(min=0, help="Only that table's.")] = 0,
    paper: Annotated[Page, typer.Option(help="The size of the paper, for a PDF.")] = Page.A4,
    language: Annotated[Language, typer.Option(help="The language.")] = Language.EN,
    json: Json = False,
) -> None:
    """Write record sheets, one page a table; what is known is filled in.

    \b
      sixgun tournament sheets spring.log --pdf round1.pdf
      sixgun tournament sheets spring.log --html sheets.html --table 3 --language it
    """
    from sixgun.cli.tournament import showing

    showing.sheets(log, (pdf, html), round_ or 0, table, (paper.value, language.value), json)


@app.command()
def report(
    log: Log,
    table: Annotated[int | None, typer.Argument(help="The number of the table.")] = None,
    outcome: Annotated[Ending | None, typer.Argument(help="Who has won.")] = None,
    seats: Seats = None,
    source: From = None,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Enter the record sheet of a table of this round.

    \b
      sixgun tournament report spring.log 2 law sheriff:300:el_gringo o:0 r:100 d:0 o:1200
      sixgun tournament report spring.log --from table2.json
    """
    from sixgun.cli.tournament import acting

    acting.report(log, acting.Sheet(0, table, outcome, seats or [], source), reason, json)


@app.command()
def correct(
    log: Log,
    round_: Annotated[int | None, typer.Argument(metavar="ROUND", help="Of the table.")] = None,
    table: Annotated[int | None, typer.Argument(help="The number of the table.")] = None,
    outcome: Annotated[Ending | None, typer.Argument(help="Who has won.")] = None,
    seats: Seats = None,
    source: From = None,
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Put a record sheet right; a reason is needed. Tables drawn since then stay.

    \b
      sixgun tournament correct spring.log 1 2 outlaws s:300 o:0 r:100 d:0 o:1200 -m 'misread'
    """
    from sixgun.cli.tournament import acting

    sheet = acting.Sheet(round_, table, outcome, seats or [], source)
    acting.correct(log, sheet, reason, json)


# -- ranking and finals --------------------------------------------------------------------


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


# -- judge and log -------------------------------------------------------------------------


@app.command()
def call(
    log: Log,
    player: Who,
    words: Annotated[str, typer.Argument(help="What it is about.")] = "",
    json: Json = False,
) -> None:
    """Note that a player has called the judge to his table."""
    from sixgun.cli.tournament import acting

    acting.call(log, player, words, json)


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
    from sixgun.cli.tournament import acting
    from sixgun.tournament import Rule

    acting.act(log, Rule(words=words, ruling=ruling, call=answers), reason, json)


@app.command()
def undo(
    log: Log,
    entry: Annotated[int, typer.Argument(help="Its number in the log.")],
    reason: Reason = "",
    json: Json = False,
) -> None:
    """Take an entry back, if no later one builds on it; an undoing too."""
    from sixgun.cli.tournament import acting
    from sixgun.tournament import Undo

    acting.act(log, Undo(entry=entry), reason, json)


@app.command()
def show(log: Log, json: Json = False) -> None:
    """How far the tournament is, and what can be done now."""
    from sixgun.cli.tournament import showing

    showing.show(log, json)


@app.command("log")
def entries(log: Log, json: Json = False) -> None:
    """All that was done, with reasons; what was undone is marked."""
    from sixgun.cli.tournament import showing

    showing.log(log, json)


@app.command()
def verify(log: Log, json: Json = False) -> None:
    """Check every digest, and play the whole log again."""
    from sixgun.cli.tournament import showing

    showing.verify(log, json)


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
    from sixgun.cli.tournament import showing

    showing.export(log, what, out)


@app.command()
def demo(
    players: Annotated[int, typer.Option(min=5, max=200, help="How many.")] = 29,
    seed: Annotated[int, typer.Option(help="The same seed makes the same tournament.")] = 1,
    bot: Annotated[str, typer.Option(help="Who plays: greenhorn, gunslinger, ...")] = "gunslinger",
    withdrawals: Annotated[
        int, typer.Option(min=0, help="How many leave: in a game, and between two, in turn.")
    ] = 0,
    kind: Annotated[Kind, typer.Option("--duels", help="The kind of the duels.")] = Kind.SHORT,
    out: Annotated[Path | None, typer.Option(help="Keep its log in a new file.")] = None,
    json: Json = False,
) -> None:
    """Play a whole tournament with bots, from registration to the champion.

    \b
      sixgun tournament demo --players 29 --seed 1 --withdrawals 2 --out demo.log
    """
    from sixgun.cli.tournament.demo import Wishes, run

    run(Wishes(players, seed, bot, withdrawals, kind.value, out), json)
