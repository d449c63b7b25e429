"""A deal that was promised: whoever knows the promise sees that it was kept."""

from __future__ import annotations

from dataclasses import replace

import pytest

import sixgun
from sixgun.engine import MalformedRecord
from sixgun.live.promises import new_salt, promise_of, with_promise
from sixgun.notation import Record, read_record, write_record


@pytest.fixture
def record() -> Record:
    game = sixgun.new_game("classic", players=4, seed="abc")
    while game.decision and game.ply < 5:
        game.apply(game.decision.moves[0])
    return with_promise(game.record(), "salt")


def test_a_record_keeps_its_promise(record: Record) -> None:
    again = read_record(write_record(record))
    assert again == record
    assert again.promise == promise_of(again)
    assert sixgun.replay(again).ply == 5


@pytest.mark.parametrize(
    "change",
    [{"seed": "abd"}, {"salt": "pepper"}, {"options": {"players": "5"}}, {"promise": "0" * 64}],
    ids=str,
)
def test_whatever_decides_the_deal_is_part_of_it(record: Record, change: dict[str, object]) -> None:
    with pytest.raises(MalformedRecord) as refused:
        sixgun.replay(replace(record, **change))  # type: ignore[arg-type]
    assert refused.value.code == "broken_promise"


def test_moves_are_no_part_of_it(record: Record) -> None:
    assert promise_of(replace(record, moves=[], digest="", result="")) == record.promise


def test_records_without_a_promise_are_as_before(record: Record) -> None:
    plain = replace(record, salt="", promise="")
    assert "promise" not in write_record(plain)
    assert sixgun.replay(plain).ply == 5


def test_no_two_salts_are_alike() -> None:
    assert len({new_salt() for _ in range(100)}) == 100
