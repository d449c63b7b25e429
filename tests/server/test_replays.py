"""Replays of finished games: from a seat, as a spectator, or with everything open."""

from __future__ import annotations

import dataclasses
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

import sixgun
from sixgun.client import Client, ServerRefused
from sixgun.notation import read_record, write_record
from sixgun.protocol import Events, GameDealt, GameProof, Replay, ViewMessage
from tests.server.players import (
    GAME_MODES,
    GameMode,
    Player,
    async_test,
    disconnect_all,
    guest_client,
    play_all,
    refusal_code,
    start_table,
)
from tests.server.server_process import NO_LIMITS, Server, running_server

OPEN = -2
SPECTATOR = -1


def record_messages(player: Player) -> list[Any]:
    """A list that gets every message a player receives from now on."""
    received: list[Any] = []
    original = player.seat.update

    def update(message: Any) -> None:
        received.append(message)
        original(message)

    player.seat.update = update  # type: ignore[method-assign]
    return received


def random_record(name: str, seed: int, **options: object) -> str:
    """The record of a game with random moves."""
    game = sixgun.new_game(name, seed=seed, **options)
    rng = random.Random(seed)
    while not game.kernel.over:
        game.apply(rng.choice(game.kernel.moves))
    return str(game.record())


# -- from a seat ---------------------------------------------------------------------------


@pytest.mark.parametrize("mode", GAME_MODES, ids=str)
@async_test
async def test_a_replay_has_the_messages_of_the_live_game(server: Server, mode: GameMode) -> None:
    table, players = await start_table(server.address, mode)
    received = [record_messages(player) for player in players]
    records = await play_all(players)

    async with Client(server.address) as client:
        for player, messages in zip(players, received, strict=True):
            found = await client.replay(table.play, player.seat.seat)
            again = await client.replay_record(records[0], player.seat.seat)

            assert found.result == read_record(records[0]).result
            assert [found.dealt] == [m for m in messages if isinstance(m, GameDealt)]
            assert [found.first] == [m for m in messages if isinstance(m, ViewMessage)]
            assert found.moves == [m for m in messages if isinstance(m, Events)]
            assert again.moves == found.moves


@async_test
async def test_a_spectator_replay_has_the_messages_spectators_got(server: Server) -> None:
    table, players = await start_table(server.address, GAME_MODES[0])
    async with guest_client(server, "Eve") as eve, eve.seat(table.id) as spectator:
        received: list[Any] = []
        await play_all(players)
        while not isinstance(received[-1:] and received[-1], GameProof):
            received.append(await spectator.next())
        found = await eve.replay(table.play)

    assert found.seat == SPECTATOR
    live = [m for m in received if isinstance(m, Events)]
    assert live
    assert found.moves[-len(live) :] == live


# -- with everything open ------------------------------------------------------------------


def last_view(found: Replay) -> dict[str, Any]:
    view = dict(found.first.view)
    for message in found.moves:
        view |= message.changes
    return view


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("classic", {"players": 5}),
        ("classic", {"players": 5, "expansions": ["high_noon"]}),
        ("classic", {"variant": "long_duel"}),
        ("duel", {"mode": "mexican_standout"}),
    ],
)
@async_test
async def test_nothing_is_hidden_in_an_open_replay(
    server: Server, game: str, options: dict[str, Any]
) -> None:
    record = random_record(game, 3, **options)
    async with Client(server.address) as client:
        found = await client.replay_record(record, OPEN)
    dealt = sixgun.new_game(game, seed=3, **options)

    assert found.first.view["seen_in_hands"] == [sorted(hand) for hand in dealt.kernel.hands]
    assert len(found.moves) == len(read_record(record).moves)
    events = [*found.first.events, *(e for m in found.moves for e in m.events)]
    assert all(event["card"] is not None for event in events if "card" in event)
    for message in [found.first.view, *(m.changes for m in found.moves)]:
        assert all(role >= 0 for role in message.get("roles", []))
        assert "" not in message.get("spares", [])
    end = last_view(found)
    assert [len(hand) for hand in end["seen_in_hands"]] == end["hand_counts"]
    if game == "duel":
        assert "" not in found.first.view["characters"]
    if options.get("expansions"):
        assert len(found.first.view["spares"]) == 5


# -- records from elsewhere ----------------------------------------------------------------


