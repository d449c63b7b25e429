"""Custom boxes in the settings: installed ones, and folders with relative imports."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest

from sixgun.client import ServerRefused
from tests.server.players import GameMode, play_all, start_table
from tests.server.server_process import running_server

STONES: Final = """
from sixgun.classic import BrownCard

class Pebble(BrownCard):
    id = "pebble"
    name = "Pebble"
    words = "Does nothing."
    copies = "2C 3C 4C"
"""
BOX: Final = """
from sixgun.classic import Box
from .stones import Pebble

BOX = Box("pebbles", "Pebbles", [Pebble])
"""


def write_package(folder: Path) -> Path:
    package = folder / "pebbles_box"
    package.mkdir()
    (package / "stones.py").write_text(STONES)
    (package / "__init__.py").write_text(BOX)
    return package


def write_installed(folder: Path) -> None:
    """Write the files of an installed package with the box `pebbles`."""
    write_package(folder)
    about = folder / "pebbles_box-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles-box\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[sixgun.boxes]\npebbles = pebbles_box:BOX\n")


async def play_a_game(address: str) -> str:
    """Let two people and two bots play with the box; return the record."""
    mode = GameMode("classic", {"players": 4, "boxes": ["base", "pebbles"]}, ("gunslinger",) * 2)
    _, players = await start_table(address, mode)
    return (await play_all(players))[0]


@pytest.mark.parametrize("by", ["id", "folder"])
def test_people_and_bots_play_with_a_box_from_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    site = tmp_path / "site"
    site.mkdir()
    if by == "id":
        write_installed(site)
        monkeypatch.syspath_prepend(str(site))  # processes get the path of their parent
        name = "pebbles"
    else:
        name = str(write_package(site))
    with running_server(tmp_path, boxes=(name,)) as server:
        record = asyncio.run(play_a_game(server.address))
        assert "pebbles" in record
        assert '"level": "error"' not in server.read_log()
        assert "bot_failed" not in server.read_log()


def test_an_installed_box_outside_the_settings_is_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_installed(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    with running_server(tmp_path) as server, pytest.raises(ServerRefused, match="unknown_box"):
        asyncio.run(play_a_game(server.address))
