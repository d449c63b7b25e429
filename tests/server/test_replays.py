"""Finished games told again: as the table told them, from a seat or open."""

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
from sixgun.protocol import Events, GameDealt, Proof, Replay, View
from tests.server.players import (
    FORMS,
    Form,
    Player,
    all_go,
    gathered,
    person,
    play_all,
    played,
    refusal,
)
from tests.server.serving import FREELY, Server, running

OPEN = -2
ONLOOKER = -1


def listening(player: Player) -> list[Any]:
    """All that a player is told from now on."""
    heard: list[Any] = []
    take = player.seat.take

    def hear(message: Any) -> None:
        heard.append(message)
        take(message)

    player.seat.take = hear  # type: ignore[method-assign]
    return heard


def random_record(game: str, seed: int, **options: object) -> str:
    played = sixgun.new_game(game, seed=seed, **options)
    luck = random.Random(seed)
    while not played.kernel.over:
        played.apply(luck.choice(played.kernel.moves))
    return str(played.record())


# -- as it was -----------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS, ids=str)
@played
async def test_a_replay_is_what_the_table_told(server: Server, form: Form) -> None:
    table, players = await gathered(server.address, form)
    heard = [listening(player) for player in players]
    records = await play_all(players)

    async with Client(server.address) as anybody:
        for player, messages in zip(players, heard, strict=True):
            found = await anybody.replay(table.play, player.seat.seat)
            again = await anybody.replay_record(records[0], player.seat.seat)

            assert found.result == read_record(records[0]).result
            assert [found.dealt] == [m for m in messages if isinstance(m, GameDealt)]
            assert [found.first] == [m for m in messages if isinstance(m, View)]
            assert found.moves == [m for m in messages if isinstance(m, Events)]
            assert again.moves == found.moves


@played
async def test_onlookers_are_shown_what_onlookers_saw(server: Server) -> None:
    table, players = await gathered(server.address, FORMS[0])
    async with person(server, "Eve") as eve, eve.seat(table.id) as looking:
        told: list[Any] = []
        await play_all(players)
        while not isinstance(told[-1:] and told[-1], Proof):
            told.append(await looking.next())
        found = await eve.replay(table.play)

    assert found.seat == ONLOOKER
    live = [m for m in told if isinstance(m, Events)]
    assert live
    assert found.moves[-len(live) :] == live


# -- open ----------------------------------------------------------------------------------


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
@played
async def test_nothing_is_hidden_in_an_open_replay(
    server: Server, game: str, options: dict[str, Any]
) -> None:
    record = random_record(game, 3, **options)
    async with Client(server.address) as anybody:
        found = await anybody.replay_record(record, OPEN)
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
@played
async def test_a_record_of_the_terminal_is_told(
    server: Server, game: str, ask_forced: bool
) -> None:
    record = random_record(game, 7, ask_forced=ask_forced)
    async with Client(server.address) as anybody:
        found = await anybody.replay_record(record, 1)
    again = sixgun.replay(read_record(record))

    assert found.dealt.promise == ""
    assert found.dealt.names == list(again.names.seat_names)
    assert found.moves[-1].asked is None
    assert last_view(found)["over"]
    assert last_view(found)["winners"] == again.kernel.winners
    told = [*found.first.events, *(e for m in found.moves for e in m.events)]
    assert len(told) == len(again.events_for(1))


@played
async def test_an_unfinished_record_is_told_as_far_as_it_goes(server: Server) -> None:
    game = sixgun.new_game("classic", seed=1, players=4)
    game.apply(game.kernel.moves[0])
    async with Client(server.address) as anybody:
        found = await anybody.replay_record(str(game.record()), 0)

    assert found.result == "unfinished"
    assert len(found.moves) == 1
    assert found.moves[0].asked is not None


# -- what is refused -----------------------------------------------------------------------


def spoilt() -> dict[str, str]:
    sound = random_record("classic", 5, players=4)
    moves = [line for line in sound.splitlines() if line[:1].isdigit()]
    return {
        "not_a_record": "Once upon a time",
        "line_missing": sound.split("result:")[0],
        "wrong_hash": sound.replace("hash: ", "hash: 0"),
        "wrong_result": sound.replace("result: ", "result: nobody "),
        "bad_header": sound.replace("players: 4", "players: 99"),
        "unreadable_move": sound.replace(moves[0], f"{moves[0]} > nobody"),
        "wrong_seat": sound.replace(moves[0].split()[1], "zed:", 1),
        "move_out_of_order": sound.replace(f"{moves[1]}\n", ""),
        "broken_promise": sound.replace("\n\n", f"\nsalt: 1\npromise: {'0' * 64}\n\n", 1),
        "too_many_moves": sound.replace(
            "\n\nresult",
            "\n" + "\n".join(f"{n} a: end" for n in range(len(moves) + 1, 6_000)) + "\n\nresult",
        ),
    }


@pytest.mark.parametrize(("code", "text"), spoilt().items(), ids=spoilt())
@played
async def test_a_record_that_is_not_sound_is_refused(server: Server, code: str, text: str) -> None:
    async with Client(server.address) as anybody:
        with pytest.raises(ServerRefused) as refused:
            await anybody.replay_record(text)

    assert (refused.value.code, refused.value.status) == (code, 422)


@pytest.mark.parametrize("seat", ["-3", "4", "99", "x", "1e0", "", "-0"])
def test_a_seat_that_there_is_not_sees_nothing(server: Server, seat: str) -> None:
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
def test_what_is_no_text_is_refused(
    server: Server, body: bytes, kind: str, expected: tuple[int, str]
) -> None:
    answer = httpx.post(
        f"{server.address}/api/replays", content=body, headers={"content-type": kind}
    )

    assert (answer.status_code, answer.json()["code"]) == expected


@played
async def test_nobody_is_told_of_a_running_game(server: Server) -> None:
    table, players = await gathered(server.address, Form("duel"))
    for seat in (OPEN, ONLOOKER, 0):
        assert await refusal(players[0].client.replay(table.play, seat)) == "game_running"
    assert await refusal(players[0].client.replay("nothing")) == "no_such_record"
    await all_go(players)


def test_replays_are_limited(tmp_path: Path) -> None:
    limits = dataclasses.replace(FREELY, replays=0.001, replays_at_once=2)
    record = write_record(read_record(random_record("duel", 5)))
    with running(tmp_path, limits=limits) as server:
        answers = [
            httpx.post(
                f"{server.address}/api/replays",
                content=record,
                headers={"content-type": "text/plain"},
            ).status_code
            for _ in range(3)
        ]

    assert answers == [200, 200, 429]
