"""What a finished game on the server comes to, as the log has it."""

from __future__ import annotations

from sixgun.engine import FigureGame
from sixgun.live import AnyGame
from sixgun.tournament import Decide, Duel, Report, SeatResult, Table

__all__ = ["decided", "reported"]


def reported(round_: int, table: Table, game: AnyGame) -> Report:
    """The record sheet: roles, characters, what was paid, and who has won."""
    kernel = game.kernel
    roles = game.rules.roles(kernel)
    seats = [
        SeatResult(
            player=player,
            role=roles[seat],  # type: ignore[arg-type]
            paid=max(kernel.paid[seat], 0),  # all have left before the auction was over
            character=kernel.character[seat].id if kernel.paid[seat] >= 0 else "",
        )
        for seat, player in enumerate(table.players)
    ]
    outcome = game.rules.side(kernel)
    return Report(round=round_, table=table.number, outcome=outcome, seats=seats)  # type: ignore[arg-type]


def decided(duel: Duel, kernel: FigureGame) -> Decide:
    """T54 is settled already where it counts: who leaves a duel leaves the tournament first."""
    won = [player for seat, player in enumerate(duel.players) if (kernel.winners >> seat) & 1]
    return Decide(duel=duel.id, winner=won[0])
