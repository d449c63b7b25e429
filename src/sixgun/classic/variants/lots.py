"""One lot of an auction: a character is put up, opened and raised, until one bidder is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from sixgun.classic.figure_rules import with_value
from sixgun.classic.game import Game
from sixgun.classic.variants.long_duel_choices import pick_moves, picked_character
from sixgun.engine import Fact, Frame
from sixgun.engine.events import BID_MADE, CHARACTER_PICKED, LOT_REOPENED, LOT_SOLD, PASSED
from sixgun.engine.moves import BID, JUST_PASS, PASS, amount_of, bid, verb_of

if TYPE_CHECKING:
    from sixgun.classic.variants.sale import Sale

__all__ = ["STEP", "Lot", "clockwise", "current_sale", "is_present", "sell"]

STEP: Final = 100  # T21


def clockwise(game: Game, first: int) -> list[int]:
    """All seats, from this one on."""
    return [(first + step) % game.seats for step in range(game.seats)]


def is_present(game: Game, seat: int) -> bool:
    return not (game.absent >> seat) & 1


def sell(game: Game, seat: int, number: int, amount: int) -> None:
    """T24: the winner gets the character, and the money leaves the game."""
    game.purse = with_value(game.purse, seat, game.purse[seat] - amount)
    game.paid = with_value(game.paid, seat, amount)
    game.offered = [other for other in game.offered if other != number]
    if game.emits_events:
        game.events.append((LOT_SOLD, 0, seat, number, amount, -1))
    game.become(game.front[seat], game.facts.characters[number])
    game.emit_character(game.front[seat])


def current_sale(game: Game) -> Sale:
    """The current auction."""
    return cast("Sale", game.stack[1])


class Lot(Frame[Game]):
    """T19, T22: the chooser puts up a character and opens; the others raise or pass in turn, until
    only one is left."""

    __slots__ = ("at", "bidder", "character", "chooser", "offer", "opening", "passed", "raised")

    def __init__(
        self,
        chooser: int,
        character: int = -1,
        opening: int = -1,
        offer: int = -1,
        bidder: int = -1,
        at: int = -1,
        raised: int = 0,
        passed: int = 0,
    ) -> None:
        self.chooser = chooser
        self.character = character  # by number; -1: not chosen yet
        self.opening = opening  # the first offer; -1: not made yet
        self.offer = offer  # the standing offer
        self.bidder = bidder
        self.at = at  # who answered last, once there is an offer
        self.raised = raised  # masks of seats: those that have raised,
        self.passed = passed  # and those that are out of this lot (T23)

    def step(self, game: Game) -> None:
        if self.character < 0:
            game.ask(self.chooser, "lot", pick_moves(game, game.offered))
            return
        if self.offer < 0:
            game.ask(self.chooser, "open", self.bids(game, self.chooser))
            return
        seat = self.next_in(game)
        if seat >= 0:
            game.ask(seat, "raise", [*self.bids(game, seat), JUST_PASS])
            return
        sell(game, self.bidder, self.character, self.offer)
        game.pop_with(self.bidder)

    def next_in(self, game: Game) -> int:
        """The next seat that may raise; T25: the highest bidder never needs to. -1: none."""
        for seat in clockwise(game, self.at + 1):
            out = (self.passed >> seat) & 1 or game.paid[seat] >= 0  # T28
            if not out and seat != self.bidder and is_present(game, seat):
                return seat
        return -1

    def least(self) -> int:
        return 0 if self.offer < 0 else self.offer + STEP

    def bids(self, game: Game, seat: int) -> list[int]:
        """T21, T26: every amount in the purse above the standing offer."""
        return [bid(amount) for amount in range(self.least(), game.purse[seat] + 1, STEP)]

    def choose(self, game: Game, move: int) -> None:
        if self.character < 0:
            self.put_up(game, picked_character(game, move))
        elif self.offer < 0:
            self.opening = amount_of(move)
            self.stand(game, self.chooser, self.opening)
        elif verb_of(move) == BID:
            seat = self.next_in(game)
            self.raised |= 1 << seat
            self.stand(game, seat, amount_of(move))
        else:
            self.drop(game, self.next_in(game))

    def put_up(self, game: Game, number: int) -> None:
        self.character = number
        if game.emits_events:
            game.events.append((CHARACTER_PICKED, 0, self.chooser, number, -1, -1))

    def drop(self, game: Game, seat: int) -> None:
        """T23: they are out of this lot for good."""
        self.at = seat
        self.passed |= 1 << seat
        if game.emits_events:
            game.events.append((PASSED, 0, seat, -1, -1, -1))

    def stand(self, game: Game, seat: int, amount: int) -> None:
        """Make an offer; all players hear it."""
        self.offer = amount
        self.bidder = seat
        self.at = seat
        current_sale(game).shows(seat, amount)
        if game.emits_events:
            game.events.append((BID_MADE, 0, seat, amount, -1, -1))

    def player_left(self, game: Game, seat: int) -> None:
        """T96: the bids of a player who left are void. Another player's opening offer stands (T35),
        and all are asked again; if the chooser left, another player chooses again."""
        opens = self.chooser
        if seat == self.chooser:
            game.pop()
            opens = current_sale(game).chooser(game)
        elif (self.raised >> seat) & 1:
            self.offer = self.opening
            self.bidder = self.at = self.chooser
            self.raised = self.passed = 0
        else:
            return
        if game.emits_events and self.character >= 0 and opens >= 0:
            game.events.append((LOT_REOPENED, 0, opens, -1, -1, -1))

    # -- refusals --------------------------------------------------------------------------

    def refusal(self, game: Game, move: int) -> str:
        verb = verb_of(move)
        if verb == PASS and self.offer < 0:
            return "chooser_must_open"  # T34
        if self.character < 0:
            return "pick_a_character_first" if verb == BID else "pick_a_character_on_offer"
        if verb != BID:
            return "make_an_offer" if self.offer < 0 else "raise_or_pass"
        amount = amount_of(move)
        if amount % STEP:
            return "not_a_multiple_of_100"
        return "bid_too_low" if amount < self.least() else "more_than_your_purse"

    def refusal_facts(self, game: Game, move: int) -> dict[str, Fact]:
        if verb_of(move) != BID or self.character < 0:
            return {}
        return {"amount": amount_of(move), "least": self.least(), "purse": game.purse[game.seat]}

    def fields(self) -> tuple[object, ...]:
        offers = (self.character, self.opening, self.offer, self.bidder)
        return (self.chooser, *offers, self.at, self.raised, self.passed)

    def facts(self) -> dict[str, int]:
        return {"chooser": self.chooser, "offer": self.offer, "bidder": self.bidder}
