"""Commands that only read: tables, sheets, the ranking, the log."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import typer

from sixgun.cli.console import output_console, print_json, print_line
from sixgun.cli.files import save_bytes
from sixgun.cli.tournament import tables as renderers
from sixgun.cli.tournament.actions import serialize_entry
from sixgun.cli.tournament.judge_input import find_player
from sixgun.cli.tournament.messages import STAGES, format_amount, name_of
from sixgun.engine import SixgunError
from sixgun.tournament import Tournament
from sixgun.tournament import export as export_text
from sixgun.tournament.exports import export_rows
from sixgun.tournament.log_file import load_tournament

__all__ = ["duels", "export", "log", "purse", "ranking", "sheets", "show", "tables", "verify"]


def show(path: Path, as_json: bool) -> None:
    """Print the state of the tournament."""
    tournament = load_tournament(path)
    if as_json:
        print_json({**summarize(tournament), "players": export_rows(tournament, "players")})
        return
    console = output_console()
    print_line(console, tournament.state.settings.name, "bold")
    print_line(console, STAGES[tournament.stage].format(round=tournament.state.round))
    missing = tournament.state.rounds[-1].missing_tables if tournament.stage == "round" else []
    if missing:
        print_line(console, f"Not reported yet: tables {', '.join(map(str, missing))}.")
    if tournament.state.champion:
        print_line(console, f"The champion is {name_of(tournament, tournament.state.champion)}.")
    console.print(renderers.players(tournament))
    print_line(console, f"Possible now: {', '.join(tournament.possible_actions)}.")


def summarize(tournament: Tournament) -> dict[str, Any]:
    state = tournament.state
    return {
        "name": state.settings.name,
        "stage": tournament.stage,
        "round": state.round,
        "entries": len(tournament.log),
        "champion": state.champion,
        "may": tournament.possible_actions,
    }


def purse(path: Path, player: str, as_json: bool) -> None:
    """T45: print one player's money."""
    tournament = load_tournament(path)
    account = tournament.account(find_player(tournament, player))
    if as_json:
        print_json(account._asdict())
        return
    text = f"{name_of(tournament, account.player)} has {format_amount(account.purse)}"
    ways = f"won {format_amount(account.won)}, spent {format_amount(account.spent)}"
    print_line(output_console(), f"{text}: began with 2,000$, {ways}.")


def tables(path: Path, round_: int, as_json: bool) -> None:
    tournament = load_tournament(path)
    number = round_ or tournament.state.round
    if not 1 <= number <= tournament.state.round:
        raise SixgunError("no_such_round", round=number, last=tournament.state.round)
    if as_json:
        found = [row for row in export_rows(tournament, "results") if row["round"] == number]
        drawing = tournament.state.rounds[number - 1]
        print_json({"round": number, "seed": drawing.seed, "byes": drawing.byes, "seats": found})
    else:
        output_console().print(renderers.plan(tournament, number))


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
    paper, language = form
    if pdf is None and html is None:
        raise typer.BadParameter("use --pdf FILE or --html FILE")
    tournament = load_tournament(path)
    found = make_sheets(tournament, round_ or tournament.state.round, table)
    if html is not None:
        save_bytes(html, render_html(found, language).encode())
    if pdf is not None:
        from sixgun.tournament.sheets.pdf import render_pdf  # noqa: PLC0415

        save_bytes(pdf, render_pdf(found, language, paper))
    where = [str(file) for file in files if file is not None]
    if as_json:
        print_json({"sheets": len(found), "files": where})
    else:
        print_line(output_console(), f"{len(found)} sheets in {' and '.join(where)}")


def ranking(path: Path, public: bool, as_json: bool) -> None:
    tournament = load_tournament(path)
    ranks = tournament.public_ranking() if public else tournament.ranking()
    if as_json:
        print_json([rank._asdict() for rank in ranks])
        return
    console = output_console()
    if not tournament.state.published:
        text = (
            "The ranking is secret until it is published."
            if public
            else "Only the judge may see this."
        )
        print_line(console, text, "bold")
    if ranks:
        console.print(renderers.ranking(ranks))


def duels(path: Path, as_json: bool) -> None:
    tournament = load_tournament(path)
    if as_json:
        found = [
            {
                "duel": duel.id,
                "kind": duel.kind,
                "players": duel.players,
                "winner": duel.winner,
                "abandoned": duel.abandoned,
            }
            for duel in tournament.state.duels
        ]
        champion = tournament.state.champion
        print_json({"duels": found, "champion": champion, "places": tournament.final_places()})
    elif tournament.state.published:
        output_console().print(renderers.bracket(tournament))
    else:
        raise SixgunError("not_published_yet")


def log(path: Path, as_json: bool) -> None:
    tournament = load_tournament(path)
    if as_json:
        undone = tournament.undone_entries
        print_json(
            [{**serialize_entry(e), "undone_by": undone.get(e.number, 0)} for e in tournament.log]
        )
    else:
        output_console().print(renderers.entries(tournament))


def verify(path: Path, as_json: bool) -> None:
    """Reading the log checks it; print the result."""
    tournament = load_tournament(path)
    if as_json:
        print_json({**summarize(tournament), "digest": tournament.log[-1].digest})
    else:
        text = f"{path}: {len(tournament.log)} entries, all valid"
        print_line(
            output_console(), f"{text}; the digest is {tournament.log[-1].digest[:16]}", whole=True
        )


def export(path: Path, what: str, out: Path | None) -> None:
    name, _, form = what.rpartition(".")
    text = export_text(load_tournament(path), name, form)
    if out is None:
        sys.stdout.write(text)
    else:
        save_bytes(out, text.encode())
