"""Frames: small programs over plain data that wait on the game's stack to be resolved."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sixgun.engine.hand_constraint import HandConstraint
from sixgun.engine.odds import FlipOdds

__all__ = ["CardFrame", "FigureFrame", "Frame"]

G = TypeVar("G")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """One thing being resolved.

    `step` runs until it asks a seat, pushes another frame or pops itself; when it asks, it must
    change nothing else, so that stepping again asks the same. `choose` takes the answer, `receive`
    the result of a frame above.

    A player who is asked may leave for good. Then the game passes or ends for them, if the frame
    offers that and they gain nothing by it. Every other frame defines what happens: it `lapses`, or
    it has its own `abandon`.
    """

    __slots__ = ()

    lapses: ClassVar[bool] = False  # ends without effect if the player who is asked has left

    def step(self, game: G) -> None:
        raise NotImplementedError

    def choose(self, game: G, move: int) -> None:
        raise NotImplementedError

    def receive(self, game: G, value: int) -> None:
        raise NotImplementedError

    def player_left(self, game: G, seat: int) -> None:
        """A player has just left. Called on the frame that asks, even if it asks another player."""

    def abandon(self, game: G) -> bool:
        """The player who is asked has left for good: continue without them. False: the game makes
        the default move."""
        return False

    def refusal(self, game: G, move: int) -> str:
        """The code of the rule that makes this move illegal."""
        return "not_now"

    def refusal_facts(self, game: G, move: int) -> dict[str, int | str]:
        """The numbers behind `refusal`, so that a person can check them."""
        return {}

    def odds(self, game: G, move: int) -> FlipOdds | None:
        """The outcome this move hopes for, if a turned-up card decides; None otherwise."""
        return None

    def fields(self) -> tuple[object, ...]:
        """The arguments that recreate this frame; lists among them are copied."""
        return ()

    def facts(self) -> dict[str, int]:
        """The public content of this frame: figures, cards and numbers by name."""
        return {}

    def hand_constraint(self, game: G) -> HandConstraint | None:
        """What all players can infer about a hand because this is asked; None if nothing. A frame
        needs it if it asks without a way to pass, so that a player with other cards could not
        answer."""
        return None

    def replace_cards(self, replacement: list[int]) -> None:
        """Cards were dealt again: card replacement[c] lies where card c lay. For frames that hold
        cards which some players have not seen."""

    def copy(self) -> Frame[G]:
        return self.__class__(*self.fields())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (self.__class__, self.fields())


@mypyc_attr(allow_interpreted_subclasses=True)
class FigureFrame(Frame[G]):
    """Something that one figure has to settle; it stores only the figure."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me = me

    def fields(self) -> tuple[object, ...]:
        return (self.me,)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me}


@mypyc_attr(allow_interpreted_subclasses=True)
class CardFrame(FigureFrame[G]):
    """The same for a particular card."""

    __slots__ = ("card",)

    def __init__(self, me: int, card: int) -> None:
        self.me = me
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.card)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "card": self.card}