@pytest.mark.parametrize("ask_forced", [True, False])
@pytest.mark.parametrize("game", ["classic", "duel"])
@async_test
async def test_a_record_from_the_terminal_is_replayed(
    server: Server, game: str, ask_forced: bool
) -> None:
    record = random_record(game, 7, ask_forced=ask_forced)
    async with Client(server.address) as client:
        found = await client.replay_record(record, 1)
    again = sixgun.replay(read_record(record))

    assert found.dealt.promise == ""
    assert found.dealt.names == list(again.names.seat_names)
    assert found.moves[-1].asked is None
    assert last_view(found)["over"]
    assert last_view(found)["winners"] == again.kernel.winners
    events = [*found.first.events, *(e for m in found.moves for e in m.events)]
    assert len(events) == len(again.events_for(1))


@async_test
async def test_an_unfinished_record_is_replayed_as_far_as_it_goes(server: Server) -> None:
    game = sixgun.new_game("classic", seed=1, players=4)
    game.apply(game.kernel.moves[0])
    async with Client(server.address) as client:
        found = await client.replay_record(str(game.record()), 0)

    assert found.result == "unfinished"
    assert len(found.moves) == 1
    assert found.moves[0].asked is not None


# -- refused requests ----------------------------------------------------------------------


def damaged_records() -> dict[str, str]:
    valid = random_record("classic", 5, players=4)
    moves = [line for line in valid.splitlines() if line[:1].isdigit()]
    return {
        "not_a_record": "Once upon a time",
        "line_missing": valid.split("result:")[0],
        "wrong_hash": valid.replace("hash: ", "hash: 0"),
        "wrong_result": valid.replace("result: ", "result: nobody "),
        "bad_header": valid.replace("players: 4", "players: 99"),
        "unreadable_move": valid.replace(moves[0], f"{moves[0]} > nobody"),
        "wrong_seat": valid.replace(moves[0].split()[1], "zed:", 1),
        "move_out_of_order": valid.replace(f"{moves[1]}\n", ""),
        "broken_promise": valid.replace("\n\n", f"\nsalt: 1\npromise: {'0' * 64}\n\n", 1),
        "too_many_moves": valid.replace(
            "\n\nresult",
            "\n" + "\n".join(f"{n} a: end" for n in range(len(moves) + 1, 6_000)) + "\n\nresult",
        ),
    }


@pytest.mark.parametrize(("code", "text"), damaged_records().items(), ids=damaged_records())
@async_test
async def test_an_invalid_record_is_refused(server: Server, code: str, text: str) -> None:
    async with Client(server.address) as client:
        with pytest.raises(ServerRefused) as refused:
            await client.replay_record(text)

    assert (refused.value.code, refused.value.status) == (code, 422)


@pytest.mark.parametrize("seat", ["-3", "4", "99", "x", "1e0", "", "-0"])
def test_an_unknown_seat_is_refused(server: Server, seat: str) -> None:
    record = random_record("classic", 5, players=4)
    answer = httpx.post(
        f"{server.address}/api/replays?seat={seat}",
        content=record,
        headers={"content-type": "text/plain"},
    )

    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_seat")


@pytest.mark.parametrize(
    ("body", "kind", "expected"),
    [
        (b"{}", "application/json", (415, "not_plain_text")),
        (b"\xff\xfe", "text/plain", (422, "bad_message")),
        (b"x" * 300_000, "text/plain", (413, "body_too_large")),
    ],
)
def test_a_body_that_is_not_text_is_refused(
    server: Server, body: bytes, kind: str, expected: tuple[int, str]
) -> None:
    answer = httpx.post(
        f"{server.address}/api/replays", content=body, headers={"content-type": kind}
    )

    assert (answer.status_code, answer.json()["code"]) == expected


@async_test
async def test_a_running_game_cannot_be_replayed(server: Server) -> None:
    table, players = await start_table(server.address, GameMode("duel"))
    for seat in (OPEN, SPECTATOR, 0):
        assert await refusal_code(players[0].client.replay(table.play, seat)) == "game_running"
    assert await refusal_code(players[0].client.replay("nothing")) == "no_such_record"
    await disconnect_all(players)


def test_replays_are_limited(tmp_path: Path) -> None:
    limits = dataclasses.replace(NO_LIMITS, replays_per_second=0.001, replays_burst=2)
    record = write_record(read_record(random_record("duel", 5)))
    with running_server(tmp_path, limits=limits) as server:
        answers = [
            httpx.post(
                f"{server.address}/api/replays",
                content=record,
                headers={"content-type": "text/plain"},
            ).status_code
            for _ in range(3)
        ]

    assert answers == [200, 200, 429]
