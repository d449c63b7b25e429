"""Every ruling in force has a test that carries its number; `sixgun rules` lists them."""

from __future__ import annotations

from collections import Counter

from sixgun.cli.rulings import proofs, rulings_with_tests
from sixgun.library.rulings import find_root, read_rulings

ROOT = find_root()


def test_every_ruling_in_force_has_a_test() -> None:
    bare = [r.id for r in rulings_with_tests(ROOT) if r.in_force and not r.tests]
    assert bare == []


def test_no_test_names_a_ruling_that_is_not_written() -> None:
    written = {ruling.id for ruling in read_rulings(ROOT)}
    assert [proof for proof in proofs(ROOT) if proof.ruling not in written] == []


def test_no_ruling_number_stands_twice() -> None:
    counts = Counter(ruling.id for ruling in read_rulings(ROOT))
    assert [number for number, count in counts.items() if count > 1] == []


def test_every_ruling_has_words_and_a_source() -> None:
    assert [r.id for r in read_rulings(ROOT) if not (r.text and r.source and r.section)] == []
