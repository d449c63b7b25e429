"""The auction of the characters: lots, offers, who pays and who is next."""

from __future__ import annotations

import pytest

from sixgun import LiveGame, new_game
from sixgun.classic import Config
from sixgun.classic import new_game as new_kernel_game
from sixgun.engine import BadConfig
from sixgun.engine.events import BidMade, CharacterPicked, Forced, LotSold, Passed
from sixgun.testing import Player, auction, current, ruling

LOTS = ("willy_the_kid", "rose_doolan", "el_gringo", "sid_ketchum", "black_jack")
ONLOOKER = 5


def sale(purses: str = "") -> list[Player]:
    return auction(*LOTS, purses=purses)


def all_pass(*players: Player) -> None:
    for player in players:
        player.passes()


def dealt(seed: int = 1, **options: object) -> LiveGame:
    return new_game("classic", seed=seed, **{"players": 5, "variant": "auction", **options})


# -- before the first lot ------------------------------------------------------------------


@ruling("T16", "R278")
def test_everybody_has_2000_unless_his_purse_holds_something_else() -> None:
    assert [player.purse for player in sale()] == [2000] * 5
    assert [player.purse for player in sale("0 100 2000 4300 12000")] == [0, 100, 2000, 4300, 12000]


@ruling("T16")
@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Config(players=5, variant="auction", purses=(2000,) * 4), "wrong_number_of_purses"),
        (Config(players=5, variant="auction", purses=(2000,) * 4 + (-100,)), "bad_purse"),
        (Config(players=5, variant="auction", purses=(2000,) * 4 + (150,)), "bad_purse"),
        (Config(players=5, variant="auction", purses=(2000,) * 4 + (20_100,)), "bad_purse"),
        (Config(players=5, purses=(2000,) * 5), "no_purses_here"),
        (Config(players=3, purses=(2000,) * 3), "no_purses_here"),
        (Config(players=2, variant="long_duel", purses=(2000,) * 2), "no_purses_here"),
    ],
)
def test_a_purse_is_never_below_nothing_and_only_an_auction_has_any(
    wish: Config, code: str
) -> None:
    with pytest.raises(BadConfig) as refused:
        new_kernel_game(wish, 1)

    assert refused.value.code == code


@ruling("T17")
def test_roles_are_dealt_before_the_auction() -> None:
    game = dealt()
    asked = game.decision
    assert asked is not None
    assert asked.prompt == "lot"

    own = [game.view(seat).roles[seat] for seat in range(5)]

    assert sorted(own) == [0, 1, 2, 2, 3]
    assert own[0] == 0
    assert game.view(ONLOOKER).roles == [0, -1, -1, -1, -1]
    while game.view(0).auction is not None:
        game.apply(game.kernel.moves[0])
    assert game.kernel.role == own


@ruling("T18")
@pytest.mark.parametrize("players", [5, 6, 7])
def test_as_many_random_characters_lie_open_as_there_are_players(players: int) -> None:
    offers = [dealt(seed, players=players).view(players).offered for seed in range(60)]

    assert all(len(set(offer)) == players for offer in offers)
    assert len({who for offer in offers for who in offer}) == 16
    assert len({tuple(offer) for offer in offers}) > 50


@ruling("T18")
@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Config(players=4, variant="auction"), "wrong_player_count"),
        (Config(players=8, variant="auction"), "wrong_player_count"),
        (Config(players=5, variant="auction", boxes=("base", "bullet")), "base_box_only"),
        (
            Config(players=5, variant="auction", characters=("sid_ketchum", "", "", "", "")),
            "characters_are_auctioned",
        ),
    ],
)
def test_an_auction_is_for_five_to_seven_with_the_base_box(wish: Config, code: str) -> None:
    with pytest.raises(BadConfig) as refused:
        new_kernel_game(wish, 1)

    assert refused.value.code == code


# -- a lot ---------------------------------------------------------------------------------


@ruling("T19", "T20")
def test_the_sheriff_puts_up_one_of_the_characters_and_opens() -> None:
    ann, bob, *_ = sale()
    assert ann.prompt == "lot"
    assert ann.options == [f"pick {who}" for who in LOTS]

    ann.chooses("el_gringo")
    assert ann.prompt == "open"
    ann.bids(300)

    assert bob.prompt == "raise"
    assert ann.purse == 2000


@ruling("T19", "R278")
def test_the_opening_offer_may_be_nothing() -> None:
    ann, *others = sale()

    ann.chooses("el_gringo").bids(0)
    all_pass(*others)

    assert (ann.character, ann.paid) == ("el_gringo", 0)


@ruling("T19")
def test_only_what_lies_open_is_put_up_and_before_the_offer() -> None:
    ann, *_ = sale()

    with pytest.raises(Exception, match="pick_a_character_on_offer"):
        ann.chooses("paul_regret")
    assert ann.refused_bid(300) == "pick_a_character_first"


