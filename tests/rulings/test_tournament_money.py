"""Winnings, purses, the ranking, and their secrecy."""

from __future__ import annotations

from typing import get_args

import pytest

from sixgun.bots import BotGroup, parse_bot
from sixgun.classic import Config, Game, new_game
from sixgun.classic.roles import ROLES
from sixgun.testing import ruling
from sixgun.tournament import (
    WINNINGS,
    Correct,
    Draw,
    Outcome,
    Publish,
    Role,
    RoundTable,
    SeatResult,
    TableResult,
    Tournament,
    TournamentError,
    TournamentPlayer,
    TournamentRound,
    TournamentState,
    Withdraw,
    roles_of,
)
from sixgun.tournament.bot_games import make_report
from sixgun.tournament.ranking import compute_ranking as ranked_in
from tests.tournament.tournament_factory import (
    NOON,
    act,
    drawn_tournament,
    play_round,
    ranked_tournament,
    record_sheet,
    refusal_code,
    registered_tournament,
)


def paid_by_role(players: int, outcome: Outcome) -> dict[str, set[int]]:
    """The payout of a game of that size, by role."""
    tournament = drawn_tournament(players)
    report = record_sheet(tournament, outcome=outcome)
    act(tournament, report)
    won: dict[str, set[int]] = {role: set() for role in get_args(Role)}
    for seat in report.seats:
        won[seat.role].add(tournament.account(seat.player).won)
    return won


@ruling("T37", "R279")
@pytest.mark.parametrize(("players", "each"), [(5, 1000), (6, 1500), (7, 1200)])
def test_the_law_wins(players: int, each: int) -> None:
    won = paid_by_role(players, "law")

    assert won == {"sheriff": {each}, "deputy": {each}, "outlaw": {0}, "renegade": {0}}


@ruling("T38", "R279")
@pytest.mark.parametrize(("players", "each"), [(5, 2200), (6, 1500), (7, 1400)])
def test_the_outlaws_win(players: int, each: int) -> None:
    won = paid_by_role(players, "outlaws")

    assert won == {"sheriff": {0}, "deputy": {0}, "outlaw": {each}, "renegade": {0}}


@ruling("T39", "R279")
@pytest.mark.parametrize(("players", "each"), [(5, 4000), (6, 4500), (7, 5000)])
def test_the_renegade_wins(players: int, each: int) -> None:
    won = paid_by_role(players, "renegade")

    assert won == {"sheriff": {0}, "deputy": {0}, "outlaw": {0}, "renegade": {each}}


@ruling("T40")
def test_the_sum_of_the_outlaws_winnings() -> None:
    together = [WINNINGS["outlaws"][n] * roles_of(n).count("outlaw") for n in (5, 6, 7)]

    assert together == [4400, 4500, 4200]


@ruling("T41")
def test_a_player_who_was_eliminated_is_paid_like_those_who_survived() -> None:
    tournament = drawn_tournament()
    table = tournament.state.rounds[0].tables[0]
    game = won_with_losses("outlaw")
    report = make_report(game, 1, table)
    act(tournament, report)

    outlaws = [seat.player for seat in report.seats if seat.role == "outlaw"]

    assert [tournament.account(player).won for player in outlaws] == [2200, 2200]


def won_with_losses(role: str) -> Game:
    """A game of five that a side has won, after one of two had been eliminated."""
    for seed in range(200):
        game = new_game(Config(players=5, variant="auction").validate(), seed)
        bot_group = BotGroup(game, {seat: parse_bot("greenhorn") for seat in range(5)}, str(seed))
        bot_group.notify()
        while not game.over:
            game.make_move(bot_group.choose_move())
            bot_group.notify()
        mates = [seat for seat in range(5) if ROLES[game.role[seat]] == role]
        if game.winners >> mates[0] & 1 and sum(seat in game.ring for seat in mates) == 1:
            return game
    raise AssertionError("no such game")


def test_when_all_have_left_nobody_wins_anything() -> None:
    assert paid_by_role(5, "nobody") == {role: {0} for role in get_args(Role)}


