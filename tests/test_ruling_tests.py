"""Every ruling in force has a test with its number; `sixgun rules` lists them."""

from __future__ import annotations

from collections import Counter

from sixgun.cli.rulings import find_ruling_tests, rulings_with_tests
from sixgun.library.rulings import find_root, read_rulings

ROOT = find_root()


def test_every_ruling_in_force_has_a_test() -> None:
    bare = [r.id for r in rulings_with_tests(ROOT) if r.in_force and not r.tests]
    assert bare == []


def test_no_test_names_an_unknown_ruling() -> None:
    written = {ruling.id for ruling in read_rulings(ROOT)}
    assert [test for test in find_ruling_tests(ROOT) if test.ruling not in written] == []


def test_ruling_numbers_are_unique() -> None:
    counts = Counter(ruling.id for ruling in read_rulings(ROOT))
    assert [number for number, count in counts.items() if count > 1] == []


def test_every_ruling_has_words_and_a_source() -> None:
    assert [r.id for r in read_rulings(ROOT) if not (r.text and r.source and r.section)] == []