@ruling("T21", "R278")
def test_an_offer_is_a_multiple_of_100() -> None:
    ann, *_ = sale()
    ann.chooses("el_gringo")

    assert ann.options == [f"bid {amount}" for amount in range(0, 2001, 100)]
    assert ann.refused_bid(150) == "not_a_multiple_of_100"
    assert ann.refused_bid(1) == "not_a_multiple_of_100"


@ruling("T21")
def test_a_raise_is_higher_by_any_multiple_of_100() -> None:
    ann, bob, cal, *_ = sale()
    ann.chooses("el_gringo").bids(300)

    assert bob.refused_bid(300) == "bid_too_low"
    assert bob.refused_bid(0) == "bid_too_low"
    bob.bids(400)
    cal.bids(1900)

    assert current().game.prompt == "raise"


@ruling("T21")
def test_nobody_offers_more_than_his_purse() -> None:
    ann, bob, cal, *_ = sale("2000 700 600 2000 2000")
    ann.chooses("el_gringo")
    assert ann.refused_bid(2100) == "more_than_your_purse"
    ann.bids(600)

    assert bob.options == ["bid 700", "pass"]
    assert bob.refused_bid(800) == "more_than_your_purse"
    bob.passes()
    assert cal.refused_bid(700) == "more_than_your_purse"


@ruling("T21")
def test_a_refusal_names_the_least_offer_and_ones_own_money() -> None:
    ann, *_ = sale("2000 700 600 2000 2000")
    ann.chooses("el_gringo").bids(600)
    game = current().game

    refusal = game.why_not(next(move for move in game.moves) - 200)

    assert refusal is not None
    assert refusal.code == "bid_too_low"
    assert refusal.facts == {"amount": 500, "least": 700, "purse": 700}


@ruling("T22")
def test_the_others_raise_or_pass_clockwise_and_the_chooser_again() -> None:
    ann, bob, cal, dot, eli = sale()

    ann.chooses("el_gringo").bids(100)
    bob.bids(200)
    cal.passes()
    dot.bids(300)
    eli.passes()
    ann.bids(400)
    bob.passes()
    assert dot.prompt == "raise"
    dot.passes()

    assert (ann.character, ann.paid) == ("el_gringo", 400)


@ruling("T22")
def test_from_a_later_chooser_it_goes_round_the_table_as_well() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(100)
    all_pass(bob, cal)
    dot.bids(200)
    all_pass(eli, ann)

    eli.chooses("sid_ketchum").bids(0)
    all_pass(ann, bob, cal)

    assert eli.character == "sid_ketchum"


@ruling("T23", "R278")
def test_a_pass_is_final_for_the_lot_but_not_for_later_ones() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(100)
    bob.passes()
    cal.bids(200)
    all_pass(dot, eli)
    ann.bids(300)
    assert cal.prompt == "raise"  # and not bob
    cal.passes()

    bob.chooses("sid_ketchum").bids(0)
    cal.passes()
    dot.bids(100)
    eli.passes()
    bob.bids(200)
    dot.passes()

    assert (bob.character, bob.paid) == ("sid_ketchum", 200)


@ruling("T24")
def test_the_last_one_in_pays_his_offer_and_has_the_character() -> None:
    ann, bob, cal, dot, eli = sale()

    ann.chooses("el_gringo").bids(300)
    bob.bids(700)
    all_pass(cal, dot, eli, ann)

    assert (bob.character, bob.paid, bob.purse) == ("el_gringo", 700, 1300)


@ruling("T24")
def test_the_money_leaves_the_game_and_all_see_what_was_paid() -> None:
    ann, bob, cal, dot, eli = sale()
    game = current().game
    ann.chooses("el_gringo").bids(300)
    bob.bids(700)

    all_pass(cal, dot, eli, ann)

    assert game.purse == [2000, 1300, 2000, 2000, 2000]
    assert game.paid == [-1, 700, -1, -1, -1]


@ruling("T24")
def test_all_players_see_the_events_of_a_lot() -> None:
    game = dealt()
    who = game.view(0).offered[2]
    number = game.kernel.offered[2]
    start = len(game.events_for(ONLOOKER))

    for move in (f"pick {who}", "bid 300", "bid 700", "pass", "pass", "pass", "pass"):
        game.apply(move)

    events = game.events_for(ONLOOKER)[start:]
    assert events[:-1] == [
        CharacterPicked(0, number),
        BidMade(0, 300),
        BidMade(1, 700),
        *(Passed(seat) for seat in (2, 3, 4, 0)),
        LotSold(1, number, 700),
    ]
    assert game.view(ONLOOKER).paid == [-1, 700, -1, -1, -1]
    assert game.view(ONLOOKER).characters[1] == who


@ruling("T25")
def test_the_highest_bidder_is_not_asked_to_raise_himself() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(100)
    all_pass(bob, cal)
    dot.bids(200)
    all_pass(eli, ann)

    assert dot.character == "el_gringo"
    assert eli.prompt == "lot"


