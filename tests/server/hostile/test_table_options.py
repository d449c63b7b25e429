"""Invalid games and bots."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.hostile.raw_requests import send_request
from tests.server.server_process import Server


@pytest.mark.parametrize(
    "options",
    [
        {"players": 99},
        {"players": 10**30},
        {"players": "5"},
        {"players": True},
        {"boxes": ["/etc/passwd"]},
        {"boxes": ["base"] * 500},
        {"names": ["ann", "bob"]},
        {"ask_forced": False},
        {"nothing": 1},
        {"variant": "x" * 5_000},
    ],
    ids=str,
)
def test_an_impossible_game_is_refused(
    server: Server, ann: tuple[str, str], options: dict[str, Any]
) -> None:
    body = {"game": "classic", "options": options}
    status, code, _ = send_request(server, "POST", "/api/tables", ann[0], json=body)

    assert status == 422
    assert code


def test_more_bots_than_seats_are_refused(server: Server, ann: tuple[str, str]) -> None:
    body = {"game": "duel", "bots": ["greenhorn"] * 500}

    assert send_request(server, "POST", "/api/tables", ann[0], json=body)[:2] == (
        422,
        "no_seat_free",
    )


@pytest.mark.parametrize("bot", ["os.abort", "this.d", "tests.server.server_process.run", "a.b"])
def test_a_guest_cannot_use_a_program_as_a_bot(
    server: Server, ann: tuple[str, str], bot: str
) -> None:
    body = {"game": "duel", "bots": [bot]}

    assert send_request(server, "POST", "/api/tables", ann[0], json=body)[0] == 422


@pytest.mark.parametrize("bot", ["marshal:seconds=1000000", "marshal:nodes=1000000000000"])
def test_a_bot_with_too_much_thinking_time_is_refused(
    server: Server, ann: tuple[str, str], bot: str
) -> None:
    body = {"game": "duel", "bots": [bot]}

    assert send_request(server, "POST", "/api/tables", ann[0], json=body)[0] == 422
