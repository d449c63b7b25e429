"""`sixgun play` through a pipe: whole games, quitting and resuming."""

from __future__ import annotations

import os
import re
import signal
import sys
import tempfile
import time
from pathlib import Path

import pytest

from sixgun.cli.files import load_record
from sixgun.engine.names import RESERVED
from sixgun.live import replay
from tests.arena.sample_bots import Listens
from tests.cli.cli_runner import (
    as_program,
    finished_record,
    interruptible,
    invoke,
    refused,
    started_record,
)

MINDS = "tests.arena.sample_bots"
ALWAYS_THE_FIRST = "1\n" * 3000


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SIXGUN_SAVES", str(tmp_path / "saves"))
    monkeypatch.delenv("SIXGUN_COMMAND", raising=False)
    return tmp_path / "saves"


def saved_in(folder: Path) -> Path:
    [file] = folder.iterdir()
    return file


@pytest.mark.parametrize("seed", range(6))
def test_a_game_to_its_end(seed: int, saves: Path) -> None:
    players = 4 + seed % 4
    result = invoke("play", "--seed", seed, "--players", players, stdin=ALWAYS_THE_FIRST)
    assert result.exit_code == 0
    assert "Won by: " in result.stdout
    record = load_record(saved_in(saves))
    assert replay(record).result


@pytest.mark.parametrize(
    "options",
    [
        ("--players", 3),
        ("--players", 7, "--boxes", "all"),
        ("--players", 8, "--boxes", "dodge_city", "--boxes", "high_noon,bullet", "--events", 2),
        ("--boxes", "fistful", "--rule", "one_snipe,guess_on", "--rule", "shot_first"),
        ("--variant", "long_duel"),
        ("--variant", "short_duel"),
        ("--players", 4, "--tempo"),
    ],
    ids=str,
)
def test_games_of_every_kind_to_their_end(options: tuple[object, ...], saves: Path) -> None:
    result = invoke("play", "--seed", 2, *options, stdin=ALWAYS_THE_FIRST)
    assert result.exit_code == 0
    assert "Won by: " in result.stdout
    assert [ln for ln in result.stdout.splitlines() if len(ln) > 80 and "saves" not in ln] == []
    assert replay(load_record(saved_in(saves))).result


@pytest.mark.parametrize("variant", ["long_duel", "short_duel"])
def test_a_duel_left_and_resumed(variant: str, tmp_path: Path) -> None:
    file = tmp_path / "duel"
    invoke("play", "--seed", 2, "--variant", variant, "--save", file, stdin="1\n" * 40)
    text = invoke("play", "--resume", file, stdin="log\n").stdout
    assert "Your character is " in text
    assert "The cards were shuffled" in text


def test_leaving_for_good_needs_a_confirmation(saves: Path) -> None:
    text = invoke("play", "--seed", 3, "--players", 4, stdin="leave\nleave for good\n").stdout
    assert "You cannot come back." in text
    assert "You left the game for good" in text
    assert "Won by: " in text
    assert ("me", "leave") in load_record(saved_in(saves)).moves


def test_help_explains_how_to_win() -> None:
    for options, goal in (
        ((), "The Outlaws must kill the Sheriff."),
        (("--players", 3), "The Deputy hunts the Renegade"),
        (("--variant", "long_duel"), "Each player has five characters"),
        (("--variant", "short_duel"), "Each player has eight characters"),
    ):
        assert goal in invoke("play", "--seed", 3, *options, stdin="?\n").stdout


def test_the_same_seed_and_moves_give_the_same_game(tmp_path: Path) -> None:
    texts = []
    for name in ("a", "b"):
        file = tmp_path / name
        invoke("play", "--seed", 4, "--save", file, stdin=ALWAYS_THE_FIRST)
        texts.append(file.read_text())
    assert texts[0] == texts[1]


