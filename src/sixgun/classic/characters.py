"""What a character can be asked and told; the characters themselves are in sets/."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from sixgun.classic.targets import Target, Targets
from sixgun.engine import Kind

if TYPE_CHECKING:
    from sixgun.classic.cards import Card
    from sixgun.classic.flow.shot import Shot
    from sixgun.classic.game import Game

__all__ = ["Character"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Kind):
    """A character and its ability. `me` is the figure that has the ability now."""

    life: ClassVar[int] = 4
    sight: ClassVar[int] = 0
    cover: ClassVar[int] = 0
    draws_to_avoid: ClassVar[bool] = False  # his ability, used against a shot, is a draw!
    stills_others: ClassVar[bool] = False  # in his turn, cards in play before others do nothing
    act_target: ClassVar[Target[Game]] = Targets.NOBODY  # of the ability he uses in phase 2

    def __init__(self) -> None:
        super().__init__()
        # Which of the hooks asked for every card are answered at all: the answer is in the class.
        me = type(self)
        self.converts = me.plays_as is not Character.plays_as
        self.acts = me.may_act is not Character.may_act
        self.watches = me.may_interrupt is not Character.may_interrupt
        self.feels_loss = me.after_life_lost is not Character.after_life_lost
        self.feels_use = me.after_card_used is not Character.after_card_used
        self.feels_laying = me.after_laying is not Character.after_laying
        self.ignores_some = me.ignores is not Character.ignores
        self.prepares = me.before_draw is not Character.before_draw
        self.feels_empty_hand = me.after_hand_emptied is not Character.after_hand_emptied
        self.feels_death = me.other_eliminated is not Character.other_eliminated

    # -- asked -----------------------------------------------------------------------------

    def hand_limit(self, game: Game, me: int) -> int:
        return max(game.life[me], 0)

    def bang_limit(self, game: Game, me: int) -> int:
        """How many BANG! cards a turn; a negative number means any number."""
        return game.event.bangs_a_turn

    def missed_needed(self, game: Game, me: int) -> int:
        """How many Missed! effects cancel one of his BANG! cards."""
        return 1

    def flips(self, game: Game, me: int) -> int:
        """How many cards he turns up for a draw!, of which he picks one."""
        return 1

    def plays_as(self, game: Game, me: int, card: int) -> list[Card]:
        """The kinds besides its own that a card in his hand may be played as."""
        return []

    def beer_heals(self, game: Game, me: int) -> int:
        """How many life points a Beer gives him."""
        return 1

    def ignores(self, game: Game, me: int, card: int) -> bool:
        """Whether a card that somebody else plays does nothing to him."""
        return False

    def claims_fallen(self, game: Game, me: int) -> bool:
        """Whether he takes the cards of an eliminated player."""
        return False

    def may_avoid(self, game: Game, me: int, shot: Shot) -> bool:
        return False

    def avoid(self, game: Game, me: int, shot: Shot) -> None:
        raise NotImplementedError

    # -- acting by himself -----------------------------------------------------------------

    def may_act(self, game: Game, me: int) -> bool:
        """Whether he may use his ability in his own playing phase."""
        return False

    def may_interrupt(self, game: Game, me: int) -> bool:
        """Whether he may use it between two effects, at any other time."""
        return False

    def may_rescue(self, game: Game, me: int) -> bool:
        """Whether he may use it against the loss of his last life point."""
        return False

    def act(self, game: Game, me: int, target: int) -> None:
        """He uses his ability; `target` is one that `act_target` offers."""
        raise NotImplementedError

    def may_pay(self, game: Game, me: int, card: int) -> bool:
        """Whether this hand card can be discarded as the cost of his ability."""
        return True

    def paid(self, game: Game, me: int, cards: list[int], target: int) -> None:
        """The cards his ability costs are discarded."""
        raise NotImplementedError

    # -- told ------------------------------------------------------------------------------

    def before_draw(self, game: Game, me: int) -> None:
        """Phase 1 is about to begin. Asked of the character himself, whatever ability he has."""

    def choice_lost(self, game: Game, me: int) -> None:
        """This turn has no `before_draw`: the turn is lost, or no ability works. Told to the
        character himself, whatever ability he has."""

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        """Phase 1 of his turn: normally two cards."""
        game.draw_in_phase_1(me, count)

    def played_as(self, game: Game, me: int, kind: Card) -> None:
        """He has played a card as another kind."""

    def after_laying(self, game: Game, me: int, card: int) -> None:
        """He has put a card of his hand into play."""

    def after_card_used(self, game: Game, me: int) -> None:
        """Out of his turn he played a hand card, or gave one up by choice."""

    def after_life_lost(self, game: Game, me: int, points: int, by: int) -> None:
        """He lost life, lived on, and the card that did it is complete (R18)."""

    def after_hand_emptied(self, game: Game, me: int) -> None:
        """His last hand card is gone and what took it is complete (R18)."""

    def other_eliminated(self, game: Game, me: int, other: int) -> None:
        """Somebody else is out; his cards are already gone (R92)."""


class NoAbility(Character):
    """What is left of the ability of one who is out of the game."""
