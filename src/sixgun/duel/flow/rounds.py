"""One effect on several figures, one after the other (D85)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.duel.flow.answers import give_up, hit_refusal, list_hits
from sixgun.duel.flow.hit import send_hit
from sixgun.duel.flow.loss import wound
from sixgun.duel.game import Game
from sixgun.engine import Frame
from sixgun.engine.events import PASSED
from sixgun.engine.moves import JUST_PASS, PASS, verb_of

__all__ = ["Raid", "Round", "Volley", "all_others"]


def all_others(game: Game, me: int, card: int, hit: bool) -> list[int]:
    """Every figure except the front figure that plays it, without those it cannot affect; decided
    when it is played (D113, D193, D245)."""
    found: list[int] = []
    seat = game.owner[me]
    for figure in game.in_order(seat):
        if figure == me or not game.is_alive(figure):
            continue
        if game.is_immune(figure, seat) or (hit and game.is_shielded(figure)):
            game.emit_unaffected(figure, card)
        else:
            found.append(figure)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Round(Frame[Game]):
    """A card goes from figure to figure. `queue`: the figures still to be visited, next one
    first."""

    __slots__ = ("card", "kind", "me", "queue")

    def __init__(self, me: int, card: int, kind: int, queue: list[int]) -> None:
        self.me = me
        self.card = card
        self.kind = kind
        self.queue = queue

    def step(self, game: Game) -> None:
        while self.queue:
            if game.is_alive(self.queue[0]):
                self.visit(game, self.queue[0])
                return
            self.queue.pop(0)
        game.pop()

    def visit(self, game: Game, figure: int) -> None:
        """Ask this figure, or take it from the queue and push what happens to it."""
        raise NotImplementedError

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.card, self.kind, self.queue[:])

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "card": self.card, "target": self.queue[0] if self.queue else -1}


class Volley(Round):
    """One hit after the other; a figure may be in the queue several times."""

    def visit(self, game: Game, figure: int) -> None:
        self.queue.pop(0)
        send_hit(game, self.me, figure, self.card, self.kind)

    def facts(self) -> dict[str, int]:
        """The hit says which figure the card concerns now."""
        return {"figure": self.me, "card": self.card}


class Raid(Round):
    """For each figure, its owner gives up a hit card, or it loses a life point (D118)."""

    def visit(self, game: Game, figure: int) -> None:
        moves: list[int] = []
        list_hits(game, figure, moves)
        game.ask(game.owner[figure], "raid", [*moves, JUST_PASS])

    def choose(self, game: Game, move: int) -> None:
        figure = self.queue.pop(0)
        if verb_of(move) == PASS:
            if game.emits_events:
                game.events.append((PASSED, 0, game.owner[figure], -1, -1, -1))
            wound(game, figure, 1, self.me)
        else:
            give_up(game, figure, move)

    def refusal(self, game: Game, move: int) -> str:
        return hit_refusal(game, self.queue[0], move)
