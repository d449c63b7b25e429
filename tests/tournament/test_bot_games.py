"""Bots play tables and duels, and the results are reported."""

from __future__ import annotations

import pytest

from sixgun.bots import parse_bot
from sixgun.tournament import PURSE, BeginDuels, Draw, Publish, Withdraw
from sixgun.tournament.bot_games import play_duel, play_table
from tests.tournament.test_whole_tournaments import check_money
from tests.tournament.tournament_factory import act, drawn_tournament, ranked_tournament

BOT = parse_bot("greenhorn")


def test_a_report_has_the_prices_and_the_roles() -> None:
    tournament = drawn_tournament(6)
    table = tournament.state.rounds[0].tables[0]

    report = play_table(tournament.state, table, "any", [BOT] * 6)
    act(tournament, report)

    assert [seat.player for seat in report.seats] == table.players
    assert report.seats[0].role == "sheriff"
    assert len({seat.character for seat in report.seats}) == 6
    assert all(0 <= seat.paid <= PURSE for seat in report.seats)
    assert tournament.stage == "between"


def test_a_player_who_leaves_is_still_paid_for_that_game() -> None:
    tournament = drawn_tournament(5)
    table = tournament.state.rounds[0].tables[0]
    leaver = table.players[2]
    act(tournament, Withdraw(player=leaver))

    report = play_table(tournament.state, table, "any", [BOT] * 5, leaver, 15)
    act(tournament, report)

    assert tournament.account(leaver).spent == report.seats[2].paid
    check_money(tournament)


def test_later_rounds_use_the_purses_of_the_tournament() -> None:
    tournament = drawn_tournament(12)
    for number in (1, 2, 3):
        for table in tournament.state.rounds[-1].tables:
            bots = [BOT] * len(table.players)
            act(tournament, play_table(tournament.state, table, f"{number} {table.number}", bots))
            check_money(tournament)
        act(tournament, Draw() if number < 3 else Publish())

    assert tournament.stage == "ranked"
    assert sum(rank.won for rank in tournament.ranking()) > 0


@pytest.mark.parametrize("kind", ["long", "short"])
def test_a_duel_has_a_winner(kind: str) -> None:
    tournament = ranked_tournament(12)
    act(tournament, BeginDuels(kind=kind))  # type: ignore[arg-type]
    duel = tournament.state.duels[0]

    winners = {play_duel(duel, f"seed {seed}", [BOT, BOT]) for seed in range(8)}

    assert winners == set(duel.players)
