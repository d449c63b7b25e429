"""Every card, character and event has a picture, and a name and a text in every language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sixgun.library import CATALOGUES, CatalogueEntry
from sixgun.messages import LANGUAGES

WEB = Path(__file__).parents[2] / "web"
PICTURES = WEB / "src" / "pictures"
MESSAGES = WEB.parent / "src/sixgun/messages"
OTHER_LANGUAGES = [language for language in LANGUAGES if language != "en"]
PARTS = {"card": "cards", "character": "characters", "event": "events"}


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def printed(game: str, *types: str) -> list[CatalogueEntry]:
    ours = [entry for entry in CATALOGUES[game].catalogue() if entry.type in (types or PARTS)]
    assert ours or "event" in types
    return ours


@pytest.mark.parametrize("game", CATALOGUES)
def test_whatever_is_printed_has_an_icon(game: str) -> None:
    icons = read(PICTURES / "icons.json")[game]

    without = [e.id for e in printed(game) if e.id not in icons.get(PARTS[e.type], {})]

    assert not without


@pytest.mark.parametrize("game", CATALOGUES)
def test_every_card_has_a_scene(game: str) -> None:
    scenes = read(PICTURES / "scenes.json")["cards"][game]

    assert not [e.id for e in printed(game, "card") if e.id not in scenes]


@pytest.mark.parametrize("game", CATALOGUES)
def test_every_character_has_a_portrait(game: str) -> None:
    portraits = read(PICTURES / "portraits.json")[game]

    assert not [e.id for e in printed(game, "character") if e.id not in portraits]


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUES)
def test_whatever_is_printed_is_translated(game: str, language: str) -> None:
    words = read(MESSAGES / language / f"{game}.json")

    entries = printed(game)
    without = [e.id for e in entries if not {"name", "words"} <= set(words.get(e.id, {}))]
    of_nothing = set(words) - {e.id for e in entries}

    assert not without
    assert not of_nothing


@pytest.mark.parametrize("game", CATALOGUES)
def test_nothing_has_a_picture_that_is_not_printed(game: str) -> None:
    icons = read(PICTURES / "icons.json")[game]
    scenes = read(PICTURES / "scenes.json")["cards"][game]
    portraits = read(PICTURES / "portraits.json")[game]

    ids = {part: {e.id for e in printed(game, kind)} for kind, part in PARTS.items()}

    assert all(set(icons.get(part, {})) == ids[part] for part in PARTS.values())
    assert set(scenes) == ids["cards"]
    assert set(portraits) == ids["characters"]
