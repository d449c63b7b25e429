"""What waits to be resolved: small programs over plain data, lying on the game's stack."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sixgun.engine.holding import Holding
from sixgun.engine.luck import Luck

__all__ = ["Frame", "OneCard", "OneFigure"]

G = TypeVar("G")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """One thing being resolved.

    `step` runs until it asks somebody, pushes another frame or pops itself; when it asks, it must
    change nothing else, so that stepping again asks the same. `choose` takes the answer, `receive`
    what a frame above brought back.

    A player who is asked may leave for good. Then the game passes or ends for them, if the frame
    offers that and it brings them nothing. Every other frame says what happens: it `lapses`, or it
    has its own `abandon`.
    """

    __slots__ = ()

    lapses: ClassVar[bool] = False  # if the player who is asked has left, it ends without effect

    def step(self, game: G) -> None:
        raise NotImplementedError

    def choose(self, game: G, move: int) -> None:
        raise NotImplementedError

    def receive(self, game: G, value: int) -> None:
        raise NotImplementedError

    def left_by(self, game: G, seat: int) -> None:
        """A player has left this moment. Told to the frame that asks, whomever it asks."""

    def abandon(self, game: G) -> bool:
        """The player who is asked has left for good: go on without them. False: it is up to the
        game to make the least move."""
        return False

    def refusal(self, game: G, move: int) -> str:
        """The code of the rule that keeps this move from being listed."""
        return "not_now"

    def refusal_facts(self, game: G, move: int) -> dict[str, int | str]:
        """The numbers behind `refusal`, for a person to check."""
        return {}

    def luck(self, game: G, move: int) -> Luck | None:
        """What this move hopes for, if a card turned up decides; None if it does not."""
        return None

    def fields(self) -> tuple[object, ...]:
        """The arguments that make this frame anew; lists among them copied."""
        return ()

    def facts(self) -> dict[str, int]:
        """What everybody at the table sees of it: figures, cards and numbers by name."""
        return {}

    def known_holding(self, game: G) -> Holding | None:
        """What everybody knows of a hand because this is asked; None if nothing. A frame needs it
        if it asks without a way out, so that somebody with other cards could not answer."""
        return None

    def rename(self, now: list[int]) -> None:
        """Cards were dealt anew: card now[c] lies where card c lay. For frames that keep cards
        which not everybody has seen."""

    def copy(self) -> Frame[G]:
        return self.__class__(*self.fields())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (self.__class__, self.fields())


@mypyc_attr(allow_interpreted_subclasses=True)
class OneFigure(Frame[G]):
    """Something that one figure has to settle; all it needs to remember is who."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me = me

    def fields(self) -> tuple[object, ...]:
        return (self.me,)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me}


@mypyc_attr(allow_interpreted_subclasses=True)
class OneCard(OneFigure[G]):
    """The same with a card that it is about."""

    __slots__ = ("card",)

    def __init__(self, me: int, card: int) -> None:
        self.me = me
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.card)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "card": self.card}
