"""Secrets: who may what, and where they are not."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from sixgun.client import Client, Judge
from sixgun.server.settings import Limits
from sixgun.server.tournaments.keys import code_for, fits, hashed, whose
from sixgun.tournament import Draw
from tests.server.hostile.asking import asked, guest
from tests.server.players import played
from tests.server.serving import Server, running
from tests.server.tournaments.judging import NAMES

FOR_THE_JUDGE = (
    ("GET", "judge", None),
    ("POST", "act", {"after": 2, "action": {"do": "draw"}}),
    ("POST", "tables/none/more_time", {"seconds": 5}),
    ("GET", "export/log.json", None),
    ("GET", "sheets/1", None),
    ("GET", "sheets/1/1", None),
)
FOR_A_PLAYER = (("GET", "me", None), ("POST", "me", None), ("POST", "call", {"words": "?"}))


async def opened(client: Client) -> Judge:
    judge = await client.open_tournament("Prairie Open")
    await judge.register(*NAMES[:7])
    return judge


def open_one(server: Server) -> tuple[int, str, httpx.Response]:
    wish = {"name": "Prairie Open"}
    return asked(server, "POST", "/api/tournaments", guest(server), json=wish)


def shown(server: Server, tournament: str, request: tuple[str, str, object], key: str) -> str:
    """The code that comes back; "" if it was done."""
    method, what, body = request
    path = f"/api/tournaments/{tournament}/{what}"
    headers = {"authorization": key.encode()} if key else {}
    return asked(server, method, path, headers=headers, json=body)[1]


@played
async def test_only_the_secret_of_its_judge_acts(server: Server) -> None:
    async with Client(server.address) as client:
        judge, other = await opened(client), await opened(client)
        code = judge.code_of(1)
        for request in FOR_THE_JUDGE:
            for key in (
                "",
                f"Judge {other.secret}",
                f"Judge {code}",
                f"Player {code}",
                f"Player {judge.secret}",
                f"Bearer {judge.secret}",
                judge.secret,
                "Judge",
                "Judge \u2020",
            ):
                assert shown(server, judge.id, request, key) == "wrong_secret", (request, key)
        csv = asked(
            server,
            "POST",
            f"/api/tournaments/{judge.id}/players",
            headers={"content-type": "text/csv"},
            content=b"Zoe\n",
        )
        assert csv[1] == "wrong_secret"
        assert (await judge.look()).entries == 2


@played
async def test_only_his_code_is_a_player(server: Server) -> None:
    async with Client(server.address) as client:
        judge, other = await opened(client), await opened(client)
        for request in FOR_A_PLAYER:
            for key in (
                "",
                f"Player {other.code_of(1)}",
                f"Player {judge.secret}",
                f"Judge {judge.secret}",
                f"Player {code_for(judge.secret, 8)}",  # nobody's number yet
            ):
                assert shown(server, judge.id, request, key) == "wrong_secret", (request, key)
        me = await client.entrant(judge.id, judge.code_of(3)).look()
        assert me.me == 3


@played
async def test_nobody_reads_a_secret_in_the_database_or_in_the_log(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await opened(client)
        await judge.act(Draw())
        for player in range(1, 8):
            await client.entrant(judge.id, judge.code_of(player)).look()
        codes = [judge.code_of(player) for player in range(1, 8)]
        exported = (await judge.export("log.json")).decode()
        files = [path.read_bytes() for path in server.file.parent.iterdir() if path.is_file()]
        for secret in (judge.secret, *codes):
            assert all(secret.encode() not in content for content in files)
            assert secret not in exported
            assert secret not in server.logged()


@played
async def test_codes_come_from_the_secret_and_stay(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await opened(client)
        before = [judge.code_of(player) for player in range(1, 8)]
        await judge.register("Zoe")
        after = [judge.code_of(player) for player in range(1, 9)]
        assert after[:7] == before
        assert after == [code_for(judge.secret, player) for player in range(1, 9)]
        assert len(set(after)) == 8
        assert (await client.entrant(judge.id, after[7]).look()).me == 8


def test_a_code_is_found_by_its_hash() -> None:
    kept = {player: hashed(code_for("secret", player)) for player in range(1, 5)}
    assert whose(code_for("secret", 3), kept) == 3
    assert whose(code_for("other", 3), kept) == 0
    assert whose("", kept) == 0
    assert fits("secret", hashed("secret"))
    assert not fits("Secret", hashed("secret"))


def test_whoever_tries_many_secrets_has_to_wait(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(wrong_secrets=3)) as server:
        opened = open_one(server)[2].json()
        path = f"/api/tournaments/{opened['id']}/judge"
        tried = [
            asked(server, "GET", path, headers={"authorization": f"Judge {n}"})[1] for n in range(5)
        ]
        assert tried == ["wrong_secret"] * 3 + ["too_many_requests"] * 2
        right = asked(server, "GET", path, headers={"authorization": f"Judge {opened['judge']}"})
        assert right[0] == 200


def test_nobody_opens_too_many(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(tournaments_an_hour=2)) as server:
        opened = [open_one(server)[0] for _ in range(3)]
        assert opened == [201, 201, 429]


@pytest.mark.parametrize("what", ["judge", "me"])
def test_a_secret_is_shown_for_a_tournament_that_is(server: Server, what: str) -> None:
    path = f"/api/tournaments/none/{what}"
    status, code, _ = asked(server, "GET", path, headers={"authorization": "Judge secret"})
    assert (status, code) == (404, "no_such_tournament")


def test_views_of_others_have_no_word_of_the_judge(server: Server) -> None:
    opened = open_one(server)[2].json()
    hall = asked(server, "GET", f"/api/tournaments/{opened['id']}")[2].json()
    for name in ("accounts", "log", "drawn", "may", "calls", "entries", "purse", "me"):
        assert f'"{name}"' not in json.dumps(hall)
