"""The interface of a playing card of The Duel; the cards themselves are in sets/."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from sixgun.duel.flow.hit import send_hit
from sixgun.duel.flow.loss import wound
from sixgun.duel.printed_facts import BLUE, BROWN, GREEN, PUBLIC, RECONSTRUCTED, RED, RULEBOOK
from sixgun.duel.targets import Targets
from sixgun.engine import Kind, Target
from sixgun.engine.moves import figure_of

if TYPE_CHECKING:
    from sixgun.duel.flow.hit import Hit
    from sixgun.duel.game import Game

__all__ = ["ActionCard", "AvoidCard", "BangCard", "Card", "EquipmentCard", "HitAction", "Resource"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Kind):
    """A kind of playing card. `me` is the figure that plays or bears it: in its own turn the front
    figure."""

    other_name: ClassVar[str] = ""  # its name in some prints
    copies: ClassVar[str] = ""  # "law:snake*2 outlaw:barrel"
    border: ClassVar[str] = ""
    more_in_first_edition: ClassVar[str] = ""  # copies that only the first edition has
    copies_from: ClassVar[str] = RULEBOOK  # the source of the number of copies
    symbols_from: ClassVar[str] = PUBLIC  # and of their reveal symbols
    hits: ClassVar[bool] = False  # shows the circled hit (D1)
    avoids: ClassVar[bool] = False  # shows the circled avoid
    reloads: ClassVar[bool] = False
    always_active: ClassVar[bool] = False
    target: ClassVar[Target[Game]] = Targets.NOBODY
    # the target of a Resource that its bearer uses
    use_target: ClassVar[Target[Game] | None] = None
    # its order among the cards at the start of a turn; 0: none (D15)
    start_order: ClassVar[int] = 0
    unlimited: ClassVar[bool] = False  # in play in front: any number of BANG! cards
    draws_more: ClassVar[int] = 0  # in play in front: more cards in phase 1
    sees_rear: ClassVar[bool] = False  # in play in front: hit cards reach the rear
    shields: ClassVar[bool] = False  # in play: no hits at its bearer while their owner has no cards
    any_card_avoids: ClassVar[bool] = False  # any hand card counts as an avoid against its hit
    only_hits_avoid: ClassVar[bool] = False  # only a hit card does
    voids_target: ClassVar[bool] = False  # the target's ability and cards have no effect against it
    takes_avoided: ClassVar[bool] = False  # waits to take the red card whose hit it avoided (D178)
    # can be used from play, though it is not an avoid card (D187)
    discarded_as_avoid: ClassVar[bool] = False
    # its hit comes before everything else that a swap triggers
    settles_first: ClassVar[bool] = False
    hopes_for: ClassVar[int] = -1  # when played, its player reveals: the best symbol
    is_missed: ClassVar[bool] = False  # the kind that hit cards become when played as avoids
    is_colt: ClassVar[bool] = False  # the kind that other cards become when played as hits

    def __init__(self) -> None:
        super().__init__()
        self.aim = self.target
        self.aimed = self.target is not Targets.NOBODY
        self.is_used = self.use_target is not None
        self.aim_in_play = self.use_target or Targets.NOBODY
        self.is_bang = self.border == RED
        self.is_action = self.border == BROWN
        self.is_resource = self.border == GREEN
        self.lies_in_play = self.border in (BLUE, GREEN)
        self.needs_hits = self.only_hits_avoid
        self.is_void = self.voids_target
        self.is_soft = self.any_card_avoids
        me = type(self)
        self.reacts_to_swap = me.after_swap is not Card.after_swap
        self.helps = me.may_avoid is not Card.may_avoid

    # -- from the hand ---------------------------------------------------------------------

    def blocked(self, game: Game, me: int, card: int) -> str:
        """The rule that currently forbids playing this card at any target; "" if none."""
        return ""

    def put(self, game: Game, me: int, card: int, target: int) -> None:
        """Put the played card where it goes, before it takes effect."""
        game.discard_silently(game.owner[me], card)

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        """Take effect when played. `target` is coded as in `engine.moves`."""

    def count_shot(self, game: Game, me: int, card: int) -> None:
        """Its hit is on its way; a card that is not free is counted (D55)."""
        if game.kind[card].is_bang:  # D31: not a card of another border that is played as a Colt
            game.in_flight = card
        if not game.shoots_freely(me):
            game.bangs += 1

    def is_replicable(self) -> bool:
        """Whether an ability may repeat it from the pile (D159)."""
        return self.is_action

    # -- its hit ---------------------------------------------------------------------------

    def after_hit(self, game: Game, hit: Hit) -> None:
        """Its hit was not avoided."""
        wound(game, hit.target, 1, hit.by, not self.voids_target)

    def after_avoided(self, game: Game, hit: Hit) -> None:
        """Its hit was finally cancelled (D70)."""

    # -- as an avoid -----------------------------------------------------------------------

    def after_answer(self, game: Game, me: int, hit: Hit) -> None:
        """It was played from the hand against a hit: act at once."""

    def after_cancelled(self, game: Game, me: int, hit: Hit) -> None:
        """The hit against which it was played is finally cancelled (D71)."""

    # -- in play ---------------------------------------------------------------------------

    def use(self, game: Game, me: int, card: int, target: int) -> None:
        """Its bearer uses it in their turn; it is already discarded."""
        raise NotImplementedError

    def spent(self, game: Game, me: int, card: int, target: int, paid: int) -> None:
        """It is used, with another card paid to repeat it (-1: none): both are discarded."""
        game.discard_from_play(me, card)
        if paid >= 0:
            game.discard(game.owner[me], paid)

    def repeats(self) -> bool:
        """True if a repetition is a separate effect, after the first."""
        return True

    def reveals_from(self, game: Game, me: int) -> int:
        """The seat that reveals when it is used against a hit; -1: none reveals."""
        return -1

    def may_avoid(self, game: Game, me: int, card: int, hit: Hit) -> bool:
        """Whether its bearer may use it now against a hit."""
        return False

    def avoid(self, game: Game, me: int, card: int, hit: Hit) -> None:
        """Its bearer uses it against a hit."""
        raise NotImplementedError

    def start(self, game: Game, me: int, card: int) -> None:
        """The turn of its bearer's owner begins (D15)."""
        raise NotImplementedError

    def after_reveal(self, game: Game, me: int, card: int, symbol: int) -> None:
        """The card revealed for it; -1 if there was none (D32)."""
        raise NotImplementedError

    def after_swap(self, game: Game, me: int, card: int, seat: int) -> None:
        """The figures of a seat have changed places; this card is now with a front figure."""

    # -- later -----------------------------------------------------------------------------

    def consequence(self, game: Game, me: int, value: int, by: int) -> None:
        """Run a consequence that waited until the card being resolved was finished (D89)."""
        raise NotImplementedError

    def strike(self, game: Game, me: int, value: int, by: int) -> None:
        """Send a hit that waited for its turn (D87)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class BangCard(Card):
    """A red card: a hit, one a turn (D48, D55)."""

    border = RED
    hits = True
    target = Targets.SHOT

    def blocked(self, game: Game, me: int, card: int) -> str:
        if game.bangs < 1 or game.shoots_freely(me) or game.bangs < game.bang_limit(me):
            return ""
        return "bang_limit"

    def put(self, game: Game, me: int, card: int, target: int) -> None:
        game.discard_silently(game.owner[me], card)
        self.count_shot(game, me, card)

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        send_hit(game, me, figure_of(target), card, self.no)


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionCard(Card):
    """A brown card: it is discarded, then it takes effect (D49)."""

    border = BROWN


@mypyc_attr(allow_interpreted_subclasses=True)
class HitAction(ActionCard):
    """A brown card with a hit, which is not a BANG! card (D2)."""

    hits = True
    target = Targets.ACTION_SHOT

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        send_hit(game, me, figure_of(target), card, self.no)


@mypyc_attr(allow_interpreted_subclasses=True)
class AvoidCard(ActionCard):
    """A brown card that only answers a hit."""

    avoids = True

    def blocked(self, game: Game, me: int, card: int) -> str:
        return "only_as_answer"

    def is_replicable(self) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class EquipmentCard(Card):
    """A blue card: it lies with a character and works while they are active (D50-D53)."""

    border = BLUE
    target = Targets.BEARER

    def put(self, game: Game, me: int, card: int, target: int) -> None:
        bearer = figure_of(target)
        for other in game.in_play[bearer]:
            if game.kind[other] is self:
                game.discard_from_play(bearer, other)  # D53
                break
        game.put_into_play(game.owner[me], card, bearer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Resource(EquipmentCard):
    """A green card: Equipment that waits a turn and is used up (D167-D169)."""

    border = GREEN
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED

    def put(self, game: Game, me: int, card: int, target: int) -> None:
        super().put(game, me, card, target)
        game.fresh = [*game.fresh, card]
