"""Everything that has a name has its entry, and no entry names what is not there."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

import sixgun
from sixgun import classic, duel, testing
from sixgun.bots import LEVELS
from sixgun.bots.classic import REASONS as CLASSIC_REASONS
from sixgun.bots.duel import REASONS as DUEL_REASONS
from sixgun.bots.levels import OPTIONS
from sixgun.cli.tournament.commands import finals, judging, players, rounds
from sixgun.engine.events import EVENT_TYPES
from sixgun.engine.moves import VERBS, WORDS
from sixgun.tournament import ACTIONS, LogEntry
from tests.docs.pages import entries, page
from tests.docs.sources import error_codes, prompts, refusal_codes
from tests.testing.kit_vocabulary import methods_of

API = page("docs/api.md")
BOTS = page("docs/bots.md")
MOVES = page("docs/moves-and-prompts.md")
REFUSALS = page("docs/refusals.md")
KIT = page("docs/scenario-kit.md")
NOTATION = page("docs/notation.md")
RULINGS = page("docs/rulings/classic.md")
DUEL_RULINGS = page("docs/rulings/duel.md")
TOURNAMENT = page("docs/rulings/tournament.md")
RULING = re.compile(r"^- \*\*([RD]\d+)\*\* (.+) _\(([^_]+)\)_$", re.MULTILINE)
NUMBERED = [(RULINGS, "R", 314), (DUEL_RULINGS, "D", 250)]


def public(thing: type[object]) -> set[str]:
    """The methods and properties that a class has of its own."""
    return {name for name in vars(thing) if not name.startswith("_")}


def test_every_verb_is_explained() -> None:
    assert set(entries(MOVES, "Verbs")) == set(VERBS[1:])


@pytest.mark.parametrize(("heading", "room"), [("In BANG!", "classic"), ("In The Duel", "duel")])
def test_every_prompt_is_explained(heading: str, room: str) -> None:
    found = entries(MOVES, heading)
    assert sorted(found) == sorted(prompts(room))
    assert prompts("engine") == set()


@pytest.mark.parametrize(
    ("heading", "reasons"),
    [("In BANG!", CLASSIC_REASONS), ("In The Duel", DUEL_REASONS)],
    ids=["classic", "duel"],
)
def test_every_reason_of_a_bot_is_explained(heading: str, reasons: dict[str, str]) -> None:
    assert entries(BOTS, heading) == list(reasons)


def test_every_level_of_bots_is_explained() -> None:
    assert entries(BOTS, "Bots")[: len(LEVELS)] == list(LEVELS)
    assert set(entries(BOTS, "Asking for a bot")) == set(OPTIONS)


def test_every_code_is_explained() -> None:
    explained, given = set(entries(REFUSALS)), refusal_codes() | error_codes()
    assert given - explained == set()
    assert explained - given <= {"bad_usage"}  # the command line's own


def test_an_operator_is_told_what_to_do_about_every_code() -> None:
    wrong = entries(page("docs/serving.md"), "When something is wrong")
    assert sorted(wrong) == sorted(entries(REFUSALS, "It cannot be started"))


def test_no_code_is_explained_twice() -> None:
    found = entries(REFUSALS)
    assert sorted(found) == sorted(set(found))


def test_every_option_is_explained() -> None:
    options = {field.name for field in fields(classic.Config)} | {"expansions", "seed"}
    assert set(entries(API, "Options")) == options
    of_the_duel = {field.name for field in fields(duel.Config)}
    assert set(entries(API, "Options of The Duel")) == of_the_duel


def test_every_event_is_explained() -> None:
    assert entries(API, "Events") == [event.__name__ for event in EVENT_TYPES]


def test_the_whole_public_api_is_mentioned() -> None:
    text = API.read_text(encoding="utf-8")
    for name in [*sixgun.__all__, *public(sixgun.LiveGame)]:
        assert re.search(rf"\b{name}\b", text), name
    for part in (sixgun.Decision, sixgun.GameResult):
        for field in fields(part):
            assert f".{field.name}`" in text, f"{part.__name__}.{field.name}"


def test_every_word_of_the_kit_is_explained() -> None:
    text = set(re.findall(r"`@?(\w+)", KIT.read_text(encoding="utf-8")))
    for part in (testing.Player, testing.Side, testing.Fighter):
        assert set(methods_of(part)) - text == set()
    assert set(testing.__all__) - text == set()


@pytest.mark.parametrize("setting", [testing.table, testing.duel])
def test_every_argument_of_a_table_is_explained(setting: Callable[..., object]) -> None:
    text = KIT.read_text(encoding="utf-8")
    for name in inspect.signature(setting).parameters:
        assert f"| `{name}` |" in text, name


@pytest.mark.parametrize(("path", "letter", "count"), NUMBERED)
def test_the_rulings_can_be_read_by_a_program(path: Path, letter: str, count: int) -> None:
    text = path.read_text(encoding="utf-8")
    numbers = [match[1] for match in RULING.finditer(text)]
    assert len(numbers) == len(set(numbers)) == text.count(f"\n- **{letter}")
    assert set(numbers) == {f"{letter}{number}" for number in range(1, count + 1)}


@pytest.mark.parametrize("path", [RULINGS, DUEL_RULINGS])
def test_every_tag_of_a_ruling_is_explained(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    explained = re.findall(r"^\| ([^|`]+) \|", text, re.MULTILINE)
    tags = {tag.strip() for line in explained for tag in line.split(",")}
    for match in RULING.finditer(text):
        for tag in re.split(r"[,;] ", match[3]):
            assert tag in tags, f"{match[1]}: {tag}"


def test_cards_and_characters_name_only_rulings_that_are_written() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in (RULINGS, TOURNAMENT))
    for config in (
        classic.Config(boxes=classic.OUR_BOXES),
        classic.Config(players=2, variant="short_duel"),
        classic.Config(tempo=True),
    ):
        facts = classic.facts_for(config.validate())
        for kind in [*facts.kinds, *facts.characters, *facts.events]:
            for number in kind.rulings:
                assert f"- **{number}** " in text, f"{kind.id}: {number}"


def test_those_of_the_duel_do_so_too() -> None:
    text = DUEL_RULINGS.read_text(encoding="utf-8")
    facts = duel.facts_for(duel.Config(mode="reinforcements"))
    for kind in [*facts.kinds, *facts.characters]:
        for number in kind.rulings:
            assert f"- **{number}** " in text, f"{kind.id}: {number}"


def test_every_house_rule_is_against_a_ruling_that_is_written() -> None:
    for path, rules in ((RULINGS, classic.HOUSE_RULES), (DUEL_RULINGS, duel.HOUSE_RULES)):
        text = path.read_text(encoding="utf-8")
        for rule in rules:
            assert f"- **{rule.ruling}** " in text, rule.name


def test_every_action_of_a_tournament_and_all_of_an_entry_is_explained() -> None:
    explained = entries(page("docs/tournament.md"), "The log")
    assert explained == [*LogEntry.__struct_fields__, *ACTIONS]


def test_every_command_of_a_tournament_is_shown() -> None:
    text = page("docs/tournament.md").read_text(encoding="utf-8")
    for part in (players, rounds, finals, judging):
        for command in part.app.registered_commands:
            name = command.name or getattr(command.callback, "__name__", "")
            assert f"sixgun tournament {name} " in text, name


def test_every_field_of_a_view_is_explained() -> None:
    text = API.read_text(encoding="utf-8")
    of_bang, of_the_duel = text.split("In The Duel each seat has two figures")
    for made, part in ((classic.View, of_bang), (duel.View, of_the_duel)):
        for field in fields(made):
            assert f"`{field.name}`" in part, field.name


def test_every_word_of_the_notation_is_in_its_grammar() -> None:
    text = NOTATION.read_text(encoding="utf-8")
    for word in WORDS.values():
        assert f'"{word}"' in text, word
