"""The auction in the terminal: the table, the input and the narration."""

from __future__ import annotations

from pathlib import Path

import pytest

import sixgun
from sixgun import replay
from sixgun.cli.classic.auction import parse_bid
from sixgun.cli.classic.presenter import ClassicPresenter
from sixgun.cli.files import load_record
from sixgun.engine import Rng
from sixgun.engine.moves import amount_of, bid
from sixgun.live import LiveGame
from sixgun.testing import Player, auction, current
from tests.cli.classic.test_table_renderer import seen_by
from tests.cli.cli_runner import invoke, invoke_json, refused

LOTS = ("willy_the_kid", "rose_doolan", "el_gringo", "sid_ketchum", "black_jack")
ANYTHING = "pass\n1\n0\n" * 300
SEED_OF_A_SHERIFF = 11


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SIXGUN_SAVES", str(tmp_path / "saves"))
    return tmp_path / "saves"


def sale() -> list[Player]:
    return auction(*LOTS, purses="2000 500 0 700 400")


def presenter(me: int) -> ClassicPresenter:
    return ClassicPresenter(LiveGame(current().game, "1"), me)


# -- the table -----------------------------------------------------------------------------


def test_the_table_shows_who_is_up_and_who_bids() -> None:
    ann, bob, *_ = sale()
    ann.chooses("el_gringo").bids(300)
    text = seen_by(bob)

    assert "The auction, character 1 of 5: you must decide" in text
    assert "Up for auction: El Gringo, 3 life." in text
    assert "Still on offer: Willy the Kid, Rose Doolan, Sid Ketchum, and Black Jack" in text
    assert "ann ★ Sheriff leads with $300" in text
    assert "Your purse: $500" in text


def test_it_shows_who_has_paid_who_has_passed_and_who_has_left() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(300)
    for player in (bob, cal, dot, eli):
        player.passes()
    cal.leaves()
    bob.chooses("sid_ketchum").bids(100)
    dot.passes()
    text = seen_by(eli)

    assert "The auction, character 2 of 5" in text
    assert "ann ★ Sheriff El Gringo paid $300" in text
    assert "bob hidden leads with $100" in text
    assert "cal has left hidden takes what is left" in text
    assert "dot hidden passed" in text


def test_other_purses_are_hidden() -> None:
    ann, bob, *_ = sale()
    ann.chooses("el_gringo").bids(300)

    for other in ("$700", "$400", "$2,000"):
        assert other not in seen_by(bob)


# -- input ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["700", "$700", " 700 ", "bid 700", "BID $700", "raise to 700", "offro 700 $"]
)
def test_an_amount_can_be_typed_in_many_ways(text: str) -> None:
    assert parse_bid(text) == bid(700)


@pytest.mark.parametrize("text", ["", "pass", "bang bob", "seven", "-700", "7e2", "99999999"])
def test_an_invalid_amount_is_not_understood(text: str) -> None:
    assert parse_bid(text) == -1


def test_thousands_may_have_a_comma() -> None:
    assert amount_of(parse_bid("1,200")) == 1200


def test_offers_are_listed_in_a_line_and_a_number_is_money() -> None:
    ann, bob, *_ = sale()
    ann.chooses("el_gringo").bids(100)
    view = LiveGame(current().game, "1").view(bob.seat)
    talk = presenter(bob.seat)
    offered = [talk.move_text(view, move) for move in view.cards.moves]

    assert offered[0].title == "Bid $200"
    assert offered[-1] == ("Pass", "You are out of this lot")
    listed = talk.list_moves(view, offered)
    assert len(listed) == 2
    assert "$200 to $500, in steps of $100; for example: 200" in listed[0]
    assert talk.parse_input(view, offered, "300") == bid(300)
    assert talk.parse_input(view, offered, "250") == bid(250)  # refused with a reason
    assert talk.parse_input(view, offered, "pass") == view.cards.moves[-1]


def test_characters_are_chosen_by_their_number() -> None:
    ann, *_ = sale()
    ann.prompt  # noqa: B018 - the decision is up to date
    view = LiveGame(current().game, "1").view(0)
    talk = presenter(0)
    offered = [talk.move_text(view, move) for move in view.cards.moves]

    assert talk.list_moves(view, offered)[0].startswith("  1  Willy the Kid · 4 life. ")
    assert talk.parse_input(view, offered, "3") == view.cards.moves[2]


