"""The rendered table."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import sixgun
from sixgun.cli.ascii_fallback import HANDLER, survive_odd_characters
from sixgun.cli.duel.game_ui import GAME_UI
from sixgun.cli.duel.presenter import DuelGame, DuelPresenter
from sixgun.duel import MODES, View
from sixgun.live import LiveGame
from sixgun.testing import Side, common_deck, discard_pile, duel
from tests.cli.duel.presenters import CONFIGS, at_table
from tests.engine.random_walks import positions
from tests.live.random_duels import play_random_duel


def render(presenter: DuelPresenter, view: View, width: int = 80, encoding: str = "utf-8") -> str:
    survive_odd_characters()
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors=HANDLER, write_through=True)
    console = Console(file=stream, width=width, highlight=False, markup=False, emoji=False)
    console.print(presenter.draw_table(console, view))
    stream.seek(0)
    return stream.read()


def seen_by(side: Side, width: int = 100) -> str:
    """The rendered table as one line, without frames."""
    plain = str.maketrans("│╭╮╰╯─", "      ")
    return " ".join(render(*at_table(side), width).translate(plain).split())


# -- sizes ---------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [45, 80, 120])
@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_games_of_every_kind_fit_the_terminal(number: int, width: int) -> None:
    for at, kernel in enumerate(positions(CONFIGS[number], 5)):
        if at % 4 and not kernel.over:
            continue
        game: DuelGame = LiveGame(kernel, "5")
        for me in (0, -1):
            presenter = GAME_UI.presenter(game, me)
            view = game.view(0) if me == 0 else presenter.open_view()
            text = render(presenter, view, width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert "…" not in text
            assert "{" not in text


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("width", [50, 80])
def test_without_unicode_the_symbols_are_ascii(mode: str, width: int) -> None:
    game = play_random_duel(3, 40, mode=mode)
    assert render(GAME_UI.presenter(game, 0), game.view(0), width, "ascii").isascii()


@pytest.mark.parametrize("width", [40, 69, 80])
def test_everybody_and_everything_in_play_is_there(width: int) -> None:
    for kernel in positions(CONFIGS[-1], 4):
        if kernel.ply % 10 or not kernel.shown:
            continue
        game: DuelGame = LiveGame(kernel, "4")
        plain = str.maketrans("│", " ")
        text = " ".join(
            render(GAME_UI.presenter(game, 0), game.view(0), width).translate(plain).split()
        )
        for figure in kernel.ring:
            assert kernel.character[figure].name in text
            for card in kernel.in_play[figure]:
                assert kernel.facts.kind[card].name in text


# -- content -------------------------------------------------------------------------------


def test_you_sit_on_top_with_the_front_first() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.swaps()
    text = seen_by(law)
    assert text.startswith(
        "Turn 1: your turn ▶ ann: The Law ◆ front Jango ●●● 3/3 rear Dalon Ranger"
    )
    assert text.index("ann: The Law") < text.index("bob: The Outlaws")
    text = seen_by(outlaw)
    assert text.startswith("Turn 1: ann’s turn bob: The Outlaws")
    assert text.index("bob: The Outlaws") < text.index("ann: The Law")


def test_life_is_shown_as_bullets_and_as_a_number() -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.active.has_life(2)
    assert "Dalon Ranger ●●○○○ 2/5" in seen_by(law)


def test_cards_lie_with_their_bearers() -> None:
    law, _ = duel("dalon_ranger jango", "big_steve hottie_delou", mode="renegade_vs_law")
    law.active.has_in_play("hat", "barrel")
    law.holds("lucky_penny").plays("lucky_penny", at=law.rearguard)
    text = seen_by(law)
    assert "Dalon Ranger ●●●●● 5/5 Hat, Barrel rear Jango ●●● 3/3 Lucky Penny (new)" in text


def test_always_active_characters_have_a_star() -> None:
    law, _ = duel("bart_masterson jango", "west_harding dalton_bros")
    text = seen_by(law)
    assert "front Bart Masterson ★" in text
    assert "★ always active, in front and in the rear" in text
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    assert "★" not in seen_by(law)


def test_the_house_rule_removes_the_doubtful_star() -> None:
    law, _ = duel("dalon_ranger jango", "west_harding soundance_kid")
    assert "Soundance Kid ★" in seen_by(law)
    law, _ = duel("dalon_ranger jango", "west_harding soundance_kid", house="front_kid")
    assert "★" not in seen_by(law)


def test_hands_show_only_their_backs() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    outlaw.holds("knife", "beer", "gatling")
    text = seen_by(law)
    assert "Hand 3 (1 Law, 2 Outlaw backs)" in text
    assert "Knife" not in text
    assert "Hand 0, limit 5" in text


def test_known_cards_in_a_hand_are_shown() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    outlaw.holds("knife")
    game = outlaw.game
    game.known[game.hands[1][0]] = game.everyone
    assert "You know in bob’s hand: Knife" in seen_by(law)


def test_decks_show_the_back_on_top() -> None:
    law, outlaw = duel("dalon_ranger jango", "big_steve hottie_delou", mode="renegade_vs_law")
    outlaw.next_cards("spurs")
    text = seen_by(law)
    assert "Deck 40 (Law back on top)" in text
    assert "Deck 40 (Law Renegade back on top)" in text
    assert "Common deck" not in text


def test_the_common_deck_is_shown_once_it_is_used() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    common_deck("knife", "colt")
    outlaw.draws_from_common()
    text = seen_by(law)
    assert "No deck of its own" in text
    assert "Common deck 2 (Outlaw back on top)" in text


def test_the_top_of_the_discards_shows_its_symbol() -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    assert "Discards 0" in seen_by(law)
    discard_pile("colt", "missed-snake.law")
    assert "Discards 2, on top Missed! (snake)" in seen_by(law)


def test_the_state_of_the_turn() -> None:
    law, outlaw = duel("dalon_ranger the_stranger", "west_harding babe_leroy")
    law.holds("colt", "winchester")
    assert "BANG! cards left 2 · token not moved yet · no reload yet" in seen_by(law)
    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    law.swaps()
    assert "BANG! cards left 1 · token moved · no reload yet" in seen_by(law)
    outlaw.is_playing()
    assert "BANG! cards without limit" in seen_by(law)
    outlaw.swaps().uses(as_="babe_leroy")
    assert "used this turn: Babe Leroy" in seen_by(outlaw)


def test_a_single_character_opens_the_reload() -> None:
    law, outlaw = duel("dalon_ranger", "west_harding dalton_bros")
    text = seen_by(law)
    assert "◆ alone Dalon Ranger" in text
    assert "reload open" in text
    assert "token" not in text
    outlaw.is_playing()
    assert "token not moved yet" in seen_by(law)


def test_reserves_are_counted_and_your_own_are_named() -> None:
    law, outlaw = duel(
        "dalon_ranger jango wild_bill pat_garret", "west_harding tom_thorn sid_curry"
    )
    text = seen_by(law)
    assert "Reserve 2, shuffled: Pat Garret, Wild Bill" in text
    assert "Reserve 1" in text
    assert "Sid Curry" not in text
    assert "Reserve 1: Sid Curry" in seen_by(outlaw)


def test_the_fallen_lie_with_their_side() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros sid_curry")
    law.holds("colt")
    outlaw.active.has_life(1)
    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    text = seen_by(law)
    assert "Reserve 0 · fallen: West Harding" in text
    assert "front Sid Curry" in text


def test_with_three_players_each_side_names_its_target() -> None:
    outlaw, *_ = duel(mode="mexican_standout")
    text = seen_by(outlaw)
    for head in (
        "ann: The Outlaws, hunting bob",
        "bob: The Law, hunting cal",
        "cal: The Renegades",
    ):
        assert head in text
    law, _ = duel()
    assert "hunting" not in seen_by(law)


def test_the_table_names_what_is_being_resolved() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("colt", "duel")
    law.plays("colt", at=outlaw.active)
    assert seen_by(outlaw).startswith("Turn 1: ann’s turn, you must decide")
    assert "bob: The Outlaws (to decide)" in seen_by(law)
    outlaw.passes()
    law.plays("duel", at=outlaw.active)
    assert "Turn 1: your turn, bob answers in a duel" in seen_by(law)


def test_offered_cards_are_open_and_a_peeked_card_is_not() -> None:
    law, harry = duel("dalon_ranger jango", "dutch_harry big_steve", mode="renegade_vs_law")
    law.next_cards("colt", "hat").holds("general_store")
    harry.next_cards("spurs", "whitney-dynamite.ren_outlaw")
    law.plays("general_store")
    assert "On offer: Colt, Hat, Spurs, and Whitney" in seen_by(law)
    law, harry = duel("dalon_ranger jango", "dutch_harry big_steve", mode="renegade_vs_law")
    harry.next_cards("spurs").starts_turn()
    assert "Being looked at: a card with the Law Renegade back" in seen_by(law)
    assert "On offer: Spurs" in seen_by(harry)


def test_players_who_left_are_marked() -> None:
    outlaw, law, _ = duel(mode="mexican_standout")
    law.leaves()
    assert "bob: The Law, hunting cal, has left" in seen_by(outlaw)


# -- before and after ----------------------------------------------------------------------


def test_before_the_first_turn_the_others_lie_face_down() -> None:
    game = sixgun.new_game("duel", seed=5)
    text = render(GAME_UI.presenter(game, 0), game.view(0))
    assert "Before the first turn: you must decide" in text
    assert text.count("face down") == 2
    for figure in (0, 1):
        assert game.kernel.character[figure].name in text
    for figure in (2, 3):
        assert game.kernel.character[figure].name not in text
    assert "front" not in text.replace("in front and behind", "")


def test_after_the_end_no_player_has_the_turn() -> None:
    game = play_random_duel(3)
    text = render(GAME_UI.presenter(game, 0), game.view(0))
    assert text.startswith("The game is over")
    assert "▶" not in text
    assert " out " in text
    assert "BANG! cards left" not in text


def test_a_replay_shows_everything() -> None:
    game = play_random_duel(3, 30)
    presenter = GAME_UI.presenter(game, -1)
    text = " ".join(render(presenter, presenter.open_view(), 200).split())
    for seat, hand in enumerate(game.kernel.hands):
        names = [game.kernel.facts.kind[card].name for card in hand]
        assert all(
            name in text.split(f"{game.names.seat_names[seat]}’s hand: ")[1] for name in names
        )
    for pile in game.kernel.reserve:
        assert all(game.kernel.facts.characters[number].name in text for number in pile)
