"""A player leaves while characters are auctioned."""

from __future__ import annotations

import pytest

from sixgun import LiveGame, new_game
from sixgun.engine.events import LotReopened, SeatLeft
from sixgun.testing import Player, auction, current, ruling

LOTS = ("willy_the_kid", "rose_doolan", "el_gringo", "sid_ketchum", "black_jack")


def sale(purses: str = "") -> list[Player]:
    return auction(*LOTS, purses=purses)


def all_pass(*players: Player) -> None:
    for player in players:
        player.passes()


# -- a bidder ------------------------------------------------------------------------------


@ruling("T96")
def test_the_bids_of_the_lot_are_void_and_the_opening_offer_stands() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(300)
    bob.bids(700)
    cal.bids(800)
    dot.passes()

    bob.leaves()
    assert cal.prompt == "raise"
    assert cal.refused_bid(300) == "bid_too_low"
    all_pass(cal, dot, eli)

    assert (ann.character, ann.paid) == ("el_gringo", 300)


@ruling("T96")
def test_bidders_who_had_passed_are_asked_again() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(300)
    bob.passes()
    cal.bids(400)
    dot.passes()

    cal.leaves()
    bob.bids(400)
    dot.bids(500)
    all_pass(eli, ann, bob)

    assert (dot.character, dot.paid) == ("el_gringo", 500)


@ruling("T96")
def test_the_bids_are_void_even_if_the_leaver_was_outbid_or_has_passed() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(0)
    bob.bids(100)
    cal.bids(200)
    all_pass(dot, eli, ann, bob)
    assert cal.character == "el_gringo"
    dot.chooses("sid_ketchum").bids(0)
    eli.bids(100)
    ann.bids(200)
    bob.passes()
    dot.bids(300)
    eli.passes()

    eli.leaves()
    assert ann.prompt == "raise"
    all_pass(ann, bob)

    assert (dot.character, dot.paid) == ("sid_ketchum", 0)


@ruling("T96")
def test_a_leaver_who_has_not_bid_just_drops_out() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(300)
    bob.bids(400)

    cal.leaves()
    assert dot.prompt == "raise"
    all_pass(dot, eli, ann)

    assert (bob.character, bob.paid) == ("el_gringo", 400)


@ruling("T96")
def test_if_the_leaver_was_the_last_to_answer_the_lot_is_sold() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(300)
    all_pass(bob, cal, dot)

    eli.leaves()

    assert (ann.character, ann.paid) == ("el_gringo", 300)


@ruling("T96")
def test_a_lot_goes_on_if_the_leaver_had_only_passed() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(300)
    bob.passes()
    cal.bids(500)

    bob.leaves()
    all_pass(dot, eli, ann)

    assert (cal.character, cal.paid) == ("el_gringo", 500)


@ruling("T96")
def test_bids_of_earlier_lots_stay() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(0)
    bob.bids(100)
    cal.bids(200)
    all_pass(dot, eli, ann, bob)
    dot.chooses("sid_ketchum").bids(100)
    eli.bids(200)

    bob.leaves()

    assert (cal.character, cal.paid) == ("el_gringo", 200)
    assert ann.options[0] == "bid 300"


# -- the chooser ---------------------------------------------------------------------------


@ruling("T96", "T27")
@pytest.mark.parametrize("done", ["nothing", "chosen", "opened", "raised"])
def test_after_the_chooser_the_next_one_chooses_again(done: str) -> None:
    ann, bob, *_ = sale()
    if done != "nothing":
        ann.chooses("el_gringo")
    if done in ("opened", "raised"):
        ann.bids(300)
    if done == "raised":
        bob.bids(600)

    ann.leaves()

    assert bob.prompt == "lot"
    assert len(bob.options) == 5
    assert bob.purse == 2000


@ruling("T96", "T27")
def test_later_the_player_left_of_the_last_winner_chooses_again() -> None:
    ann, bob, cal, dot, eli = sale("2000 2000 2000 2000 0")
    ann.chooses("el_gringo").bids(0)
    all_pass(bob)
    cal.bids(100)
    all_pass(dot, eli, ann)
    dot.chooses("sid_ketchum").bids(100)

    dot.leaves()

    assert ann.prompt == "lot"  # eli has no money


@ruling("T96", "T31")
def test_if_nobody_else_has_money_the_others_choose_for_nothing() -> None:
    ann, bob, cal, dot, eli = sale("0 0 700 0 0")
    cal.chooses("el_gringo").bids(300)

    cal.leaves()
    ann.chooses("el_gringo")
    bob.chooses("sid_ketchum")
    dot.chooses("black_jack")
    eli.chooses("rose_doolan")

    assert (cal.character, cal.paid) == ("willy_the_kid", 0)


