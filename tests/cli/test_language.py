"""The language of the terminal: how it is chosen, and whole games in Italian."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixgun.cli.language import choose_language, current_language, default_language, say
from sixgun.duel import MODES
from sixgun.engine import SixgunError
from sixgun.library import CATALOGUES
from sixgun.messages import catalogue
from tests.cli.cli_runner import as_program, finished_record, invoke, invoke_json, refused

ALWAYS_THE_FIRST = "1\n" * 3000
WORD = re.compile(r"[^\W\d_]{3,}")
NOTATION = {"play"}  # in the example of the help
GAMES: list[tuple[object, ...]] = [
    ("--players", 5),
    ("--players", 8, "--boxes", "all"),
    ("--variant", "long_duel"),
    ("--variant", "short_duel"),
    *(("duel", "--mode", mode) for mode in MODES),
]


@pytest.fixture(autouse=True)
def _saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXGUN_SAVES", str(tmp_path / "saves"))


# -- choosing ------------------------------------------------------------------------------


@pytest.mark.parametrize("args", [("--lang", "it", "rules"), ("rules", "--lang", "it")])
def test_the_option_works_before_and_after_the_command(args: tuple[str, ...]) -> None:
    assert "in vigore" in invoke(*args, "R51").stdout


@pytest.mark.parametrize("args", [("--lang", "fr", "rules"), ("rules", "--lang", "fr")])
def test_an_unknown_language_is_refused(args: tuple[str, ...]) -> None:
    assert "“fr”. Known: en it." in refused(*args, code="unknown_language")
    with pytest.raises(SixgunError):
        choose_language("latin")
    assert current_language() == "en"


def test_an_unknown_language_in_the_environment_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXGUN_LANG", "xx")
    refused("rules", "R51", code="unknown_language")
    assert invoke("rules", "R51", "--lang", "it").exit_code == 2
    assert invoke("--lang", "it", "rules", "R51").exit_code == 0


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "it_CH.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "SIXGUN_LANG": "en"}, "en"),
    ],
    ids=str,
)
def test_the_default_is_the_language_of_the_system(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SIXGUN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language


def test_the_tournament_has_the_option_too(tmp_path: Path) -> None:
    log = tmp_path / "log"
    told = invoke("tournament", "new", log, "Open", "--lang", "it").stdout
    assert told == f"1  {catalogue('it').text('tournament.log.open', {'name': 'Open'})}\n"
    line = refused("--lang", "it", "tournament", "draw", log, code="too_few_entrants")
    assert (
        catalogue("it").text("tournament.refusals.too_few_entrants", {"players": 0, "least": 5})
        in line
    )


# -- whole games ---------------------------------------------------------------------------


def words_in(texts: list[str]) -> set[str]:
    return {word.lower() for text in texts for word in WORD.findall(text)}


def english_words() -> set[str]:
    """Words of English messages that no Italian message and no printed name has."""
    english = list(catalogue("en").messages.values())
    names = [entry.name for game in CATALOGUES.values() for entry in game.catalogue()]
    italian = [*catalogue("it").messages.values(), *names]
    return words_in(english) - words_in(italian)


def english_in(text: str) -> set[str]:
    """English words in an output, apart from file names and commands."""
    lines = [line for line in text.splitlines() if "saves" not in line]
    return words_in(lines) & english_words() - NOTATION


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_whole_game_in_italian_has_nothing_english(options: tuple[object, ...]) -> None:
    typed = "aiuto\ncronaca\n" + ALWAYS_THE_FIRST
    result = invoke("play", *options, "--seed", 2, "--lang", "it", stdin=typed)

    assert result.exit_code == 0
    assert "Vittoria per: " in result.stdout
    assert english_in(result.stdout) == set()


def test_a_whole_auction_in_italian_has_nothing_english() -> None:
    typed = "?\n" + "pass\n1\n0\n" * 300
    result = invoke("play", "--variant", "auction", "--seed", 2, "--lang", "it", stdin=typed)

    text = re.sub(r"^> .*|\(\w+; \? per", "", result.stdout, flags=re.MULTILINE)
    assert "Vittoria per: " in text
    assert english_in(text) == set()


def test_italian_commands_and_moves() -> None:
    typed = "aiuto\nconsiglio\nperché 1\ncarta birra\ncronaca\nlascia\nlascia per sempre\n"
    text = invoke("play", "--seed", 3, "--lang", "it", stdin=typed).stdout

    assert "perché MOSSA" in text
    assert "Questa mossa è permessa." in text
    assert "Birra  beer, carta marrone" in text
    assert "Hai lasciato la partita per sempre" in text


def test_a_replay_tells_the_story_in_italian(tmp_path: Path) -> None:
    record = finished_record(tmp_path / "game.record")
    story = invoke_json("--lang", "it", "replay", record)["story"]

    assert story[0] == "Le carte sono state mescolate e distribuite"
    assert english_in("\n".join(story)) == set()
    moment = invoke("replay", record, "--ply", 12, "--lang", "it").stdout
    assert "Dopo la mossa 12 di" in moment


def test_the_english_story_has_no_gaps(tmp_path: Path) -> None:
    story = invoke_json("replay", finished_record(tmp_path / "game.record"))["story"]
    assert all(line and "{" not in line for line in story)


def test_cards_are_found_and_shown_in_italian() -> None:
    text = invoke("cards", "birra", "--lang", "it").stdout
    assert text.startswith("Birra  beer, carta marrone\n")
    assert english_in(invoke("cards", "--lang", "it").stdout) <= {"base", "city", "dodge"}


# -- plain terminals -----------------------------------------------------------------------


def test_a_plain_terminal_gets_letters_for_suits(tmp_path: Path) -> None:
    done = as_program(
        *("play", "--seed", 3, "--save", tmp_path / "game"),
        stdin=b"1\n1\n1\n",
        PYTHONIOENCODING="ascii",
    )
    assert done.stdout.isascii()
    assert b"Keep BANG! 8C" in done.stdout
    assert b"?" not in done.stdout.replace(b"keep?", b"").replace(b"Type ? for", b"")


def test_italian_accents_become_apostrophes(tmp_path: Path) -> None:
    done = as_program(
        *("play", "--lang", "it", "--seed", 3, "--save", tmp_path / "game"),
        stdin=b"perche 1\n",
        PYTHONIOENCODING="ascii",
    )
    assert b"Il tuo personaggio e' Kit Carlson." in done.stdout
    assert b"Questa mossa e' permessa." in done.stdout


def test_say_needs_its_values() -> None:
    assert say("terminal.replay.after", ply=3, moves=9) == "After move 3 of 9"
    with pytest.raises(LookupError):
        say("terminal.replay.after", ply=3)
