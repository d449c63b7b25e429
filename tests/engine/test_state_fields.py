"""Every field of a game's state is set, copied, saved and hashed.

A field is declared by its annotation. These tests name each place that a new field has to be added
to, so that none is forgotten.
"""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from sixgun import classic, duel
from sixgun.engine import Frame, Names, Rng
from sixgun.engine.knowledge import Rumour, UnseenTransfer
from sixgun.engine.state_fields import declared_fields
from tests.dealing import AnyConfig, AnyGame, deal
from tests.engine.random_walks import positions

pytestmark = pytest.mark.conformance

SOURCE = Path(__file__).parents[2] / "src" / "sixgun"
GAMES: dict[str, type[AnyGame]] = {"classic": classic.Game, "duel": duel.Game}
# The files whose classes make up the state, from the first base on.
FILES = {
    game: [
        *(SOURCE / "engine" / f"{name}.py" for name in ("knowledge", "card_places", "game")),
        SOURCE / "engine" / "figures.py",
        SOURCE / game / "state.py",
    ]
    for game in GAMES
}
CONFIGS: tuple[AnyConfig, ...] = (
    classic.Config(players=5),
    classic.Config(players=7, boxes=classic.OUR_BOXES, ask_discard_order=True),
    classic.Config(players=2, variant="long_duel"),
    classic.Config(players=5, variant="auction"),
    duel.Config(mode="reinforcements"),
)

CACHE = {"distances_from", "cached_distances"}  # a copy starts with an empty one
EVENT_LOG = {"emits_events", "events"}  # a clone has none
NOT_HASHED = {
    "names": "from the config",
    "facts": "from the config",
    "kind": "from the config",
    "seats": "from the config",
    "owner": "from the config",
    "everyone": "from the config",
    "back": "from the config",
    "refills_early": "from the config",
    "ask_forced": "from the config",
    "source": "from the config in BANG!; hashed in The Duel",
    "answered": "differs with ask_forced, although the same happened",
    "epochs": "a counter; `epoch` is hashed",
    "transfer_count": "a counter; `transfers` are hashed",
    "emits_events": "the same game with or without events",
    "events": "the same game with or without events",
    "reach": "follows from abilities and cards in play",
    "sight": "follows from abilities and cards in play",
    "cover": "follows from abilities and cards in play",
    "unlimited": "follows from abilities and cards in play",
    "watchers": "follows from abilities",
    "distances_from": "a cache",
    "cached_distances": "a cache",
}


# -- the declaration -----------------------------------------------------------------------


def state_classes(game: str) -> Iterator[ast.ClassDef]:
    """The classes of the state, as they stand in the source."""
    for file in FILES[game]:
        for part in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(part, ast.ClassDef) and "allow_interpreted" in ast.unparse(part):
                yield part


def annotated(game: str) -> list[str]:
    return [
        ast.unparse(entry.target)
        for part in state_classes(game)
        for entry in part.body
        if isinstance(entry, ast.AnnAssign)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_of_a_game_are_the_annotations_in_both_builds(game: str) -> None:
    fields = list(declared_fields(GAMES[game]))

    assert sorted(fields) == sorted(annotated(game))
    assert len(fields) == len(set(fields)), "a field is declared twice"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_no_other_attributes(game: str) -> None:
    dealt = GAMES[game]()

    with pytest.raises(AttributeError):
        dealt.undeclared = 1  # type: ignore[union-attr]


# -- set, copied, saved --------------------------------------------------------------------


def value_of(game: AnyGame, field: str) -> str:
    """The value of a field as text that shows every difference; "(not set)" if it has none."""
    try:
        return repr(plain(getattr(game, field)))
    except AttributeError:
        return "(not set)"


def plain(value: Any) -> object:
    if isinstance(value, Rumour | UnseenTransfer | Frame):
        return type(value).__name__, value.fields()
    if isinstance(value, Rng):
        return value.state
    if isinstance(value, Names):
        return value.seat_names, value.cards, value.figures
    return [plain(entry) for entry in value] if isinstance(value, list) else value


def values(game: AnyGame, without: set[str]) -> dict[str, str]:
    return {f: value_of(game, f) for f in declared_fields(type(game)) if f not in without}


def walks() -> Iterator[AnyGame]:
    for config in CONFIGS:
        walk: Iterator[AnyGame] = positions(config, 5, emits_events=True)
        yield from islice(walk, 0, None, 7)


def test_every_field_is_set_when_a_game_is_dealt() -> None:
    for config in CONFIGS:
        for field, value in values(deal(config, 1), set()).items():
            assert value != "(not set)", f"{field}: set it in `set_up_state` of its class"


def test_a_clone_has_every_field() -> None:
    for game in walks():
        original, twin = values(game, CACHE | EVENT_LOG), values(game.clone(), CACHE | EVENT_LOG)
        for field, value in original.items():
            assert twin[field] == value, f"{field}: copy it in `copy_state_to` of its class"


def test_playing_a_clone_changes_no_field_of_the_game() -> None:
    for game in walks():
        before = values(game, CACHE)
        game.clone().play_out(Rng.from_seed("twin"))
        for field, value in values(game, CACHE).items():
            assert value == before[field], f"{field}: it is shared with clones, but changed"


def test_a_pickle_has_every_field() -> None:
    for game in walks():
        twin = pickle.loads(pickle.dumps(game))
        loaded = values(twin, CACHE)
        for field, value in values(game, CACHE).items():
            assert loaded[field] == value, f"{field}: `restore_game` does not set it"


# -- hashed --------------------------------------------------------------------------------


def attributes_read(game: str, methods: set[str]) -> set[str]:
    """The attributes of `self` that these methods read, themselves or through other methods."""
    found: set[str] = set()
    for part in state_classes(game):
        for method in part.body:
            if isinstance(method, ast.FunctionDef) and method.name in methods:
                found |= {
                    node.attr
                    for node in ast.walk(method)
                    if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self"
                }
    return found if found <= methods else attributes_read(game, found | methods)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_hashed_or_has_a_reason_not_to_be(game: str) -> None:
    hashed = attributes_read(game, {"state", "bookkeeping"})
    for field in declared_fields(GAMES[game]):
        assert field in hashed or field in NOT_HASHED, (
            f"{field}: add it to `bookkeeping` of its class, or to NOT_HASHED with a reason"
        )


def test_only_fields_have_a_reason_not_to_be_hashed() -> None:
    declared = {field for made in GAMES.values() for field in declared_fields(made)}

    assert NOT_HASHED.keys() <= declared
