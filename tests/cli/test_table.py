"""The table as it is drawn."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import sixgun
from sixgun.classic import View
from sixgun.cli.naming import Namer
from sixgun.cli.table import TablePicture
from sixgun.testing import current, table


def drawn(view: View, namer: Namer, width: int = 80, encoding: str = "utf-8") -> str:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
    console = Console(file=stream, width=width, highlight=False, markup=False, emoji=False)
    console.print(TablePicture(console, namer).draw(view))
    stream.seek(0)
    return stream.read()


def picture(game: sixgun.LiveGame, me: int, **wishes: object) -> str:
    return drawn(game.view(me), Namer(game.kernel.facts, me), **wishes)  # type: ignore[arg-type]


@pytest.mark.parametrize("width", [80, 100, 120, 200])
@pytest.mark.parametrize("players", [4, 7])
def test_it_fits_the_terminal(width: int, players: int) -> None:
    game = sixgun.new_game("classic", players=players, seed=5)
    while game.decision:
        text = picture(game, 0, width=width)
        assert max(len(line) for line in text.splitlines()) <= width
        game.apply(game.decision.moves[game.ply * 3 % len(game.decision.moves)])


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize("width", [40, 55, 69])
def test_a_narrow_terminal_shows_everything(width: int, encoding: str) -> None:
    game = sixgun.new_game("classic", players=7, seed=5)
    while game.decision:
        text = picture(game, 0, width=width, encoding=encoding)
        assert max(len(line) for line in text.splitlines()) <= width
        assert encoding != "ascii" or text.isascii()
        assert "…" not in text
        told = " ".join(text.split())
        for seat in game.kernel.ring:
            assert game.kernel.character[seat].name in told
            for card in game.view(0).cards.in_play[seat]:
                assert game.kernel.facts.kind[card].name in told
        game.apply(game.decision.moves[game.ply * 3 % len(game.decision.moves)])


def test_you_sit_in_the_first_row_and_the_others_follow_clockwise() -> None:
    game = sixgun.new_game("classic", players=5, seed=7)
    rows = re.findall(r"^│.\s*(ann|bob|cal|dot|eli)\b", picture(game, 2), re.MULTILINE)
    assert rows == ["cal", "dot", "eli", "ann", "bob"]


def test_roles_are_hidden_but_your_own_and_the_star() -> None:
    game = sixgun.new_game("classic", players=5, seed=7)
    deputy = game.kernel.role.index(1)
    text = picture(game, deputy)
    assert text.count("hidden") == 3
    assert "★ Sheriff" in text
    assert "Deputy" in text


def test_distance_and_reach_are_said_in_words() -> None:
    ann, _, cal, *_ = table(players=5)
    cal.has_in_play("mustang")
    game = current().game
    text = drawn(sixgun.classic.view(game, ann.seat), Namer(game.facts, ann.seat))
    assert "1 in reach" in text
    assert "3 too far" in text
    assert "Colt (1), Mustang" in text


def test_life_is_shown_as_bullets_and_as_a_number() -> None:
    ann, bob, *_ = table(players=4)
    bob.has_life(2)
    game = current().game
    text = drawn(sixgun.classic.view(game, ann.seat), Namer(game.facts, ann.seat))
    assert "●●○○ 2/4" in text


def test_without_unicode_the_signs_are_plain() -> None:
    game = sixgun.new_game("classic", players=5, seed=7)
    assert picture(game, 0, encoding="ascii").isascii()


def test_it_says_what_is_being_resolved() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("missed")
    ann.plays("bang", at=bob)
    game = current().game
    text = drawn(sixgun.classic.view(game, bob.seat), Namer(game.facts, bob.seat))
    assert "Being resolved: BANG! (" in text
    assert "by ann at you" in text
