"""`sixgun play duel` through a pipe: whole games, quitting and resuming."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.cli.files import load_record
from sixgun.duel import HOUSE_RULES, MODES
from sixgun.live import replay
from tests.cli.cli_runner import invoke, refused

ALWAYS_THE_FIRST = "1\n" * 3000
EVERY_MODE = [("--mode", mode) for mode in MODES]
KINDS: list[tuple[object, ...]] = [
    *EVERY_MODE,
    ("--edition", "first", "--dealt", 2),
    ("--mode", "mexican_standout", "--dealt", 6, "--rule", "own_swaps_only,live_fanning"),
]


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SIXGUN_SAVES", str(tmp_path / "saves"))
    monkeypatch.delenv("SIXGUN_COMMAND", raising=False)
    return tmp_path / "saves"


def lines(*typed: str, seed: int = 3, options: tuple[object, ...] = ()) -> str:
    return invoke("play", "duel", "--seed", seed, *options, stdin="\n".join(typed)).stdout


# -- whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_games_of_every_kind_to_their_end(options: tuple[object, ...], saves: Path) -> None:
    result = invoke("play", "duel", "--seed", 2, *options, stdin=ALWAYS_THE_FIRST)

    assert result.exit_code == 0
    assert "Won by: " in result.stdout
    assert [ln for ln in result.stdout.splitlines() if len(ln) > 80 and "saves" not in ln] == []
    [file] = saves.iterdir()
    assert replay(load_record(file)).result


@pytest.mark.parametrize("width", [60, 120])
def test_the_output_fits_other_terminal_widths(width: int) -> None:
    text = invoke(
        *("play", "duel", "--seed", 2, "--mode", "mexican_standout"),
        stdin="log\n?\n" + "1\n" * 400,
        width=width,
    ).stdout
    assert [ln for ln in text.splitlines() if len(ln) > width and "saves" not in ln] == []
    assert "…" not in text


def test_options_are_saved_in_the_record(saves: Path, tmp_path: Path) -> None:
    facts = tmp_path / "facts.toml"
    facts.write_text("[big_steve]\nlife = 5\n")
    wishes = ("--mode", "reinforcements", "--edition", "first", "--dealt", 5, "--facts", facts)
    lines("1", options=(*wishes, "--rule", "live_fanning", "--name", "Zoe"))

    [file] = saves.iterdir()

    assert load_record(file).options == {
        "mode": "reinforcements",
        "names": "zoe ann",
        "edition": "first",
        "dealt": "5",
        "house": "live_fanning",
        "corrections": "big_steve.life=5",
    }


def test_the_same_seed_and_moves_give_the_same_game(tmp_path: Path) -> None:
    texts = []
    for name in ("a", "b"):
        file = tmp_path / name
        invoke("play", "duel", "--seed", 4, "--save", file, stdin=ALWAYS_THE_FIRST)
        texts.append(file.read_text())
    assert texts[0] == texts[1]


@pytest.mark.parametrize("options", EVERY_MODE, ids=str)
def test_a_game_left_and_resumed_is_the_same_as_one_played_through(
    options: tuple[object, ...], tmp_path: Path
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    invoke("play", "duel", "--seed", 9, *options, "--save", whole, stdin=ALWAYS_THE_FIRST)
    invoke("play", "duel", "--seed", 9, *options, "--save", parts, stdin="1\nq\n")
    for _ in range(300):
        if "unfinished" not in parts.read_text():
            break
        result = invoke("play", "--resume", parts, stdin="1\n" * 15)
        assert result.exit_code == 0
        assert "Resumed after move " in result.stdout
    assert parts.read_text() == whole.read_text()


# -- sides ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "mode", "names"),
    [
        ("law", "law_vs_outlaw", "me ann"),
        ("outlaw", "law_vs_outlaw", "ann me"),
        ("renegade", "renegade_vs_outlaw", "ann me"),
        ("law", "mexican_standout", "ann me bob"),
        ("renegade", "mexican_standout", "ann bob me"),
    ],
)
def test_you_may_choose_a_side(side: str, mode: str, names: str, tmp_path: Path) -> None:
    file = tmp_path / "game"
    sides = {"law": "Law", "outlaw": "Outlaws", "renegade": "Renegades"}
    who = f"Welcome, me. You play the {sides[side]}. "
    options = ("--side", side, "--mode", mode, "--save", file)
    assert who in lines("1", "q", options=options)
    assert load_record(file).options["names"] == names
    assert who in invoke("play", "--resume", file, stdin="q\n").stdout


def test_a_name_of_a_bot_is_refused_with_a_suggestion(tmp_path: Path) -> None:
    file = tmp_path / "game"
    text = lines("q", options=("--side", "outlaw", "--name", "bob", "--save", file))
    assert text.rstrip().endswith(f"{file} --name bob")
    text = invoke("play", "--resume", file, "--name", "bob", stdin="q\n").stdout
    assert "Welcome, bob. You play the Outlaws." in text


def test_a_matching_number_of_players_is_accepted() -> None:
    assert "Welcome, me." in lines("q", options=("--players", 2))
    assert "Welcome, me." in lines("q", options=("--players", 3, "--mode", "mexican_standout"))


# -- at the table --------------------------------------------------------------------------


def test_the_welcome_names_your_characters() -> None:
    text = lines()
    assert "Welcome, me. You play the Law. (Law against Outlaws)" in text
    assert "Who stands in front?" in text
    text = lines(options=("--mode", "mexican_standout"))
    assert "You play the Outlaws. (Mexican standout, for three)" in text
    assert "You hunt ann (The Law), and bob (The Renegades) hunts you." in text


def test_the_welcome_names_changed_options(tmp_path: Path) -> None:
    facts = tmp_path / "facts.toml"
    facts.write_text("[jango]\nlife = 5\n")
    options = ("--edition", "first", "--dealt", 5, "--rule", "front_kid", "--facts", facts)
    text = " ".join(lines(options=options).split())
    assert (
        "(Law against Outlaws, First edition, 5 characters each, rule front_kid, corrected facts)"
    ) in text


def test_the_name_of_a_player_means_both_characters() -> None:
    text = " ".join(lines("card me", "card ann", "1", "card ann").split())
    assert text.count("Babe Leroy babe_leroy, Outlaw character with 4 life") == 1
    assert text.count("Tom Thorn tom_thorn, Outlaw character with 4 life") == 1
    assert "Buffalo Bell buffalo_bell, Law character" in text
    assert "Bart Masterson bart_masterson, Law character" in text
    assert "no_character_seen" in text  # before anybody is shown


def test_your_characters_are_described_when_you_choose_the_front() -> None:
    text = " ".join(lines("1").split())
    assert text.count("For any player's reveal two cards are turned up") == 2  # greeting, choice


def test_help_explains_how_to_win() -> None:
    text = lines("?")
    assert "or type it: 2, colt ann, play colt > ann.1" in text
    assert "  leave      leave the game for good\n" in text
    assert "You lose when you have lost all your characters." in text
    assert "you can reload some cards" in text
    assert "they are marked (new)" in text
    assert "colt bob, play colt > bob.1" in lines("?", options=("--name", "ann"))
    text = lines("?", options=("--mode", "mexican_standout"))
    assert "spare your hunter" in text


def test_leaving_for_good_needs_a_confirmation(saves: Path) -> None:
    text = lines("leave", "leave for good", options=("--mode", "mexican_standout"))
    assert "You lose, and your hunter wins. You cannot come back." in text
    assert "You left the game for good" in text
    assert "You lost\nYou left the game.\nWon by: bob\n" in text
    [file] = saves.iterdir()
    assert load_record(file).moves == [("me", "leave")]


def test_cards_and_characters_are_explained() -> None:
    text = lines(
        "1", "card water", "card Tom Thorn", "card ann", "card spurs", "card zorro", "card"
    )
    assert "Swap front and rear of one side. Reload." in text
    assert "Whenever a swap brings him to the front" in text
    assert text.count("Not in this game.") == 1
    assert "unknown_id" in text
    assert "Which card? For example: card barrel" in text


def test_a_name_stands_for_who_is_in_front() -> None:
    text = lines("card ann", "1", "card ann", "card ann.2")
    assert "No character of ann is visible now. (no_character_seen; ? for help)" in text
    assert "Babe Leroy  babe_leroy" in text
    assert "Tom Thorn  tom_thorn" in text


def test_moves_that_look_alike_are_offered_once() -> None:
    for seed in range(12):
        for block in lines(*["1"] * 40, seed=seed).split("> ")[:-1]:
            moves = [ln[5:] for ln in block.splitlines() if ln[:3].strip().isdecimal()]
            assert len(set(moves)) == len(moves)


def test_refused_moves_are_explained_and_asked_again() -> None:
    text = lines("1", "colt thorn", "why colt thorn", "why 1", "99", "dance", "colt ann")
    assert text.count("this only reaches characters in front.") == 2
    assert "That move is legal." in text
    assert "no_such_number" in text
    assert "not_understood" in text
    assert "fired Colt at Babe Leroy" in text


def test_a_face_down_character_cannot_be_named() -> None:
    text = lines("foo", "999", "why foo", "card ann.2")
    assert text.count("I do not understand “foo”. (not_understood; ? for help)") == 2
    assert "There is no move 999. Choose from 1 to 2. (no_such_number" in text
    assert "No character of ann.2 is visible now. (no_character_seen" in text


def test_unknown_input_is_quoted_as_typed() -> None:
    assert "I do not understand “dance Tom Thorn”." in lines("1", "dance Tom Thorn")


def test_the_cards_that_others_draw_have_no_name() -> None:
    for seed in range(6):
        for line in lines(*["1"] * 30, seed=seed).splitlines():
            if line.startswith(("  ann drew ", "  bob drew ")):
                assert " card" in line


def test_the_log_repeats_the_narration() -> None:
    text = lines("1", "log", "table")
    assert text.count("Buffalo Bell entered for you, with 4 life") == 2
    assert text.count("Your hand: ") == 2


# -- refusals ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "code", "message"),
    [
        (("--mode", "moon"), "unknown_mode", f"Known: {' '.join(MODES)}"),
        (("--edition", "third"), "unknown_edition", "Known: revised first"),
        (("--dealt", 1), "wrong_character_count", "Each side can have 2 to 12 characters"),
        (("--dealt", 13), "wrong_character_count", "not 13"),
        (("--dealt", -1), "bad_usage", "too small"),
        (("--rule", "moon"), "unknown_house_rule", HOUSE_RULES[-1].name),
        (("--rule", "one_snipe"), "unknown_house_rule", "a house rule of the game classic, not"),
        (("--rule", "front_kid,front_kid"), "house_rule_twice", "front_kid"),
        (("--players", 3), "wrong_player_count", "law_vs_outlaw is for 2 players, not 3"),
        (("--boxes", "all"), "no_such_option_here", "has no --boxes"),
        (("--variant", "long_duel"), "no_such_option_here", "has no --variant"),
        (("--box", "box.py"), "no_such_option_here", "has no --box"),
        (("--tempo",), "no_such_option_here", "has no --tempo"),
    ],
    ids=str,
)
def test_what_cannot_be_dealt(options: tuple[object, ...], code: str, message: str) -> None:
    for command in ("play", "simulate"):
        assert message in refused(command, "duel", *options, code=code)


@pytest.mark.parametrize(
    ("options", "known"),
    [
        (("--side", "renegade"), "Known: law outlaw"),
        (("--side", "sheriff"), "The mode law_vs_outlaw has no side “sheriff”."),
        (("--side", "law", "--mode", "renegade_vs_outlaw"), "Known: outlaw renegade"),
    ],
)
def test_a_side_without_a_player_is_refused(options: tuple[object, ...], known: str) -> None:
    assert known in refused("play", "duel", *options, code="no_such_side")


def test_the_default_game_has_no_sides() -> None:
    refused("play", "--side", "law", code="no_such_option_here")


def test_options_of_the_duel_are_refused_in_the_default_game() -> None:
    for option in (("--mode", "reinforcements"), ("--edition", "first"), ("--dealt", 4)):
        line = refused("play", *option, code="no_such_option_here")
        assert f"The game classic has no {option[0]}" in line


def test_a_resumed_game_has_its_own_options(tmp_path: Path) -> None:
    file = tmp_path / "game"
    lines("1", options=("--save", file))
    for option in (("--mode", "reinforcements"), ("--dealt", 4), ("--facts", file)):
        refused("play", "--resume", file, *option, code="resume_has_its_own")


def test_a_game_that_is_over_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game"
    lines("leave for good", options=("--save", file))
    refused("play", "--resume", file, code="game_already_over")