def test_piped_into_a_real_program_without_colours(tmp_path: Path) -> None:
    done = as_program("play", "--seed", 1, "--save", tmp_path / "g", stdin=b"1\n" * 3000)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout
    assert b"Won by: " in done.stdout


def test_invalid_utf8_is_not_understood(tmp_path: Path) -> None:
    done = as_program("play", "--seed", 3, "--save", tmp_path / "g", stdin=b"\xff\xfe\x00\n\x80\n")
    assert done.returncode == 0
    assert b"not_understood" in done.stdout


@pytest.mark.parametrize("stdin", ["", "q\n", "quit\n", "?\n"])
def test_quitting_saves_the_game_and_says_where(stdin: str, saves: Path) -> None:
    result = invoke("play", "--seed", 3, stdin=stdin)
    assert result.exit_code == 0
    file = saved_in(saves)
    assert f"\nContinue with: sixgun play --resume {file}\n" in result.stdout
    assert replay(load_record(file)).decision


@pytest.mark.parametrize(
    ("options", "again"),
    [
        (("--bots", "marshal:seconds=0.2,greenhorn"), " --bots marshal:seconds=0.2,greenhorn"),
        (("--bots", "greenhorn", "--pace", 1.5), " --bots greenhorn --pace 1.5"),
        (("--bots", "gunslinger", "--pace", 0.1), ""),
    ],
)
def test_the_resume_command_repeats_options_that_are_not_saved(
    options: tuple[object, ...], again: str, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    said = f"\nContinue with: sixgun play --resume {file}{again}\n"

    assert said in invoke("play", "--seed", 3, *options, "--save", file).stdout
    assert said in invoke("play", "--resume", file, *options).stdout


def test_a_custom_bot_is_found_in_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    Path("own_play_bot.py").write_text("from tests.arena.sample_bots import Eager as Mine\n")

    text = invoke("play", "--seed", 3, "--bots", "own_play_bot.Mine", stdin="1\n" * 5).stdout

    assert "Continue with: " in text
    assert text.endswith(" --bots own_play_bot.Mine\n")


@pytest.mark.parametrize(
    ("bot", "code", "told"),
    [
        ("Fails", "bot_failed", "has failed: ValueError: two moves are enough, in think, line "),
        ("Quits", "bot_failed", "has failed: SystemExit: 3, in think, line "),
        ("Wild", "not_a_legal_move", "chose -7, which is not legal"),
        ("Vague", "not_a_legal_move", ".0, which is not legal"),
    ],
)
def test_a_failing_bot_ends_the_game_with_a_message_and_saves_it(
    bot: str, code: str, told: str, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    bots = f"greenhorn,{MINDS}.{bot}"
    done = invoke("play", "--seed", 3, "--bots", bots, "--save", file, stdin="1\n" * 99)

    assert done.exit_code == 2
    assert done.stderr.startswith(f"sixgun: {code}: The bot {MINDS}.{bot} of ")
    assert told in done.stderr
    assert done.stderr.count("\n") == 1
    again = f"sixgun play --resume {file} --bots greenhorn,gunslinger"
    assert f"\nThe game is saved in {file}\nContinue with another bot: {again}\n" in done.stdout
    assert invoke("play", "--resume", file, "--bots", "greenhorn,gunslinger").exit_code == 0


def test_a_bot_gets_the_same_events_in_a_resumed_game(tmp_path: Path) -> None:
    bots = ("--bots", f"{MINDS}.Listens")
    heard = []
    for way in (("--seed", 3, "--save", tmp_path / "game"), ("--resume", tmp_path / "game")):
        Listens.heard.clear()
        invoke("play", *way, *bots, stdin="1\n" if "--save" in way else "")
        heard.append(list(Listens.heard))

    assert heard[0] == heard[1] != []


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("NotBorn", "KeyError: 'no mother', in __init__, line "),
        ("Deaf", "LookupError: what?, in watch, line "),
    ],
)
def test_a_bot_that_cannot_start_is_reported_and_the_saved_game_stays(
    bot: str, told: str, tmp_path: Path
) -> None:
    bots = ("--bots", f"{MINDS}.{bot}")
    told = f"The bot {MINDS}.{bot} of ann, on seat 1, has failed: {told}"
    assert told in refused("play", *bots, "--save", tmp_path / "new", code="bot_failed")
    assert not (tmp_path / "new").exists()

    file = started_record(tmp_path / "game")
    done = invoke("play", "--resume", file, *bots)

    assert done.exit_code == 2
    assert told in done.stderr
    assert done.stdout.endswith(f"\nContinue with another bot: sixgun play --resume {file}\n")


