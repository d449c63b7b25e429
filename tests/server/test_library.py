"""The card library and the rulings over HTTP."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from sixgun import classic, duel
from sixgun.client import Client
from sixgun.library.rulings import find_root, read_rulings
from tests.server.players import async_test
from tests.server.server_process import Server, running_server

CUSTOM_BOX = """
from sixgun.classic import Box, BrownCard

class Coffee(BrownCard):
    id = "coffee"
    name = "Coffee"
    words = "Nothing happens, but it smells good."
    copies = "2H 3H"

BOX = Box("kitchen", "Kitchen", cards=[Coffee])
"""


@async_test
async def test_the_library_has_every_card_and_character(server: Server) -> None:
    async with Client(server.address) as client:
        found = await client.library()
    printed = {(game, entry.id): entry for game in found.games for entry in found.games[game]}

    for game, boxes in (("classic", classic.BOXES), ("duel", duel.BOXES)):
        assert [(box.id, box.name) for box in found.boxes[game]] == [
            (box.id, box.name) for box in boxes.values()
        ]
        for box in boxes.values():
            for kind in (*box.cards, *box.characters):
                assert printed[game, kind.id].words == kind.words
                assert printed[game, kind.id].box == box.id
    assert printed["classic", "winchester"].reach == 5
    assert printed["classic", "barrel"].reach is None
    assert printed["classic", "barrel"].copies == {"base": ["QS", "KS"], "dodge_city": ["AC"]}
    assert printed["classic", "high_noon"].type == "event"
    assert printed["duel", "buffalo_bell"].side == "law"
    assert {rule.name for rule in found.house["classic"]} == {r.name for r in classic.HOUSE_RULES}


@async_test
async def test_every_ruling_is_listed_with_its_section(server: Server) -> None:
    async with Client(server.address) as client:
        found = {ruling.id: ruling for ruling in (await client.rulings()).rulings}

    assert list(found) == [ruling.id for ruling in read_rulings(find_root())]
    assert {ruling.game for ruling in found.values()} == {"classic", "duel", "tournament"}
    assert found["R51"].section
    assert found["R51"].in_force
    assert not found["R19"].in_force


@pytest.mark.parametrize("path", ["/api/library", "/api/rulings"])
def test_a_matching_etag_returns_304(server: Server, path: str) -> None:
    first = httpx.get(server.address + path)
    etag = first.headers["etag"]
    again = httpx.get(server.address + path, headers={"if-none-match": f'"other", W/{etag}'})
    other = httpx.get(server.address + path, headers={"if-none-match": '"other"'})

    assert first.headers.get_list("cache-control") == ["no-cache"]
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == etag
    assert (other.status_code, other.content) == (200, first.content)


def test_a_custom_box_is_in_the_library(tmp_path: Path) -> None:
    (tmp_path / "kitchen.py").write_text(CUSTOM_BOX, encoding="utf-8")
    with running_server(tmp_path, boxes=(str(tmp_path / "kitchen.py"),)) as server:
        found = httpx.get(f"{server.address}/api/library").json()

    [coffee] = [entry for entry in found["games"]["classic"] if entry["id"] == "coffee"]
    assert coffee["copies"] == {"kitchen": ["2H", "3H"]}
    assert {"id": "kitchen", "name": "Kitchen"} in found["boxes"]["classic"]
