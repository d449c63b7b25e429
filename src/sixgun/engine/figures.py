"""Games whose seats have figures: characters in play with life, some of them in front."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.engine.events import (
    CARD_FLIPPED,
    CARD_PASSED,
    CARD_TAKEN,
    CARD_TURNED_UP,
    DRAW_SETTLED,
    GAME_ENDED,
    LIFE_GAINED,
)
from sixgun.engine.game import BaseGame
from sixgun.engine.names import Names
from sixgun.engine.rng import Rng

__all__ = ["FigureGame"]


@mypyc_attr(allow_interpreted_subclasses=True)
class FigureGame(BaseGame):
    """A game in which seats act through figures, numbered in seating order."""

    life: list[int]  # by figure
    max_life: list[int]  # replaced, never changed
    ring: list[int]  # the figures in the game, in seating order
    front: list[int]  # by seat: the figure that acts for it; replaced, never changed
    # by seat: characters to come, the next one last; replaced, never changed
    reserve: list[list[int]]
    turn_number: int
    bangs: int  # BANG! cards played this turn
    fresh: list[int]  # cards put down in this turn that must wait; replaced, never changed
    winners: int  # mask of seats

    __slots__ = tuple(__annotations__)

    def set_up_figures(
        self, names: Names, owner: list[int], life: list[int], decks: int, rng: Rng
    ) -> None:
        """A game before anything is dealt, with every figure in its place at full life."""
        self.set_up(names, owner, decks, rng)
        self.life = life[:]
        self.max_life = life
        self.ring = list(range(len(owner)))
        self.front = [owner.index(seat) for seat in range(self.seats)]
        self.reserve = [[] for _ in range(self.seats)]
        self.turn_number = 0
        self.bangs = 0
        self.fresh = []
        self.winners = 0

    def copy_figures_to(self, twin: FigureGame) -> None:
        self.copy_to(twin)
        twin.life = self.life[:]
        twin.max_life = self.max_life
        twin.ring = self.ring[:]
        twin.front = self.front
        twin.reserve = self.reserve
        twin.turn_number = self.turn_number
        twin.bangs = self.bangs
        twin.fresh = self.fresh
        twin.winners = self.winners

    def hand(self, me: int) -> list[int]:
        return self.hands[self.owner[me]]

    def take_discard(self, seat: int) -> None:
        """Take the top of the discards into a hand; all seats see it."""
        self.take_from_pile(seat, self.discards[-1])

    def take_from_pile(self, seat: int, card: int) -> None:
        """Take a card from the discards into a hand; all seats see it."""
        self.discards.remove(card)
        self.hands[seat].append(card)
        if self.emits_events:
            self.events.append((CARD_TAKEN, self.everyone, seat, card, -1, -1))

    def pass_on(self, card: int, figure: int, to: int) -> None:
        """Move a card in play to another figure."""
        self.in_play[figure].remove(card)
        self.in_play[to].append(card)
        if self.emits_events:
            self.events.append((CARD_PASSED, self.everyone, figure, card, to, -1))

    def show(self, seat: int, card: int) -> None:
        """Show a hand card to all."""
        self.reveal(card, seat)
        if self.emits_events:
            self.events.append((CARD_TURNED_UP, self.everyone, seat, card, -1, -1))

    def offer(self, seat: int, deck_no: int) -> bool:
        """Lay the top card of a deck aside, visible to all; return whether there was one."""
        card = self.turn_over(deck_no)
        if card < 0:
            return False
        self.aside.append(card)
        if self.emits_events:
            self.events.append((CARD_TURNED_UP, self.everyone, seat, card, -1, -1))
        return True

    def flip(self, figure: int, cause: int, deck_no: int) -> int:
        """Turn up the top card of a deck for a figure and a card (-1: an ability); it is not in any
        place yet. -1: the deck is empty."""
        card = self.turn_over(deck_no)
        if card >= 0 and self.emits_events:
            self.events.append((CARD_FLIPPED, self.everyone, figure, card, cause, -1))
        return card

    def emit_draw_result(self, figure: int, card: int, cause: int, met: bool) -> None:
        """Report whether the card turned up is what its cause asks for."""
        if self.emits_events:
            self.events.append((DRAW_SETTLED, self.everyone, figure, card, cause, 1 if met else 0))

    def heal(self, me: int, points: int) -> None:
        """Regain life, never above the maximum."""
        points = min(points, self.max_life[me] - self.life[me])
        if points > 0:
            self.life[me] += points
            if self.emits_events:
                self.events.append((LIFE_GAINED, 0, me, points, -1, -1))

    def end(self, winners: int) -> None:
        self.winners = winners
        self.over = True
        self.moves = []
        if self.emits_events:
            self.events.append((GAME_ENDED, 0, winners, -1, -1, -1))
