"""Messages of the terminal: every code has one, every key in the code exists, none is unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixgun.cli.formatting import explain_code, join_words
from sixgun.cli.language import choose_language
from sixgun.cli.play_commands import COMMANDS
from sixgun.messages import LANGUAGES, catalogue
from tests.docs.sources import error_codes, refusal_codes

SOURCE = Path(__file__).parents[2] / "src" / "sixgun"
KEY = re.compile(r"""f?["'`]([a-z_]+(?:\.(?:\w+|\{[^{}"']*(?:\[[^]]*\])?[^{}"']*\}))+)["'`]""")
FILES = {file.stem for file in (SOURCE / "messages" / "en").glob("*.json")} - {"classic", "duel"}
PLACE = re.compile(r"\{[^{}]*\}")


def codes() -> set[str]:
    return error_codes() | refusal_codes() | {"bad_usage"}


def keys_in_code() -> set[str]:
    """The keys of messages in the source; a part in braces stands for anything."""
    return {
        key
        for folder in ("cli", "narration")
        for file in sorted((SOURCE / folder).rglob("*.py"))
        for key in KEY.findall(file.read_text(encoding="utf-8"))
        if key.split(".")[0] in FILES and not key.endswith((".json", ".py", ".log"))
    }


def pattern(key: str) -> re.Pattern[str]:
    parts = [re.escape(part) for part in PLACE.split(key)]
    return re.compile(r"\w+".join(parts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message(language: str) -> None:
    messages = catalogue(language)
    groups = ("refusals", "tournament.refusals", "errors")
    without = {c for c in codes() if not messages.first(*(f"{group}.{c}" for group in groups))}
    assert without == set()


def test_every_error_message_belongs_to_a_code() -> None:
    worded = {key.split(".")[1] for key in catalogue().messages if key.startswith("errors.")}
    assert worded - codes() == set()


def test_every_key_in_the_code_has_a_message() -> None:
    known = catalogue().messages
    found = keys_in_code()
    assert len(found) > 200
    for key in found:
        assert key in known or any(map(pattern(key).match, known)), key


def test_every_message_of_the_terminal_is_used() -> None:
    patterns = [pattern(key) for key in keys_in_code()]
    for key in catalogue().messages:
        if key.startswith(("terminal.", "terminal_tournament.")):
            assert any(found.fullmatch(key) for found in patterns), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_never_show_an_unfilled_placeholder(language: str) -> None:
    choose_language(language)
    for code in codes():
        for facts in ({}, {"distance": 3, "reach": 1}):
            told = explain_code(code, facts)
            assert told
            assert "{" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_words_for_commands(language: str) -> None:
    words = [catalogue(language).text(f"terminal.commands.{command}") for command in COMMANDS]
    assert len(set(words)) == len(COMMANDS)
    leave = catalogue(language).text("terminal.play.leave", {"leaving": ""})
    word = catalogue(language).text("terminal.commands.leave")
    assert leave.endswith(f"{word} {catalogue(language).text('terminal.commands.for_good')}")


# -- codes -------------------------------------------------------------------------------------


def test_a_refusal_contains_its_numbers() -> None:
    told = explain_code("out_of_range", {"distance": 3, "reach": 1})
    assert told == "Too far away: distance 3, your reach is 1."


def test_an_unknown_code_is_readable() -> None:
    assert explain_code("moon_too_high", {"feet": 9}) == "Moon too high (feet 9)."


def test_the_message_of_a_bad_header_names_the_field() -> None:
    facts = {"reason": "wrong_player_count", "players": 9, "least": 3, "most": 8}
    assert "for 3 to 8 players, not 9." in explain_code("bad_header", facts)


def test_a_game_with_a_fixed_number_of_players_says_so() -> None:
    facts = {"players": 5, "least": 2, "most": 2}
    assert explain_code("wrong_player_count", facts) == "This game is for 2 players, not 5."


def test_a_number_has_no_separators_unless_its_message_has() -> None:
    facts = {"host": "localhost", "port": 8666}
    assert explain_code("port_in_use", facts).endswith("localhost, port 8666.")
    assert "$2,000" in explain_code("more_than_your_purse", {"purse": 2000})


def test_joining() -> None:
    told = [join_words(list("abc")[:n]) for n in range(4)]
    assert told == ["", "a", "a and b", "a, b, and c"]
    choose_language("it")
    assert join_words(["a", "b", "c"]) == "a, b e c"
