"""Bots in an auction: whom they want, what they pay, and why."""

from __future__ import annotations

import time

import pytest

from sixgun.bots import seat_bot
from sixgun.bots.classic.ability_values import AbilityValues
from sixgun.bots.classic.bidding import SHARE, Bidding
from sixgun.classic import Config, Game, view
from sixgun.engine.moves import amount_of
from sixgun.testing import Player, auction, current
from tests.bots.bot_games import LEVELS_QUICK, play_bots
from tests.bots.classic.bot_answers import answer, reason, seated, thought

LOTS = ("bart_cassidy", "paul_regret", "willy_the_kid", "kit_carlson", "vulture_sam")
RICH = "9000 9000 9000 9000 9000"


def bidding(player: Player) -> Bidding:
    current().settle()
    game = player.game
    return Bidding(game.facts, AbilityValues(game.facts), view(game, player.seat))


def bid(player: Player, level: str = "gunslinger") -> int:
    """What a bot in his place offers; -1: he passes."""
    return amount_of(seated(player, level).choose_move())


def sold(config: Config, seed: int, level: str) -> Game:
    """A game of bots when everybody has his character."""
    for game, _ in play_bots(config, seed, [level]):
        assert isinstance(game, Game)
        if not game.purse:
            return game
    raise AssertionError("it is over")


# -- worth ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(5))
def test_a_character_that_gains_by_wounds_beats_one_with_little_life(
    seat: int,
) -> None:
    player = auction(*LOTS)[seat]

    assert bidding(player).worth("bart_cassidy") > bidding(player).worth("paul_regret")


def test_the_worth_of_a_character_depends_on_the_role() -> None:
    _, outlaw, _, renegade, _ = auction(*LOTS)

    def gap(player: Player) -> float:
        return bidding(player).worth("vulture_sam") - bidding(player).worth("kit_carlson")

    assert gap(renegade) > 0 > gap(outlaw)


def test_the_best_one_is_put_up_and_the_first_offer_is_low() -> None:
    ann, *_ = auction(*LOTS, purses=RICH)

    assert answer(ann) == "pick bart_cassidy"
    assert reason(ann).code == "best_ability"
    ann.chooses("bart_cassidy")
    assert answer(ann) == "bid 0"
    assert reason(ann).code == "open_low"


def test_a_bot_raises_by_a_step_up_to_its_limit() -> None:
    ann, bob, *_ = auction(*LOTS, purses=RICH)
    ann.chooses("bart_cassidy").bids(0)
    limit = int(bidding(bob).limit)
    assert limit > 300

    assert bid(bob) == 100
    why = reason(bob)
    assert why.code == "worth_it"
    assert why.facts == {"limit": limit // 100 * 100}


def test_above_its_limit_a_bot_passes_and_names_the_limit() -> None:
    ann, bob, *_ = auction(*LOTS, purses=RICH)
    ann.chooses("bart_cassidy").bids(1500)

    assert bid(bob) == -1
    assert reason(bob).code == "too_dear"
    assert int(reason(bob).facts["limit"]) < 1500


def test_nobody_pays_for_the_worst_character() -> None:
    ann, bob, *_ = auction(*LOTS, purses=RICH)
    ann.chooses("paul_regret").bids(0)

    assert bid(bob) == -1
    assert reason(bob).facts == {"limit": 0}


def test_the_limit_depends_on_the_remaining_characters() -> None:
    ann, bob, *_ = auction(*LOTS, purses=RICH)
    ann.chooses("willy_the_kid").bids(0)
    among_better = bidding(bob).limit
    ann, bob, *_ = auction("willy_the_kid", "paul_regret", *LOTS[3:], "lucky_duke", purses=RICH)
    ann.chooses("willy_the_kid").bids(0)

    assert bidding(bob).limit > among_better


@pytest.mark.parametrize("level", ["greenhorn", "gunslinger", "detective", "marshal"])
def test_money_is_kept_for_later_auctions(level: str) -> None:
    ann, bob, *_ = auction(*LOTS, purses="2000 500 2000 2000 2000")
    ann.chooses("bart_cassidy").bids(100)

    assert bid(bob, level) == 200
    bob.passes()
    ann, bob, *_ = auction(*LOTS, purses="2000 400 2000 2000 2000")
    ann.chooses("bart_cassidy").bids(100)
    assert bid(bob, level) == -1


@pytest.mark.parametrize("level", LEVELS_QUICK)
@pytest.mark.parametrize("purses", [(), (2000, 900, 0, 3100, 1500, 400)])
def test_no_bot_spends_more_than_its_share(level: str, purses: tuple[int, ...]) -> None:
    config = Config(players=6, variant="auction", purses=purses)
    bought = 0
    for seed in range(12):
        game = sold(config, seed, level)
        for paid, purse in zip(game.paid, purses or (2000,) * 6, strict=True):
            assert paid <= SHARE * purse
            bought += paid > 0
    assert bought > 10


# -- levels --------------------------------------------------------------------------------


def test_a_greenhorn_opens_with_half_its_limit() -> None:
    ann, *_ = auction(*LOTS, purses=RICH)
    ann.chooses("bart_cassidy")

    assert bid(ann, "greenhorn") > 0


def test_a_marshal_does_not_search_in_an_auction() -> None:
    ann, *_ = auction(*LOTS, purses=RICH)
    ann.chooses("bart_cassidy")
    begun = time.perf_counter()

    why = thought(ann, "marshal")

    assert time.perf_counter() - begun < 0.5  # of the second that he usually takes
    assert why.move == seated(ann).choose_move()
    assert why.chance < 0
    assert len(why.scores) > 1


def test_bots_buy_the_better_ones_for_more() -> None:
    paid: dict[str, list[int]] = {}
    for seed in range(60):
        game = sold(Config(players=7, variant="auction"), seed, "gunslinger")
        for who, amount in zip(game.character, game.paid, strict=True):
            paid.setdefault(who.id, []).append(amount)
    prices = {who: sum(amounts) / len(amounts) for who, amounts in paid.items()}

    assert prices["bart_cassidy"] > 300 > prices["slab_the_killer"] > prices["paul_regret"]


def test_without_money_a_bot_takes_the_best_that_is_left() -> None:
    ann, *_ = auction(*LOTS, purses="0 0 0 0 0")

    assert answer(ann) == "pick bart_cassidy"
    assert seat_bot(ann.game, 0, "marshal").choose_move() == seated(ann).choose_move()
