"""The public value types of a live game: `Move`, `Decision` and `Result`."""

from __future__ import annotations

from dataclasses import dataclass

from sixgun.engine import BaseGame
from sixgun.notation import write_move

__all__ = ["Decision", "GameResult", "Move"]


class Move(str):
    """A legal move: its text, with the kernel's number as `code`."""

    __slots__ = ("code",)
    code: int

    @staticmethod
    def of(game: BaseGame, code: int) -> Move:
        move = Move(write_move(game, code))
        move.code = code
        return move


@dataclass(frozen=True)
class Decision:
    """A seat must choose one of these moves.

    `number` also counts forced decisions. Show it to other players instead of the ply, which would
    reveal which decisions were forced.
    """

    number: int
    seat: int
    name: str
    prompt: str
    moves: list[Move]


@dataclass(frozen=True)
class GameResult:
    """How a game ended: the winning side, the winners by name, and everybody's role (or side)."""

    side: str
    winners: tuple[str, ...]
    roles: dict[str, str]
