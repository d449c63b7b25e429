"""Reads a user's file of corrections to the printed facts of The Duel.

The TOML file has a table for each card or character to correct: `life` of a character, or the
symbols of all copies of a card with one back, as in `ren_law = { barrel = 1, snake = 2 }`.
docs/duel-facts.md has an example and lists the uncertain facts.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from pathlib import Path
from typing import Final

from sixgun.duel import BOXES, Config, facts_for
from sixgun.duel.corrections import LIVES, MOST_OF_A_KIND
from sixgun.duel.printed_facts import BACKS, SYMBOLS
from sixgun.engine import BadConfig, Fact

__all__ = ["load_corrections"]

MOST_BYTES: Final = 100_000
LIFE: Final = "life"
COUNTS: Final = range(MOST_OF_A_KIND + 1)
EVERYTHING: Final = "reinforcements"  # the mode with all cards, in the largest decks
WHERE: Final = re.compile(r" \(at (?:line ([0-9]+)|end of document).*\)$")


def load_corrections(path: str | Path) -> tuple[str, ...]:
    """Read a file for `Config.corrections`, sorted: equal facts give equal corrections."""
    try:
        words = format_corrections(read_file(Path(path)))
        facts_for(Config(mode=EVERYTHING, corrections=words))  # refuses unknown ids
    except BadConfig as refused:
        facts: dict[str, Fact] = {"file": str(path), **refused.facts, **unknown_id(refused)}
        raise BadConfig(refused.code, **facts) from refused
    return words


def unknown_id(refused: BadConfig) -> dict[str, Fact]:
    """The unknown id, and a known one that is spelt like it."""
    called = str(refused.facts.get("correction", "")).partition(".")[0]
    known = [kind.id for box in BOXES.values() for kind in (*box.cards, *box.characters)]
    if refused.code != "corrects_nothing" or called in known:
        return {}
    near = difflib.get_close_matches(called, known, 1)
    return {"id": called, "near": near[0]} if near else {"id": called}


# -- the file ------------------------------------------------------------------------------


def read_file(path: Path) -> dict[str, object]:
    if path.is_dir():
        raise BadConfig("is_a_folder")
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise BadConfig("no_such_file") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadConfig("cannot_read", reason=reason) from None
    if len(content) > MOST_BYTES:
        raise BadConfig("bad_toml", reason=f"longer than {MOST_BYTES} bytes")
    return parse_toml(content)


def parse_toml(content: bytes) -> dict[str, object]:
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadConfig("bad_toml", line=line, reason="no text in UTF-8") from None
    except (ValueError, RecursionError) as error:
        raise BadConfig("bad_toml", **error_location(str(error), content)) from None


def error_location(message: str, content: bytes) -> dict[str, Fact]:
    """The message of the TOML parser, and the line if it names one."""
    found = WHERE.search(message)
    if found is None:
        return {"reason": message}
    line = int(found[1] or len(content.splitlines()))
    return {"line": line, "reason": message[: found.start()]}


# -- corrections as text -------------------------------------------------------------------


def format_corrections(tables: dict[str, object]) -> tuple[str, ...]:
    return tuple(sorted(word for kind in tables for word in format_entry(kind, tables[kind])))


def format_entry(kind: str, table: object) -> list[str]:
    """The corrections of one card or character."""
    if not isinstance(table, dict):
        raise bad_correction(kind, table)
    if not table:
        raise BadConfig("corrects_nothing", correction=kind[:80])
    return [format_correction(f"{kind}.{what}", what, value) for what, value in table.items()]


def format_correction(where: str, what: str, value: object) -> str:
    if what == LIFE:
        return f"{where}={check_number(where, value, LIVES)}"
    if what not in BACKS:
        raise BadConfig("bad_correction", correction=where[:80], known=" ".join((LIFE, *BACKS)))
    if not isinstance(value, dict):
        raise bad_correction(where, value)
    return f"{where}={format_symbols(where, value)}"


def format_symbols(where: str, counted: dict[str, object]) -> str:
    """The reveal symbols of all copies, always in the same order."""
    for symbol in counted:
        if symbol not in SYMBOLS:
            unknown = f"{where}.{symbol}"[:80]
            raise BadConfig("bad_correction", correction=unknown, known=" ".join(SYMBOLS))
    found: list[str] = []
    for symbol in SYMBOLS:
        count = check_number(f"{where}.{symbol}", counted.get(symbol, 0), COUNTS)
        if count:
            found.append(symbol if count == 1 else f"{symbol}*{count}")
    return ",".join(found)


def check_number(where: str, value: object, allowed: range) -> int:
    if type(value) is not int or value not in allowed:
        raise bad_correction(where, value, least=allowed[0], most=allowed[-1])
    return value


def bad_correction(where: str, value: object, **bounds: int) -> BadConfig:
    """The error for a wrong value; without bounds, a table was expected."""
    return BadConfig("bad_correction", correction=where[:80], value=shorten(value), **bounds)


def shorten(value: object) -> str:
    """A value for an error message; of a long one only the type."""
    if isinstance(value, str):
        return value[:60]
    if isinstance(value, (list, dict)) or (isinstance(value, int) and value.bit_length() > 64):
        return type(value).__name__
    return str(value)
