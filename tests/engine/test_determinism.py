"""The same options, seed and moves give the same game: today, next year, pure and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sixgun
from sixgun.classic import Config, new_game
from sixgun.engine import Rng
from sixgun.notation import read_record, write_record
from tests.engine.random_walks import positions
from tests.golden.renew import DUELS, GAMES

pytestmark = pytest.mark.conformance

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("game_*.txt"))

configs = st.builds(
    Config,
    players=st.integers(min_value=4, max_value=7),
    beginner=st.booleans(),
    ask_discard_order=st.booleans(),
    ask_forced=st.booleans(),
)


@settings(max_examples=25, deadline=None)
@given(configs, st.integers(min_value=0, max_value=2**64))
def test_the_same_options_seed_and_moves_give_the_same_game(config: Config, seed: int) -> None:
    first = [game.digest() for game in positions(config, seed)]
    second = [game.digest() for game in positions(config, seed)]

    assert first == second


@settings(max_examples=25, deadline=None)
@given(configs, st.integers(min_value=0, max_value=2**64))
def test_emitting_events_does_not_change_the_game(config: Config, seed: int) -> None:
    silent = [game.digest() for game in positions(config, seed)]
    emits_events = [game.digest() for game in positions(config, seed, emits_events=True)]

    assert silent == emits_events


def test_every_position_of_a_game_has_its_own_digest() -> None:
    digests = [game.digest() for game in positions(Config(players=5), 1)]

    assert len(set(digests)) == len(digests)


def test_every_seed_deals_another_game() -> None:
    deals = {new_game(Config(players=5), seed).digest() for seed in range(200)}

    assert len(deals) == 200


def test_a_seed_is_the_same_as_number_and_as_text() -> None:
    config = Config(players=5)

    assert new_game(config, 7).digest() == new_game(config, "7").digest()


def test_another_choice_leads_to_another_game() -> None:
    game = new_game(Config(players=5), 7)
    ends = set()

    for i in range(len(game.moves)):
        twin = game.clone()
        twin.choose_at(i)
        ends.add(twin.digest())

    assert len(ends) == len(game.moves)


def test_every_golden_game_is_there() -> None:
    assert {path.stem for path in GOLDEN} == {f"game_{name}" for name in [*GAMES, *DUELS]}


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_replays_to_its_hash(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    game = sixgun.replay(read_record(text))

    assert game.result is not None
    assert write_record(game.record()) == text


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_continues_identically_from_any_ply(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    rng = Rng.from_seed(path.stem)

    for _ in range(3):
        ply = rng.below(len(record.moves) + 1)
        game = sixgun.replay(record, ply=ply)
        for _, what in record.moves[ply:]:
            game.apply(what)
        assert game.kernel.digest() == record.digest
