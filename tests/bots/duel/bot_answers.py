"""Answers of bots for a side of the current table."""

from __future__ import annotations

from sixgun.bots import SeatedBot, Thought, seat_bot
from sixgun.notation import write_move
from sixgun.testing import Side, current

__all__ = ["answer", "kind", "seated", "thought"]


def seated(side: Side, level: str) -> SeatedBot:
    """Seat a bot in the place of the side that has to decide."""
    current().settle()
    assert side.game.seat == side.seat
    return seat_bot(side.game, side.seat, level)


def thought(side: Side, level: str = "gunslinger") -> Thought:
    return seated(side, level).hint()


def answer(side: Side, level: str = "gunslinger") -> str:
    """The bot's move in notation, without the faces of the cards."""
    return kind(write_move(side.game, seated(side, level).choose_move()))


def kind(move: str) -> str:
    return " ".join(word.split("-")[0] for word in move.split())
