"""How far a table on the server has come, as an onlooker sees it: nothing else is looked at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from sixgun.classic import View
from sixgun.protocol import HallSeat, Lot
from sixgun.server.tables.play import Play
from sixgun.server.tournaments.table import TournamentTable

__all__ = ["Progress", "progress_of"]


@dataclass
class Progress:
    """The fields of a `HallTable` that a game on the server fills."""

    state: Literal["auction", "playing", "over"]
    since: int
    turn: int
    asked: int = 0
    sold: int = 0
    lots: int = 0
    lot: Lot | None = None
    seats: list[HallSeat] = field(default_factory=list)


def progress_of(table: TournamentTable | None, is_live: bool) -> Progress | None:
    """For the judge it is live; all others are behind by as much as onlookers are."""
    if table is None or table.match is None or not table.players:
        return None
    behind = table.match.behind
    play = table.match.play if behind is None or is_live else behind.play
    kernel, seen = play.kernel, play.game.view(play.kernel.seats)
    assert isinstance(seen, View)
    found = Progress(
        state="over" if kernel.over else "auction" if seen.auction else "playing",
        since=play.kept.started,
        turn=seen.turn_number,
        asked=0 if kernel.over else table.players[kernel.seat],
        seats=[seat_of(table, play, seen, seat) for seat in range(kernel.seats)],
    )
    if not is_live:
        hush(found)
    if seen.auction is not None:
        found.sold, found.lots, found.lot = seen.auction.sold, seen.auction.lots, lot(table, seen)
    return found


def hush(found: Progress) -> None:
    """T45: with what was paid and who was what, everybody's purse could be reckoned on the wall."""
    for seat in found.seats:
        if found.state != "auction":
            seat.paid = -1
        if found.state == "over" and seat.role != "sheriff":
            seat.role = ""


def lot(table: TournamentTable, seen: View) -> Lot:
    """What is on the block, with players instead of seats."""
    assert seen.auction is not None
    at, players = seen.auction, table.players
    bidder = players[at.bidder] if at.bidder >= 0 else 0
    return Lot(players[at.chooser] if at.chooser >= 0 else 0, at.character, at.offer, bidder)


def seat_of(table: TournamentTable, play: Play, seen: View, seat: int) -> HallSeat:
    """A seat whose figures are all gone is out; before the game nobody is in it."""
    chair, figure = table.chairs[seat], seen.front[seat]
    figures = [figure for figure in seen.ring if play.kernel.owner[figure] == seat]
    begun = seen.auction is None
    paid = seen.paid[seat] if seen.paid else -1
    known = paid >= 0 or not seen.paid
    roles = play.game.rules.role_words(play.kernel)
    return HallSeat(
        player=table.players[seat],
        name=chair.name,
        out=begun and not figures,
        passive=seat in seen.left,
        character=seen.characters[figure] if known and figure >= 0 else "",
        life=seen.life[figure] if begun and figure in seen.ring else 0 if begun else -1,
        max_life=seen.max_life[figure] if begun and figure >= 0 else -1,
        role=roles[seen.roles[seat]] if seen.roles[seat] >= 0 else "",
        paid=paid,
        here=chair.kind == "bot" or table.is_here(seat),
    )
