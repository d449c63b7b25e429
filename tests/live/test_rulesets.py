"""A second game needs only one entry in the registry."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from sixgun import BadConfig, MalformedRecord
from sixgun.engine import Rng
from sixgun.live import AnyGame, start
from sixgun.live.rulesets import RULESETS, ruleset, ruleset_for
from sixgun.notation import read_record, write_record
from tests.live.tossup import Config, TossUp


@pytest.fixture(autouse=True)
def _register_tossup(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULESETS, "tossup", TossUp())


def played(seed: int, **options: Any) -> AnyGame:
    game = sixgun.new_game("tossup", seed=seed, **options)
    rng = Rng.from_seed(seed)
    while (decision := game.decision) is not None:
        game.apply(decision.moves[rng.below(len(decision.moves))])
    return game


def test_every_game_is_found_by_its_id_and_by_its_config() -> None:
    for game, rules in RULESETS.items():
        assert rules.id == game
        assert ruleset(game) is rules
        assert ruleset_for(rules.config()) is rules


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadConfig) as refused:
        sixgun.new_game("chess")

    assert refused.value.code == "unknown_game"
    assert refused.value.facts == {"game": "chess", "known": " ".join(RULESETS)}


def test_options_for_an_unknown_game_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(RULESETS, "tossup")

    with pytest.raises(BadConfig, match="unknown_game"):
        start(Config(), 1)


def test_the_second_game_has_its_own_options() -> None:
    game = sixgun.new_game("tossup", seed=1, life=5, names=["ann", "eve"])

    assert game.config == Config(life=5, names=("ann", "eve"))
    assert game.view(0).life == [5, 5]
    assert repr(game) == "<LiveGame: tossup, 2 seats, ply 0, ann decides (toss)>"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 2}, "unknown_option"),
        ({"expansions": ["base"]}, "unknown_option"),
        ({"life": "3"}, "bad_option"),
        ({"life": 0}, "bad_option"),
        ({"names": ["ann"]}, "wrong_number_of_names"),
    ],
)
def test_options_of_another_game_are_refused(options: Any, code: str) -> None:
    with pytest.raises(BadConfig) as refused:
        sixgun.new_game("tossup", **options)

    assert refused.value.code == code


def test_a_game_without_roles_has_sides_in_its_result() -> None:
    game = played(3)

    assert game.result is not None
    assert game.result.roles == {"ann": "heads", "bob": "tails"}
    assert game.result.side == game.result.roles[game.result.winners[0]]


def test_leaving_follows_the_rules_of_the_game() -> None:
    game = sixgun.new_game("tossup", seed=1)
    game.leave(0)

    assert game.result is not None
    assert game.result.winners == ("bob",)


def test_a_record_names_the_game_and_changed_options() -> None:
    game = played(3, heavy=True)
    text = write_record(game.record())

    assert text.splitlines()[1:4] == ["game: tossup", "names: ann bob", "heavy: true"]
    again = sixgun.replay(read_record(text))
    assert again.kernel.digest() == game.kernel.digest()
    assert again.result == game.result


def test_required_options_are_in_every_record() -> None:
    assert sixgun.new_game(players=4, seed=1).record().options["players"] == "4"
    assert "life" not in sixgun.new_game("tossup", seed=1).record().options


def test_a_record_with_options_of_another_game_is_refused() -> None:
    record = played(3).record()
    record.options["players"] = "2"

    with pytest.raises(MalformedRecord) as refused:
        sixgun.replay(record)

    assert refused.value.facts == {"reason": "unknown_option", "option": "players"}


def test_a_record_of_an_unknown_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(3).record()
    monkeypatch.delitem(RULESETS, "tossup")

    with pytest.raises(MalformedRecord) as refused:
        sixgun.replay(record)

    assert refused.value.facts["reason"] == "unknown_game"


def test_a_rematch_keeps_only_what_the_rules_keep() -> None:
    game = played(3, life=4)

    again = game.rematch(seed=9)

    assert again.config == game.config
    assert again.ply == 0


def test_copies_belong_to_the_same_game() -> None:
    game = start(Config(), "copies")

    for twin in (game.clone(), game.determinize(0, "a thought")):
        assert twin.view(0) == game.view(0)
        assert twin.apply("pass")
        assert twin.rules is RULESETS["tossup"]
