"""The interface of a character; the characters themselves are in sets/."""

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
    draws_to_avoid: ClassVar[bool] = False  # the ability, used against a shot, is a draw!
    # in their turn, cards in play before others do nothing
    disables_others_cards: ClassVar[bool] = False
    act_target: ClassVar[Target[Game]] = Targets.NOBODY  # of the ability used in phase 2

    def __init__(self) -> None:
        super().__init__()
        # Which of the most frequent hooks a class overrides, looked up once.
        me = type(self)
        self.converts = me.plays_as is not Character.plays_as
        self.acts = me.may_act is not Character.may_act
        self.watches = me.may_interrupt is not Character.may_interrupt
        self.reacts_to_loss = me.after_life_lost is not Character.after_life_lost
        self.reacts_to_use = me.after_card_used is not Character.after_card_used
        self.reacts_to_card_laid = me.after_card_laid is not Character.after_card_laid
        self.ignores_some = me.ignores is not Character.ignores
        self.prepares = me.before_draw is not Character.before_draw
        self.reacts_to_empty_hand = me.after_hand_emptied is not Character.after_hand_emptied
        self.reacts_to_elimination = (
            me.after_other_eliminated is not Character.after_other_eliminated
        )

    # -- queries ---------------------------------------------------------------------------

    def hand_limit(self, game: Game, me: int) -> int:
        return max(game.life[me], 0)

    def bang_limit(self, game: Game, me: int) -> int:
        """How many BANG! cards they may play a turn; a negative number means any number."""
        return game.event.bangs_a_turn

    def missed_needed(self, game: Game, me: int) -> int:
        """How many Missed! effects cancel one of their BANG! cards."""
        return 1

    def flips(self, game: Game, me: int) -> int:
        """How many cards they turn up for a draw!; they pick one of them."""
        return 1

    def plays_as(self, game: Game, me: int, card: int) -> list[Card]:
        """The kinds other than its own that a card in their hand may be played as."""
        return []

    def beer_heals(self, game: Game, me: int) -> int:
        """How many life points a Beer gives them."""
        return 1

    def ignores(self, game: Game, me: int, card: int) -> bool:
        """True if a card that another player plays has no effect on them."""
        return False

    def claims_fallen(self, game: Game, me: int) -> bool:
        """Whether they take the cards of an eliminated player."""
        return False

    def may_avoid(self, game: Game, me: int, shot: Shot) -> bool:
        return False

    def avoid(self, game: Game, me: int, shot: Shot) -> None:
        raise NotImplementedError

    # -- using the ability -----------------------------------------------------------------

    def may_act(self, game: Game, me: int) -> bool:
        """Whether they may use the ability in their own playing phase."""
        return False

    def may_interrupt(self, game: Game, me: int) -> bool:
        """Whether they may use it between two effects, at any other time."""
        return False

    def may_rescue(self, game: Game, me: int) -> bool:
        """Whether they may use it against the loss of their last life point."""
        return False

    def act(self, game: Game, me: int, target: int) -> None:
        """Use the ability; `target` is one that `act_target` offers."""
        raise NotImplementedError

    def may_pay(self, game: Game, me: int, card: int) -> bool:
        """Whether this hand card can be discarded as the cost of the ability."""
        return True

    def after_payment(self, game: Game, me: int, cards: list[int], target: int) -> None:
        """Take effect once the cards that the ability costs are discarded."""
        raise NotImplementedError

    # -- notifications ---------------------------------------------------------------------

    def before_draw(self, game: Game, me: int) -> None:
        """Phase 1 is about to begin. Called on the figure's own character, even if it now has
        another ability."""

    def before_draw_skipped(self, game: Game, me: int) -> None:
        """This turn has no `before_draw`: the turn is lost, or no ability works. Called on the
        figure's own character, even if it now has another ability."""

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        """Phase 1 of their turn: normally two cards."""
        game.draw_in_phase_1(me, count)

    def played_as(self, game: Game, me: int, kind: Card) -> None:
        """They have played a card as another kind."""

    def after_card_laid(self, game: Game, me: int, card: int) -> None:
        """They have put a card of their hand into play."""

    def after_card_used(self, game: Game, me: int) -> None:
        """Out of their turn they played a hand card, or gave one up by choice."""

    def after_life_lost(self, game: Game, me: int, points: int, by: int) -> None:
        """They lost life and survived, and the card that caused it is complete (R18)."""

    def after_hand_emptied(self, game: Game, me: int) -> None:
        """Their last hand card is gone, and the effect that took it is complete (R18)."""

    def after_other_eliminated(self, game: Game, me: int, other: int) -> None:
        """Another player is out; their cards are already gone (R92)."""


class NoAbility(Character):
    """The ability of a figure that is out of the game: none."""
