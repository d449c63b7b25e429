"""Life lost: who reacts to it, who takes it over, who is eliminated (D90, D97-D99, D139)."""

from __future__ import annotations

from sixgun.duel.game import Game
from sixgun.engine import Frame
from sixgun.engine.events import ABILITY_USED, LIFE_LOST
from sixgun.engine.moves import JUST_PASS, PASS, USE, encode, verb_of

__all__ = ["Sharing", "lose_points", "wound"]


def wound(
    game: Game, me: int, points: int, by: int, felt: bool = True, shared: bool = True
) -> None:
    """`me` is about to lose points because of a figure (-1: none). Their ability reacts only if it
    is `felt`; a partner may take points over only if it is `shared`."""
    if game.life[me] <= 0:
        return
    partner = game.partner(me)
    if shared and partner >= 0 and game.character[partner].shares_loss and game.life[partner] > 1:
        game.push(Sharing(me, points, by, felt, 0))
    else:
        lose_points(game, me, points, by, felt)


def lose_points(game: Game, me: int, points: int, by: int, felt: bool) -> None:
    """The points are lost. A figure without life is out at once (D90)."""
    before = game.life[me]
    left = before - points
    game.life[me] = left if left > 0 else 0
    if game.emits_events:
        game.events.append((LIFE_LOST, 0, me, min(points, before), by, -1))
    if left > 0:
        if felt and game.character[me].reacts_to_loss:
            game.character[me].after_loss(game, me, points, by)
        return
    game.fallen = True
    if game.is_beaten(game.owner[me]):
        game.lose(game.owner[me])
    elif felt and before > 1 and game.facts.house.point_by_point:  # D97
        game.character[me].after_loss(game, me, before - 1, by)


class Sharing(Frame[Game]):
    """A partner may lose points in place of the figure that is about to lose them (D139)."""

    __slots__ = ("by", "felt", "me", "points", "taken")

    def __init__(self, me: int, points: int, by: int, felt: bool, taken: int) -> None:
        self.me = me
        self.points = points  # still theirs
        self.by = by
        self.felt = felt
        self.taken = taken  # already their partner's

    def step(self, game: Game) -> None:
        partner = self.me ^ 1
        if self.points and game.life[partner] > self.taken + 1:
            kind = game.facts.first_character + game.character[partner].no
            game.ask(game.owner[self.me], "share_loss", [encode(USE, -1, 0, kind), JUST_PASS])
            return
        self.settle(game)

    def settle(self, game: Game) -> None:
        game.pop()
        if self.taken:
            lose_points(game, self.me ^ 1, self.taken, self.by, False)
        if self.points:
            lose_points(game, self.me, self.points, self.by, self.felt)

    def choose(self, game: Game, move: int) -> None:
        if verb_of(move) == PASS:
            self.settle(game)
            return
        if game.emits_events:
            game.events.append((ABILITY_USED, 0, self.me ^ 1, -1, -1, -1))
        self.points -= 1
        self.taken += 1

    def refusal(self, game: Game, move: int) -> str:
        return "use_or_pass"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.points, self.by, self.felt, self.taken)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "left": self.points, "by": self.by}
