"""Generates the protocol's TypeScript: `python3 dev.py types` writes web/src/net/protocol.ts.

It reads messages from their Structs, and views and events from their dataclasses as `seat_view`
serializes them. Docstrings and the comments after fields become comments.
"""

import dataclasses
import json
import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from types import ModuleType
from typing import Any

import msgspec
import msgspec.inspect as types

from sixgun import classic, duel, engine, protocol
from sixgun import tournament as log
from sixgun.classic.view import Auction
from sixgun.engine.events import EVENT_TYPES, CardPlayed
from sixgun.engine.view import RumouredCard
from sixgun.protocol import library, lobby, play, sentences, tournament
from sixgun.protocol.comments import comments_of
from sixgun.server.seat_view import AT_CARD, BASE_FIELDS, CARDS, EVENT_FIELDS, EVENT_TAGS
from tools.environment import ROOT, say

FILE = ROOT / "web" / "src" / "net" / "protocol.ts"
COMMAND = "python3 dev.py types"
HEADER = f"// Made from the types in src/sixgun/protocol by `{COMMAND}`; do not edit.\n"
WIDTH = 80  # prettier's

VIEWS = {"classic": classic.View, "duel": duel.View}
TEXT_FACTS = ("character", "event", "kind", "role", "word")  # facts of events that are sent as text
# Fields whose type is an untyped document in the protocol, with their TypeScript type.
DOCUMENTS = {
    ("ViewMessage", "events"): "GameEvent[]",
    ("ViewMessage", "view"): "GameView",
    ("Events", "events"): "GameEvent[]",
    ("Events", "changes"): "Partial<GameView>",
    ("Sentence", "values"): "Record<string, SentenceValue>",
    ("ActionRequest", "action"): "TournamentAction",
    ("LogLine", "action"): "TournamentAction",
}
PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}


@dataclasses.dataclass
class InterfaceField:
    """A field of an interface."""

    name: str
    kind: str
    optional: bool = False
    comment: str = ""


# -- types as text -------------------------------------------------------------------------


def type_text(kind: types.Type, complete: bool = False) -> str:
    """A type in TypeScript. `complete`: as the server sends it, with all optional fields."""
    if isinstance(kind, types.Metadata):  # with a description
        return type_text(kind.type, complete)
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, types.LiteralType):
        return union(json.dumps(value) for value in kind.values)
    if isinstance(kind, types.UnionType):
        return union(type_text(each, complete) for each in kind.types)
    if isinstance(kind, types.ListType | types.VarTupleType):
        return array(type_text(kind.item_type, complete))
    if isinstance(kind, types.TupleType):
        return f"[{', '.join(type_text(each, complete) for each in kind.item_types)}]"
    if isinstance(kind, types.DictType):
        return f"Record<string, {type_text(kind.value_type, complete)}>"
    if isinstance(kind, types.StructType | types.DataclassType):
        name = name_of(kind.cls)
        return f"Required<{name}>" if complete and is_sent_whole(kind) else name
    raise TypeError(f"no TypeScript for {kind}")


