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
    made = drawn_tournament(6)
    table = made.state.rounds[0].tables[0]

    report = play_table(made.state, table, "any", [BOT] * 6)
    act(made, report)

    assert [seat.player for seat in report.seats] == table.players
    assert report.seats[0].role == "sheriff"
    assert len({seat.character for seat in report.seats}) == 6
    assert all(0 <= seat.paid <= PURSE for seat in report.seats)
    assert made.stage == "between"


def test_a_player_who_leaves_is_still_paid_for_that_game() -> None:
    made = drawn_tournament(5)
    table = made.state.rounds[0].tables[0]
    leaver = table.players[2]
    act(made, Withdraw(player=leaver))

    report = play_table(made.state, table, "any", [BOT] * 5, leaver, 15)
    act(made, report)

    assert made.account(leaver).spent == report.seats[2].paid
    check_money(made)


def test_later_rounds_use_the_purses_of_the_tournament() -> None:
    made = drawn_tournament(12)
    for number in (1, 2, 3):
        for table in made.state.rounds[-1].tables:
            bots = [BOT] * len(table.players)
            act(made, play_table(made.state, table, f"{number} {table.number}", bots))
            check_money(made)
        act(made, Draw() if number < 3 else Publish())

    assert made.stage == "ranked"
    assert sum(rank.won for rank in made.ranking()) > 0


@pytest.mark.parametrize("kind", ["long", "short"])
def test_a_duel_has_a_winner(kind: str) -> None:
    made = ranked_tournament(12)
    act(made, BeginDuels(kind=kind))  # type: ignore[arg-type]
    duel = made.state.duels[0]

    winners = {play_duel(duel, f"seed {seed}", [BOT, BOT]) for seed in range(8)}

    assert winners == set(duel.players)