@ruling("T42")
def test_roles_and_ending_of_every_game_are_entered() -> None:
    tournament = drawn_tournament(10)
    report = record_sheet(tournament, 2, "renegade")
    act(tournament, report)

    entered = tournament.state.rounds[0].tables[1].result

    assert entered is not None
    assert entered.outcome == "renegade"
    assert list(entered.seats) == report.seats
    assert tournament.stage == "round"


@ruling("T43")
def test_gains_can_be_spent_at_the_next_auction() -> None:
    tournament = drawn_tournament()
    act(tournament, record_sheet(tournament, outcome="renegade"))
    renegade = tournament.state.rounds[0].tables[0].players[1]
    assert tournament.purse(renegade) == 6000
    act(tournament, Draw())

    assert (
        refusal_code(tournament, record_sheet(tournament, paid={renegade: 6100}))
        == "more_than_purse"
    )
    assert refusal_code(tournament, record_sheet(tournament, paid={renegade: 6000})) == ""


@ruling("T44", "R280")
def test_score_is_the_first_purse_with_gains_and_without_spendings() -> None:
    tournament = registered_tournament(5)
    for amount in (100, 200, 300):
        act(tournament, Draw())
        act(tournament, record_sheet(tournament, outcome="law", paid={3: amount}))
    roles = [
        next(seat.role for seat in table.result.seats if seat.player == 3)
        for drawing in tournament.state.rounds
        for table in drawing.tables
        if table.result
    ]
    won = 1000 * sum(role in ("sheriff", "deputy") for role in roles)

    assert tournament.account(3) == (3, 1400 + won, won, 600, 1400 + won)


@ruling("T45")
def test_the_ranking_is_nobodys_but_the_judges_until_it_is_published() -> None:
    tournament = registered_tournament(5)
    for _ in range(3):
        assert tournament.public_ranking() == []
        play_round(tournament)
    assert tournament.public_ranking() == []
    assert len(tournament.ranking()) == 5

    act(tournament, Publish())

    assert tournament.public_ranking() == tournament.ranking()


@ruling("T45", "T97")
def test_a_player_sees_their_own_amount() -> None:
    tournament = drawn_tournament()
    act(tournament, record_sheet(tournament, paid={2: 700}))

    account = tournament.account(2)

    assert (account.player, account.spent, account.purse) == (2, 700, 1300 + account.won)
    with pytest.raises(TournamentError) as caught:
        tournament.account(6)
    assert caught.value.code == "unknown_entrant"


def score_of(tournament: Tournament) -> dict[int, int]:
    return {rank.player: rank.score for rank in tournament.ranking()}


@ruling("T47")
def test_equal_scores_are_told_apart_by_the_opponents() -> None:
    tournament = drawn_tournament(10)
    act(tournament, record_sheet(tournament, 1, "renegade"))
    act(tournament, record_sheet(tournament, 2, "nobody"))

    order = tournament.ranking()
    rich, poor = tournament.state.rounds[0].tables
    losers = [rank.player for rank in order if rank.score == 2000]

    assert order[0].score == 6000
    assert order[0].opponents == 4 * 2000
    assert set(losers[:4]) < set(rich.players)
    assert losers[4:] == sorted(poor.players)
    assert {rank.opponents for rank in order if rank.player in losers[:4]} == {3 * 2000 + 6000}


@ruling("T47")
def test_an_opponent_counts_once_for_each_game() -> None:
    tournament = registered_tournament(5)
    play_round(tournament, "nobody")
    play_round(tournament, "nobody")

    assert {rank.opponents for rank in tournament.ranking()} == {2 * 4 * 2000}


