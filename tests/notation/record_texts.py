"""Texts of records, to read and to damage."""

from __future__ import annotations

from functools import cache

import pytest

import sixgun
from sixgun import MalformedRecord
from sixgun.notation import read_record, write_record
from tests.engine.random_walks import play_random

__all__ = ["changed", "code_of", "digest_of", "finished", "half_played", "outcome", "without"]


@cache
def finished() -> str:
    """A short finished game with a few options in its header."""
    games = [play_random(seed, players=4, beginner=True, sheriff=1) for seed in range(12)]
    return write_record(min(games, key=lambda game: game.ply).record())


@cache
def half_played() -> str:
    return write_record(play_random(4, plies=25, players=5).record())


def digest_of(text: str) -> str:
    """Where a record leads to."""
    digest: str = sixgun.replay(read_record(text)).kernel.digest()
    return digest


def outcome(text: str) -> str:
    """The same, or "refused". Any error but MalformedRecord is one of ours."""
    try:
        return digest_of(text)
    except MalformedRecord as refused:
        return "refused" if refused.code else "refused without a code"


def code_of(text: str) -> str:
    """Why a record is refused."""
    with pytest.raises(MalformedRecord) as refused:
        digest_of(text)
    return refused.value.code


def without(text: str, start: str) -> str:
    """The text less the lines that begin so."""
    return "\n".join(line for line in text.split("\n") if not line.startswith(start))


def changed(text: str, start: str, to: str) -> str:
    """The text with another line for the one that begins so."""
    return "\n".join(to if line.startswith(start) else line for line in text.split("\n"))
