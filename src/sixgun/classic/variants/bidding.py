"""An auction: from lot to lot, and what is left for those without money."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from sixgun.classic.game import Game
from sixgun.classic.roles import SHERIFF
from sixgun.classic.variants.drafting import picked, picking
from sixgun.classic.variants.lots import STEP, Lot, clockwise, is_here, sell
from sixgun.engine import Frame, Rng

if TYPE_CHECKING:
    from sixgun.classic.variants.auction import Auction

__all__ = ["PENNILESS", "USUAL_PURSE", "Handout", "Sale"]

USUAL_PURSE: Final = 2000  # T16
PENNILESS: Final = -1  # what all have seen of a purse, where it is not an amount


def without_character(game: Game) -> list[int]:
    """The seats that still need a character, in the order of the table: the Sheriff's is first."""
    return [s for s in clockwise(game, game.role.index(SHERIFF)) if game.paid[s] < 0]


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
            game.push(Lot(chooser))
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


class Handout(Frame[Game]):
    """T31: one who has no money chooses for nothing."""

    __slots__ = ("seat",)

    lapses = True  # T96: the next one chooses

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
