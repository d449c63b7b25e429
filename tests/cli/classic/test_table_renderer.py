"""The rendered table."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import sixgun
from sixgun.classic import View
from sixgun.cli.ascii_fallback import HANDLER, survive_odd_characters
from sixgun.cli.classic.table_renderer import ClassicTableRenderer
from sixgun.cli.namer import Namer
from sixgun.live import LiveGame
from sixgun.testing import Player, current, long_duel, next_cards, next_events, short_duel, table
from tests.cli.cli_runner import KINDS


def render(view: View, namer: Namer, width: int = 80, encoding: str = "utf-8") -> str:
    survive_odd_characters()
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors=HANDLER, write_through=True)
    console = Console(file=stream, width=width, highlight=False, markup=False, emoji=False)
    console.print(ClassicTableRenderer(console, namer).render(view))
    stream.seek(0)
    return stream.read()


def picture(game: sixgun.LiveGame, me: int, **wishes: object) -> str:
    return render(game.view(me), Namer(game, me), **wishes)  # type: ignore[arg-type]


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
        shown = " ".join(text.split())
        for seat in game.kernel.ring:
            assert game.kernel.character[seat].name in shown
            for card in game.view(0).cards.in_play[seat]:
                assert game.kernel.facts.kind[card].name in shown
        game.apply(game.decision.moves[game.ply * 3 % len(game.decision.moves)])


def test_you_sit_in_the_first_row_and_the_others_follow_clockwise() -> None:
    game = sixgun.new_game("classic", players=5, seed=7)
    rows = re.findall(r"^│.\s*(ann|bob|cal|dot|eli)\b", picture(game, 2), re.MULTILINE)
    assert rows == ["cal", "dot", "eli", "ann", "bob"]


def test_only_your_role_and_the_sheriff_are_visible() -> None:
    game = sixgun.new_game("classic", players=5, seed=7)
    deputy = game.kernel.role.index(1)
    text = picture(game, deputy)
    assert text.count("hidden") == 3
    assert "★ Sheriff" in text
    assert "Deputy" in text


def test_distance_and_reach_are_written_out() -> None:
    ann, _, cal, *_ = table(players=5)
    cal.has_in_play("mustang")
    game = current().game
    text = render(sixgun.classic.view(game, ann.seat), Namer(LiveGame(game, "1"), ann.seat))
    assert "1 in reach" in text
    assert "3 too far" in text
    assert "Colt (1), Mustang" in text


def test_life_is_shown_as_bullets_and_as_a_number() -> None:
    ann, bob, *_ = table(players=4)
    bob.has_life(2)
    game = current().game
    text = render(sixgun.classic.view(game, ann.seat), Namer(LiveGame(game, "1"), ann.seat))
    assert "●●○○ 2/4" in text


def test_without_unicode_the_symbols_are_ascii() -> None:
    game = sixgun.new_game("classic", players=5, seed=7)
    assert picture(game, 0, encoding="ascii").isascii()


def test_the_table_says_who_has_to_decide() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("missed")
    ann.plays("bang", at=bob)
    assert "Turn 1: ann’s turn, you must decide" in seen_by(bob)
    assert "Turn 1: your turn, bob is shot at: dodge or take it?" in seen_by(ann)


# -- other boxes, events and duels ---------------------------------------------------------


def seen_by(player: Player, width: int = 80) -> str:
    """The rendered table as one line."""
    current().settle()
    view = sixgun.classic.view(player.game, player.seat)
    return " ".join(render(view, Namer(LiveGame(player.game, "1"), player.seat), width).split())


@pytest.mark.parametrize("options", KINDS, ids=str)
@pytest.mark.parametrize("width", [45, 80])
def test_games_of_every_kind_fit_the_terminal(options: dict[str, object], width: int) -> None:
    game = sixgun.new_game("classic", seed=5, **options)
    while game.decision:
        for me in (0, -1):
            view = game.view(max(me, 0))
            text = render(view, Namer(game, me), width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert "…" not in text
        game.apply(game.decision.moves[game.ply * 3 % len(game.decision.moves)])


def test_the_event_in_force_and_the_next_one_are_shown() -> None:
    ann, *_ = table("bart_cassidy", players=4, event="curse", boxes="high_noon")
    next_events("thirst", "high_noon")
    text = seen_by(ann)
    assert "Event in force: Curse. Every card counts as a Spade." in text
    assert "Next event: Thirst, 2 still to come" in text


def test_the_suit_named_is_shown() -> None:
    ann, *_ = table("bart_cassidy", players=4, event="handcuffs")
    ann.starts_turn().names("hearts")
    assert "The suit named: hearts" in seen_by(ann)


def test_the_card_that_must_be_played_is_shown_until_it_is() -> None:
    ann, bob, *_ = table("bart_cassidy", players=4, event="law_of_the_west")
    next_cards("missed", "stagecoach-9S")
    ann.starts_turn()
    assert "The card that must be played: Stagecoach 9♠" in seen_by(bob)
    ann.plays("stagecoach")
    assert "must be played" not in seen_by(bob).replace("and must play it", "")


def test_green_cards_have_a_symbol_with_a_legend() -> None:
    ann, *_ = table(players=4, boxes="dodge_city")
    assert "green" not in seen_by(ann)
    ann.has_in_play("bible", "barrel")
    assert "Colt (1), Bible*, Barrel" in seen_by(ann, 120)
    assert "* green: " in seen_by(ann)


def test_a_ghost_is_marked() -> None:
    ann, bob, *_ = table("bart_cassidy", players=4, event="ghost_town")
    bob.is_out()
    ann.ends_turn()
    assert "Bystander a ghost" in seen_by(ann)


def test_players_who_left_are_marked() -> None:
    ann, _, cal, _ = table(players=4)
    cal.leaves()
    assert "cal has left hidden" in seen_by(ann)


def test_front_rear_and_reserves_are_shown() -> None:
    ann, *_ = long_duel(
        "willy_the_kid rose_doolan sid_ketchum", "bart_cassidy el_gringo lucky_duke jesse_jones"
    )
    text = seen_by(ann)
    assert "ann.1 front Willy the Kid" in text
    assert "bob.2 rear El Gringo" in text
    assert "You have lost 2 characters, 1 to come: Sid Ketchum" in text
    assert "bob has lost 1 characters" not in text
    assert "2 to come: Jesse Jones and Lucky Duke (not in their order)" in text


def test_the_score_of_the_short_duel() -> None:
    ann, *_ = short_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum lucky_duke")
    text = seen_by(ann)
    assert "You have lost 6 characters, 1 to come" in text
    assert "Rose Doolan" not in text


def test_characters_on_offer_before_the_first_turn() -> None:
    game = sixgun.new_game("classic", players=2, seed=5, variant="long_duel")
    text = picture(game, 0)
    assert "Before the first turn: you must decide" in text
    assert "Characters on offer: " in text


def test_a_borrowed_ability_is_shown() -> None:
    vera, bob, *_ = table("vera_custer", "sid_ketchum", players=4)
    vera.starts_turn().picks(at=bob)
    assert "Your ability is that of Sid Ketchum" in seen_by(vera)
    assert "ann’s ability is that of Sid Ketchum" in seen_by(bob)
