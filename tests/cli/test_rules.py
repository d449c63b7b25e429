"""`sixgun rules`: the rulings, with the tests that prove them."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun import classic, duel
from sixgun.cli.ruling_output import describe_status
from sixgun.cli.rulings import ProvedRuling, RulingTest, find_ruling_tests, rulings_with_tests
from sixgun.library.rulings import Ruling, find_root, read_rulings
from sixgun.messages import catalogue
from tests.cli.cli_runner import invoke, invoke_json, refused

HOUSE_RULES = (*classic.HOUSE_RULES, *duel.HOUSE_RULES)
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

TESTS = """\
from sixgun.testing import ruling
import sixgun.testing as kit

@ruling("R1", "R2")
def test_guns() -> None: ...

@kit.ruling("R1")
def test_again() -> None: ...

@ruling("R3")
def helper() -> None: ...

class TestMore:
    @ruling("R5")
    def test_inside(self) -> None: ...
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "rulings").mkdir(parents=True)
    (tmp_path / "docs" / "rulings" / "page.md").write_text(PAGE)
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "deep" / "test_guns.py").write_text(TESTS)
    return tmp_path


def test_tests_are_found_without_running_them(root: Path) -> None:
    where = "tests/deep/test_guns.py::"
    assert find_ruling_tests(root) == [
        RulingTest("R1", f"{where}test_guns"),
        RulingTest("R2", f"{where}test_guns"),
        RulingTest("R1", f"{where}test_again"),
        RulingTest("R5", f"{where}TestMore::test_inside"),
    ]
    first = rulings_with_tests(root)[0]
    assert first.tests == [f"{where}test_guns", f"{where}test_again"]


def test_json() -> None:
    entries = invoke_json("rules")
    assert len(entries) == len(read_rulings(find_root()))
    for entry in entries:
        assert {"id", "text", "source", "in_force", "tests"} <= entry.keys()
    [barrel] = invoke_json("rules", "r51")
    assert barrel["id"] == "R51"
    assert any(test.startswith("tests/rulings/test_barrel.py::") for test in barrel["tests"])


def test_a_ruling_has_its_house_rule() -> None:
    [beers, barrel] = invoke_json("rules", "R39", "R51")
    assert beers["house_rule"]["name"] == "rescue_returns"
    assert beers["house_rule"]["words"]
    assert barrel["house_rule"] is None
    assert "House rule rescue_returns: " in invoke("rules", "R39").stdout


def test_the_house_rules_alone() -> None:
    found = invoke_json("rules", "--switches")
    assert {entry["house_rule"]["name"] for entry in found} == {rule.name for rule in HOUSE_RULES}
    text = invoke("rules", "--switches").stdout
    for rule in HOUSE_RULES:
        assert f"{rule.name}  against {rule.ruling}" in text
    assert invoke("rules", "--switches", "R51").stdout.strip() == "Nothing found."


def test_house_rules_are_grouped_by_game() -> None:
    text = invoke("rules", "--switches").stdout
    of_bang, of_the_duel = text.split("\nduel\n")
    assert of_bang.startswith("\nclassic\n")
    assert all(f"{rule.name}  against" in of_bang for rule in classic.HOUSE_RULES)
    assert all(f"{rule.name}  against" in of_the_duel for rule in duel.HOUSE_RULES)


def test_a_ruling_of_the_duel() -> None:
    [ruling] = invoke_json("rules", "d97")
    assert ruling["house_rule"]["name"] == "point_by_point"
    assert all(test.startswith("tests/rulings/duel/") for test in ruling["tests"])
    assert "House rule point_by_point: " in invoke("rules", "D97").stdout


def test_a_ruling_by_the_name_of_its_house_rule() -> None:
    [rule] = [rule for rule in HOUSE_RULES if rule.name == "one_snipe"]
    assert [entry["id"] for entry in invoke_json("rules", "one_snipe")] == [rule.ruling]
    words = catalogue().text("options.values.classic.house.one_snipe")
    assert words in " ".join(invoke("rules", "ONE_SNIPE", "--switches").stdout.split())
    refused("rules", "two_snipes", code="unknown_ruling")


def test_the_search_includes_house_rules() -> None:
    for word in ("one_snipe", "Sheriff's extra life point gives"):
        found = invoke_json("rules", "--switches", "--search", word)
        assert len(found) == 1


def test_a_ruling_that_is_not_implemented_says_so() -> None:
    later = Ruling("R1", "A gun shoots.", "S4; later", False, "Guns", "classic")
    assert "not implemented yet" in describe_status(ProvedRuling(later, [], None, "")).plain
    assert "not implemented yet" not in invoke("rules", "R278").stdout
    [auction] = invoke_json("rules", "R278")
    assert auction["in_force"]


def test_search() -> None:
    found = invoke_json("rules", "--search", "dynamite jail")
    assert found
    assert all("dynamite" in entry["text"].lower() for entry in found)


def test_for_people() -> None:
    text = invoke("rules", "R51", "R19").stdout
    assert "tests/rulings/test_barrel.py::" in text
    assert "in force" in text
    assert "not enforceable by a program" in text


def test_an_unknown_ruling() -> None:
    refused("rules", "R99999", code="unknown_ruling")


def test_a_number_without_its_letter_is_enough() -> None:
    assert [entry["id"] for entry in invoke_json("rules", "51")] == ["R51"]
    refused("rules", "99999", code="unknown_ruling")


def test_a_search_without_results_says_so() -> None:
    assert invoke("rules", "--search", "zzzz").stdout.strip() == "Nothing found."
    assert invoke_json("rules", "--search", "zzzz") == []
