"""The samples of the page's tests have the same fields as the messages of the server."""

from __future__ import annotations

import json

import msgspec
import pytest

from sixgun.server.seat_view import serialize_catalogue, serialize_view, view_from
from tests.page.samples import FOLDER, GAMES, dealt


@pytest.mark.parametrize("name", GAMES)
def test_samples_have_the_fields_of_today(name: str) -> None:
    kind, options, seat, _ = GAMES[name]
    sample = json.loads((FOLDER / "games.json").read_text(encoding="utf-8"))[name]
    game = dealt(kind, "1", options)
    view = serialize_view(view_from(game, game.kernel.seats if seat < 0 else seat))
    assert set(sample["first"]["view"]) == set(view)
    assert set(sample["dealt"]["catalogue"]) == set(msgspec.to_builtins(serialize_catalogue(game)))