@pytest.mark.parametrize(
    ("source", "cause"),
    [
        ("import no_such_thing", "No module named 'no_such_thing'"),
        ("raise SystemExit(4)", "SystemExit: 4"),
        ("class Mine(:", "SyntaxError: invalid syntax (own_broken_bot"),
    ],
)
def test_a_bot_whose_file_does_not_load_is_refused(
    source: str, cause: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"own_broken_bot_{len(source)}"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    Path(f"{name}.py").write_text(source)

    for command in ("play", "arena", "lab"):
        line = refused(command, "--bots", f"{name}.Mine", code="cannot_load_bot")
        assert f"Cannot load the bot {name}.Mine: {cause}" in line


def test_suggested_commands_name_the_program_as_it_was_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIXGUN_COMMAND", "python3 dev.py sixgun")
    text = invoke("play", "--seed", 3).stdout
    assert "\nContinue with: python3 dev.py sixgun play --resume " in text
    over = finished_record(tmp_path / "over")
    line = refused("play", "--resume", over, code="game_already_over")
    assert line.endswith(f"To see it: python3 dev.py sixgun replay {over}\n")


def test_a_game_left_and_resumed_is_the_same_as_one_played_through(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    invoke("play", "--seed", 9, "--save", whole, stdin=ALWAYS_THE_FIRST)
    invoke("play", "--seed", 9, "--save", parts, stdin="1\n1\nq\n")
    for _ in range(300):
        if "unfinished" not in parts.read_text():
            break
        assert invoke("play", "--resume", parts, stdin="1\n1\n1\n").exit_code == 0
    assert parts.read_text() == whole.read_text()


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
def test_ctrl_c_saves_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game"
    with interruptible("play", "--seed", 3, "--save", file) as child:
        assert child.stdout is not None
        seen = b""
        while b"End turn" not in seen and b"\n  2  " not in seen:
            line = child.stdout.readline()
            assert line, "it ended, or was ended after its time"
            seen += line
        time.sleep(0.2)
        child.send_signal(signal.SIGINT)
        rest = child.stdout.read()
        assert child.wait(timeout=20) == 130
    assert b"saved in" in rest
    assert replay(load_record(file)).decision


def test_a_long_duel_starts_without_characters() -> None:
    text = invoke(
        "play", "--variant", "long_duel", "--seed", 2, stdin="card me\ncard ann.2\n"
    ).stdout
    assert "No character of me is visible now. (no_character_seen" in text
    assert "No character of ann.2 is visible now. (no_character_seen" in text


@pytest.mark.parametrize(("number", "right"), [(1, "first pick"), (2, "first turn")])
def test_the_choice_in_a_long_duel_is_narrated_as_offered(number: int, right: str) -> None:
    text = invoke("play", "--variant", "long_duel", "--seed", 2, stdin=f"{number}\n").stdout
    assert f"  {number}  Take the {right}\n" in text
    assert f"  You named the {right}\n" in text


def test_leaving_a_duel_loses_it() -> None:
    duel = invoke("play", "--seed", 2, "--variant", "short_duel", stdin="?\nleave\n").stdout
    assert "  leave      leave the game for good\n" in duel
    assert "You lose the duel. You cannot come back." in duel
    assert "Your character stays and does nothing. You cannot come back." in lines("leave")


def test_cards_are_explained_for_this_game() -> None:
    typed = "card beer\ncard jail\ncard barrel\ncard dodge\ncard high noon\n"
    duel = invoke("play", "--seed", 2, "--variant", "short_duel", stdin=typed).stdout
    assert "Played as a BANG!, a Missed!, a Panic! or a Cat Balou." in duel
    assert "Rulings: R296 T83 T122" in duel
    assert "Copies, base: QS KS\n" in duel
    assert "Copies, dodge_city: AC" not in duel
    assert duel.count("Not in this game.") == 3


# -- at the table --------------------------------------------------------------------------


def lines(*typed: str, seed: int = 3) -> str:
    return invoke("play", "--seed", seed, "--players", 5, stdin="\n".join(typed)).stdout


def test_moves_are_offered_as_plain_sentences() -> None:
    seed, _ = out_of_reach()
    text = lines(seed=seed)
    assert "  1  Play BANG! " in text
    assert "  End turn" in text


def out_of_reach() -> tuple[int, str]:
    """A seed whose first prompt is the player's turn, with a BANG! in hand and a player out of
    range."""
    for seed in range(60):
        text = lines(seed=seed)
        if "  1  Play BANG! " in text and "Your turn" in text and "too far" in text:
            far = next(line for line in text.splitlines() if "too far" in line)
            return seed, far.replace("▶", " ").split()[1].rstrip("?")
    raise AssertionError


def test_why_explains_with_the_numbers() -> None:
    seed, far = out_of_reach()
    text = lines(f"why bang {far}", "why 1", "why", seed=seed)
    assert "Too far away: distance 2, your reach is 1. (out_of_range" in text
    assert "That move is legal." in text
    assert "Which move?" in text


def test_a_refused_move_is_explained_and_asked_again() -> None:
    seed, far = out_of_reach()
    text = lines(f"bang {far}", "99", "dance", "play bang-2C > nobody", "1", seed=seed)
    assert "out_of_range" in text
    assert "no_such_number" in text
    assert "not_understood" in text
    assert "You shot at " in text


def test_a_move_may_be_typed_as_it_is_displayed() -> None:
    seed, _ = out_of_reach()
    offered = next(
        line for line in lines(seed=seed).splitlines() if line.startswith("  1  Play BANG!")
    )
    words = offered[5:].strip()
    _, _, face, _, target = words.split()
    told = f"You shot at {target} with BANG! {face}"
    plain = face.replace("♠", "S").replace("♥", "H").replace("♦", "D").replace("♣", "C")
    for text in (words, words.lower(), f"bang {plain} {target}", f"bang {plain.lower()} {target}"):
        assert told in lines(text, seed=seed)


def test_a_move_may_be_typed_in_notation(tmp_path: Path) -> None:
    file = tmp_path / "game"
    invoke("play", "--seed", 3, "--save", file, stdin="1\n")
    me = next(what for who, what in load_record(file).moves if who == "me")
    again = tmp_path / "again"
    invoke("play", "--seed", 3, "--save", again, stdin=f"{me}\n")
    assert again.read_text() == file.read_text()


def test_cards_and_characters_are_explained() -> None:
    text = lines("card barrel", "card Sid Ketchum", "card bob", "card nothing", "card")
    assert "a Heart counts as one Missed!" in text
    assert "discard two hand cards" in text
    assert "unknown_id" in text
    assert "Which card? For example: card barrel" in text


def test_help_log_and_table() -> None:
    text = lines("?", "log", "table")
    assert "why MOVE" in text
    assert text.count("Turn 1: ") >= 2
    assert text.count("Your hand: ") >= 2


def test_the_cards_that_others_draw_have_no_name() -> None:
    for seed in range(8):
        text = lines(*["1"] * 20, seed=seed)
        if "Your character is Kit Carlson" in text:
            continue  # they know the card they put back
        for line in text.splitlines():
            if re.match(r"  [a-z]+ drew ", line):
                assert re.fullmatch(r"  [a-z]+ drew (a card|\d+ cards)( for it)?", line)


def test_every_line_fits_80_columns() -> None:
    text = lines("?", "log", "card bang", *["1"] * 400)
    assert [line for line in text.splitlines() if len(line) > 80 and "saves" not in line] == []


# -- refusals ------------------------------------------------------------------------------


def test_what_cannot_be_dealt(tmp_path: Path) -> None:
    line = refused("play", "--players", 9, code="wrong_player_count")
    assert "is for 3 to 8 players, not 9" in line
    assert "Two players need the variant" in refused(
        "play", "--players", 2, code="wrong_player_count"
    )
    refused("play", "--players", -2, code="wrong_player_count")
    refused("play", "--name", "not a name", code="bad_name")
    refused("play", "--boxes", "moon", code="unknown_box")
    refused("play", "--boxes", "bullet,bullet", code="box_taken_twice")
    refused("play", "--variant", "moon", code="unknown_variant")
    refused("play", "--variant", "long_duel", "--boxes", "all", code="base_box_only")
    refused("play", "--variant", "long_duel", "--players", 5, code="wrong_player_count")
    refused("play", "--rule", "moon", code="unknown_house_rule")
    refused("play", "--rule", "one_snipe,one_snipe", code="house_rule_twice")
    refused("play", "--events", 3, code="no_events_to_stack")
    refused("play", "--boxes", "all", "--tempo", code="tempo_without_events")
    assert "77 digits" in refused("play", "--seed", 10**90, code="bad_seed")


def test_words_of_the_notation_are_refused_as_names() -> None:
    for name in RESERVED:
        line = refused("play", "--name", name, code="bad_name")
        assert line.endswith(f"none of: {', '.join(RESERVED)}.\n")


def test_the_base_box_may_be_named() -> None:
    assert invoke("play", "--seed", 1, "--expansions", "base").exit_code == 0
    assert invoke("play", "--seed", 1, "--boxes", "base").exit_code == 0


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("mine")
    refused("play", "--save", file, code="file_exists")
    refused("play", "--save", tmp_path, code="is_a_folder")
    refused("play", "--save", tmp_path / "no" / "where", code="cannot_write")
    assert file.read_text() == "mine"


def test_what_cannot_be_resumed(tmp_path: Path) -> None:
    refused("play", "--resume", tmp_path / "nowhere", code="no_such_file")
    refused("play", "--resume", tmp_path, code="is_a_folder")
    bad = tmp_path / "bad"
    bad.write_text("no record")
    assert f": {bad}: This is not a record" in refused("play", "--resume", bad, code="not_a_record")
    over = finished_record(tmp_path / "over")
    refused("play", "--resume", over, code="game_already_over")
    open_game = started_record(tmp_path / "open")
    refused("play", "--resume", open_game, "--players", 5, code="resume_has_its_own")
    for option in (
        ("--expansions", "base"),
        ("--variant", "long_duel"),
        ("--rule", "one_snipe"),
        ("--events", 2),
        ("--tempo",),
        ("--beginner",),
        ("--seed", 0),
    ):
        refused("play", "--resume", open_game, *option, code="resume_has_its_own")
    refused("play", "--resume", open_game, "--name", "zoe", code="unknown_player")
    assert invoke("play", "--resume", open_game, "--name", "bob").exit_code == 0


def test_a_name_of_a_bot_may_be_taken() -> None:
    text = invoke("play", "--seed", 1, "--name", "Bob").stdout
    assert "Welcome, bob." in text


@pytest.mark.skipif(os.name == "nt", reason="needs a read-only folder")
def test_without_a_home_folder_the_game_is_saved_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("SIXGUN_SAVES", str(blocked / "below"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "elsewhere"))
    assert invoke("play", "--seed", 1).exit_code == 0
    assert saved_in(tmp_path / "elsewhere").suffix == ".record"
