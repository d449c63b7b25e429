"""Rulings are parsed from their Markdown pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.library.rulings import find_root, read_rulings

PAGE = """\
# Rulings

Words before the first section, and a **R99** that is none.

## Guns

- **R1** A gun shoots. **DECISION**: always. _(S3, FAQ)_
- **R2** It goes on
  over two lines (and brackets). _(S4, IMP bs; see (R1))_

## Manners

- **R3** No shouting. _(S4; conduct)_
- R4 is no ruling.
- **R5** This one has no source.
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "rulings").mkdir(parents=True)
    (tmp_path / "docs" / "rulings" / "page.md").write_text(PAGE)
    return tmp_path


def test_each_list_entry_with_a_number_is_a_ruling(root: Path) -> None:
    found = {ruling.id: ruling for ruling in read_rulings(root)}
    assert list(found) == ["R1", "R2", "R3", "R5"]
    assert found["R1"].text == "A gun shoots. DECISION: always."
    assert found["R1"].source == "S3, FAQ"
    assert found["R2"].text == "It goes on over two lines (and brackets)."
    assert found["R2"].source == "S4, IMP bs; see (R1)"
    assert found["R2"].section == "Guns"
    assert found["R5"].source == ""


def test_rulings_about_conduct_are_not_in_force(root: Path) -> None:
    assert [ruling.id for ruling in read_rulings(root) if not ruling.in_force] == ["R3"]


def test_a_later_ruling_is_not_in_force(root: Path) -> None:
    page = root / "docs" / "rulings" / "page.md"
    page.write_text("- **R6** A card of another box. _(S5; later)_\n")

    [ruling] = read_rulings(root)

    assert ruling.is_later
    assert not ruling.in_force


def test_our_own_rulings_have_unique_numbers_and_a_source() -> None:
    rulings = read_rulings(find_root())

    assert len({ruling.id for ruling in rulings}) == len(rulings)
    assert {ruling.page for ruling in rulings} == {"classic", "duel", "tournament"}
    assert [ruling.id for ruling in rulings if not ruling.source] == []
