"""One effect on several figures, one after the other."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.classic.flow.shot import shoot
from sixgun.classic.game import Game
from sixgun.engine import Frame

__all__ = ["Round", "Volley"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Round(Frame[Game]):
    """A card goes round the table. `queue`: the figures still to be visited, next one first."""

    __slots__ = ("card", "me", "queue", "struck")

    def __init__(self, me: int, card: int, queue: list[int], struck: bool = False) -> None:
        self.me = me
        self.card = card
        self.queue = queue
        self.struck = struck  # an attack that has already reached a player

    def step(self, game: Game) -> None:
        if (
            self.struck and game.facts.house.after_each_target and game.trigger_next_ability()
        ):  # R18
            return
        while self.queue and self.me in game.ring:  # R102
            if self.queue[0] in game.ring:
                self.visit(game, self.queue[0])
                return
            self.queue.pop(0)
        game.pop()

    def visit(self, game: Game, figure: int) -> None:
        """Ask this figure, or take it from the queue and push what happens to it."""
        raise NotImplementedError

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.card, self.queue[:], self.struck)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "card": self.card, "target": self.queue[0] if self.queue else -1}


class Volley(Round):
    """One shot after the other, clockwise."""

    def visit(self, game: Game, figure: int) -> None:
        self.queue.pop(0)
        self.struck = True
        shoot(game, self.me, figure, self.card)

    def facts(self) -> dict[str, int]:
        """The shot says which figure the card concerns now."""
        return {"figure": self.me, "card": self.card}
