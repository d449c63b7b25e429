"""The input parser in a long duel, where a name stands for two figures."""

from __future__ import annotations

import pytest

from sixgun.cli.classic.move_labels import describe_move
from sixgun.cli.classic.namer import ClassicNamer
from sixgun.cli.input_parser import parse_input
from sixgun.engine import MalformedMove
from sixgun.live import LiveGame, new_game


def offered_in(game: LiveGame) -> list[str]:
    view = game.view(game.kernel.seat)
    namer = ClassicNamer(game.kernel.facts, game.kernel.seat)
    return [describe_move(namer, view, move) for move in view.cards.moves]


def parse(game: LiveGame, text: str) -> int:
    seat = game.kernel.seat
    namer = ClassicNamer(game.kernel.facts, seat)
    return parse_input(game, namer, game.view(seat).cards, offered_in(game), text)


def duel_with(start: str, targets: list[str]) -> LiveGame:
    """A long duel in which moves with this prefix target exactly these figures."""
    for seed in range(40):
        game = new_game("classic", players=2, seed=seed, variant="long_duel")
        while game.decision and game.ply < 200:
            moves = game.decision.moves
            aimed = [move for move in moves if move.startswith(start)]
            if [move.split("> ")[1] for move in aimed if " as " not in move] == targets:
                return game
            game.apply(moves[game.ply * 7 % len(moves)])
    raise AssertionError


def test_a_name_means_the_only_figure_that_fits() -> None:
    game = duel_with("play bang-", ["bob.1"])
    assert game.decision is not None
    written = next(move for move in game.decision.moves if move.startswith("play bang-"))

    for text in ("bang bob", "BANG! at Bob", "play bang > bob", written.removesuffix(".1")):
        assert parse(game, text) == game.code_of(written)


def test_if_both_figures_fit_the_parser_asks_which() -> None:
    game = duel_with("play duel-", ["bob.1", "bob.2"])

    for text in ("duel bob", "play duel > bob"):
        with pytest.raises(MalformedMove) as refused:
            parse(game, text)
        assert refused.value.code == "which_one"
        assert refused.value.facts == {"figures": "bob.1 or bob.2"}
    assert parse(game, "duel bob.2") == game.code_of("play duel > bob.2")


def test_a_name_that_fits_no_move_is_not_understood() -> None:
    game = duel_with("play duel-", ["bob.1", "bob.2"])

    with pytest.raises(MalformedMove) as refused:
        parse(game, "dance bob")
    assert refused.value.code == "not_understood"
