"""The samples of the page's tests are what a server says today; else they have to be made anew."""

from __future__ import annotations

import json

import msgspec
import pytest

from sixgun.server.telling import catalogue_of, document
from tests.page.samples import FOLDER, GAMES, dealt


@pytest.mark.parametrize("name", GAMES)
def test_samples_have_the_fields_of_today(name: str) -> None:
    kind, options, seat, _ = GAMES[name]
    sample = json.loads((FOLDER / "games.json").read_text(encoding="utf-8"))[name]
    game = dealt(kind, "1", options)
    view = document(game, game.kernel.seats if seat < 0 else seat)
    assert set(sample["first"]["view"]) == set(view)
    assert set(sample["dealt"]["catalogue"]) == set(msgspec.to_builtins(catalogue_of(game)))
