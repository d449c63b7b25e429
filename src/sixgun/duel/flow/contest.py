"""A Duel and similar cards: two sides give up cards in turn."""

from __future__ import annotations

from sixgun.duel.flow.answers import (
    avoid_refusal,
    give_up,
    hit_refusal,
    list_given_avoids,
    list_hits,
)
from sixgun.duel.flow.loss import wound
from sixgun.duel.game import Game
from sixgun.engine import Frame
from sixgun.engine.events import PASSED
from sixgun.engine.moves import JUST_PASS, PASS, verb_of

__all__ = ["Contest"]


class Contest(Frame[Game]):
    """Two figures answer each other with cards given up, until one stops."""

    __slots__ = ("avoids", "by", "card", "others_turn", "target")

    def __init__(self, by: int, target: int, card: int, others_turn: bool, avoids: bool) -> None:
        self.by = by
        self.target = target
        self.card = card
        self.others_turn = others_turn  # it is the target's turn to answer
        self.avoids = avoids  # with avoid cards, not with hit cards (D187)

    def answering(self) -> int:
        return self.target if self.others_turn else self.by

    def step(self, game: Game) -> None:
        me = self.answering()
        moves: list[int] = []
        if self.avoids:
            list_given_avoids(game, me, moves)
        else:
            list_hits(game, me, moves)
        prompt = "give_avoid" if self.avoids else "give_hit"
        game.ask(game.owner[me], prompt, [*moves, JUST_PASS])

    def choose(self, game: Game, move: int) -> None:
        me = self.answering()
        if verb_of(move) != PASS:
            self.others_turn = not self.others_turn
            give_up(game, me, move)
            return
        if game.emits_events:
            game.events.append((PASSED, 0, game.owner[me], -1, -1, -1))
        game.pop()
        by = self.by
        if me == self.by and game.facts.house.duel_blames_other:  # D108
            by = self.target
        wound(game, me, 1, by)

    def refusal(self, game: Game, move: int) -> str:
        me = self.answering()
        return avoid_refusal(game, me, move) if self.avoids else hit_refusal(game, me, move)

    def fields(self) -> tuple[object, ...]:
        return (self.by, self.target, self.card, self.others_turn, self.avoids)

    def facts(self) -> dict[str, int]:
        return {"by": self.by, "target": self.target, "card": self.card}
