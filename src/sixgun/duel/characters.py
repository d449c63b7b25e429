"""The interface of a character; the characters themselves are in sets/."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from sixgun.duel.flow.draws import take_cards
from sixgun.duel.printed_facts import PUBLIC
from sixgun.duel.targets import Targets
from sixgun.engine import Kind, Target

if TYPE_CHECKING:
    from sixgun.duel.flow.hit import Hit
    from sixgun.duel.game import Game

__all__ = ["Character", "NoCharacter"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Kind):
    """A character and its ability, which works in front, while they react, or always (D36-D38).

    `me` is the figure of this character.
    """

    other_name: ClassVar[str] = ""  # the name in some prints
    life: ClassVar[int] = 4
    back: ClassVar[str] = ""  # the side it belongs to: "law", "ren_outlaw", ...
    life_from: ClassVar[str] = PUBLIC  # the source of the life points
    always_active: ClassVar[bool] = False
    doubtful_always_active: ClassVar[bool] = False  # only one source shows the icon (D41)
    most_cards: ClassVar[int] = 0  # a hand limit instead of the usual one; 0: none
    unlimited: ClassVar[bool] = False  # no BANG! limit
    more_bangs: ClassVar[int] = 0  # more BANG! cards a turn
    anywhere: ClassVar[bool] = False  # the player's cards go on any character (D156)
    demands_more: ClassVar[bool] = False  # their BANG! cards cost one more card to avoid (D64)
    shares_loss: ClassVar[bool] = False  # may lose points in place of their partner (D139)
    immune_to_actions: ClassVar[bool] = False  # with a card in hand (D207)
    picks_reveals: ClassVar[bool] = False  # two cards for every reveal, and they pick (D78)
    looks_first: ClassVar[bool] = False  # may exchange each card they draw (D206)
    uses_fresh: ClassVar[bool] = False  # one fresh Resource a turn (D201)
    repeats_uses: ClassVar[bool] = False  # may pay to repeat a Resource (D212)
    spends_equipment: ClassVar[bool] = False  # their Equipment counts as an avoid or a Colt (D202)
    # their hit comes before everything else that a swap triggers
    settles_first: ClassVar[bool] = False
    act_target: ClassVar[Target[Game]] = Targets.NOBODY

    def __init__(self) -> None:
        super().__init__()
        # The most frequently read values, as attributes of the object: those are faster when
        # compiled.
        self.goes_anywhere = self.anywhere
        self.shoots_freely = self.unlimited
        self.extra_bangs = self.more_bangs
        self.is_costly = self.demands_more
        self.may_look = self.looks_first
        self.is_spender = self.spends_equipment
        self.is_aloof = self.immune_to_actions
        # Which of the hooks a class overrides, looked up once.
        me = type(self)
        self.acts = me.may_act is not Character.may_act
        self.reacts_to_loss = me.after_loss is not Character.after_loss
        self.reacts_to_swap = me.after_swap is not Character.after_swap
        self.reacts_to_robbery = me.after_robbery is not Character.after_robbery
        self.reacts_to_elimination = (
            me.after_other_eliminated is not Character.after_other_eliminated
        )
        self.plunders = me.before_elimination is not Character.before_elimination
        self.counts_avoids = me.after_side_hit_avoided is not Character.after_side_hit_avoided
        self.shoots_others = me.shoots_with is not Character.shoots_with
        self.parries_others = me.parries_with is not Character.parries_with
        self.avoids = me.may_avoid is not Character.may_avoid

    # -- queries ---------------------------------------------------------------------------

    def shoots_with(self, game: Game, me: int, card: int) -> bool:
        """Whether this hand card may be used as a Colt."""
        return False

    def parries_with(self, game: Game, me: int, card: int) -> bool:
        """Whether this hand card may be used as an avoid."""
        return False

    def reveals_from(self, game: Game, me: int) -> int:
        """The seat that reveals when the ability is used against a hit; -1: none reveals."""
        return -1

    def may_avoid(self, game: Game, me: int, hit: Hit) -> bool:
        return False

    def avoid(self, game: Game, me: int, hit: Hit) -> None:
        raise NotImplementedError

    def may_act(self, game: Game, me: int) -> bool:
        """Whether they may use the ability in their own playing phase."""
        return False

    def act(self, game: Game, me: int, target: int) -> None:
        """Use the ability; `target` is one that `act_target` offers."""
        raise NotImplementedError

    def after_payment(self, game: Game, me: int, value: int) -> None:
        """The hand card that the ability costs is discarded; `value` is the choice made before."""
        raise NotImplementedError

    # -- notifications ---------------------------------------------------------------------

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        """Phase 1 of their turn."""
        take_cards(game, game.owner[me], count)

    def after_entering(self, game: Game, me: int) -> None:
        """They have entered play."""

    def after_loss(self, game: Game, me: int, points: int, by: int) -> None:
        """They lost life and survived; `by` is the figure that caused it, -1 for none."""

    def after_swap(self, game: Game, me: int, seat: int) -> None:
        """The figures of a seat have changed places."""

    def after_robbery(self, game: Game, me: int, by: int, drawn: bool) -> None:
        """A seat took or discarded a card from their owner's hand or from them."""

    def before_elimination(self, game: Game, me: int, fallen: int) -> None:
        """A character is about to leave with all cards that lie with them."""

    def after_other_eliminated(self, game: Game, me: int, fallen: int) -> None:
        """Another character is eliminated."""

    def after_side_hit_avoided(self, game: Game, me: int, seat: int) -> None:
        """A seat avoided a hit of their side."""

    def after_cancelled(self, game: Game, me: int, hit: Hit) -> None:
        """The hit that their ability avoided is finally cancelled (D71)."""

    def after_resource_used(self, game: Game, me: int) -> None:
        """Their side has used a Resource."""

    def after_equipment_spent(self, game: Game, me: int) -> None:
        """A card lying with them served as an avoid or a Colt."""

    # -- later -----------------------------------------------------------------------------

    def consequence(self, game: Game, me: int, value: int, by: int) -> None:
        """Run a consequence that waited until the card being resolved was finished (D89)."""
        raise NotImplementedError

    def strike(self, game: Game, me: int, value: int, by: int) -> None:
        """Send a hit that waited for its turn (D87)."""
        raise NotImplementedError


class NoCharacter(Character):
    """The character of an empty place."""