def test_refusals_name_the_numbers() -> None:
    text = invoke(
        *("play", "--variant", "auction", "--seed", SEED_OF_A_SHERIFF),
        stdin="1\n150\n2100\npass\nwhy 0\n0\n",
    ).stdout

    assert "You are the Sheriff." in text
    assert "Offers go in steps of $100." in text
    assert "You only have $2,000." in text
    assert "Put up a character and make an offer, even if it is nothing." in text
    assert "That move is legal." in text


# -- commands ------------------------------------------------------------------------------


def test_a_game_with_an_auction_to_its_end(saves: Path) -> None:
    result = invoke("play", "--seed", 2, "--variant", "auction", "--players", 6, stdin=ANYTHING)

    assert result.exit_code == 0
    assert "Won by: " in result.stdout
    assert [ln for ln in result.stdout.splitlines() if len(ln) > 80 and "saves" not in ln] == []
    [saved] = saves.glob("*.record")
    assert replay(load_record(saved)).result


def test_an_auction_left_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "auction"
    start = ("play", "--seed", 2, "--variant", "auction", "--save", file)
    invoke(*start, "--purses", "900,500,700,2000,400", stdin="pass\n")

    text = invoke("play", "--resume", file, stdin="log\n").stdout

    assert " put up " in text
    assert replay(load_record(file)).config.purses == (900, 500, 700, 2000, 400)


def test_you_are_not_always_the_sheriff() -> None:
    roles = {
        line
        for seed in range(8)
        for line in invoke("play", "--seed", seed, "--variant", "auction").stdout.splitlines()
        if line.startswith("Welcome, me. ")
    }

    assert len(roles) > 2


def test_the_same_seed_gives_the_same_seat() -> None:
    start = ("play", "--seed", 5, "--variant", "auction")

    first, second = (invoke(*start).stdout.splitlines()[0] for _ in range(2))

    assert first == second


def test_help_explains_the_auction() -> None:
    start = ("play", "--seed", 3, "--variant", "auction")

    assert "First the characters are auctioned" in invoke(*start, stdin="?\n").stdout


def test_impossible_purses_are_refused(tmp_path: Path) -> None:
    start = ("simulate", "--variant", "auction", "--purses")
    refused(*start, "900,500", code="wrong_number_of_purses")
    refused(*start, "900,500,0,0,150", code="bad_purse")
    refused(*start, "900,500,0,0,much", code="bad_option")
    refused(*start, "900,500,0,0,-100", code="bad_option")
    refused("simulate", "--purses", "900,500,0,0,100", code="no_purses_here")
    refused("simulate", "--variant", "auction", "--players", 4, code="wrong_player_count")
    refused("simulate", "--variant", "auction", "--boxes", "bullet", code="base_box_only")


def test_many_games_are_played_with_purses() -> None:
    start = ("simulate", "--games", 3, "--variant", "auction", "--purses", "900,500,0,0,100")

    assert "5 players, Auction, purses 900 500 0 0 100" in invoke(*start, width=120).stdout
    played = invoke_json(*start)
    assert played["config"]["purses"] == "900 500 0 0 100"
    assert played["finished"] == 3


def test_bots_meet_at_an_auction(tmp_path: Path) -> None:
    result = invoke(
        *("arena", "--variant", "auction", "--games", 4, "--bots", "gunslinger,greenhorn"),
        *("--out", tmp_path / "run"),
    )

    assert result.exit_code == 0


def test_a_replay_shows_the_lots(tmp_path: Path) -> None:
    game = sixgun.new_game("classic", players=5, seed=1, variant="auction")
    rng = Rng.from_seed(1)
    while game.decision:
        game.apply(game.kernel.moves[rng.below(len(game.kernel.moves))])
    file = tmp_path / "auction.record"
    file.write_text(str(game.record()), encoding="utf-8")

    text = invoke("replay", file).stdout

    assert "ann put up " in text
    assert "ann bid " in text
