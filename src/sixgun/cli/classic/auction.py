"""The auction in the terminal: shows the lot and the bids, and parses amounts."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from sixgun.classic import View
from sixgun.classic.view import Auction
from sixgun.cli.console import emphasize
from sixgun.cli.formatting import format_dollars
from sixgun.cli.language import say
from sixgun.cli.namer import Namer
from sixgun.engine import moves as m
from sixgun.protocol import PlayerName

__all__ = ["auction_title", "bid_lines", "describe_bidder", "lines_of", "parse_bid"]

# An amount, perhaps after a word such as "bid" or "raise to".
MONEY: Final = re.compile(r"(?:[^\W\d]+\s+){0,2}\$?([0-9][0-9.,]{0,12})\s*\$?")
WIDTH: Final = 12  # of the first column of offers


# -- the table -----------------------------------------------------------------------------


def auction_title(auction: Auction) -> str:
    lot = min(auction.sold + 1, auction.lots)
    return say("terminal.auction.title", lot=lot, lots=auction.lots)


def describe_bidder(namer: Namer, view: View, auction: Auction, seat: int) -> str:
    """The status of a bidder: paid, leading, out of this lot, or still bidding ("")."""
    if view.paid[seat] >= 0:
        paid = view.paid[seat]
        return say("auction.long.owns", free=int(not paid), amount=format_dollars(paid))
    if seat == auction.bidder:
        amount = format_dollars(auction.offer)
        return namer.say("auction.long.leads", who=PlayerName(seat), amount=amount)
    if seat in view.left:
        return say("terminal.auction.left")
    if seat in auction.passed:
        return say("auction.long.passed", offered=0, amount="")
    chooses = seat == auction.chooser and auction.offer < 0
    return say("auction.long.asked_lot") if chooses else ""


def lines_of(namer: Namer, view: View, auction: Auction) -> list[Text]:
    """The character up for auction, those still on offer, and your own money."""
    lines: list[Text] = []
    if auction.character:
        who = namer.facts.character_by_id[auction.character]
        name, words = namer.character(who.id), namer.words(who.id, who.words)
        up = say("terminal.auction.up", name=name, life=who.life, words=words)
        lines.append(emphasize(up, name))
    others = namer.characters([name for name in view.offered if name != auction.character])
    if others:
        key = "still_on_offer" if auction.character else "on_offer"
        lines.append(Text(say(f"terminal.auction.{key}", names=others)))
    if auction.purse >= 0:
        amount = format_dollars(auction.purse)
        lines.append(emphasize(say("terminal.auction.purse", amount=amount), amount))
    return lines


# -- offers --------------------------------------------------------------------------------


def bid_lines(view: View) -> list[str]:
    """All possible offers in one line, because a list would be long."""
    amounts = [m.amount_of(move) for move in view.cards.moves if m.verb_of(move) == m.BID]
    if not amounts:
        return []
    least, most = format_dollars(amounts[0]), format_dollars(amounts[-1])
    one = len(amounts) == 1
    span = least if one else say("terminal.auction.span", least=least, most=most)
    told = say("terminal.auction.offers", span=span, example=amounts[0])
    lines = [f"  {say('terminal.auction.amount'):<{WIDTH}}{told}"]
    if len(amounts) < len(view.cards.moves):
        passing = say("moves.pass.raise").lower()
        lines.append(f"  {passing:<{WIDTH}}{say('moves.pass_detail.raise')}")
    return lines


def parse_bid(text: str) -> int:
    """Parse an amount such as "bid 300" or "$1,200" into a bid; -1 if it is something else."""
    found = MONEY.fullmatch(text.strip())
    amount = int(re.sub("[.,]", "", found[1])) if found else m.MOST_MONEY + 1
    return m.bid(amount) if amount <= m.MOST_MONEY else -1
