"""The input parser: labels, notation, faces, and names that stand for two figures."""

from __future__ import annotations

import pytest

from sixgun.cli.classic.presenter import ClassicPresenter
from sixgun.cli.language import choose_language
from sixgun.cli.typed_words import split_words
from sixgun.engine import MalformedMove
from sixgun.live import LiveGame, new_game
from sixgun.notation import write_move
from sixgun.testing import Player, current, table


def parse(game: LiveGame, text: str) -> int:
    presenter = ClassicPresenter(game, game.kernel.seat)
    view, offered = presenter.distinct_moves(game.view(game.kernel.seat))
    return presenter.parse_input(view, offered, text)


def notation_of(player: Player, text: str) -> str:
    """What a player at the current table means."""
    current().settle()
    game = LiveGame(player.game, "1")
    return write_move(game.kernel, parse(game, text))


@pytest.mark.parametrize(
    "text",
    [
        "Play BANG! 7♦ on bob",
        "bang 7d bob",
        "BANG 7 of diamonds at Bob",
        "play bang-7D > bob",
        "7d bob",
    ],
)
def test_a_card_is_told_apart_by_its_face(text: str) -> None:
    ann, *_ = table(players=4)
    ann.holds("bang-7D", "bang-8C")

    assert notation_of(ann, text) == "play bang-7D > bob"


@pytest.mark.parametrize(
    "text",
    ["Gioca Panico! J♥ su bob", "panico fante di cuori bob", "panico jh a bob", "panic bob"],
)
def test_in_italian_the_italian_words_work_too(text: str) -> None:
    choose_language("it")
    ann, bob, *_ = table(players=4)
    ann.holds("panic-JH")
    bob.holds("beer")

    assert notation_of(ann, text) == "play panic-JH > bob"


def test_an_illegal_move_is_understood() -> None:
    ann, *_ = table(players=5)
    ann.holds("bang-7D")

    assert notation_of(ann, "bang cal") == "play bang-7D > cal"


def test_several_fitting_moves_are_named() -> None:
    ann, *_ = table(players=4)
    ann.holds("bang-7D", "bang-8C")

    with pytest.raises(MalformedMove) as refused:
        notation_of(ann, "bang bob")
    assert refused.value.code == "ambiguous_move"
    assert "1 Play BANG! 7♦ on bob; " in str(refused.value.facts["fits"])


def test_words_are_compared_without_accents_and_articles() -> None:
    choose_language("it")
    assert split_words("Perché la Città di Bob?") == ["perche", "citta", "bob"]
    assert split_words("asso di picche") == split_words("ace of spades") == ["as"]


# -- a long duel, where a name stands for two figures -------------------------------------------


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

    for text in ("bang bob", "BANG! at Bob", "play bang > bob.1", written.removesuffix(".1")):
        assert parse(game, text) == game.code_of(written)


def test_if_both_figures_fit_both_moves_are_named() -> None:
    game = duel_with("play duel-", ["bob.1", "bob.2"])

    with pytest.raises(MalformedMove) as refused:
        parse(game, "duel bob")
    assert refused.value.code == "ambiguous_move"
    assert "(front)" in str(refused.value.facts["fits"])
    assert "(rear)" in str(refused.value.facts["fits"])
    assert parse(game, "duel bob.2") == game.code_of("play duel > bob.2")


def test_a_name_that_fits_no_move_is_not_understood() -> None:
    game = duel_with("play duel-", ["bob.1", "bob.2"])

    with pytest.raises(MalformedMove) as refused:
        parse(game, "dance bob")
    assert refused.value.code == "not_understood"
