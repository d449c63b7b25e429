"""An auction: from lot to lot, and the rest for players without money."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from sixgun.classic.game import Game
from sixgun.classic.roles import SHERIFF
from sixgun.classic.variants.long_duel_choices import pick_moves, picked_character
from sixgun.classic.variants.lots import STEP, Lot, clockwise, is_present, sell
from sixgun.engine import Frame, Rng

if TYPE_CHECKING:
    from sixgun.classic.variants.auction import AuctionVariant

__all__ = ["PENNILESS", "USUAL_PURSE", "Handout", "Sale"]

USUAL_PURSE: Final = 2000  # T16
PENNILESS: Final = -1  # everything all have seen of a purse, unless it is an amount


def without_character(game: Game) -> list[int]:
    """The seats that still need a character, in seating order from the Sheriff."""
    return [s for s in clockwise(game, game.role.index(SHERIFF)) if game.paid[s] < 0]


class Sale(Frame[Game]):
    """The whole auction, lot after lot. It lies right above the coming turn on the stack."""

    __slots__ = ("last", "shown")

    def __init__(self, last: int, shown: list[int]) -> None:
        self.last = last  # the seat that won the last lot, or -1
        self.shown = shown  # by seat, of its purse: at least this much is in it, or it is empty

    def step(self, game: Game) -> None:
        waiting = without_character(game)
        if not waiting:
            game.pop()
            cast("AuctionVariant", game.facts.variant).begin(game)
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
        """T20, T27: the Sheriff, then the next player without a character left of the last winner.
        T29, T33: a player without money is skipped, and all see why. -1: no player has any."""
        first = game.role.index(SHERIFF) if self.last < 0 else self.last + 1
        for seat in clockwise(game, first):
            if game.paid[seat] < 0 and is_present(game, seat):
                if game.purse[seat] > 0:
                    self.shows(seat, STEP)
                    return seat
                self.shown[seat] = PENNILESS
        return -1

    def give_away(self, game: Game, waiting: list[int]) -> None:
        """T31: players without money choose for free, in seating order. T96: players who have left
        get what remains."""
        here = [seat for seat in waiting if is_present(game, seat)]
        if here:
            game.push(Handout(here[0]))
        else:
            at = game.rng.below(len(game.offered))
            sell(game, waiting[0], game.offered[at], 0)

    def receive(self, game: Game, value: int) -> None:
        self.last = value

    def shows(self, seat: int, amount: int) -> None:
        """All players have seen that a purse holds this much."""
        self.shown[seat] = max(self.shown[seat], amount)

    def redeal_hidden(self, game: Game, seat: int, rng: Rng) -> None:
        """Deal the hidden purses again, consistent with what the table has seen (T46). The usual
        purses are the same for all and not secret."""
        if not game.facts.config.purses:
            return
        purses = [0] * game.seats  # the purse of a player with a character no longer matters
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
    """T31: a player without money chooses for free."""

    __slots__ = ("seat",)

    lapses = True  # T96: the next one chooses

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, game: Game) -> None:
        game.ask(self.seat, "take", pick_moves(game, game.offered))

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        sell(game, self.seat, picked_character(game, move), 0)

    def refusal(self, game: Game, move: int) -> str:
        return "pick_a_character_on_offer"

    def fields(self) -> tuple[object, ...]:
        return (self.seat,)
