"""Commands that only read: tables, sheets, the ranking, the log."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import typer

from sixgun.cli.console import output_console, print_json, print_line
from sixgun.cli.files import save_bytes
from sixgun.cli.formatting import format_dollars, join_words
from sixgun.cli.language import current_language, say
from sixgun.cli.tournament import tables as renderers
from sixgun.cli.tournament.actions import serialize_entry
from sixgun.cli.tournament.judge_input import find_player
from sixgun.cli.tournament.messages import describe_stage, name_of
from sixgun.engine import SixgunError
from sixgun.tournament import PURSE, Tournament
from sixgun.tournament import export as export_text
from sixgun.tournament.exports import export_rows
from sixgun.tournament.log_file import load_tournament

__all__ = ["duels", "export", "log", "purse", "ranking", "sheets", "show", "tables", "verify"]


def show(path: Path, as_json: bool) -> None:
    """Print the state of the tournament."""
    made = load_tournament(path)
    if as_json:
        print_json({**summarize(made), "players": export_rows(made, "players")})
        return
    console = output_console()
    print_line(console, made.state.settings.name, "bold")
    print_line(console, describe_stage(made))
    missing = made.state.rounds[-1].missing_tables if made.stage == "round" else []
    if missing:
        tables = ", ".join(map(str, missing))
        print_line(console, say("terminal_tournament.missing", tables=tables))
    if made.state.champion:
        name = name_of(made, made.state.champion)
        print_line(console, say("terminal_tournament.champion", name=name))
    console.print(renderers.players(made))
    possible = ", ".join(made.possible_actions)
    print_line(console, say("terminal_tournament.possible", actions=possible))


def summarize(made: Tournament) -> dict[str, Any]:
    state = made.state
    return {
        "name": state.settings.name,
        "stage": made.stage,
        "round": state.round,
        "entries": len(made.log),
        "champion": state.champion,
        "may": made.possible_actions,
    }


def purse(path: Path, player: str, as_json: bool) -> None:
    """T45: print one player's money."""
    made = load_tournament(path)
    account = made.account(find_player(made, player))
    if as_json:
        print_json(account._asdict())
        return
    amounts = {
        name: format_dollars(amount)
        for name, amount in (
            ("purse", account.purse),
            ("start", PURSE),
            ("won", account.won),
            ("spent", account.spent),
        )
    }
    name = name_of(made, account.player)
    print_line(output_console(), say("terminal_tournament.purse", name=name, **amounts))


def tables(path: Path, round_: int, as_json: bool) -> None:
    made = load_tournament(path)
    number = round_ or made.state.round
    if not 1 <= number <= made.state.round:
        raise SixgunError("no_such_round", round=number, last=made.state.round)
    if as_json:
        found = [row for row in export_rows(made, "results") if row["round"] == number]
        drawing = made.state.rounds[number - 1]
        print_json({"round": number, "seed": drawing.seed, "byes": drawing.byes, "seats": found})
    else:
        output_console().print(renderers.plan(made, number))


def sheets(
    path: Path,
    files: tuple[Path | None, Path | None],
    round_: int,
    table: int,
    form: tuple[str, str],
    as_json: bool,
) -> None:
    """Write record sheets as PDF, as HTML, or both; `layout` is paper and language."""
    from sixgun.tournament.sheets import make_sheets, render_html  # noqa: PLC0415

    pdf, html = files
    paper, language = form[0], form[1] or current_language()
    if pdf is None and html is None:
        raise typer.BadParameter(say("terminal_tournament.usage.sheets"))
    made = load_tournament(path)
    found = make_sheets(made, round_ or made.state.round, table)
    if html is not None:
        save_bytes(html, render_html(found, language).encode())
    if pdf is not None:
        from sixgun.tournament.sheets.pdf import render_pdf  # noqa: PLC0415

        save_bytes(pdf, render_pdf(found, language, paper))
    where = [str(file) for file in files if file is not None]
    if as_json:
        print_json({"sheets": len(found), "files": where})
    else:
        told = say("terminal_tournament.sheets", count=len(found), files=join_words(where))
        print_line(output_console(), told, whole=True)


def ranking(path: Path, public: bool, as_json: bool) -> None:
    made = load_tournament(path)
    ranks = made.public_ranking() if public else made.ranking()
    if as_json:
        print_json([rank._asdict() for rank in ranks])
        return
    console = output_console()
    if not made.state.published:
        key = "secret" if public else "only_the_judge"
        print_line(console, say(f"terminal_tournament.{key}"), "bold")
    if ranks:
        console.print(renderers.ranking(ranks))


def duels(path: Path, as_json: bool) -> None:
    made = load_tournament(path)
    if as_json:
        found = [
            {
                "duel": duel.id,
                "kind": duel.kind,
                "players": duel.players,
                "winner": duel.winner,
                "abandoned": duel.abandoned,
            }
            for duel in made.state.duels
        ]
        champion = made.state.champion
        print_json({"duels": found, "champion": champion, "places": made.final_places()})
    elif made.state.published:
        output_console().print(renderers.bracket(made))
    else:
        raise SixgunError("not_published_yet")


def log(path: Path, as_json: bool) -> None:
    made = load_tournament(path)
    if as_json:
        undone = made.undone_entries
        print_json([{**serialize_entry(e), "undone_by": undone.get(e.number, 0)} for e in made.log])
    else:
        output_console().print(renderers.entries(made))


def verify(path: Path, as_json: bool) -> None:
    """Reading the log checks it; print the result."""
    made = load_tournament(path)
    if as_json:
        print_json({**summarize(made), "digest": made.log[-1].digest})
    else:
        digest = made.log[-1].digest[:16]
        count = len(made.log)
        told = say("terminal_tournament.valid", file=str(path), count=count, digest=digest)
        print_line(output_console(), told, whole=True)


def export(path: Path, what: str, out: Path | None) -> None:
    name, _, form = what.rpartition(".")
    text = export_text(load_tournament(path), name, form)
    if out is None:
        sys.stdout.write(text)
    else:
        save_bytes(out, text.encode())
