"""Records: they are read back whole and replay to any ply."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sixgun
from sixgun import MalformedRecord
from sixgun.notation import Record, read_record, write_record
from tests.notation.record_texts import digest_of, finished, half_played

written_words = st.from_regex(r"[a-z0-9_>.-]([a-z0-9_>. -]*[a-z0-9_>.-])?", fullmatch=True)
names = st.from_regex(r"[a-z_][a-z0-9_]{0,9}", fullmatch=True)
option_names = st.from_regex(r"[a-z_]+", fullmatch=True).filter(
    lambda name: name not in ("game", "seed", "result", "hash")
)


@given(
    game=written_words,
    seed=written_words,
    options=st.dictionaries(option_names, written_words, max_size=4),
    moves=st.lists(st.tuples(names, written_words), max_size=6),
    result=written_words,
    digest=written_words,
)
def test_what_is_written_is_read_back(
    game: str,
    seed: str,
    options: dict[str, str],
    moves: list[tuple[str, str]],
    result: str,
    digest: str,
) -> None:
    record = Record(game, seed, options, moves, result, digest)

    assert read_record(write_record(record)) == record


def test_a_record_tells_the_line_of_each_move() -> None:
    record = read_record(half_played())
    lines = half_played().splitlines()

    assert len(record.lines) == 25
    assert [lines[line - 1].split(": ")[1] for line in record.lines] == [
        what for _, what in record.moves
    ]


def test_a_half_played_game_replays() -> None:
    game = sixgun.replay(read_record(half_played()))

    assert (game.ply, game.result) == (25, None)
    assert write_record(game.record()) == half_played()


def test_a_record_replays_to_any_ply() -> None:
    record = read_record(finished())

    for ply in (0, 1, len(record.moves) // 2, len(record.moves)):
        assert sixgun.replay(record, ply=ply).ply == ply


@pytest.mark.parametrize("ply", [-1, 26, 10**9])
def test_a_ply_that_is_not_there_is_refused(ply: int) -> None:
    with pytest.raises(MalformedRecord) as refused:
        sixgun.replay(read_record(half_played()), ply=ply)

    assert (refused.value.code, refused.value.facts) == ("no_such_ply", {"ply": ply, "last": 25})


@pytest.mark.parametrize(
    "harmless",
    [
        finished().replace("\n", " \t\n"),
        finished().replace("\n", "\r\n"),
        finished().replace("\n", "\n\n"),
        finished().strip(),
        finished() + "\n\n\n",
    ],
    ids=["spaces at the end", "carriage returns", "empty lines", "no last line", "more lines"],
)
def test_space_that_nobody_sees_does_no_harm(harmless: str) -> None:
    assert digest_of(harmless) == read_record(finished()).digest