@ruling("T47")
def test_equal_scores_are_then_ranked_by_games_won() -> None:
    """Player 1 wins 2200 as Outlaw and has paid 200, player 2 wins 1000 twice as Deputy."""
    once = table_of(
        outcome="outlaws", sheriff=3, outlaws=(1, 4), deputy=5, renegade=2, paid={1: 200}
    )
    twice = table_of(outcome="law", sheriff=3, outlaws=(1, 4), deputy=2, renegade=5)
    state = TournamentState(
        players={number: TournamentPlayer(number, f"Player {number}") for number in range(1, 6)},
        rounds=[
            TournamentRound(number, "", [table], [], {})
            for number, table in enumerate((once, twice, twice), 1)
        ],
    )

    ranks = {rank.player: rank for rank in ranked_in(state)}

    assert ranks[1].score == ranks[2].score == 4000
    assert ranks[1].opponents == ranks[2].opponents
    assert (ranks[1].won, ranks[2].won) == (1, 2)
    assert ranks[2].place < ranks[1].place


def table_of(
    outcome: Outcome,
    sheriff: int,
    outlaws: tuple[int, int],
    deputy: int,
    renegade: int,
    paid: dict[int, int] | None = None,
) -> RoundTable:
    roles: dict[int, Role] = {sheriff: "sheriff", deputy: "deputy", renegade: "renegade"}
    roles |= dict.fromkeys(outlaws, "outlaw")
    seats = [
        SeatResult(player, role, (paid or {}).get(player, 0)) for player, role in roles.items()
    ]
    return RoundTable(1, list(roles), TableResult(outcome, tuple(seats)))


@ruling("T47")
def test_equal_scores_are_finally_ranked_by_a_lot_drawn_at_publishing() -> None:
    tournament = registered_tournament(5)
    for _ in range(3):
        play_round(tournament, "nobody")
    assert {rank.place for rank in tournament.ranking()} == {1}
    assert all(rank.tied for rank in tournament.ranking())

    act(tournament, Publish())

    assert [rank.place for rank in tournament.ranking()] == [1, 2, 3, 4, 5]
    assert [rank.player for rank in tournament.ranking()] == tournament.state.lots
    assert not any(rank.tied for rank in tournament.ranking())


@ruling("T47")
def test_lots_are_drawn_at_random() -> None:
    firsts = {ranked_tournament(5, seed).state.lots[0] for seed in range(60)}

    assert firsts == {1, 2, 3, 4, 5}


@ruling("T48")
def test_a_player_who_has_withdrawn_is_listed_without_a_place() -> None:
    tournament = registered_tournament(6)
    play_round(tournament, "renegade")
    rich = tournament.ranking()[0].player
    act(tournament, Withdraw(player=rich))
    play_round(tournament, "nobody")
    play_round(tournament, "nobody")
    act(tournament, Publish())

    first, second, *_ = tournament.ranking()

    assert (first.player, first.place, first.standing) == (rich, 0, "withdrawn")
    assert second.place == 1
    assert rich not in tournament.state.finalists


@ruling("T48")
def test_with_three_left_the_first_is_in_the_final() -> None:
    tournament = left_with(3)
    best = tournament.state.finalists

    assert [(duel.id, duel.players) for duel in tournament.state.duels] == [("semi_2", best[1:])]


@ruling("T48")
def test_with_two_left_only_the_final_is_played() -> None:
    tournament = left_with(2)

    assert [(d.id, d.players) for d in tournament.state.duels] == [
        ("final", tournament.state.finalists)
    ]


@ruling("T48")
def test_a_single_one_is_champion() -> None:
    tournament = left_with(1)

    assert (tournament.stage, tournament.state.champion) == ("over", tournament.state.active[0])


@ruling("T48")
def test_with_nobody_left_there_is_no_champion() -> None:
    tournament = left_with(0)

    assert (tournament.stage, tournament.state.champion, tournament.final_places()) == (
        "over",
        0,
        [],
    )


def left_with(players: int) -> Tournament:
    """This many of five players are left for the finals."""
    tournament = registered_tournament(5)
    play_round(tournament)
    for player in range(players + 1, 6):
        act(tournament, Withdraw(player=player))
    act(tournament, Publish())
    return tournament


