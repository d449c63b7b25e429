"""The interface of an event card; the events themselves are in sets/."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine import Kind

if TYPE_CHECKING:
    from sixgun.classic.cards import Card
    from sixgun.classic.game import Game

__all__ = ["NO_EVENT", "EventCard", "NoEvent"]


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard(Kind):
    """An event and how it changes the rules while it is in force. `me` is the figure whose turn it
    is. It stores its state in `game.note`, which is -1 when it is revealed."""

    in_stack: ClassVar[bool] = True  # False: comes into force in another way
    last: ClassVar[bool] = False  # comes last in the stack and stays
    every_suit: ClassVar[int] = -1  # the suit that all cards have
    bangs_a_turn: ClassVar[int] = 1
    no_bangs: ClassVar[bool] = False  # BANG! cards cannot be given up in a player's own turn
    no_abilities: ClassVar[bool] = False
    disables_cards: ClassVar[bool] = False  # cards in play do nothing
    all_adjacent: ClassVar[bool] = False  # all players are neighbours
    from_discards: ClassVar[bool] = False  # phase 1 draws from the discards
    extra_cards: ClassVar[int] = 0  # drawn after phase 1, whatever that was

    def __init__(self) -> None:
        super().__init__()
        # Read for every card, hence copied from the class.
        self.suit = self.every_suit
        self.draws_from_discards = self.from_discards
        self.cards_disabled = self.disables_cards
        me = type(self)
        self.restricts = me.forbids is not EventCard.forbids
        self.shapes_play = (
            me.allowed_moves is not EventCard.allowed_moves
            or me.list_moves is not EventCard.list_moves
        )
        self.shapes_draw = (
            me.draw_phase is not EventCard.draw_phase or me.after_draw is not EventCard.after_draw
        )
        self.opens_turns = me.turn_starts is not EventCard.turn_starts
        self.takes_discards = me.discard_excess is not EventCard.discard_excess
        self.comes_after_turn = me.after_turn is not EventCard.after_turn

    # -- queries ---------------------------------------------------------------------------

    def forbids(self, game: Game, me: int, card: int, kind: Card) -> str:
        """The rule that forbids `me` to play a hand card as this kind; "" if none."""
        return ""

    def list_moves(self, game: Game, me: int, moves: list[int]) -> None:
        """Add moves to the playing phase."""

    def allowed_moves(self, game: Game, me: int, moves: list[int]) -> list[int]:
        """The moves of the playing phase that it allows."""
        return moves

    def refusal(self, game: Game, me: int, move: int) -> str:
        """The rule that refuses one of its own moves, or one that it took away."""
        return ""

    def payable(self, game: Game, me: int, cards: list[int]) -> list[int]:
        """The hand cards that may be used as payment."""
        return cards

    def withheld_card(self, game: Game, me: int, paid: list[int]) -> int:
        """A hand card that may not be used as payment, or -1; `paid`: the cards paid already."""
        return -1

    def next_figure(self, game: Game, figure: int) -> int:
        """The figure whose turn comes next."""
        return game.next_after(figure)

    def is_due(self, game: Game) -> bool:
        """Whether it comes into force now, though it is not in the stack."""
        return False

    # -- notifications ---------------------------------------------------------------------

    def after_reveal(self, game: Game, me: int) -> None:
        """It is in force from now on; `me` revealed it."""

    def after_replaced(self, game: Game) -> None:
        """It is no longer in force; its successor is."""

    def comes_back(self, game: Game, me: int) -> None:
        """It is the turn of a figure that is out of the game."""

    def turn_starts(self, game: Game, me: int) -> None:
        """Act before any other action of a turn."""

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        """Run phase 1: normally as the ability defines it."""
        game.ability[me].draw_phase(game, me, count)

    def after_draw(self, game: Game, me: int, held: int) -> None:
        """Phase 1 is over; `me` held this many cards before it."""

    def before_play(self, game: Game, me: int, card: int) -> None:
        """In phase 2 `me` is about to play a hand card; called only on events that shape the
        phase."""

    def choose(self, game: Game, me: int, move: int) -> None:
        """One of the moves that it added was made."""
        raise NotImplementedError

    def discard_excess(self, game: Game, me: int, card: int) -> None:
        """Discard an excess card in phase 3."""
        game.discard(game.owner[me], card)

    def after_turn(self, game: Game, me: int) -> None:
        """A turn that was not lost is over; only ghosts still have to leave."""


class NoEvent(EventCard):
    """The state without any event in force."""

    id = "quiet"
    name = "NoEvent"
    words = "No event is in force."


NO_EVENT: Final = NoEvent()
