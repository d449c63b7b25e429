"""The interface of a playing card of BANG!; the cards themselves are in sets/."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.classic.targets import OwnFigure, Target, Targets
from sixgun.engine import Kind
from sixgun.engine.moves import figure_of

if TYPE_CHECKING:
    from sixgun.classic.flow.shot import Shot
    from sixgun.classic.game import Game

__all__ = [
    "BLUE",
    "BROWN",
    "GREEN",
    "BlueCard",
    "BrownCard",
    "Card",
    "GreenCard",
    "GreenMissed",
    "Weapon",
]

BROWN: Final = "brown"
BLUE: Final = "blue"
GREEN: Final = "green"


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Kind):
    """A kind of playing card. `me` is always the figure that plays or bears it."""

    copies: ClassVar[str] = ""  # suit and value of each copy: "7C 10H"
    border: ClassVar[str] = ""
    book: ClassVar[bool] = False  # left out of the beginner game
    doubtful_book: ClassVar[bool] = False  # only some prints mark it so (R4)
    target: ClassVar[Target[Game]] = Targets.NOBODY
    use_target: ClassVar[Target[Game] | None] = None  # the target of its effect from play
    costs: ClassVar[int] = 0  # how many more hand cards must be discarded to play it
    stands_for: ClassVar[tuple[str, ...]] = ()  # ids of the kinds that any player may play it as
    is_bang: ClassVar[bool] = False  # counts as a BANG! card
    is_missed: ClassVar[bool] = False  # counts as a Missed! card
    is_beer: ClassVar[bool] = False  # counts as a Beer
    avoids: ClassVar[bool] = False  # can be played from the hand to avoid a shot
    draws_to_avoid: ClassVar[bool] = False  # in play: used against a shot, its bearer draws!
    saves_life: ClassVar[bool] = False  # can be played against the loss of the last life point
    check_order: ClassVar[int] = 0  # place among the checks at the start of a turn; 0: none
    reach: ClassVar[int] = 0  # in play: the reach of its bearer's weapon; 0: not a weapon
    sight: ClassVar[int] = 0  # in play: its bearer sees others this much nearer
    cover: ClassVar[int] = 0  # in play: others see its bearer this much farther away
    unlimited: ClassVar[bool] = False  # in play: any number of BANG! cards

    def __init__(self) -> None:
        super().__init__()
        self.aim = self.target
        self.aimed = self.target is not Targets.NOBODY
        self.is_used = self.use_target is not None
        self.aim_in_play = self.use_target or Targets.NOBODY
        self.lies_in_play = self.border in (BLUE, GREEN)

    def aim_at_own_figure(self, no: int) -> None:
        """Where a seat has several figures, the target says which of them this card is for."""
        self.aim = OwnFigure(no)
        self.aimed = True

    # -- from the hand ---------------------------------------------------------------------

    def blocked(self, game: Game, me: int, card: int) -> str:
        """The rule that currently forbids playing this card at any target; "" if none."""
        return ""

    def rescue_refusal(self, game: Game, me: int, card: int) -> str:
        """The rule by which it cannot save a life now, though it is such a card; "" if none."""
        return self.blocked(game, me, card)

    def put(self, game: Game, me: int, card: int, target: int) -> None:
        """Put the played card where it goes, before it takes effect."""
        raise NotImplementedError

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        """Take effect when played. `target` is coded as in `engine.moves`."""

    def has_effect(self, game: Game, me: int, target: int) -> bool:
        """Whether playing it this way would change anything."""
        return True

    # -- in play ---------------------------------------------------------------------------

    def use_blocked(self, game: Game, me: int, card: int) -> str:
        """The rule that currently forbids its bearer to use it at any target; "" if none."""
        return "wait_for_next_turn" if card in game.fresh else ""

    def has_effect_in_play(self, game: Game, me: int) -> bool:
        """Whether using it at any target would change anything."""
        return True

    def use(self, game: Game, me: int, card: int, target: int) -> None:
        """Its bearer uses it in their turn; it is already discarded."""
        raise NotImplementedError

    def after_payment(self, game: Game, me: int, card: int, target: int) -> None:
        """Take effect once the cards it costs are discarded."""
        raise NotImplementedError

    def may_avoid(self, game: Game, me: int, card: int, shot: Shot) -> bool:
        """Whether its bearer may use it now against a shot."""
        return False

    def avoid(self, game: Game, me: int, card: int, shot: Shot) -> None:
        """Its bearer uses it against a shot."""
        raise NotImplementedError

    def after_check(self, game: Game, me: int, card: int, flipped: int) -> None:
        """The result of its check at the start of the turn; `flipped` is -1 if no card was turned
        up."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class BrownCard(Card):
    """Played onto the discards."""

    border = BROWN

    def put(self, game: Game, me: int, card: int, target: int) -> None:
        game.discard_silently(game.owner[me], card)


@mypyc_attr(allow_interpreted_subclasses=True)
class BlueCard(Card):
    """Played in front of its player, one of a name (R25). Where a seat has several figures, the
    target says which of them gets it."""

    border = BLUE

    def blocked(self, game: Game, me: int, card: int) -> str:
        if not self.aimed:
            no = self.no
            kinds = game.facts.kind_no
            for other in game.in_play[me]:
                if kinds[other] == no:
                    return "same_name_in_play"
        return ""

    def put(self, game: Game, me: int, card: int, target: int) -> None:
        game.put_into_play(game.owner[me], card, figure_of(target) if target else me)


@mypyc_attr(allow_interpreted_subclasses=True)
class Weapon(BlueCard):
    """Replaces its bearer's weapon, or the Colt .45 with reach 1."""

    def put(self, game: Game, me: int, card: int, target: int) -> None:
        bearer = figure_of(target) if target else me
        for other in game.in_play[bearer]:
            if game.kind[other].reach:
                game.discard_from_play(bearer, other)
                break
        super().put(game, me, card, target)


@mypyc_attr(allow_interpreted_subclasses=True)
class GreenCard(BlueCard):
    """Played like a blue card, used and discarded in a later turn (R76)."""

    border = GREEN

    def put(self, game: Game, me: int, card: int, target: int) -> None:
        super().put(game, me, card, target)
        game.fresh = [*game.fresh, card]


@mypyc_attr(allow_interpreted_subclasses=True)
class GreenMissed(GreenCard):
    """A green card with the Missed! symbol: it can also be used out of turn (R77)."""

    def may_avoid(self, game: Game, me: int, card: int, shot: Shot) -> bool:
        return card not in game.fresh

    def avoid(self, game: Game, me: int, card: int, shot: Shot) -> None:
        game.discard_from_play(me, card)
        shot.count_missed()
