"""What an event card can be asked and told; the events themselves are in sets/."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from sixgun.engine import Kind

if TYPE_CHECKING:
    from sixgun.classic.cards import Card
    from sixgun.classic.game import Game

__all__ = ["EventCard", "Quiet"]


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard(Kind):
    """An event and how it bends the rules while it is in force. `me` is the figure whose turn it
    is. What it has to remember it keeps in `game.note`, which is -1 when it is revealed."""

    in_stack: ClassVar[bool] = True  # False: comes into force in another way
    last: ClassVar[bool] = False  # comes last in the stack and stays
    every_suit: ClassVar[int] = -1  # the suit that all cards have
    bangs_a_turn: ClassVar[int] = 1
    no_bangs: ClassVar[bool] = False  # no BANG! card can be given up in one's own turn
    no_abilities: ClassVar[bool] = False
    stills_cards: ClassVar[bool] = False  # cards in play do nothing
    closes_ranks: ClassVar[bool] = False  # everybody sits beside everybody
    from_discards: ClassVar[bool] = False  # phase 1 draws from the discards
    extra_cards: ClassVar[int] = 0  # drawn on top of phase 1, whatever it consists of

    def __init__(self) -> None:
        super().__init__()
        # Asked for every card, hence not left in the class.
        self.suit = self.every_suit
        self.digs = self.from_discards
        self.still = self.stills_cards
        me = type(self)
        self.restricts = me.forbids is not EventCard.forbids
        self.shapes_play = (
            me.narrowed is not EventCard.narrowed or me.list_moves is not EventCard.list_moves
        )
        self.shapes_draw = (
            me.draw_phase is not EventCard.draw_phase or me.after_draw is not EventCard.after_draw
        )
        self.opens_turns = me.turn_starts is not EventCard.turn_starts
        self.takes_discards = me.put_away is not EventCard.put_away
        self.comes_after_turn = me.after_turn is not EventCard.after_turn

    # -- asked -----------------------------------------------------------------------------

    def forbids(self, game: Game, me: int, card: int, kind: Card) -> str:
        """The rule by which `me` may not play a card of his hand as this kind; "" if none."""
        return ""

    def list_moves(self, game: Game, me: int, moves: list[int]) -> None:
        """Moves that it adds to the playing phase."""

    def narrowed(self, game: Game, me: int, moves: list[int]) -> list[int]:
        """The moves of the playing phase that it leaves."""
        return moves

    def refusal(self, game: Game, me: int, move: int) -> str:
        """The rule that keeps one of its own moves, or one that it took away, off the list."""
        return ""

    def payable(self, game: Game, me: int, cards: list[int]) -> list[int]:
        """The hand cards with which a card may be paid for."""
        return cards

    def withheld(self, game: Game, me: int, paid: list[int]) -> int:
        """A hand card that pays for nothing, or -1; `paid`: what has been paid already."""
        return -1

    def next_figure(self, game: Game, figure: int) -> int:
        """Whose turn comes after this figure's."""
        return game.next_after(figure)

    def is_due(self, game: Game) -> bool:
        """Whether it comes into force now, though it is not in the stack."""
        return False

    # -- told ------------------------------------------------------------------------------

    def revealed(self, game: Game, me: int) -> None:
        """It is in force from now on; it is `me` who turned it up."""

    def covered(self, game: Game) -> None:
        """It is not in force any more; its successor is."""

    def comes_back(self, game: Game, me: int) -> None:
        """It is the turn of one who is out of the game."""

    def turn_starts(self, game: Game, me: int) -> None:
        """Before any other action of a turn."""

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        """Phase 1: normally what the ability makes of it."""
        game.ability[me].draw_phase(game, me, count)

    def after_draw(self, game: Game, me: int, held: int) -> None:
        """Phase 1 is over; he held this many cards before it."""

    def plays(self, game: Game, me: int, card: int) -> None:
        """In phase 2 he is about to play a card of his hand; told to those that shape it."""

    def choose(self, game: Game, me: int, move: int) -> None:
        """One of the moves that it added was made."""
        raise NotImplementedError

    def put_away(self, game: Game, me: int, card: int) -> None:
        """A card too many, in phase 3."""
        game.discard(game.owner[me], card)

    def after_turn(self, game: Game, me: int) -> None:
        """A turn is over that was not lost; only ghosts are still to leave."""


class Quiet(EventCard):
    """No event is in force."""

    id = "quiet"
    name = "Quiet"
    words = "No event is in force."
