"""A second game on the command line needs only one entry for all commands."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from sixgun.bots import STRATEGIES
from sixgun.cli import games
from sixgun.cli.files import load_record
from sixgun.cli.game_settings import GameSettings
from sixgun.cli.games import DEFAULT_GAME, GAMES, game_ui_for
from sixgun.engine import BadConfig
from sixgun.library import CATALOGUES, GameCatalogue
from sixgun.live import replay
from sixgun.live.rulesets import RULESETS
from tests.bots.tossup_strategy import TossStrategy
from tests.cli.cli_runner import invoke, invoke_json, refused
from tests.cli.tossup_ui import GAME_UI
from tests.live.tossup import TossUp

COIN = "1\n" * 50


@pytest.fixture(autouse=True)
def _register_tossup(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SIXGUN_SAVES", str(tmp_path / "saves"))
    monkeypatch.setitem(RULESETS, "tossup", TossUp())
    monkeypatch.setitem(GAMES, "tossup", "tests.cli.tossup_ui")
    monkeypatch.setitem(STRATEGIES, "tossup", TossStrategy())
    printed = GameCatalogue(GAME_UI.catalogue, {}, ())
    monkeypatch.setitem(CATALOGUES, "tossup", printed)
    monkeypatch.delenv("SIXGUN_COMMAND", raising=False)


# -- game UIs ------------------------------------------------------------------------------


def test_every_game_has_a_ui() -> None:
    assert GAMES.keys() == RULESETS.keys() == STRATEGIES.keys()
    assert DEFAULT_GAME in GAMES
    for game in GAMES:
        assert game_ui_for(game).id == game


def test_a_ui_has_only_known_options() -> None:
    known = GameSettings.__dataclass_fields__.keys()
    for game in GAMES:
        assert set(game_ui_for(game).options) <= known


def test_default_values_do_not_count_as_given() -> None:
    assert GameSettings().given() == []
    asked = GameSettings(players=5, boxes=("bullet",), tempo=True, box=(Path("x"),))
    assert asked.given() == ["players", "boxes", "tempo", "box"]


def test_an_unknown_game_is_refused_by_every_command() -> None:
    for command in (("play", "chess"), ("simulate", "chess"), ("cards", "--game", "chess")):
        line = refused(*command, code="unknown_game")
        assert line.endswith("Unknown game “chess”. Known: classic duel tossup.\n")


@pytest.mark.parametrize(
    "option",
    [
        ("--players", 5),
        ("--boxes", "all"),
        ("--variant", "long_duel"),
        ("--events", 3),
        ("--tempo",),
        ("--purses", 500),
        ("--beginner",),
        ("--box", "box.py"),
        ("--mode", "reinforcements"),
        ("--edition", "first"),
        ("--dealt", 3),
        ("--facts", "facts.toml"),
    ],
    ids=str,
)
def test_an_option_of_another_game_is_refused(option: tuple[object, ...], tmp_path: Path) -> None:
    for command in (("play", "--save", tmp_path / "game"), ("simulate",)):
        line = refused(*command, "tossup", *option, code="no_such_option_here")
        assert line.endswith(f"The game tossup has no {option[0]}. It has --rule.\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("option", [("--box", "box.py"), ("--facts", "facts.toml")], ids=str)
def test_custom_boxes_and_corrections_are_refused_without_support(
    option: tuple[str, str],
) -> None:
    refused("cards", "--game", "tossup", *option, code="no_such_option_here")
    [wrong] = [
        game for game in ("classic", "duel") if option[0][2:] not in game_ui_for(game).options
    ]
    refused("cards", "--game", wrong, *option, code="no_such_option_here")


def test_an_option_of_another_game_is_refused_before_its_value() -> None:
    with pytest.raises(BadConfig, match="no_such_option_here"):
        game_ui_for("tossup").checked_config(GameSettings(players=2, rule=("nonsense",)))


def test_shared_modules_name_no_game() -> None:
    """Only the list of games names the UI of a game."""
    folder = Path(games.__file__).parent
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                asked = {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
                for game in GAMES:
                    rooms = (f"sixgun.{game}", f"sixgun.cli.{game}")
                    assert not [name for name in asked if name.startswith(rooms)], file.name


# -- the commands --------------------------------------------------------------------------


def test_the_default_game_may_be_named() -> None:
    for game in ((), ("classic",)):
        assert "Welcome, me. You are " in invoke("play", *game, "--seed", 3).stdout


def test_the_second_game_is_played_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game"

    text = invoke("play", "tossup", "--seed", 1, "--save", file, stdin=COIN).stdout

    assert "Welcome, me. You have 3 life.\nYou are a tosser.\n" in text
    assert "The cards were shuffled and dealt" in text
    assert "Your choice.\n  1  Play Coin on ann\n  2  Pass\n" in text
    assert "You played Coin on ann\n  ann lost 1 life, 2 left\n" in text
    assert "You won!\nYou come out on top.\nWon by: me\n" in text
    assert text.endswith(f"Replay it with: sixgun replay {file}\n")
    assert replay(load_record(file)).config.names == ("me", "ann")


def test_the_second_game_is_resumed_without_its_name(tmp_path: Path) -> None:
    file = tmp_path / "game"

    invoke("play", "tossup", "--seed", 1, "--save", file, stdin="1\nq\n")
    text = invoke("play", "--resume", file, stdin=COIN).stdout

    assert "Resumed after move " in text
    assert "You won!" in text


def test_a_resumed_game_cannot_change_its_kind(tmp_path: Path) -> None:
    file = tmp_path / "game"
    invoke("play", "tossup", "--seed", 1, "--save", file)

    for game in ("classic", "tossup"):
        line = refused("play", game, "--resume", file, code="resume_has_its_own")
        assert "A resumed game has its own game" in line


def test_the_second_game_has_its_own_help(tmp_path: Path) -> None:
    typed = "?\nwhy\ncard\ncard coin\ncard barrel\nleave\ncoin ann\n"

    text = invoke("play", "tossup", "--seed", 1, "--save", tmp_path / "g", stdin=typed).stdout

    assert "or type it: 2, coin bob, play coin-3 > bob\n" in text
    assert "  leave      leave the game for good\n\nThe last player with life left wins.\n" in text
    assert "Which move? For example: why coin bob" in text
    assert "Which card? For example: card coin" in text
    assert "Coin  coin, round card" in text
    assert "There is no card, character or event “barrel”." in text
    assert "You played Coin on ann" in text
    assert "You lose. You cannot come back." in text


def test_the_second_game_is_simulated_and_recorded(tmp_path: Path) -> None:
    args = ("simulate", "tossup", "--games", 30, "--rule", "heavy")

    report = invoke_json(*args, "--record", tmp_path)

    assert report["game"] == "tossup"
    assert report["config"] == {"names": "ann bob", "heavy": "true"}
    assert report["finished"] == 30
    assert list(report["wins"]) == ["side", "seat"]
    assert report["wins"]["side"]["heads"] == report["wins"]["seat"]["ann"]
    assert report["wins"] == invoke_json(*args)["wins"]
    assert sorted(tmp_path.iterdir())[0].name == "tossup-seed-1.record"
    assert invoke("verify", *tmp_path.iterdir()).exit_code == 0


def test_the_simulation_names_its_game() -> None:
    text = invoke("simulate", "tossup", "--games", 2, "--rule", "heavy").stdout

    assert text.startswith("2 games of a toss-up, heavy, seed 1, ")
    assert "Side" in text
    assert "Seat" in text


def test_the_second_game_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game"
    invoke("play", "tossup", "--seed", 1, "--save", file, stdin=COIN)

    whole = " ".join(invoke("replay", file).stdout.split())
    moment = invoke("replay", file, "--ply", 1).stdout

    assert "seats me: tosser ann: tosser" in whole
    assert "result heads (me)" in whole
    assert whole.endswith("ann lost the last life point The game is over: me won")
    assert "Life: [3, 2]\nNext: ann: Play Coin on me  [play coin-" in moment
    assert invoke_json("replay", file, "--ply", 1)["view"]["life"] == [3, 2]


def test_the_second_game_lists_its_own_cards() -> None:
    [coin] = invoke_json("cards", "--game", "tossup")

    assert coin["copies"] == {"purse": ["1", "2", "3", "4", "5", "6"]}
    assert invoke("cards", "--game", "tossup").stdout.startswith("1 card")
    line = refused("cards", "--game", "tossup", "--in-box", "base", code="unknown_box")
    assert line.endswith("Unknown box “base” of the game tossup. Known: purse.\n")
    refused("cards", "--game", "tossup", "barrel", code="unknown_id")
    refused("cards", "coin", code="unknown_id")


def test_the_house_rules_of_the_second_game_are_listed() -> None:
    [ruling] = invoke_json("rules", "heavy")

    assert ruling["id"] == "R51"
    assert ruling["house_rule"] == {"name": "heavy", "words": "Coins cost 2 life."}