# -- their character -----------------------------------------------------------------------


@ruling("T96")
def test_a_player_who_left_takes_the_last_character_for_nothing_and_plays_passively() -> None:
    ann, bob, cal, dot, eli = sale()
    bob.leaves()
    for player, others, who in (
        (ann, (cal, dot, eli), "el_gringo"),
        (cal, (dot, eli), "sid_ketchum"),
        (dot, (eli,), "willy_the_kid"),
    ):
        player.chooses(who).bids(0)
        all_pass(*others)
    eli.chooses("black_jack").bids(0)

    assert (bob.character, bob.paid) == ("rose_doolan", 0)
    assert bob.ability == ""
    assert bob.hand == []
    assert bob.is_alive
    assert bob.life == 4
    assert ann.is_active


@ruling("T96", "T32")
def test_the_last_one_who_is_there_still_opens_a_lot() -> None:
    ann, bob, cal, dot, eli = sale()
    for player in (ann, bob, cal, dot):
        player.leaves()

    eli.chooses("sid_ketchum").bids(100)

    assert (eli.character, eli.paid) == ("sid_ketchum", 100)
    assert {p.character for p in (ann, bob, cal, dot)} == set(LOTS) - {"sid_ketchum"}
    assert [p.paid for p in (ann, bob, cal, dot)] == [0] * 4


@ruling("T96")
def test_several_who_left_get_what_remains_as_chance_has_it() -> None:
    found = set()
    for seed in range(12):
        game = left(seed, 1, 3)
        found.add((game.view(0).characters[1], game.view(0).characters[3]))

    assert len(found) == 2


def left(seed: int, *leavers: int) -> LiveGame:
    """An auction with the same lots every time, in which the others take the first ones."""
    ann, bob, cal, dot, eli = auction(*LOTS, seed=seed)
    players = [ann, bob, cal, dot, eli]
    for seat in leavers:
        players[seat].leaves()
    game = current().game
    while game.purse:
        game.choose(game.moves[0])
    return LiveGame(game, "")


@ruling("T90", "T96")
def test_a_player_who_has_left_is_dealt_no_cards_that_others_could_take() -> None:
    game = left(1, 1).kernel

    assert [bool(game.hand(seat)) for seat in range(5)] == [True, False, True, True, True]
    assert game.discards == []


@ruling("T96")
def test_one_without_money_who_leaves_when_it_is_his_choice_is_skipped() -> None:
    ann, bob, cal, dot, eli = sale("0 0 0 0 0")

    ann.leaves()
    bob.chooses("el_gringo")
    cal.leaves()
    dot.chooses("sid_ketchum")
    eli.chooses("black_jack")

    assert {ann.character, cal.character} == {"willy_the_kid", "rose_doolan"}


@ruling("T96")
def test_a_player_who_leaves_with_their_character_keeps_it_and_what_they_have_paid() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(300)
    all_pass(bob, cal, dot, eli)
    bob.chooses("sid_ketchum").bids(100)
    cal.bids(200)

    ann.leaves()

    assert dot.prompt == "raise"
    assert dot.options[0] == "bid 300"
    assert (ann.character, ann.paid) == ("el_gringo", 300)


@ruling("T96")
def test_when_all_have_left_the_game_is_over_and_nobody_has_won() -> None:
    players = sale()

    for player in players:
        player.leaves()

    game = current().game
    assert game.over
    assert game.winners == 0
    assert sorted(game.paid) == [0] * 5


# -- events --------------------------------------------------------------------------------


@ruling("T96")
@pytest.mark.parametrize(("leaver", "opens"), [(0, 1), (2, 0)])
def test_an_event_says_that_a_lot_is_reopened(leaver: int, opens: int) -> None:
    game = new_game("classic", players=5, seed=1, variant="auction")
    game.apply(game.kernel.moves[0])
    for move in ("bid 100", "bid 200", "bid 300"):
        game.apply(move)

    events = game.leave(leaver)

    assert events == [SeatLeft(leaver), LotReopened(opens)]
    seen = game.view(5).auction
    assert seen is not None
    assert (seen.chooser, seen.offer) == ((0, 100) if leaver else (1, -1))


@ruling("T96")
def test_without_a_character_up_for_auction_the_only_event_is_that_the_player_left() -> None:
    game = new_game("classic", players=5, seed=1, variant="auction")

    assert game.leave(0) == [SeatLeft(0)]
    assert game.decision is not None
    assert game.decision.name == "bob"
