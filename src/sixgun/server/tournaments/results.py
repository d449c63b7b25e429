"""Convert finished games on the server to actions for the tournament log."""

from __future__ import annotations

from sixgun.engine import FigureGame
from sixgun.live import AnyGame
from sixgun.tournament import BracketDuel, Decide, Report, RoundTable, SeatResult

__all__ = ["duel_result", "table_report"]


def table_report(round_: int, table: RoundTable, game: AnyGame) -> Report:
    """Return the report of a table: roles, characters, prices and the outcome."""
    kernel = game.kernel
    roles = game.rules.roles(kernel)
    seats = [
        SeatResult(
            player=player,
            role=roles[seat],  # type: ignore[arg-type]
            paid=max(kernel.paid[seat], 0),  # -1 if all players left during the auction
            character=kernel.character[seat].id if kernel.paid[seat] >= 0 else "",
        )
        for seat, player in enumerate(table.players)
    ]
    outcome = game.rules.side(kernel)
    return Report(round=round_, table=table.number, outcome=outcome, seats=seats)  # type: ignore[arg-type]


def duel_result(duel: BracketDuel, kernel: FigureGame) -> Decide:
    """Return the result of a duel; a player who abandons one has withdrawn before (T54)."""
    winners = [player for seat, player in enumerate(duel.players) if (kernel.winners >> seat) & 1]
    return Decide(duel=duel.id, winner=winners[0])
