"""Tables and duels played by bots on the kernel, and what they report."""

from __future__ import annotations

import pytest

from sixgun.bots import parse_bot
from sixgun.tournament import PURSE, BeginDuels, Draw, Publish, Withdraw
from sixgun.tournament.playing import play_duel, play_table
from tests.tournament.running import do, drawn, ranked
from tests.tournament.test_whole_tournaments import check_money

BOT = parse_bot("greenhorn")


def test_a_table_reports_what_was_paid_and_who_was_who() -> None:
    made = drawn(6)
    table = made.state.rounds[0].tables[0]

    report = play_table(made.state, table, "any", [BOT] * 6)
    do(made, report)

    assert [seat.player for seat in report.seats] == table.players
    assert report.seats[0].role == "sheriff"
    assert len({seat.character for seat in report.seats}) == 6
    assert all(0 <= seat.paid <= PURSE for seat in report.seats)
    assert made.stage == "between"


def test_somebody_who_leaves_is_paid_for_that_game() -> None:
    made = drawn(5)
    table = made.state.rounds[0].tables[0]
    leaver = table.players[2]
    do(made, Withdraw(player=leaver))

    report = play_table(made.state, table, "any", [BOT] * 5, leaver, 15)
    do(made, report)

    assert made.account(leaver).spent == report.seats[2].paid
    check_money(made)


def test_the_purses_of_later_rounds_are_those_of_the_tournament() -> None:
    made = drawn(12)
    for number in (1, 2, 3):
        for table in made.state.rounds[-1].tables:
            bots = [BOT] * len(table.players)
            do(made, play_table(made.state, table, f"{number} {table.number}", bots))
            check_money(made)
        do(made, Draw() if number < 3 else Publish())

    assert made.stage == "ranked"
    assert sum(rank.won for rank in made.ranking()) > 0


@pytest.mark.parametrize("kind", ["long", "short"])
def test_a_duel_has_a_winner(kind: str) -> None:
    made = ranked(12)
    do(made, BeginDuels(kind=kind))  # type: ignore[arg-type]
    duel = made.state.duels[0]

    winners = {play_duel(duel, f"seed {seed}", [BOT, BOT]) for seed in range(8)}

    assert winners == set(duel.players)
