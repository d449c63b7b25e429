"""What a playing card of BANG! can be asked and told; the cards themselves are in sets/."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.classic.targets import Target, Targets
from sixgun.engine import Kind

if TYPE_CHECKING:
    from sixgun.classic.flow.shot import Shot
    from sixgun.classic.game import Game

__all__ = ["BLUE", "BROWN", "BlueCard", "BrownCard", "Card", "Weapon"]

BROWN: Final = "brown"
BLUE: Final = "blue"


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Kind):
    """A kind of playing card. `me` is always the figure that plays or bears it."""

    copies: ClassVar[str] = ""  # suit and value of each: "7C 10H"
    border: ClassVar[str] = ""
    book: ClassVar[bool] = False  # left out of the beginner game
    target: ClassVar[Target] = Targets.NOBODY
    is_bang: ClassVar[bool] = False  # counts as a BANG! card
    avoids: ClassVar[bool] = False  # can be played from the hand to avoid a shot
    saves_life: ClassVar[bool] = False  # can be played against the loss of the last life point
    check_order: ClassVar[int] = 0  # place among the checks at the start of a turn; 0: none
    reach: ClassVar[int] = 0  # in play: how far its bearer shoots; 0: no weapon
    sight: ClassVar[int] = 0  # in play: how much nearer its bearer sees others
    cover: ClassVar[int] = 0  # in play: how much farther others see its bearer
    unlimited: ClassVar[bool] = False  # in play: any number of BANG! cards

    def __init__(self) -> None:
        self.no = -1  # its number among the kinds of this game
        self.aim = self.target
        self.aimed = self.target is not Targets.NOBODY

    # -- from the hand ---------------------------------------------------------------------

    def blocked(self, game: Game, me: int, card: int) -> str:
        """The rule that forbids to play this card now, whatever the target; "" if none."""
        return ""

    def in_vain(self, game: Game, me: int, card: int) -> str:
        """The rule by which it cannot save a life now, though it is such a card; "" if none."""
        return self.blocked(game, me, card)

    def put(self, game: Game, me: int, card: int, target: int) -> None:
        """Where the card goes when it is played, before it takes effect."""
        raise NotImplementedError

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        """What happens when it is played. `target` is coded as in `engine.moves`."""

    # -- in play ---------------------------------------------------------------------------

    def may_avoid(self, game: Game, me: int, card: int, shot: Shot) -> bool:
        """Whether its bearer may use it now against a shot."""
        return False

    def avoid(self, game: Game, me: int, card: int, shot: Shot) -> None:
        """Its bearer uses it against a shot."""
        raise NotImplementedError

    def drawn(self, game: Game, me: int, card: int, flipped: int) -> None:
        """The outcome of its check at the start of the turn; `flipped` is -1 if there was none."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class BrownCard(Card):
    """Played onto the discards."""

    border = BROWN

    def put(self, game: Game, me: int, card: int, target: int) -> None:
        game.spend(game.owner[me], card)


@mypyc_attr(allow_interpreted_subclasses=True)
class BlueCard(Card):
    """Played in front of its player, one of a name (R25)."""

    border = BLUE

    def blocked(self, game: Game, me: int, card: int) -> str:
        return "same_name_in_play" if game.has_in_play(me, self.no) else ""

    def put(self, game: Game, me: int, card: int, target: int) -> None:
        game.lay(game.owner[me], card, me)


@mypyc_attr(allow_interpreted_subclasses=True)
class Weapon(BlueCard):
    """Replaces the weapon its player has, and the Colt .45 of reach 1."""

    def put(self, game: Game, me: int, card: int, target: int) -> None:
        for other in game.in_play[me]:
            if game.kind[other].reach:
                game.discard_from_play(me, other)
                break
        game.lay(game.owner[me], card, me)
