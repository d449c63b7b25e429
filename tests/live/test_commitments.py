"""Commitments: the hash published before a game proves that the deal was not changed."""

from __future__ import annotations

from dataclasses import replace

import pytest

import sixgun
from sixgun.engine import MalformedRecord
from sixgun.live.commitments import add_commitment, compute_commitment, new_salt
from sixgun.notation import Record, read_record, write_record


@pytest.fixture
def record() -> Record:
    game = sixgun.new_game("classic", players=4, seed="abc")
    while game.decision and game.ply < 5:
        game.apply(game.decision.moves[0])
    return add_commitment(game.record(), "salt")


def test_a_record_keeps_its_commitment(record: Record) -> None:
    again = read_record(write_record(record))
    assert again == record
    assert again.promise == compute_commitment(again)
    assert sixgun.replay(again).ply == 5


@pytest.mark.parametrize(
    "change",
    [{"seed": "abd"}, {"salt": "pepper"}, {"options": {"players": "5"}}, {"promise": "0" * 64}],
    ids=str,
)
def test_a_changed_deal_breaks_the_commitment(record: Record, change: dict[str, object]) -> None:
    with pytest.raises(MalformedRecord) as refused:
        sixgun.replay(replace(record, **change))  # type: ignore[arg-type]
    assert refused.value.code == "broken_promise"


def test_moves_are_not_part_of_the_commitment(record: Record) -> None:
    assert compute_commitment(replace(record, moves=[], digest="", result="")) == record.promise


def test_a_record_without_a_commitment_replays(record: Record) -> None:
    plain = replace(record, salt="", promise="")
    assert "promise" not in write_record(plain)
    assert sixgun.replay(plain).ply == 5


def test_salts_are_unique() -> None:
    assert len({new_salt() for _ in range(100)}) == 100
