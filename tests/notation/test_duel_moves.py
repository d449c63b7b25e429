"""Moves of The Duel as text: all legal moves and all examples in the docs are parsed back."""

from __future__ import annotations

import re

import pytest

from sixgun.duel import MODES, Config, new_game
from sixgun.engine.moves import SWAP, card_of, figure_of, kind_of, target_of, verb_of
from sixgun.notation import find_move, read_move, write_move
from sixgun.testing import duel
from tests.docs.pages import page
from tests.engine.random_walks import positions

SHOWN = page("docs/notation.md").read_text(encoding="utf-8").split("Moves of The Duel:")[1]
ROWS = re.findall(r"^\| (`.+`) \|", SHOWN.split("\n\n")[1], re.MULTILINE)
EXAMPLES = [move for row in ROWS for move in re.findall(r"`([^`]+)`", row)]


@pytest.mark.conformance
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("ask_forced", [True, False])
def test_every_legal_move_is_read_back(mode: str, ask_forced: bool) -> None:
    config = Config(mode=mode, ask_discard_order=ask_forced, ask_forced=ask_forced)
    for seed in range(3):
        for game in positions(config, seed):
            words = [write_move(game, move) for move in game.moves]
            assert len(set(words)) == len(words)
            assert [read_move(game, text) for text in words] == game.moves
            assert [find_move(game, text) for text in words] == game.moves


@pytest.mark.parametrize("text", EXAMPLES)
def test_what_the_page_shows_can_be_read(text: str) -> None:
    game = new_game(Config(mode="reinforcements"), 1)
    assert write_move(game, read_move(game, text)) == text


def test_the_page_shows_more_than_a_few() -> None:
    assert len(EXAMPLES) > 12


def test_a_card_has_its_symbol_and_its_back() -> None:
    law, _ = duel("annie_oakey jango", "west_harding dalton_bros")
    law.holds("missed-snake.law")
    assert law.options == ["play missed-snake.law as colt > bob.1", "swap", "end"]
    assert find_move(law.game, "play missed as colt > bob.1") == law.game.moves[0]


def test_an_ability_is_named_with_its_character() -> None:
    _, outlaw = duel("dalon_ranger jango", "babe_leroy soundance_kid")
    outlaw.is_playing().holds("colt")
    assert "use ability as soundance_kid" in outlaw.options
    number = read_move(outlaw.game, "use ability as babe_leroy")
    assert card_of(number) == -1
    assert outlaw.game.names.kind_ids[kind_of(number)] == "babe_leroy"


def test_a_swap_may_name_a_side() -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    plain, aimed = (read_move(law.game, text) for text in ("swap", "swap > bob.1"))
    assert verb_of(plain) == verb_of(aimed) == SWAP
    assert (target_of(plain), figure_of(target_of(aimed))) == (0, 2)
