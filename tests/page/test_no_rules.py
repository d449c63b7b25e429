"""The page holds no rule: it names no card, character or event but in words and pictures."""

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
# Words that mean something else as well: prompts and games, symbols, a message and its bank of
# time, a role of elements, two sounds.
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
