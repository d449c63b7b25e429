"""Files for the judge: record sheets to print, lists, the log."""

from __future__ import annotations

import csv
import io
import json

import httpx
import pytest

from sixgun.client import Client
from sixgun.server.http.tournaments import SHEET_OPTIONS
from sixgun.tournament import Draw
from sixgun.tournament.sheets.pdf import PAPER_SIZES
from tests.server.hostile.raw_requests import send_request
from tests.server.players import async_test, refusal_code
from tests.server.server_process import Server
from tests.server.tournaments.judge_client import NAMES, play_round


@async_test
async def test_record_sheets_are_printed(server: Server) -> None:
    async with Client(server.address, timeout=60.0) as client:
        judge = await client.open_tournament("Prairie Open")
        names = [f"Contestant {number:02}" for number in range(12)]
        await judge.register(*names)
        await judge.act(Draw())
        html = (await judge.sheets(1)).decode()
        assert html.startswith("<!DOCTYPE html>")
        assert all(name in html for name in names)
        one = (await judge.sheets(1, 2, language="it")).decode()
        assert 'lang="it"' in one
        assert sum(name in one for name in names) == 6
        assert (await judge.sheets(1, file_format="pdf", paper="letter")).startswith(b"%PDF-")
        assert await refusal_code(judge.sheets(2)) == "no_such_round"
        assert await refusal_code(judge.sheets(1, 9)) == "no_table_there"
        assert await refusal_code(judge.sheets(1, file_format="doc")) == "bad_message"
        assert await refusal_code(judge.sheets(1, language="tlh")) == "bad_message"


def test_every_paper_size_is_offered() -> None:
    assert SHEET_OPTIONS["paper"] == tuple(PAPER_SIZES)


@pytest.mark.parametrize("round_", ["0", "x", "99999999999", "-1", "1e0", "٣"])
@async_test
async def test_an_unknown_round_is_refused(server: Server, round_: str) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        path = f"/api/tournaments/{judge.id}/sheets/{round_}"
        status, code, _ = send_request(
            server, "GET", path, headers={"authorization": judge.credentials}
        )
        assert (status, code) == (404, "no_such_round")


@async_test
async def test_lists_are_downloaded(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:12])
        view = await play_round(judge)
        players = list(csv.DictReader(io.StringIO((await judge.export("players.csv")).decode())))
        assert [row["name"] for row in players] == list(NAMES[:12])
        ranking = json.loads(await judge.export("ranking.json"))
        assert [row["player"] for row in ranking] == [line.player for line in view.ranking]
        results = json.loads(await judge.export("results.json"))
        assert len(results) == 12
        assert await refusal_code(judge.export("purses.csv")) == "no_such_export"
        assert await refusal_code(judge.export("log")) == "no_such_export"


@async_test
async def test_downloads_have_a_type_and_a_file_name(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        response = httpx.get(
            f"{server.address}/api/tournaments/{judge.id}/export/players.csv",
            headers={"authorization": judge.credentials},
        )
        assert response.headers["content-type"] == "text/csv; charset=utf-8"
        assert response.headers["content-disposition"] == (
            f'attachment; filename="{judge.id}-players.csv"'
        )
        assert response.headers["cache-control"] == "no-store"


@async_test
async def test_bad_csv_lists_are_refused(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        assert await refusal_code(judge.register_csv("Ada\nBen\nada\n")) == "name_taken"
        assert await refusal_code(judge.register_csv("")) == "nobody_named"
        assert await refusal_code(judge.register_csv("name;bot\nAda;unheard_of\n")) == "unknown_bot"
        path = f"/api/tournaments/{judge.id}/players"
        headers = {"authorization": judge.credentials, "content-type": "text/csv"}
        status, code, _ = send_request(server, "POST", path, headers=headers, content=b"Ad\xff\n")
        assert (status, code) == (422, "not_utf8")
        headers["content-type"] = "text/html"
        status, code, _ = send_request(server, "POST", path, headers=headers, content=b"Ada\n")
        assert (status, code) == (415, "not_plain_text")
        assert (await judge.fetch()).entries == 1


@pytest.mark.parametrize(
    ("log", "code"),
    [
        ("", "log_unreadable"),
        ("{}", "log_unreadable"),
        ('{"number":1}\n', "log_unreadable"),
    ],
)
@async_test
async def test_an_unreadable_log_is_not_imported(server: Server, log: str, code: str) -> None:
    async with Client(server.address) as client:
        assert await refusal_code(client.import_tournament(log)) == code


@async_test
async def test_an_altered_log_is_not_imported(server: Server) -> None:
    async with Client(server.address) as client:
        judge = await client.open_tournament("Prairie Open")
        await judge.register(*NAMES[:12])
        log = (await judge.export("log.json")).decode()
        before = len((await client.tournaments()).tournaments)
        assert (
            await refusal_code(client.import_tournament(log.replace("Ada", "Eve"))) == "log_altered"
        )
        assert len((await client.tournaments()).tournaments) == before
