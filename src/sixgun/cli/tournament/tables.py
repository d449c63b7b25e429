"""Tables for the terminal that fit into 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sixgun.cli.tournament.messages import DUELS, OUTCOMES, describe_action, format_amount, name_of
from sixgun.tournament import Rank, Tournament
from sixgun.tournament.money import game_winnings

__all__ = ["bracket", "entries", "plan", "players", "ranking"]


def make_table(words: Sequence[str], numbers: Sequence[str], title: str = "") -> Table:
    """A table with text columns, then number columns."""
    table = Table(
        box=boxes.SIMPLE_HEAD, padding=(0, 1, 0, 0), title=Text(title, "bold"), title_justify="left"
    )
    for name in words:
        table.add_column(name, overflow="fold")
    for name in numbers:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def plan(tournament: Tournament, round_: int) -> RenderableType:
    """The seats of a round, with the reported results."""
    drawing = tournament.state.rounds[round_ - 1]
    shown: list[RenderableType] = [Text(f"Round {round_}, drawn from the seed {drawing.seed}")]
    for table in drawing.tables:
        result = table.result
        ending = OUTCOMES[result.outcome] if result else "not reported yet"
        rows = make_table(["Seat", "Player", "Role", "Character"], ["Paid", "Won"])
        rows.title = Text(f"Table {table.number}: {ending}", "bold")
        for at, player in enumerate(table.players):
            who = tournament.state.players[player]
            role = result.seats[at].role if result else "sheriff" if at == 0 else ""
            character = result.seats[at].character if result else ""
            paid = format_amount(result.seats[at].paid) if result else ""
            won = format_amount(game_winnings(drawing, table, who)) if result else ""
            name = f"{who.name} ({player})" + ("" if who.active else f", {who.standing}")
            rows.add_row(str(at + 1), Text(name), role, character, paid, won)
        shown.append(rows)
    if drawing.byes:
        byes = ", ".join(name_of(tournament, player) for player in drawing.byes)
        shown.append(Text(f"A bye: {byes}"))
    return Group(*shown)


def players(tournament: Tournament) -> RenderableType:
    rows = make_table(["Player", "Name", "Bot", "Standing"], ["Warnings", "Byes"])
    for player in tournament.state.players.values():
        byes = tournament.state.byes(player.number)
        standing = "" if player.active else player.standing
        rows.add_row(
            *(str(player.number), Text(player.name), player.bot, standing),
            *(str(player.warnings or ""), str(byes or "")),
        )
    return rows


def ranking(ranks: Sequence[Rank]) -> RenderableType:
    """The ranking, with a line below the finalists unless a correction has mixed them up."""
    rows = make_table(["Place", "Player"], ["Score", "Opponents", "Won"])
    placed = [rank for rank in ranks if rank.place]
    best = [rank for rank in placed if rank.finalist]
    cut = best[-1] if best and best == placed[: len(best)] else None
    for rank in ranks:
        place = f"{rank.place}{'=' if rank.tied else ''}" if rank.place else "-"
        name = rank.name if rank.standing == "active" else f"{rank.name}, {rank.standing}"
        figures = (format_amount(rank.score), format_amount(rank.opponents), str(rank.won))
        rows.add_row(place, Text(f"{name} ({rank.player})"), *figures)
        if rank is cut:
            rows.add_section()
    return rows


def bracket(tournament: Tournament) -> RenderableType:
    rows = make_table(["Duel", "Kind", "Players", "Winner"], [])
    for duel in tournament.state.duels:
        both = " against ".join(name_of(tournament, player) for player in duel.players)
        winner = name_of(tournament, duel.winner) if duel.winner else ""
        left = ", the other has left" if duel.abandoned else ""
        rows.add_row(DUELS[duel.id], duel.kind, Text(both), Text(f"{winner}{left}"))
    if not tournament.state.finished:
        return rows
    places = make_table(["Place", "Player"], [])
    for place, player in enumerate(tournament.final_places()[:4], 1):
        places.add_row(str(place), Text(name_of(tournament, player)))
    return Group(rows, places)


def entries(tournament: Tournament) -> RenderableType:
    """All entries; undone ones are dim and name the entry that undid them."""
    rows = make_table(["", "At", "By", "What", "Why"], [])
    undone = tournament.undone_entries
    for entry in tournament.log:
        by = undone.get(entry.number, 0)
        what = describe_action(entry.action, tournament) + (f" [undone by {by}]" if by else "")
        cells = (str(entry.number), entry.at[5:16].replace("T", " "), entry.by, what, entry.reason)
        rows.add_row(*(Text(cell, "dim" if by else "") for cell in cells))
    return rows