@ruling("T102")
def test_a_correction_before_the_next_round_changes_purses() -> None:
    tournament = drawn_tournament()
    act(tournament, record_sheet(tournament, outcome="law"))
    sheriff = tournament.state.rounds[0].tables[0].players[0]
    assert tournament.purse(sheriff) == 3000

    act(tournament, record_sheet(tournament, outcome="outlaws", kind=Correct))

    assert tournament.purse(sheriff) == 2000
    assert len(tournament.log) == 5


@ruling("T102")
def test_a_correction_after_later_auctions_recomputes_scores_and_no_tables() -> None:
    tournament = drawn_tournament()
    act(tournament, record_sheet(tournament, outcome="renegade"))
    renegade = tournament.state.rounds[0].tables[0].players[1]
    act(tournament, Draw())
    act(tournament, record_sheet(tournament, outcome="nobody", paid={renegade: 5000}))
    drawing = tournament.state.rounds[1].tables[0].players[:]

    act(tournament, record_sheet(tournament, outcome="nobody", kind=Correct, round_=1))

    assert tournament.score(renegade) == -3000
    assert tournament.purse(renegade) == 0
    assert tournament.state.rounds[1].tables[0].players == drawing


@ruling("T102")
def test_what_was_paid_with_a_purse_that_was_corrected_since_stays_paid() -> None:
    tournament = drawn_tournament()
    act(tournament, record_sheet(tournament, outcome="renegade"))
    renegade = tournament.state.rounds[0].tables[0].players[1]
    act(tournament, Draw())
    act(tournament, record_sheet(tournament, outcome="nobody", paid={renegade: 5000}))
    act(tournament, record_sheet(tournament, outcome="nobody", kind=Correct, round_=1))

    act(
        tournament,
        record_sheet(tournament, outcome="law", paid={renegade: 5000}, kind=Correct, round_=2),
    )

    assert tournament.account(renegade).spent == 5000


@ruling("T102")
def test_what_a_correction_brings_may_have_been_bid_with() -> None:
    tournament = drawn_tournament()
    act(tournament, record_sheet(tournament, outcome="nobody"))
    renegade = tournament.state.rounds[0].tables[0].players[1]
    act(tournament, Draw())
    act(tournament, record_sheet(tournament, outcome="renegade", kind=Correct, round_=1))
    assert tournament.state.rounds[1].purses[renegade] == 2000

    assert (
        refusal_code(tournament, record_sheet(tournament, paid={renegade: 6100}))
        == "more_than_purse"
    )
    act(tournament, record_sheet(tournament, paid={renegade: 6000}))

    assert tournament.account(renegade).spent == 6000


@ruling("T47")
def test_a_player_tied_for_the_final_is_not_a_finalist_before_the_lot() -> None:
    tournament = registered_tournament(6)
    for _ in range(3):
        play_round(tournament, "nobody")
    assert not any(rank.finalist for rank in tournament.ranking())

    act(tournament, Publish())

    assert [
        rank.player for rank in tournament.ranking() if rank.finalist
    ] == tournament.state.finalists


@ruling("T102")
def test_a_correction_after_publishing_leaves_the_pairs_of_the_finals() -> None:
    tournament = ranked_tournament(12)
    pairs = [duel.players for duel in tournament.state.duels]
    best = tournament.state.finalists[0]
    at = next(t.number for t in tournament.state.rounds[2].tables if best in t.players)
    places = [rank.player for rank in tournament.ranking()]

    act(tournament, record_sheet(tournament, at, outcome="renegade", kind=Correct, round_=3))

    after = tournament.ranking()
    assert [rank.player for rank in after] != places
    assert {rank.player for rank in after[:4]} != set(tournament.state.finalists)
    assert [duel.players for duel in tournament.state.duels] == pairs
    assert {rank.player for rank in after if rank.finalist} == set(tournament.state.finalists)


def test_the_ranking_has_every_player_once() -> None:
    tournament = ranked_tournament(29)

    assert sorted(score_of(tournament)) == list(range(1, 30))
    assert tournament.log[0].at == NOON
