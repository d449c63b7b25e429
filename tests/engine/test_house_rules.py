"""One line declares a house rule; a rule asks for it and a test shows it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from sixgun import classic, duel
from sixgun.classic.house_rules import house_rules_for
from sixgun.duel.house_rules import house_rules_for as duel_house_rules_for
from sixgun.engine import BadConfig, HouseRule

ROOT = Path(__file__).parents[2]
RULES = {"classic": classic.HOUSE_RULES, "duel": duel.HOUSE_RULES}
EACH = [(game, rule) for game, rules in RULES.items() for rule in rules]
NAMES = [rule.name for _, rule in EACH]


def trees(folder: Path) -> list[ast.Module]:
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))]


ASKED = {
    game: {
        node.attr
        for tree in trees(ROOT / "src" / "sixgun" / game)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
    }
    for game in RULES
}
TESTED = {
    word
    for tree in trees(ROOT / "tests" / "rulings")
    for node in ast.walk(tree)
    if isinstance(node, ast.Constant) and isinstance(node.value, str)
    for word in node.value.split()
}


@pytest.mark.conformance
def test_a_switch_is_on_if_it_is_named() -> None:
    house = house_rules_for(("no_waste", "guess_on"))

    assert (house.no_waste, house.guess_on, house.shot_first) == (True, True, False)
    assert duel_house_rules_for(("front_kid",)).front_kid


@pytest.mark.conformance
def test_a_house_rule_knows_its_ruling_and_its_text() -> None:
    assert duel.HOUSE_RULES[1] == HouseRule(
        "own_swaps_only", "D46", "A swap forced by another player triggers nothing."
    )


@pytest.mark.parametrize(
    ("names", "code"),
    [(("nonsense",), "unknown_house_rule"), (("no_waste", "no_waste"), "house_rule_twice")],
)
def test_unknown_and_repeated_names_are_refused(names: tuple[str, ...], code: str) -> None:
    with pytest.raises(BadConfig, match=code):
        house_rules_for(names)


@pytest.mark.parametrize(("game", "rule"), EACH, ids=NAMES)
def test_a_rule_asks_for_the_switch(game: str, rule: HouseRule) -> None:
    assert rule.name in ASKED[game], f"no rule reads `house.{rule.name}`"


@pytest.mark.parametrize("name", NAMES)
def test_a_ruling_test_plays_by_the_house_rule(name: str) -> None:
    assert name in TESTED, f"no test in tests/rulings plays with house={name!r}"
