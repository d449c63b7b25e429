"""A seat follows the messages of its table, and reconnects."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sixgun.client import ConnectionEnded, Seat
from sixgun.protocol import (
    Catalogue,
    Events,
    GameDealt,
    GameProof,
    MoveOption,
    PendingDecision,
    Presence,
    ViewMessage,
)
from tests.server.players import guest_client, receive_until
from tests.server.server_process import running_server

MINE = PendingDecision(7, 0, "play", [MoveOption("end", "end")])
THEIRS = PendingDecision(8, 1, "play")


def dealt(play: str) -> GameDealt:
    return GameDealt(play, 1, ["ann", "bob"], Catalogue([], [], [], [], [], []), "hash")


def seat_after(*messages: object) -> Seat:
    seat = Seat("ws://nowhere", "")
    for message in messages:
        seat.update(message)
    return seat


def test_events_change_only_what_they_name() -> None:
    seat = seat_after(
        dealt("one"),
        ViewMessage("one", 0, [{"event": "dealt"}], {"turn": 0, "deck": 60}, MINE),
        Events(1, [{"event": "card_drawn"}], {"deck": 59}, THEIRS),
    )

    assert seat.view == {"turn": 0, "deck": 59}
    assert [event["event"] for event in seat.events] == ["dealt", "card_drawn"]
    assert seat.asked == THEIRS


def test_after_a_reconnect_the_known_events_stay() -> None:
    first = ViewMessage("one", 0, [{"event": "dealt"}], {}, MINE)
    seat = seat_after(dealt("one"), first, dealt("one"))

    seat.update(ViewMessage("one", 1, [{"event": "card_drawn"}], {}, MINE))

    assert [event["event"] for event in seat.events] == ["dealt", "card_drawn"]


def test_a_new_game_starts_without_events_and_record() -> None:
    view = ViewMessage("one", 0, [{"event": "dealt"}], {}, None)
    seat = seat_after(dealt("one"), view, GameProof("one", "the record"))
    assert seat.proof == "the record"

    seat.update(dealt("two"))

    assert (seat.events, seat.proof) == ([], "")


def test_only_a_decision_with_moves_is_mine() -> None:
    assert seat_after(ViewMessage("one", 0, [], {}, MINE)).my_decision == MINE
    assert seat_after(ViewMessage("one", 0, [], {}, THEIRS)).my_decision is None
    assert seat_after(ViewMessage("one", 0, [], {}, None)).my_decision is None


def test_a_seat_reconnects_as_soon_as_the_server_is_back(tmp_path: Path) -> None:
    async def reconnect() -> None:
        async with guest_client(server) as ann:
            table = await ann.open_table("duel")
            async with ann.seat(table.id) as seat:
                await receive_until(seat, lambda message: isinstance(message, Presence))
                server.kill()
                with pytest.raises(ConnectionEnded) as ended:
                    await seat.next()
                assert not ended.value.is_final
                again = asyncio.create_task(seat.reopen())
                await asyncio.to_thread(server.start)
                await again
                await receive_until(seat, lambda message: isinstance(message, Presence))

    with running_server(tmp_path) as server:
        asyncio.run(reconnect())


def test_after_these_close_codes_reconnecting_is_useless() -> None:
    codes = (1006, 1009, 1011, 1012, 4000, 4001, 4002)

    assert [code for code in codes if ConnectionEnded(code).is_final] == [1009, 4000, 4002]