def union(parts: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def array(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def is_sent(kind: types.Type) -> bool:
    """True for types that clients send: these types forbid unknown fields."""
    return isinstance(kind, types.StructType) and kind.forbid_unknown_fields


def is_sent_whole(kind: types.Type) -> bool:
    """True if the server sends all fields, although clients may omit some."""
    return isinstance(kind, types.StructType) and is_sent(kind) and not is_sparse(kind)


def is_sparse(kind: types.StructType) -> bool:
    """True if default values are omitted on the wire."""
    config: Any = kind.cls.__struct_config__
    return bool(config.omit_defaults)


def can_omit_defaults(kind: types.StructType) -> bool:
    """True if fields with a default may be omitted: by clients always, by the server if the type is
    sparse."""
    return is_sent(kind) or is_sparse(kind)


def name_of(made: type[Any]) -> str:
    """The TypeScript name; actions of a tournament get a suffix."""
    if made in log.ACTIONS.values():
        return f"{made.__name__}Action"
    return made.__name__


# -- interfaces ----------------------------------------------------------------------------


def interface(name: str, entries: Iterable[InterfaceField], doc: str = "") -> str:
    lines = [*comment(doc), f"export interface {name} {{"]
    for entry in entries:
        lines += comment(entry.comment, "  ")
        lines.append(f"  {entry.name}{'?' if entry.optional else ''}: {entry.kind};")
    return "\n".join([*lines, "}"])


def alias(name: str, parts: Sequence[str], doc: str = "") -> str:
    """A type alias, formatted as prettier does."""
    head, tail = f"export type {name} =", f"{union(parts)};"
    if len(f"{head} {tail}") <= WIDTH:
        lines = [f"{head} {tail}"]
    elif len(f"  {tail}") <= WIDTH:
        lines = [head, f"  {tail}"]
    else:
        lines = [head, "  | " + tail.replace(" | ", "\n  | ")]
    return "\n".join([*comment(doc), *lines])


def comment(text: str, indent: str = "") -> list[str]:
    """A doc comment, on one line if it fits."""
    text = " ".join(text.split()).replace("*/", "* /")
    if not text:
        return []
    if len(line := f"{indent}/** {text} */") <= WIDTH:
        return [line]
    wrapped = textwrap.wrap(text, WIDTH - len(indent) - 3, break_long_words=False)
    return [f"{indent}/**", *(f"{indent} * {part}" for part in wrapped), f"{indent} */"]


def written_docstring(made: type[Any]) -> str:
    """The written docstring, not the one that `dataclass` generates."""
    found = vars(made).get("__doc__") or ""
    return "" if found.startswith(f"{made.__name__}(") else found


def fields_of(made: type[Any]) -> dict[str, InterfaceField]:
    """The fields of a dataclass, which is always sent whole."""
    info = types.type_info(made)
    assert isinstance(info, types.DataclassType)
    said = comments_of(made)
    return {
        field.name: InterfaceField(
            field.encode_name, type_text(field.type), False, said.get(field.name, "")
        )
        for field in info.fields
    }


def message(made: type[msgspec.Struct]) -> str:
    info = types.type_info(made)
    assert isinstance(info, types.StructType)
    name, said = name_of(made), comments_of(made)
    entries = [InterfaceField(info.tag_field, json.dumps(info.tag))] if info.tag_field else []
    for field in info.fields:
        kind = DOCUMENTS.get((name, field.name)) or type_text(field.type, not is_sent(info))
        optional = not field.required and can_omit_defaults(info)
        entries.append(InterfaceField(field.encode_name, kind, optional, said.get(field.name, "")))
    return interface(name, entries, written_docstring(made))


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module defines, in order."""
    return [
        made
        for made in vars(module).values()
        if isinstance(made, type)
        and issubclass(made, msgspec.Struct)
        and made.__module__ == module.__name__
    ]


# -- the file ------------------------------------------------------------------------------


def views() -> Iterator[str]:
    for part in (RumouredCard, Auction):
        yield interface(part.__name__, fields_of(part).values(), written_docstring(part))
    shared = fields_of(engine.BaseView)
    for game, view in VIEWS.items():
        entries = {name: shared[name] for name in BASE_FIELDS} | fields_of(view)
        del entries[CARDS]
        yield interface(view_name(game), entries.values(), written_docstring(view))
    by_game = [InterfaceField(game, view_name(game)) for game in VIEWS]
    yield interface("Views", by_game, "The view of each game, by the game of its table.")
    yield alias("GameView", [view_name(game) for game in VIEWS])


def view_name(game: str) -> str:
    return f"{game.capitalize()}View"


def events() -> Iterator[str]:
    for event, tag, facts in zip(EVENT_TYPES, EVENT_TAGS, EVENT_FIELDS, strict=True):
        names = (*facts, AT_CARD) if event is CardPlayed else facts
        entries = [
            InterfaceField("type", json.dumps(tag)),
            *(InterfaceField(name, fact_type(name)) for name in names),
        ]
        yield interface(event.__name__, entries, written_docstring(event))
    yield alias("GameEvent", [event.__name__ for event in EVENT_TYPES])


def fact_type(name: str) -> str:
    """The type of a fact of an event, as `told_event` writes it."""
    if name == "card":
        return "number | null"
    return "string" if name in TEXT_FACTS else "number"


def messages() -> Iterator[str]:
    for module in (lobby, library, sentences, play):
        yield from (message(made) for made in structs(module))
    yield alias("SentenceValue", [type_text(types.type_info(protocol.SentenceValue))])
    yield from actions()
    yield from (message(made) for made in structs(tournament))
    for name in ("ClientMessage", "ServerMessage", "HallMessage"):
        yield alias(name, [made.__name__ for made in getattr(protocol, name).__args__])


def actions() -> Iterator[str]:
    """The actions of a tournament, as in its log."""
    parts: list[type[msgspec.Struct]] = [log.ClockSettings, log.NewPlayer, log.SeatResult]
    yield from (message(made) for made in [*parts, *log.ACTIONS.values()])
    yield alias("TournamentAction", [name_of(made) for made in log.ACTIONS.values()])


def render_file() -> str:
    """The text of the whole file; it is deterministic."""
    version = f"export const VERSION = {protocol.VERSION};"
    parts = [HEADER, version, *messages(), *views(), *events()]
    names = re.findall(r"^export \w+ (\w+)", "\n".join(parts), re.MULTILINE)
    assert len(names) == len(set(names)), "two types have one name"
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def main() -> None:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(render_file(), encoding="utf-8")
    say(f"{FILE.relative_to(ROOT)} is written")


if __name__ == "__main__":
    main()
