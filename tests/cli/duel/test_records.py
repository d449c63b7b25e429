"""`sixgun simulate duel`, and `replay` and `verify` of its records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun import duel
from sixgun.duel import MODES
from sixgun.engine import Rng
from sixgun.notation import write_record
from tests.cli.cli_runner import invoke, invoke_json, refused
from tests.live.random_duels import ODD, play_random_duel


def reproducible_results(report: dict[str, Any]) -> dict[str, Any]:
    """The results that do not depend on the machine."""
    return {name: report[name] for name in ("games", "finished", "decisions", "wins")}


def simulate_records(path: Path, seed: int = 3, plies: int = 100_000, **options: object) -> Path:
    record = play_random_duel(seed, plies, **options).record()
    path.write_text(write_record(record), encoding="utf-8")
    return path


# -- many games ----------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_victories_are_counted_by_side_and_character(mode: str) -> None:
    report = invoke_json("simulate", "duel", "--mode", mode, "--games", 30)

    sides = [side.id for side in MODES[mode].sides]
    wins = report["wins"]
    assert report["config"]["mode"] == mode
    assert report["games"] == report["finished"] == 30
    assert list(wins) == ["side", "character", "seat"]
    assert {name: entry["games"] for name, entry in wins["side"].items()} == dict.fromkeys(
        sides, 30
    )
    assert sum(entry["won"] for entry in wins["side"].values()) == 30
    seats = zip(("ann", "bob", "cal"), sides, strict=False)
    assert all(wins["seat"][name] == wins["side"][side] for name, side in seats)


def test_a_character_counts_in_every_game_it_took_part_in() -> None:
    wins = invoke_json("simulate", "duel", "--games", 40)["wins"]
    games = sum(entry["games"] for entry in wins["character"].values())
    assert 40 * 2 * 2 < games <= 40 * 2 * 4
    law = {who.id for who in duel.BOXES["base"].characters if who.back == "law"}
    won = sum(entry["won"] for name, entry in wins["character"].items() if name in law)
    assert 2 * wins["side"]["law"]["won"] <= won <= 4 * wins["side"]["law"]["won"]


def test_the_fast_path_plays_the_same_games() -> None:
    game = duel.new_game(duel.Config(mode="reinforcements"), 11, emits_events=False)
    wishes = ("--mode", "reinforcements", "--games", 1, "--seed", 11)
    report = invoke_json("simulate", "duel", *wishes)
    assert report["decisions"] == game.play_out(Rng.from_seed("moves 11"))


def test_processes_change_nothing(tmp_path: Path) -> None:
    facts = tmp_path / "facts.toml"
    facts.write_text("[jango]\nlife = 9\n")
    args = ("simulate", "duel", "--mode", "mexican_standout", "--games", 60, "--facts", facts)
    assert reproducible_results(invoke_json(*args)) == reproducible_results(
        invoke_json(*args, "--jobs", 2)
    )


def test_records_are_the_same_games(tmp_path: Path) -> None:
    args = ("simulate", "duel", "--games", 6, "--rule", "live_fanning", "--dealt", 3)
    folder = tmp_path / "games"
    assert reproducible_results(invoke_json(*args, "--record", folder)) == reproducible_results(
        invoke_json(*args)
    )
    files = sorted(folder.iterdir())
    assert files[0].name == "duel-law_vs_outlaw-seed-1.record"
    assert invoke("verify", *files).exit_code == 0
    assert invoke("verify", files[0]).stdout.startswith(f"{files[0]}: ok, ")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ((), "2 games of The Duel, Law against Outlaws, seed 1, "),
        (("--mode", "mexican_standout"), "The Duel, Mexican standout, for three, seed 1, "),
        (
            ("--mode", "mexican_standout", "--dealt", 3),
            "The Duel, Mexican standout, for three, seed 1, ",
        ),
        (("--edition", "first", "--dealt", 6), "Outlaws, First edition, 6 characters each, seed"),
        (("--rule", "front_kid,live_fanning"), "rule front_kid, rule live_fanning, seed 1"),
    ],
    ids=str,
)
def test_the_report_names_the_mode(options: tuple[object, ...], said: str) -> None:
    text = " ".join(invoke("simulate", "duel", "--games", 2, *options).stdout.split())
    assert said in text
    for what in ("Side", "Character"):
        assert f" {what} Games Won Share" in text
    assert "Seat" not in text  # the sides have their seats


def test_corrected_facts_are_mentioned(tmp_path: Path) -> None:
    facts = tmp_path / "facts.toml"
    facts.write_text("[big_steve]\nlife = 5\n")
    text = invoke("simulate", "duel", "--games", 1, "--facts", facts).stdout
    assert "corrected facts" in text


# -- replays -------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_a_record_of_every_mode_is_narrated(mode: str, tmp_path: Path) -> None:
    file = simulate_records(tmp_path / "game", mode=mode)

    told = invoke_json("replay", file, "--events")

    assert told["verified"] is True
    assert told["story"][0] == "The cards were shuffled"
    assert told["story"][-1].startswith("The game is over: ")
    assert told["events"][-1]["event"] == "GameEnded"
    assert told["result"]["side"] in [side.id for side in MODES[mode].sides]
    for ply in range(0, len(told["moves"]) + 1, 13):
        assert invoke("replay", file, "--ply", ply).exit_code == 0


def test_the_header_and_the_seats(tmp_path: Path) -> None:
    text = " ".join(
        invoke("replay", simulate_records(tmp_path / "game", seed=7, **ODD)).stdout.split()
    )
    assert "game duel mode mexican_standout names zoe yul xia edition first dealt 5" in text
    assert "house own_swaps_only live_fanning" in text
    assert "corrections big_steve.life=5 gold_pan.ren_outlaw= spurs.ren_law=barrel,snake*2" in text
    assert "seats zoe: The Outlaws" in text
    assert "yul: The Law" in text
    assert "xia: The Renegades" in text
    assert ", verified" in text


def test_the_table_at_a_ply_and_the_next_move(tmp_path: Path) -> None:
    file = simulate_records(tmp_path / "game")
    game = play_random_duel(3, 12)
    who, what = play_random_duel(3, 13).history[-1]

    text = invoke("replay", file, "--ply", 12).stdout

    assert "After move 12 of" in text
    assert f"Next: {who}: " in text
    assert f"[{what}]" in " ".join(text.split())
    for hand in game.kernel.hands:
        assert all(game.kernel.facts.kind[card].name in text for card in hand)
    assert invoke_json("replay", file, "--ply", 12)["view"]["turn_number"] == (
        game.kernel.turn_number
    )


def test_before_the_first_turn_a_spectator_sees_the_characters(tmp_path: Path) -> None:
    file = simulate_records(tmp_path / "game")
    text = invoke("replay", file, "--ply", 0).stdout
    for character in play_random_duel(3, 0).kernel.character:
        assert character.name in text
    assert "face down" not in text


def test_the_end_of_a_record(tmp_path: Path) -> None:
    file = simulate_records(tmp_path / "game")
    last = len(invoke_json("replay", file)["moves"])
    text = invoke("replay", file, "--ply", last).stdout
    assert "The game is over" in text
    assert "end of the record" in text
    outcome = invoke("verify", file).stdout
    assert ", The Law (" in outcome or ", The Outlaws (" in outcome


def test_a_player_who_left_has_lost(tmp_path: Path) -> None:
    game = play_random_duel(3, 20, mode="mexican_standout")
    game.leave(1)
    file = tmp_path / "left"
    file.write_text(write_record(game.record()))
    assert "bob left the game for good" in invoke("replay", file).stdout
    assert "The Outlaws (ann)" in invoke("verify", file).stdout
    assert "Leave the game for good" in invoke("replay", file, "--ply", 20).stdout


def test_an_unfinished_record(tmp_path: Path) -> None:
    file = simulate_records(tmp_path / "game", plies=9)
    assert invoke("verify", file).stdout == f"{file}: ok, 9 moves, Not finished\n"


def test_bad_records_are_refused(tmp_path: Path) -> None:
    file = simulate_records(tmp_path / "game")
    text = file.read_text()
    for old, new, code in (
        ("mode: law_vs_outlaw", "mode: moon", "bad_header"),
        ("dealt: 4", "dealt: 99", "bad_header"),
        ("seed: 3", "seed: 4", ""),
        ("result: ", "result: moon ", "wrong_result"),
    ):
        assert old in text
        file.write_text(text.replace(old, new, 1))
        if code:
            refused("replay", file, code=code)
        assert invoke("verify", file).exit_code == 2
