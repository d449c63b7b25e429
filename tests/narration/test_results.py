"""How a game ended, as sentences."""

from __future__ import annotations

import pytest

from sixgun.engine import Rng
from sixgun.live import AnyGame, new_game
from sixgun.narration import PublicFacts, SentenceFormatter, describe_result


def finished(game: AnyGame, seed: int = 1) -> AnyGame:
    """Play random moves to the end."""
    luck = Rng.from_seed(seed)
    while not game.kernel.over:
        game.apply(game.kernel.moves[luck.below(len(game.kernel.moves))])
    return game


def told(game: AnyGame, seat: int, language: str = "en") -> list[str]:
    formatter = SentenceFormatter(game, seat, language)
    found = describe_result(PublicFacts(game), game.view(seat))
    return [formatter.text(sentence) for sentence in found]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("classic", {"players": 3}),
        ("classic", {"players": 6}),
        ("classic", {"variant": "short_duel"}),
        ("duel", {}),
        ("duel", {"mode": "mexican_standout"}),
    ],
    ids=str,
)
def test_every_seat_and_a_spectator_read_how_it_ended(
    name: str, options: dict[str, object], language: str
) -> None:
    for seed in range(5):
        game = finished(new_game(name, seed=seed, **options), seed)
        for seat in range(game.kernel.seats + 1):
            title, detail = told(game, seat, language)
            assert title
            assert detail.endswith(".")


def test_winners_and_losers_are_told() -> None:
    game = finished(new_game("classic", players=5, seed=1))
    names = game.names.seat_names
    assert game.result is not None
    for seat, name in enumerate(names):
        assert told(game, seat)[0] == ("You won!" if name in game.result.winners else "You lost")
    assert " win" in told(game, len(names))[0]


def test_a_game_that_all_left_has_no_winner() -> None:
    game = new_game("classic", players=4, seed=1)
    for seat in range(4):
        game.leave(seat)

    assert told(game, 0) == ["Nobody won", "Everyone left the game."]


def test_leaving_a_duel_loses_it() -> None:
    game = new_game("duel", seed=1)
    game.leave(0)

    assert told(game, 0) == ["You lost", "You left the game."]
    assert told(game, 1) == ["You won!", "ann left the game."]
