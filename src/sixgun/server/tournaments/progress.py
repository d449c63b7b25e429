"""The progress of a tournament table, computed only from what spectators may see."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from sixgun.classic import View
from sixgun.engine import SPECTATOR
from sixgun.protocol import AuctionLot, HallSeat
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
    lot: AuctionLot | None = None
    seats: list[HallSeat] = field(default_factory=list)


def progress_of(table: TournamentTable | None, is_live: bool) -> Progress | None:
    """Return the progress of a table: live for the judge, delayed for everybody else."""
    if table is None or table.match is None or not table.players:
        return None
    delayed = table.match.delayed
    play = table.match.play if delayed is None or is_live else delayed.play
    kernel, view = play.kernel, play.game.view(SPECTATOR)
    assert isinstance(view, View)
    progress = Progress(
        state="over" if kernel.over else "auction" if view.auction else "playing",
        since=play.stored.started,
        turn=view.turn_number,
        asked=0 if kernel.over else table.players[kernel.seat],
        seats=[seat_of(table, play, view, seat) for seat in range(kernel.seats)],
    )
    if not is_live:
        hide_purses(progress)
    if view.auction is not None:
        progress.sold, progress.lots = view.auction.sold, view.auction.lots
        progress.lot = auction_lot(table, view)
    return progress


def hide_purses(progress: Progress) -> None:
    """Hide prices and roles (T45), because the hall could compute the purses from them."""
    for seat in progress.seats:
        if progress.state != "auction":
            seat.paid = -1
        if progress.state == "over" and seat.role != "sheriff":
            seat.role = ""


def auction_lot(table: TournamentTable, view: View) -> AuctionLot:
    """Return the current lot of the auction, with player numbers instead of seats."""
    assert view.auction is not None
    auction, players = view.auction, table.players
    bidder = players[auction.bidder] if auction.bidder >= 0 else 0
    chooser = players[auction.chooser] if auction.chooser >= 0 else 0
    return AuctionLot(chooser, auction.character, auction.offer, bidder)


def seat_of(table: TournamentTable, play: Play, view: View, seat: int) -> HallSeat:
    """Return a seat for the hall; it is out when the game has begun and its figures are gone."""
    chair, figure = table.chairs[seat], view.front[seat]
    figures = [figure for figure in view.ring if play.kernel.owner[figure] == seat]
    has_begun = view.auction is None
    paid = view.paid[seat] if view.paid else -1
    is_bought = paid >= 0 or not view.paid
    roles = play.game.rules.role_words(play.kernel)
    return HallSeat(
        player=table.players[seat],
        name=chair.name,
        out=has_begun and not figures,
        passive=seat in view.left,
        character=view.characters[figure] if is_bought and figure >= 0 else "",
        life=view.life[figure] if has_begun and figure in view.ring else 0 if has_begun else -1,
        max_life=view.max_life[figure] if has_begun and figure >= 0 else -1,
        role=roles[view.roles[seat]] if view.roles[seat] >= 0 else "",
        paid=paid,
        here=chair.kind == "bot" or table.audience.is_connected(seat),
    )
