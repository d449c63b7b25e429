"""What a live game says of itself: the moves that can be made, who has to choose, how it ended."""

from __future__ import annotations

from dataclasses import dataclass

from sixgun.engine import BaseGame
from sixgun.notation import write_move

__all__ = ["Decision", "Move", "Result"]


class Move(str):
    """A legal move: its words, and the number that the fast path takes."""

    __slots__ = ("code",)
    code: int

    @staticmethod
    def of(game: BaseGame, code: int) -> Move:
        move = Move(write_move(game, code))
        move.code = code
        return move


@dataclass(frozen=True)
class Decision:
    """Somebody has to choose one of these moves.

    Its number counts the forced decisions too: show it to others rather than the ply, which would
    tell them which were forced.
    """

    number: int
    seat: int
    name: str
    prompt: str
    moves: list[Move]


@dataclass(frozen=True)
class Result:
    """How it ended: the side that won, its seats by name, and what everybody was: his role, or in
    a game without roles his side."""

    side: str
    winners: tuple[str, ...]
    roles: dict[str, str]