@ruling("T26")
def test_a_player_who_cannot_offer_more_only_passes() -> None:
    ann, bob, cal, *_ = sale("2000 500 400 2000 2000")
    ann.chooses("el_gringo").bids(400)
    assert bob.options == ["bid 500", "pass"]
    bob.bids(500)

    assert cal.options == ["pass"]


@ruling("T26")
def test_the_engine_passes_for_the_player_and_only_they_see_it() -> None:
    game = dealt(purses=[2000, 2000, 400, 2000, 2000])
    game.apply(game.kernel.moves[0])
    game.apply("bid 400")

    game.apply("pass")

    asked = game.decision
    assert asked is not None
    assert asked.name == "dot"
    assert Forced(2) in game.events_for(2)
    assert Passed(2) in game.events_for(2)
    for other in (0, 1, 3, 4, ONLOOKER):
        assert not any(isinstance(event, Forced) for event in game.events_for(other))
        assert game.events_for(other)[-2:] == [Passed(1), Passed(2)]


# -- the next lot --------------------------------------------------------------------------


@ruling("T27")
def test_the_player_left_of_the_last_winner_chooses_next() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(100)
    bob.passes()
    cal.bids(200)

    all_pass(dot, eli, ann)

    assert dot.prompt == "lot"


@ruling("T27")
def test_players_with_a_character_are_skipped() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(100)
    bob.passes()
    cal.bids(200)
    all_pass(dot, eli, ann)
    dot.chooses("sid_ketchum").bids(100)
    all_pass(eli, ann)
    bob.bids(200)
    dot.passes()

    assert (bob.character, cal.character) == ("sid_ketchum", "el_gringo")
    assert dot.prompt == "lot"


@ruling("T28")
def test_a_player_who_has_a_character_takes_no_part_in_later_lots() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(0)
    all_pass(bob, cal, dot, eli)

    bob.chooses("sid_ketchum").bids(100)
    cal.bids(200)
    dot.passes()
    eli.passes()

    assert bob.prompt == "raise"  # and not ann


@ruling("T34")
def test_whose_choice_it_is_cannot_decline() -> None:
    ann, *_ = sale()

    assert ann.refused_pass() == "chooser_must_open"
    ann.chooses("el_gringo")
    assert ann.refused_pass() == "chooser_must_open"


@ruling("T35")
def test_an_offer_is_binding() -> None:
    ann, bob, cal, dot, eli = sale()

    ann.chooses("el_gringo").bids(900)
    assert bob.refused_bid(800) == "bid_too_low"
    all_pass(bob, cal, dot, eli)

    assert (ann.character, ann.paid) == ("el_gringo", 900)


@ruling("T35")
def test_nobody_who_is_asked_can_take_an_offer_back() -> None:
    ann, bob, cal, dot, eli = sale()
    ann.chooses("el_gringo").bids(900)
    bob.bids(1000)
    all_pass(cal, dot, eli)

    assert ann.options == [*(f"bid {amount}" for amount in range(1100, 2001, 100)), "pass"]


# -- the game begins -----------------------------------------------------------------------


def sold_in_turn() -> list[Player]:
    """Each player has the character that lay at their place, for free."""
    players = sale()
    for seat, player in enumerate(players[:-1]):
        player.chooses(LOTS[seat]).bids(0)
        all_pass(*players[seat + 1 :])
    return players


@ruling("T36")
def test_when_all_have_a_character_the_usual_game_begins_with_the_sheriff() -> None:
    players = sold_in_turn()
    game = current().game

    assert [player.character for player in players] == list(LOTS)
    assert [player.life for player in players] == [5, 4, 3, 4, 4]
    assert players[0].is_active
    assert [len(player.hand) for player in players[1:]] == [4, 3, 4, 4]
    assert len(players[0].hand) == 5 + 2
    assert game.purse == []
    assert game.paid == [0] * 5


@ruling("T36")
def test_the_abilities_that_were_bought_work() -> None:
    ann, rose, *_ = sold_in_turn()

    assert (ann.ability, rose.ability) == ("willy_the_kid", "rose_doolan")
    assert [rose.distance_to(other) for other in current().players[2:]] == [1, 1, 1]
    assert ann.distance_to(current().players[2]) == 2


@ruling("T36")
def test_no_figure_is_in_play_before_the_auction_ends() -> None:
    ann, *_ = sale()
    game = current().game
    ann.chooses("el_gringo").bids(0)

    assert game.ring == []
    assert [len(hand) for hand in game.hands] == [0] * 5
    assert game.active == -1


@ruling("T116")
def test_the_tempo_rule_can_be_played_with_it() -> None:
    game = dealt(tempo=True)

    while game.view(0).event != "tempo":
        game.apply(game.kernel.moves[-1])  # passes, ends turns, gives up cards

    assert len(game.view(0).paid) == 5
    assert game.kernel.epochs - 1 >= 3
