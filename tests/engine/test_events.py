"""Every event type has its number, and every place that emits one gives the facts of its class."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from sixgun.engine import events
from sixgun.engine.events import EVENT_TYPES
from tools.compile_rules import rules_packages

SOURCE = Path(__file__).parents[2] / "src"
RAW = 6  # type, mask, four facts


def constant_name(made: type[events.Event]) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"_\1", made.__name__).upper()


def emissions() -> Iterator[tuple[str, list[ast.expr]]]:
    """Every raw event in the source, with its place."""
    for file in (file for package in rules_packages(SOURCE) for file in package.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) == RAW:
                if ast.unparse(node.elts[0]) in NUMBERS:
                    yield f"{file.relative_to(SOURCE)}:{node.lineno}", node.elts


NUMBERS = {name: value for name, value in vars(events).items() if name.isupper()}
NUMBERS.pop("EVENT_TYPES")
EMITTED = list(emissions())


@pytest.mark.conformance
def test_the_number_of_an_event_type_is_its_place_among_the_classes() -> None:
    places = {constant_name(made): number for number, made in enumerate(EVENT_TYPES)}

    assert places == NUMBERS, "engine/events.py: numbers and classes differ in names or order"


def test_an_event_has_at_most_four_facts() -> None:
    for made in EVENT_TYPES:
        assert len(fields(made)) <= RAW - 2, made.__name__


@pytest.mark.parametrize(("place", "raw"), EMITTED, ids=[place for place, _ in EMITTED])
def test_an_emitted_event_has_the_facts_of_its_class(place: str, raw: list[ast.expr]) -> None:
    number, mask, *facts = (ast.unparse(part) for part in raw)
    made = EVENT_TYPES[NUMBERS[number]]
    names = [field.name for field in fields(made)]

    unused = facts[len(names) :]
    assert set(unused) <= {"-1"}, f"{place}: {made.__name__} has only {names}"
    assert (mask != "0") == ("card" in names), f"{place}: the mask says who may see the card"


def test_every_event_type_is_emitted() -> None:
    emitted = {ast.unparse(raw[0]) for _, raw in EMITTED}

    assert emitted == NUMBERS.keys(), "an event type that nothing emits"
