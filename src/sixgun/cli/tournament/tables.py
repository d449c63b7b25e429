"""Tables for the terminal that fit into 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sixgun.cli.formatting import format_dollars
from sixgun.cli.games import DEFAULT_GAME, game_ui_for
from sixgun.cli.language import say
from sixgun.cli.tournament.messages import (
    describe_action,
    describe_duel,
    describe_outcome,
    describe_standing,
    name_of,
)
from sixgun.tournament import Rank, Tournament
from sixgun.tournament.money import game_winnings
from sixgun.tournament.state import RoundTable, TournamentRound

__all__ = ["bracket", "entries", "plan", "players", "ranking"]


def make_table(words: Sequence[str], numbers: Sequence[str], title: str = "") -> Table:
    """A table with text columns, then number columns."""
    table = Table(
        box=boxes.SIMPLE_HEAD, padding=(0, 1, 0, 0), title=Text(title, "bold"), title_justify="left"
    )
    for name in words:
        table.add_column(heading(name), overflow="fold")
    for name in numbers:
        table.add_column(heading(name), justify="right", no_wrap=True)
    return table


def heading(column: str) -> str:
    return say(f"terminal_tournament.columns.{column}") if column else ""


def plan(tournament: Tournament, round_: int) -> RenderableType:
    """The seats of a round, with the reported results."""
    drawing = tournament.state.rounds[round_ - 1]
    title = say("terminal_tournament.drawn_from", round=round_, seed=drawing.seed)
    shown: list[RenderableType] = [Text(title)]
    shown += [table_plan(tournament, drawing, table) for table in drawing.tables]
    if drawing.byes:
        names = ", ".join(name_of(tournament, player) for player in drawing.byes)
        shown.append(Text(say("tournament.byes", count=len(drawing.byes), names=names)))
    return Group(*shown)


def table_plan(tournament: Tournament, drawing: TournamentRound, table: RoundTable) -> Table:
    """The seats of one table, with the reported result."""
    told = table.result
    ending = describe_outcome(told.outcome) if told else say("tournament.not_reported")
    title = f"{say('tournament.table', table=table.number)}: {ending}"
    rows = make_table(["seat", "player", "role", "character"], ["paid", "won"], title)
    for at, player in enumerate(table.players):
        who = tournament.state.players[player]
        role = told.seats[at].role if told else "sheriff" if at == 0 else ""
        character = told.seats[at].character if told else ""
        rows.add_row(
            str(at + 1),
            Text(with_standing(f"{who.name} ({player})", who.standing)),
            say(f"log.roles.{role}") if role else "",
            character_name(character),
            format_dollars(told.seats[at].paid) if told else "",
            format_dollars(game_winnings(drawing, table, who)) if told else "",
        )
    return rows


def character_name(character: str) -> str:
    return game_ui_for(DEFAULT_GAME).counted_name("character", character) if character else ""


def with_standing(name: str, standing: str) -> str:
    return name if standing == "active" else f"{name}, {describe_standing(standing)}"


def players(tournament: Tournament) -> RenderableType:
    rows = make_table(["number", "name", "bot", "standing"], ["warnings", "byes"])
    for player in tournament.state.players.values():
        byes = tournament.state.byes(player.number)
        standing = "" if player.active else describe_standing(player.standing)
        rows.add_row(
            *(str(player.number), Text(player.name), player.bot, standing),
            *(str(player.warnings or ""), str(byes or "")),
        )
    return rows


def ranking(ranks: Sequence[Rank]) -> RenderableType:
    """The ranking, with a line below the finalists unless a correction has mixed them up."""
    rows = make_table(["place", "player"], ["score", "opponents", "games_won"])
    placed = [rank for rank in ranks if rank.place]
    best = [rank for rank in placed if rank.finalist]
    cut = best[-1] if best and best == placed[: len(best)] else None
    for rank in ranks:
        place = f"{rank.place}{'=' if rank.tied else ''}" if rank.place else "-"
        name = with_standing(rank.name, rank.standing)
        figures = (format_dollars(rank.score), format_dollars(rank.opponents), str(rank.won))
        rows.add_row(place, Text(f"{name} ({rank.player})"), *figures)
        if rank is cut:
            rows.add_section()
    return rows


def bracket(tournament: Tournament) -> RenderableType:
    rows = make_table(["duel", "kind", "players", "winner"], [])
    for duel in tournament.state.duels:
        both = [name_of(tournament, player) for player in duel.players]
        winner = name_of(tournament, duel.winner) if duel.winner else ""
        key = "winner_alone" if duel.abandoned else "winner"
        rows.add_row(
            describe_duel(duel.id),
            say(f"tournament.kinds.{duel.kind}") if duel.kind else "",
            Text(" - ".join(both)),
            Text(say(f"terminal_tournament.{key}", name=winner) if winner else ""),
        )
    if not tournament.state.finished:
        return rows
    places = make_table(["place", "player"], [])
    for place, player in enumerate(tournament.final_places()[:4], 1):
        places.add_row(str(place), Text(name_of(tournament, player)))
    return Group(rows, places)


def entries(tournament: Tournament) -> RenderableType:
    """All entries; undone ones are dim and name the entry that undid them."""
    rows = make_table(["", "at", "by", "what", "why"], [])
    undone = tournament.undone_entries
    for entry in tournament.log:
        by = undone.get(entry.number, 0)
        what = describe_action(entry.action, tournament)
        what += f" [{say('tournament.undone_by', entry=by)}]" if by else ""
        author = say(f"tournament.by.{entry.by}")
        cells = (str(entry.number), entry.at[5:16].replace("T", " "), author, what, entry.reason)
        rows.add_row(*(Text(cell, "dim" if by else "") for cell in cells))
    return rows
