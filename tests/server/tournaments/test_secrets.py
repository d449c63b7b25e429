"""Tournament secrets: what they allow, and where they must not appear."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from sixgun.client import Client, JudgeClient
from sixgun.server.settings import Limits
from sixgun.server.tournaments.access import find_player, hash_secret, matches_hash, player_code
from sixgun.tournament import Draw
from tests.server.hostile.raw_requests import guest_token, send_request
from tests.server.players import async_test
from tests.server.server_process import Server, running_server
from tests.server.tournaments.judge_client import NAMES

JUDGE_REQUESTS = (
    ("GET", "judge", None),
    ("POST", "act", {"after": 2, "action": {"do": "draw"}}),
    ("POST", "tables/none/more_time", {"seconds": 5}),
    ("GET", "export/log.json", None),
    ("GET", "sheets/1", None),
    ("GET", "sheets/1/1", None),
)
PLAYER_REQUESTS = (("GET", "me", None), ("POST", "me", None), ("POST", "call", {"words": "?"}))


async def open_with_players(client: Client) -> JudgeClient:
    judge = await client.open_tournament("Prairie Open")
    await judge.register(*NAMES[:7])
    return judge


def post_tournament(server: Server) -> tuple[int, str, httpx.Response]:
    body = {"name": "Prairie Open"}
    return send_request(server, "POST", "/api/tournaments", guest_token(server), json=body)


def code_for(server: Server, tournament: str, request: tuple[str, str, object], key: str) -> str:
    """Send a request with a credential; return the refusal code, or "" on success."""
    method, what, body = request
    path = f"/api/tournaments/{tournament}/{what}"
    headers = {"authorization": key.encode()} if key else {}
    return send_request(server, method, path, headers=headers, json=body)[1]


@async_test
async def test_only_the_judges_secret_may_act(server: Server) -> None:
    async with Client(server.address) as client:
        judge, other = await open_with_players(client), await open_with_players(client)
        code = judge.code_of(1)
        for request in JUDGE_REQUESTS:
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
                assert code_for(server, judge.id, request, key) == "wrong_secret", (request, key)
        csv = send_request(
            server,
            "POST",
            f"/api/tournaments/{judge.id}/players",
            headers={"content-type": "text/csv"},
            content=b"Zoe\n",
        )
        assert csv[1] == "wrong_secret"
        assert (await judge.fetch()).entries == 2


@async_test
async def test_a_player_needs_their_own_code(server: Server) -> None:
    async with Client(server.address) as client:
        judge, other = await open_with_players(client), await open_with_players(client)
        for request in PLAYER_REQUESTS:
            for key in (
                "",
                f"Player {other.code_of(1)}",
                f"Player {judge.secret}",
                f"Judge {judge.secret}",
                f"Player {player_code(judge.secret, 8)}",  # no player has this number
            ):
                assert code_for(server, judge.id, request, key) == "wrong_secret", (request, key)
        me = await client.player(judge.id, judge.code_of(3)).fetch()
        assert me.me == 3


@async_test
async def test_no_secret_is_in_the_database_or_in_a_log(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await open_with_players(client)
        await judge.act(Draw())
        for player in range(1, 8):
            await client.player(judge.id, judge.code_of(player)).fetch()
        codes = [judge.code_of(player) for player in range(1, 8)]
        exported = (await judge.export("log.json")).decode()
        files = [path.read_bytes() for path in server.file.parent.iterdir() if path.is_file()]
        for secret in (judge.secret, *codes):
            assert all(secret.encode() not in content for content in files)
            assert secret not in exported
            assert secret not in server.read_log()


@async_test
async def test_player_codes_come_from_the_secret_and_never_change(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await open_with_players(client)
        before = [judge.code_of(player) for player in range(1, 8)]
        await judge.register("Zoe")
        after = [judge.code_of(player) for player in range(1, 9)]
        assert after[:7] == before
        assert after == [player_code(judge.secret, player) for player in range(1, 9)]
        assert len(set(after)) == 8
        assert (await client.player(judge.id, after[7]).fetch()).me == 8


def test_a_code_is_found_by_its_hash() -> None:
    stored = {player: hash_secret(player_code("secret", player)) for player in range(1, 5)}
    assert find_player(player_code("secret", 3), stored) == 3
    assert find_player(player_code("other", 3), stored) == 0
    assert find_player("", stored) == 0
    assert matches_hash("secret", hash_secret("secret"))
    assert not matches_hash("Secret", hash_secret("secret"))


def test_wrong_secrets_are_limited(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(wrong_secrets_per_minute=3)) as server:
        opened = post_tournament(server)[2].json()
        path = f"/api/tournaments/{opened['id']}/judge"
        codes = [
            send_request(server, "GET", path, headers={"authorization": f"Judge {n}"})[1]
            for n in range(5)
        ]
        assert codes == ["wrong_secret"] * 3 + ["too_many_requests"] * 2
        right = send_request(
            server, "GET", path, headers={"authorization": f"Judge {opened['judge']}"}
        )
        assert right[0] == 200


def test_new_tournaments_are_limited(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(tournaments_per_hour=2)) as server:
        statuses = [post_tournament(server)[0] for _ in range(3)]
        assert statuses == [201, 201, 429]


@pytest.mark.parametrize("what", ["judge", "me"])
def test_a_secret_for_an_unknown_tournament_is_refused(server: Server, what: str) -> None:
    path = f"/api/tournaments/none/{what}"
    status, code, _ = send_request(server, "GET", path, headers={"authorization": "Judge secret"})
    assert (status, code) == (404, "no_such_tournament")


def test_the_hall_view_has_no_field_of_the_judge(server: Server) -> None:
    opened = post_tournament(server)[2].json()
    hall = send_request(server, "GET", f"/api/tournaments/{opened['id']}")[2].json()
    for name in ("accounts", "log", "drawn", "may", "calls", "entries", "purse", "me"):
        assert f'"{name}"' not in json.dumps(hall)
