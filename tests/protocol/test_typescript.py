"""The generated TypeScript types match the protocol and the messages of a real server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
import msgspec.inspect
import pytest
from msgspec import Meta, Struct

import sixgun
from sixgun import protocol
from sixgun.engine import OPEN, SPECTATOR, Rng, Viewpoint
from sixgun.engine.events import EVENT_TYPES
from sixgun.live import AnyGame
from sixgun.live.rulesets import RULESETS
from sixgun.server.seat_view import serialize_events, serialize_view
from tools import typescript
from tools.typescript import COMMAND, FILE, alias, comment, message, render_file, type_text

BLOCK = re.compile(r"^export interface (\w+) \{\n(.*?)^\}$", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^  (\w+)(\??): (.+);$", re.MULTILINE)


class Wish(Struct, forbid_unknown_fields=True):
    """What a client sends."""

    name: str
    much: int = 1  # of it


class Answer(Struct, tag="answer"):
    wish: Wish
    said: str = ""


class Short(Struct, omit_defaults=True):
    said: str = ""


@cache
def interfaces() -> dict[str, dict[str, str]]:
    """By name: the fields of an interface, and their types."""
    return {
        name: {field: kind for field, _, kind in FIELD.findall(body)}
        for name, body in BLOCK.findall(render_file())
    }


def fields(name: str) -> dict[str, str]:
    return interfaces()[name]


def fits(value: Any, kind: str) -> bool:
    """True if a message matches a type in the file."""
    if " | " in kind and not kind.endswith("[]"):
        return any(fits(value, part) for part in kind.split(" | "))
    if kind.endswith("[]"):
        return isinstance(value, list) and all(fits(each, kind[:-2]) for each in value)
    if kind.startswith("["):
        return isinstance(value, list)
    if kind.startswith('"'):
        return bool(value == kind.strip('"'))
    plain: dict[str, type] = {"number": int, "string": str, "boolean": bool, "null": type(None)}
    if kind in plain:
        return type(value) is plain[kind]
    shape = fields(kind)
    same = isinstance(value, dict) and value.keys() == shape.keys()
    return same and all(fits(value[f], shape[f]) for f in shape)


def played(game: str, seed: int, **options: Any) -> Iterator[AnyGame]:
    """A random game at each of its decisions, and at its end."""
    found: AnyGame = sixgun.new_game(game, seed=seed, **options)
    rng = Rng.from_seed(seed)
    while found.decision:
        yield found
        found.apply(found.decision.moves[rng.below(len(found.decision.moves))])
    yield found


# -- the file ------------------------------------------------------------------------------


def test_the_file_is_what_the_types_give() -> None:
    there = FILE.read_text(encoding="utf-8") if FILE.exists() else ""
    assert there == render_file(), f"the types have changed; write the file anew with: {COMMAND}"


def test_it_names_the_command_that_makes_it() -> None:
    assert COMMAND in render_file().splitlines()[0]


def test_every_type_of_the_protocol_is_in_it() -> None:
    exported = set(re.findall(r"^export \w+ (\w+)", render_file(), re.MULTILINE))
    assert set(protocol.__all__) <= exported
    assert {event.__name__ for event in EVENT_TYPES} <= exported


def test_a_message_is_told_by_its_type() -> None:
    assert fields("MakeMove") == {"type": '"move"', "ply": "number", "move": "string"}


def test_every_game_has_its_view() -> None:
    assert list(typescript.VIEWS) == list(RULESETS)
    assert list(fields("Views")) == list(RULESETS)


@pytest.mark.parametrize(
    ("game", "options"),
    [*((game, {}) for game in RULESETS), ("classic", {"players": 5, "variant": "auction"})],
)
def test_a_view_is_sent_with_the_fields_it_has_in_the_file(
    game: str, options: dict[str, Any]
) -> None:
    shape = fields(typescript.view_name(game))
    for moment in played(game, 5, **options):
        for viewpoint in (OPEN, SPECTATOR, *map(Viewpoint.seat, range(moment.kernel.seats))):
            view = serialize_view(moment.view(viewpoint))
            sent = msgspec.json.decode(msgspec.json.encode(view))
            assert sent.keys() == shape.keys()
            assert [name for name in shape if not fits(sent[name], shape[name])] == []


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("classic", {"players": 7, "boxes": ("base", "dodge_city", "high_noon", "fistful")}),
        ("classic", {"players": 2, "variant": "long_duel"}),
        ("classic", {"players": 5, "variant": "auction"}),
        ("duel", {}),
    ],
)
def test_events_are_sent_as_they_are_in_the_file(game: str, options: dict[str, Any]) -> None:
    names = {fields(made.__name__)["type"].strip('"'): made.__name__ for made in EVENT_TYPES}
    *_, end = played(game, 3, **options)
    mask = Viewpoint.seat(0).mask(end.kernel.seats)
    story = serialize_events(end, mask, end.raw_events)
    assert story
    assert [event for event in story if not fits(event, names[event["type"]])] == []


# -- the types -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (int, "number"),
        (float | None, "number | null"),
        (Annotated[str, Meta(max_length=3)], "string"),
        (bool | int | str | list[str], "boolean | number | string | string[]"),
        (Literal["a", "b"], '"a" | "b"'),
        (list[int | str], "(number | string)[]"),
        (list[Literal["a"]], '"a"[]'),
        (tuple[str, int], "[string, number]"),
        (tuple[int, ...], "number[]"),
        (list[tuple[str, dict[str, int]]], "[string, Record<string, number>][]"),
        (dict[str, Any], "Record<string, unknown>"),
        (int | float, "number"),
    ],
    ids=str,
)
def test_a_type_in_words(kind: Any, text: str) -> None:
    assert type_text(msgspec.inspect.type_info(kind)) == text


def test_what_has_no_words_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        type_text(msgspec.inspect.type_info(bytes))


def test_a_client_may_leave_out_what_has_a_default() -> None:
    assert message(Wish) == (
        "/** What a client sends. */\n"
        "export interface Wish {\n"
        "  name: string;\n"
        "  /** of it */\n"
        "  much?: number;\n"
        "}"
    )


def test_the_server_tells_also_what_has_a_default() -> None:
    assert message(Answer) == (
        'export interface Answer {\n  type: "answer";\n  wish: Required<Wish>;\n  said: string;\n}'
    )


def test_unless_its_type_leaves_it_out() -> None:
    assert "  said?: string;\n" in message(Short)


def test_a_long_union_has_a_line_for_each() -> None:
    assert alias("Few", ["A", "B"]) == "export type Few = A | B;"
    some = ["A" * 35, "B" * 35]
    assert alias("Some", some) == "export type Some =\n  " + " | ".join(some) + ";"
    many = ["A" * 30, "B" * 30, "C" * 30]
    assert alias("Many", many) == "export type Many =\n  | " + "\n  | ".join(many) + ";"


def test_a_comment_is_wrapped_and_cannot_be_ended_by_its_text() -> None:
    assert comment("") == []
    assert comment("Two\n    lines */.") == ["/** Two lines * /. */"]
    first, *_, last = comment("word " * 40, "  ")
    assert (first, last) == ("  /**", "   */")
