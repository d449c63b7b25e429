"""The auction in the terminal: shows the lot and the bids, and parses amounts."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from sixgun.classic import View
from sixgun.classic.view import Auction
from sixgun.cli.classic import messages
from sixgun.cli.classic.namer import ClassicNamer
from sixgun.engine import moves as m

__all__ = ["auction_title", "bid_lines", "describe_bidder", "lines_of", "parse_bid"]

MONEY: Final = re.compile(
    r"(?:(?:bid|offer|raise)\s+)?(?:to\s+)?\$?([0-9][0-9,]{0,12})", re.IGNORECASE
)


# -- the table -----------------------------------------------------------------------------


def auction_title(auction: Auction) -> str:
    lot = min(auction.sold + 1, auction.lots)
    return f"The auction, character {lot} of {auction.lots}"


def describe_bidder(view: View, auction: Auction, seat: int) -> str:
    """The status of a bidder: paid, leading, out of this lot, or still bidding ("")."""
    if view.paid[seat] >= 0:
        return f"paid {messages.format_dollars(view.paid[seat])}"
    if seat == auction.bidder:
        return f"bids {messages.format_dollars(auction.offer)}"
    if seat in view.left:
        return "takes what is left"
    if seat in auction.passed:
        return "passes"
    return "chooses" if seat == auction.chooser and auction.offer < 0 else ""


def lines_of(namer: ClassicNamer, view: View, auction: Auction) -> list[Text]:
    """The character up for auction, those still on offer, and your own money."""
    lines: list[Text] = []
    if auction.character:
        who = namer.facts.character_by_id[auction.character]
        up = Text("Up for auction: ").append(who.name, style="bold yellow")
        lines.append(up.append(f", {who.life} life. {who.words}"))
    others = [namer.character(name) for name in view.offered if name != auction.character]
    if others:
        begin = "Still on offer" if auction.character else "On offer"
        lines.append(Text(f"{begin}: {messages.join_words(others)}"))
    if auction.purse >= 0:
        lines.append(
            Text("Your purse: ").append(messages.format_dollars(auction.purse), style="bold")
        )
    return lines


# -- offers --------------------------------------------------------------------------------


def bid_lines(view: View) -> list[str]:
    """All possible offers in one line, because a list would be long."""
    amounts = [m.amount_of(move) for move in view.cards.moves if m.verb_of(move) == m.BID]
    if not amounts:
        return []
    least, most = (messages.format_dollars(amount) for amount in (amounts[0], amounts[-1]))
    span = f"{least} to {most}, in steps of $100" if len(amounts) > 1 else least
    lines = [f"  an amount   {span}; for example: {amounts[0]}"]
    if len(amounts) < len(view.cards.moves):
        lines.append("  pass        you are out of this lot")
    return lines


def parse_bid(text: str) -> int:
    """Parse an amount such as "bid 300" or "$1,200" into a bid; -1 if it is something else."""
    found = MONEY.fullmatch(text.strip())
    amount = int(found[1].replace(",", "")) if found else m.MOST_MONEY + 1
    return m.bid(amount) if amount <= m.MOST_MONEY else -1
