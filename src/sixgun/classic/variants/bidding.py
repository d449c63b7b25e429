"""The auction's lots: whose choice it is, the bids, and what is left for those without money."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from sixgun.classic.game import Game
from sixgun.classic.roles import SHERIFF
from sixgun.classic.standing import replaced
from sixgun.classic.variants.drafting import picked, picking
from sixgun.engine import Fact, Frame, Rng
from sixgun.engine.events import BID_MADE, CHARACTER_PICKED, LOT_REOPENED, LOT_SOLD, PASSED
from sixgun.engine.moves import BID, JUST_PASS, PASS, amount_of, bid, verb_of

if TYPE_CHECKING:
    from sixgun.classic.variants.auction import Auction

__all__ = ["STEP", "USUAL_PURSE", "Handout", "Lot", "Sale", "sale_of", "without_character"]

STEP: Final = 100  # T21
USUAL_PURSE: Final = 2000  # T16
PENNILESS: Final = -1  # what all have seen of a purse, where it is not an amount


def clockwise(game: Game, first: int) -> list[int]:
    """All seats, from this one on."""
    return [(first + step) % game.seats for step in range(game.seats)]


def without_character(game: Game) -> list[int]:
    """The seats that still need a character, in the order of the table: the Sheriff's is first."""
    return [s for s in clockwise(game, game.role.index(SHERIFF)) if game.paid[s] < 0]


def is_here(game: Game, seat: int) -> bool:
    return not (game.absent >> seat) & 1


def sell(game: Game, seat: int, number: int, amount: int) -> None:
    """T24: the character is his, and the money leaves the game."""
    game.purse = replaced(game.purse, seat, game.purse[seat] - amount)
    game.paid = replaced(game.paid, seat, amount)
    game.offered = [other for other in game.offered if other != number]
    if game.telling:
        game.events.append((LOT_SOLD, 0, seat, number, amount, -1))
    game.become(game.front[seat], game.facts.characters[number])
    game.tell_character(game.front[seat])


