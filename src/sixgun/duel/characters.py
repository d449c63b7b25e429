"""What a character can be asked and told; the characters themselves are in sets/."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from sixgun.duel.flow.drawing import take_cards
from sixgun.duel.printed import PUBLIC
from sixgun.duel.targets import Targets
from sixgun.engine import Kind, Target

if TYPE_CHECKING:
    from sixgun.duel.flow.hit import Hit
    from sixgun.duel.game import Game

__all__ = ["Character", "Nobody"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Kind):
    """A character and its ability, which works in front, while he reacts, or always (D36-D38).

    `me` is the figure that he is.
    """

    other_name: ClassVar[str] = ""  # what some print calls him
    life: ClassVar[int] = 4
    back: ClassVar[str] = ""  # whose character he is: "law", "ren_outlaw", ...
    life_from: ClassVar[str] = PUBLIC  # where we know his life points from
    always_active: ClassVar[bool] = False
    doubtful_always_active: ClassVar[bool] = False  # only one source shows the icon (D41)
    most_cards: ClassVar[int] = 0  # the hand limit that replaces the usual one; 0: none
    unlimited: ClassVar[bool] = False  # no BANG! limit
    more_bangs: ClassVar[int] = 0  # BANG! cards more a turn
    anywhere: ClassVar[bool] = False  # his player's cards go on any character (D156)
    demands_more: ClassVar[bool] = False  # his BANG! cards cost one card more to avoid (D64)
    shares_loss: ClassVar[bool] = False  # may lose points in place of his partner (D139)
    immune_to_actions: ClassVar[bool] = False  # with a card in hand (D207)
    picks_reveals: ClassVar[bool] = False  # two cards for every reveal, and he picks (D78)
    looks_first: ClassVar[bool] = False  # may change each card he draws (D206)
    uses_fresh: ClassVar[bool] = False  # one fresh Resource a turn (D201)
    repeats_uses: ClassVar[bool] = False  # may pay to repeat a Resource (D212)
    spends_equipment: ClassVar[bool] = False  # his Equipment is worth an avoid or a Colt (D202)
    settles_first: ClassVar[bool] = False  # his hit comes before all else that a swap sets off
    act_target: ClassVar[Target[Game]] = Targets.NOBODY

    def __init__(self) -> None:
        super().__init__()
        # What is asked most often, as attributes of the object: those are faster, compiled.
        self.goes_anywhere = self.anywhere
        self.shoots_freely = self.unlimited
        self.extra_bangs = self.more_bangs
        self.is_costly = self.demands_more
        self.may_look = self.looks_first
        self.is_spender = self.spends_equipment
        self.is_aloof = self.immune_to_actions
        # Which of the hooks are answered at all: the answer is in the class.
        me = type(self)
        self.acts = me.may_act is not Character.may_act
        self.feels_loss = me.after_loss is not Character.after_loss
        self.feels_swap = me.after_swap is not Character.after_swap
        self.feels_robbery = me.robbed is not Character.robbed
        self.feels_elimination = me.other_eliminated is not Character.other_eliminated
        self.plunders = me.before_elimination is not Character.before_elimination
        self.counts_avoids = me.hit_avoided is not Character.hit_avoided
        self.shoots_others = me.shoots_with is not Character.shoots_with
        self.parries_others = me.parries_with is not Character.parries_with
        self.avoids = me.may_avoid is not Character.may_avoid

    # -- asked -----------------------------------------------------------------------------

    def shoots_with(self, game: Game, me: int, card: int) -> bool:
        """Whether this hand card may be used as a Colt."""
        return False

    def parries_with(self, game: Game, me: int, card: int) -> bool:
        """Whether this hand card may be used as an avoid."""
        return False

    def reveals_from(self, game: Game, me: int) -> int:
        """The seat from whose draw source is revealed when it is used against a hit; -1: nothing is
        revealed."""
        return -1

    def may_avoid(self, game: Game, me: int, hit: Hit) -> bool:
        return False

    def avoid(self, game: Game, me: int, hit: Hit) -> None:
        raise NotImplementedError

    def may_act(self, game: Game, me: int) -> bool:
        """Whether he may use his ability in his own playing phase."""
        return False

    def act(self, game: Game, me: int, target: int) -> None:
        """He uses it; `target` is one that `act_target` offers."""
        raise NotImplementedError

    def paid(self, game: Game, me: int, value: int) -> None:
        """The hand card that his ability costs is discarded; `value` is what he had in mind."""
        raise NotImplementedError

    # -- told ------------------------------------------------------------------------------

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        """Phase 1 of his turn."""
        take_cards(game, game.owner[me], count)

    def entered(self, game: Game, me: int) -> None:
        """He has entered play."""

    def after_loss(self, game: Game, me: int, points: int, by: int) -> None:
        """He lost life and lives; `by` is the figure that caused it, -1 for nobody."""

    def after_swap(self, game: Game, me: int, seat: int) -> None:
        """The figures of a seat have changed places."""

    def robbed(self, game: Game, me: int, by: int, drawn: bool) -> None:
        """A seat took a card from his owner's hand or from him, or made him discard it."""

    def before_elimination(self, game: Game, me: int, fallen: int) -> None:
        """A character is about to leave with all that lies with him."""

    def other_eliminated(self, game: Game, me: int, fallen: int) -> None:
        """Another character is eliminated."""

    def hit_avoided(self, game: Game, me: int, seat: int) -> None:
        """A hit of his side was avoided by a seat."""

    def cancelled(self, game: Game, me: int, hit: Hit) -> None:
        """The hit that his ability avoided is really cancelled (D71)."""

    def resource_used(self, game: Game, me: int) -> None:
        """His side has used a Resource."""

    def equipment_spent(self, game: Game, me: int) -> None:
        """A card lying with him served as an avoid or a Colt."""

    # -- later -----------------------------------------------------------------------------

    def consequence(self, game: Game, me: int, value: int, by: int) -> None:
        """What waited until the card being resolved was finished (D89)."""
        raise NotImplementedError

    def strike(self, game: Game, me: int, value: int, by: int) -> None:
        """A hit that waited for its turn (D87)."""
        raise NotImplementedError


class Nobody(Character):
    """In a place that is empty."""
