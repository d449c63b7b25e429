"""Only its player knows the amount in a purse."""

from __future__ import annotations

import pytest

from sixgun import LiveGame, new_game
from sixgun.classic.variants.lots import current_sale
from sixgun.classic.variants.sale import PENNILESS
from sixgun.testing import ruling

RICH = (2000, 1500, 9000, 700, 4000)
POOR = (2000, 800, 1100, 600, 500)  # with all that is bid below, too
MOVES = ("bid 300", "bid 500", "bid 600", "pass", "pass", "pass", "bid 700", "bid 800", "pass")
ANN, BOB, CAL, ONLOOKER = 0, 1, 2, 5
SEEDS = range(60)


def sale(purses: tuple[int, ...], moves: int = 0) -> LiveGame:
    """An auction as a server plays it: players who can only pass are asked, too."""
    game = new_game(
        "classic", players=5, variant="auction", seed=3, purses=list(purses), ask_forced=True
    )
    game.apply(game.kernel.moves[0])
    for move in MOVES[:moves]:
        game.apply(move)
    return game


@ruling("T46")
@pytest.mark.parametrize("moves", range(len(MOVES) + 1))
@pytest.mark.parametrize("seat", [ANN, ONLOOKER])
def test_the_purses_of_others_make_no_difference_to_what_one_sees(seat: int, moves: int) -> None:
    rich, poor = sale(RICH, moves), sale(POOR, moves)

    assert rich.view(seat) == poor.view(seat)
    assert rich.events_for(seat) == poor.events_for(seat)


@ruling("T46")
@pytest.mark.parametrize("seat", range(5))
def test_ones_own_purse_is_seen_and_goes_down_by_what_one_pays(seat: int) -> None:
    game = sale(RICH, len(MOVES))

    before, after = sale(RICH).view(seat).auction, game.view(seat).auction

    assert before is not None
    assert after is not None
    assert before.purse == RICH[seat]
    assert after.purse == RICH[seat] - max(game.view(seat).paid[seat], 0)


@ruling("T46")
def test_a_spectator_sees_offers_but_no_purse() -> None:
    seen = sale(RICH, 3).view(ONLOOKER).auction

    assert seen is not None
    assert (seen.purse, seen.offer, seen.bidder) == (-1, 600, CAL)


@ruling("T46")
@pytest.mark.parametrize("seat", [ANN, CAL, ONLOOKER])
def test_only_the_asked_player_sees_a_refusal_with_their_own_money(seat: int) -> None:
    game = sale(RICH, 1)

    mine, other = game.why_not("bid 9000", BOB), game.why_not("bid 9000", seat)

    assert mine is not None
    assert (mine.code, mine.facts["purse"]) == ("more_than_your_purse", RICH[BOB])
    assert other is not None
    assert (other.code, other.facts) == ("not_your_decision", {"asked": "bob"})


# -- games dealt again ---------------------------------------------------------------------


def imagined(game: LiveGame, seat: int) -> list[list[int]]:
    return [game.determinize(seat, seed).kernel.purse for seed in SEEDS]


@ruling("T46")
@pytest.mark.parametrize("moves", range(len(MOVES) + 1))
@pytest.mark.parametrize("seat", [ANN, ONLOOKER])
def test_a_determinized_auction_depends_only_on_public_offers(seat: int, moves: int) -> None:
    assert imagined(sale(RICH, moves), seat) == imagined(sale(POOR, moves), seat)


@ruling("T46")
def test_in_it_everybody_has_at_least_what_he_has_bid() -> None:
    dealt = imagined(sale(RICH, 3), ANN)

    assert {purses[ANN] for purses in dealt} == {RICH[ANN]}
    assert min(purses[BOB] for purses in dealt) >= 500
    assert min(purses[CAL] for purses in dealt) >= 600
    assert min(purses[3] for purses in dealt) < 500
    assert len({purses[CAL] for purses in dealt}) > 10
    assert all(purse % 100 == 0 for purses in dealt for purse in purses)


@ruling("T46")
def test_what_was_bid_counts_in_later_lots_and_for_void_bids_too() -> None:
    game = sale(RICH, 8)
    game.leave(CAL)

    dealt = imagined(game, ANN)

    assert min(purses[CAL] for purses in dealt) >= 600


@ruling("T46", "T29", "T33")
def test_a_skipped_player_is_known_to_have_no_money() -> None:
    game = sale((0, 0, 900, 0, 700))

    assert current_sale(game.kernel).shown == [PENNILESS, PENNILESS, 100, 0, 0]
    dealt = imagined(game, 3)
    assert {(purses[ANN], purses[BOB]) for purses in dealt} == {(0, 0)}
    assert min(purses[CAL] for purses in dealt) >= 100
    assert len({purses[4] for purses in dealt}) > 10


@ruling("T46")
def test_without_the_purses_option_all_players_know_that_purses_are_the_usual_ones() -> None:
    game = new_game("classic", players=5, variant="auction", seed=3)

    assert imagined(game, ANN) == [[2000] * 5] * len(SEEDS)


@ruling("T46")
@pytest.mark.parametrize("seat", [ANN, BOB, ONLOOKER])
def test_a_determinized_game_can_be_played_to_its_end(seat: int) -> None:
    game = sale((700, 0, 900, 0, 700), 1)

    for seed in range(20):
        twin = game.determinize(seat, seed)
        while twin.decision:
            twin.apply(twin.decision.moves[seed % len(twin.decision.moves)])
        assert min(twin.kernel.paid) >= 0


@ruling("T46")
def test_when_the_auction_is_over_nobody_has_a_purse_any_more() -> None:
    game = sale(RICH)
    while game.kernel.purse:
        game.apply(game.kernel.moves[0])

    assert game.view(ANN).auction is None
    assert min(game.view(ONLOOKER).paid) >= 0
    assert imagined(game, ANN) == [[]] * len(SEEDS)
