"""Sample records as text, and functions that change and check them."""

from __future__ import annotations

from functools import cache

import pytest

import sixgun
from sixgun import MalformedRecord
from sixgun.notation import read_record, write_record
from tests.engine.random_walks import play_random

__all__ = ["digest_of", "finished", "half_played", "outcome", "refusal_code", "remove_lines"]
__all__ += ["replace_line"]


@cache
def finished() -> str:
    """A short finished game with a few options in its header."""
    games = [play_random(seed, players=4, beginner=True, sheriff=1) for seed in range(12)]
    return write_record(min(games, key=lambda game: game.ply).record())


@cache
def half_played() -> str:
    return write_record(play_random(4, plies=25, players=5).record())


def digest_of(text: str) -> str:
    """Replay a record, and return the digest of its last position."""
    digest: str = sixgun.replay(read_record(text)).kernel.digest()
    return digest


def outcome(text: str) -> str:
    """The same digest, or "refused"; an error other than MalformedRecord is a bug of ours."""
    try:
        return digest_of(text)
    except MalformedRecord as refused:
        return "refused" if refused.code else "refused without a code"


def refusal_code(text: str) -> str:
    """The code with which a record is refused."""
    with pytest.raises(MalformedRecord) as refused:
        digest_of(text)
    return refused.value.code


def remove_lines(text: str, start: str) -> str:
    """The text without the lines that start like this."""
    return "\n".join(line for line in text.split("\n") if not line.startswith(start))


def replace_line(text: str, start: str, to: str) -> str:
    """The text with another line in place of the one that starts like this."""
    return "\n".join(to if line.startswith(start) else line for line in text.split("\n"))
