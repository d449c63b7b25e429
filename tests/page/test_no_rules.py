"""The page contains no rules: only messages and pictures name cards, characters and events."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from sixgun.library import CATALOGUES
from tests.docs.sources import prompts

WEB: Final = Path(__file__).parents[2] / "web"
PICTURES: Final = WEB / "src" / "pictures"
SOURCES: Final = sorted(
    path
    for path in (WEB / "src").rglob("*")
    if path.suffix in (".ts", ".svelte", ".css") and PICTURES not in path.parents
)
QUOTED: Final = re.compile(r"""["'`]([a-z][a-z_0-9]*)["'`]""")
# Ids that also mean something else: prompts and games, symbols, a message and its time bank, an
# ARIA role, two sounds.
OTHERWISE: Final = (
    prompts("classic")
    | prompts("duel")
    | {"duel", "barrel", "dynamite", "clock", "bank", "switch", "dodge", "ricochet"}
)


def ids() -> set[str]:
    return {entry.id for shelf in CATALOGUES.values() for entry in shelf.catalogue()}


@pytest.mark.parametrize("path", SOURCES, ids=[str(p.relative_to(WEB)) for p in SOURCES])
def test_no_id_of_a_card_stands_in_the_page(path: Path) -> None:
    found = set(QUOTED.findall(path.read_text(encoding="utf-8"))) & ids()
    assert not found - OTHERWISE