class Sale(Frame[Game]):
    """The whole auction, lot after lot. It lies right above the turn that is to come."""

    __slots__ = ("last", "shown")

    def __init__(self, last: int, shown: list[int]) -> None:
        self.last = last  # the seat that won the last lot, or -1
        self.shown = shown  # by seat, of its purse: at least so much is in it, or it is empty

    def step(self, game: Game) -> None:
        waiting = without_character(game)
        if not waiting:
            game.pop()
            cast("Auction", game.facts.variant).begin(game)
            return
        if len(waiting) == 1:
            sell(game, waiting[0], game.offered[0], 0)  # T30
            return
        chooser = self.chooser(game)
        if chooser >= 0:
            game.push(Lot(chooser, -1, -1, -1, -1, chooser, 0, 0))
        else:
            self.give_away(game, waiting)

    def chooser(self, game: Game) -> int:
        """T20, T27: the Sheriff, then whoever sits left of the last winner and has no character.
        T29, T33: one without money is skipped, and everybody sees why. -1: nobody has any."""
        first = game.role.index(SHERIFF) if self.last < 0 else self.last + 1
        for seat in clockwise(game, first):
            if game.paid[seat] < 0 and is_here(game, seat):
                if game.purse[seat] > 0:
                    self.shows(seat, STEP)
                    return seat
                self.shown[seat] = PENNILESS
        return -1

    def give_away(self, game: Game, waiting: list[int]) -> None:
        """T31: those without money choose for nothing, as they sit. T96: those who have left take
        what remains, whatever it is."""
        here = [seat for seat in waiting if is_here(game, seat)]
        if here:
            game.push(Handout(here[0]))
        else:
            at = game.rng.below(len(game.offered))
            sell(game, waiting[0], game.offered[at], 0)

    def receive(self, game: Game, value: int) -> None:
        self.last = value

    def shows(self, seat: int, amount: int) -> None:
        """Everybody has seen that this much is in a purse."""
        self.shown[seat] = max(self.shown[seat], amount)

    def imagine(self, game: Game, seat: int, rng: Rng) -> None:
        """The purses of others as they may be, for all that the table has seen (T46). Where no
        others were wished for they are the usual ones, and no secret."""
        if not game.facts.config.purses:
            return
        purses = [0] * game.seats  # of those who have a character nobody wants to know
        for other in range(game.seats):
            if other == seat:
                purses[other] = game.purse[other]
            elif game.paid[other] < 0 and self.shown[other] != PENNILESS:
                least = self.shown[other]
                most = max(least, 2 * USUAL_PURSE)
                purses[other] = least + STEP * rng.below((most - least) // STEP + 1)
        game.purse = purses

    def fields(self) -> tuple[object, ...]:
        return (self.last, self.shown[:])


def sale_of(game: Game) -> Sale:
    """The auction that is going on."""
    return cast("Sale", game.stack[1])


class Lot(Frame[Game]):
    """T19, T22: the chooser puts up a character and opens; the others raise or pass in turn, until
    one is left in."""

    __slots__ = ("at", "bidder", "character", "chooser", "offer", "opening", "passed", "raised")

    def __init__(
        self,
        chooser: int,
        character: int,
        opening: int,
        offer: int,
        bidder: int,
        at: int,
        raised: int,
        passed: int,
    ) -> None:
        self.chooser = chooser
        self.character = character  # by number; -1: not chosen yet
        self.opening = opening  # the first offer; -1: not made yet
        self.offer = offer  # the standing one
        self.bidder = bidder
        self.at = at  # who has answered last
        self.raised = raised  # masks of seats: who has made a higher offer,
        self.passed = passed  # and who is out of this lot (T23)

    def step(self, game: Game) -> None:
        if self.character < 0:
            game.ask(self.chooser, "lot", picking(game, game.offered))
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
        """The next one who may raise; T25: the highest bidder never needs to. -1: nobody."""
        for seat in clockwise(game, self.at + 1):
            out = (self.passed >> seat) & 1 or game.paid[seat] >= 0  # T28
            if not out and seat != self.bidder and is_here(game, seat):
                return seat
        return -1

    def least(self) -> int:
        return 0 if self.offer < 0 else self.offer + STEP

    def bids(self, game: Game, seat: int) -> list[int]:
        """T21, T26: all that a purse has above the standing offer."""
        return [bid(amount) for amount in range(self.least(), game.purse[seat] + 1, STEP)]

    def choose(self, game: Game, move: int) -> None:
        if self.character < 0:
            self.character = picked(game, move)
            if game.telling:
                event = (CHARACTER_PICKED, 0, self.chooser, self.character, -1, -1)
                game.events.append(event)
        elif self.offer < 0:
            self.opening = amount_of(move)
            self.stand(game, self.chooser, self.opening)
        elif verb_of(move) == BID:
            seat = self.next_in(game)
            self.raised |= 1 << seat
            self.stand(game, seat, amount_of(move))
        else:
            self.at = self.next_in(game)
            self.passed |= 1 << self.at
            if game.telling:
                game.events.append((PASSED, 0, self.at, -1, -1, -1))

    def stand(self, game: Game, seat: int, amount: int) -> None:
        """An offer that everybody has heard."""
        self.offer = amount
        self.bidder = seat
        self.at = seat
        sale_of(game).shows(seat, amount)
        if game.telling:
            game.events.append((BID_MADE, 0, seat, amount, -1, -1))

    def left_by(self, game: Game, seat: int) -> None:
        """T96: what he has bid is void. The opening offer of another stands (T35), and all are
        asked again; after the chooser somebody else chooses anew."""
        opens = self.chooser
        if seat == self.chooser:
            game.pop()
            opens = sale_of(game).chooser(game)
        elif (self.raised >> seat) & 1:
            self.offer = self.opening
            self.bidder = self.at = self.chooser
            self.raised = self.passed = 0
        else:
            return
        if game.telling and self.character >= 0 and opens >= 0:
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


class Handout(Frame[Game]):
    """T31: one who has no money chooses for nothing."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, game: Game) -> None:
        game.ask(self.seat, "take", picking(game, game.offered))

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        sell(game, self.seat, picked(game, move), 0)

    def refusal(self, game: Game, move: int) -> str:
        return "pick_a_character_on_offer"

    def fields(self) -> tuple[object, ...]:
        return (self.seat,)
