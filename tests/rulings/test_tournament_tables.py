"""Registration, and who sits where."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest
from msgspec.structs import replace

from sixgun.engine import Rng
from sixgun.testing import ruling
from sixgun.tournament import (
    Draw,
    NewPlayer,
    Publish,
    Register,
    Report,
    SeatResult,
    Strike,
    Tournament,
    Withdraw,
    roles_of,
)
from sixgun.tournament.random_draws import table_sizes
from tests.tournament.tournament_factory import (
    act,
    drawn_tournament,
    play_round,
    record_sheet,
    refusal_code,
    registered_tournament,
    seeds,
)


@ruling("T1", "R277")
def test_only_characters_of_the_base_game_are_played() -> None:
    tournament = drawn_tournament()
    report = record_sheet(tournament)
    first = report.seats[0]

    others = replace(report, seats=[replace(first, character="molly_stark"), *report.seats[1:]])
    base = replace(report, seats=[replace(first, character="el_gringo"), *report.seats[1:]])

    assert refusal_code(tournament, others) == "no_such_character"
    assert refusal_code(tournament, base) == ""


@ruling("T2", "R280")
def test_three_rounds_and_then_the_finals_of_four() -> None:
    tournament = registered_tournament(12)
    for _ in range(3):
        assert refusal_code(tournament, Publish()) == "rounds_missing"
        play_round(tournament)

    assert refusal_code(tournament, Draw()) == "all_rounds_drawn"
    act(tournament, Publish())

    assert len(tournament.state.finalists) == 4


@ruling("T3")
def test_registration_is_open_until_the_first_tables_are_drawn() -> None:
    tournament = registered_tournament(5)
    act(tournament, Register(players=[NewPlayer("Late")]))
    act(tournament, Strike(player=2))
    act(tournament, Draw())

    assert tournament.state.active == [1, 3, 4, 5, 6]
    assert refusal_code(tournament, Register(players=[NewPlayer("Later")])) == "registration_closed"
    assert refusal_code(tournament, Strike(player=1)) == "registration_closed"


@ruling("T3")
@pytest.mark.parametrize("name", ["Zoë", "ZOË", "zoe\u0308", " zoë  ", "\uff3aoë"])
def test_names_are_unique(name: str) -> None:
    tournament = registered_tournament(5)
    act(tournament, Register(players=[NewPlayer("Zoë")]))

    assert (
        refusal_code(tournament, Register(players=[NewPlayer("Ann"), NewPlayer(name)]))
        == "name_taken"
    )
    assert len(tournament.state.players) == 6


@ruling("T3")
def test_the_name_of_somebody_who_was_struck_is_free_again() -> None:
    tournament = registered_tournament(5)
    act(tournament, Strike(player=5))

    act(tournament, Register(players=[NewPlayer("Player 5")]))

    assert tournament.state.players[6].name == "Player 5"


@ruling("T5", "T42")
def test_a_sheet_has_the_players_in_the_order_of_their_seats() -> None:
    tournament = drawn_tournament()
    report = record_sheet(tournament)
    first, second, *rest = report.seats
    swapped = [replace(first, player=second.player), replace(second, player=first.player), *rest]

    assert [seat.player for seat in report.seats] == tournament.state.rounds[0].tables[0].players
    assert refusal_code(tournament, replace(report, seats=swapped)) == "wrong_entrants"


@ruling("T6")
def test_seat_1_is_the_sheriff() -> None:
    tournament = drawn_tournament()
    roles = roles_of(5)

    assert (
        refusal_code(tournament, record_sheet(tournament, roles=[*roles[1:], "sheriff"]))
        == "first_seat_is_sheriff"
    )


@ruling("T6")
def test_the_others_may_have_any_of_the_roles() -> None:
    tournament = drawn_tournament()

    act(
        tournament,
        record_sheet(tournament, roles=["sheriff", "outlaw", "deputy", "outlaw", "renegade"]),
    )

    assert tournament.stage == "between"


@ruling("T7")
@pytest.mark.parametrize(
    ("players", "outlaws", "deputies"), [(5, 2, 1), (6, 3, 1), (7, 3, 2)], ids=["5", "6", "7"]
)
def test_roles_by_the_size_of_the_table(players: int, outlaws: int, deputies: int) -> None:
    tournament = drawn_tournament(players)
    wanted = {"sheriff": 1, "renegade": 1, "outlaw": outlaws, "deputy": deputies}
    report = record_sheet(tournament)
    two_renegades = [*report.seats[:-1], replace(report.seats[-1], role="renegade")]

    assert Counter(seat.role for seat in report.seats) == wanted
    assert refusal_code(tournament, replace(report, seats=two_renegades)) == "wrong_roles"
    assert refusal_code(tournament, report) == ""


@ruling("T8", "T9")
@pytest.mark.parametrize("players", [5, 6, 7, *range(10, 200)])
def test_tables_hold_five_to_seven(players: int) -> None:
    sizes = table_sizes(players)

    assert sum(sizes) == players
    assert set(sizes) <= {5, 6, 7}
    assert len(sizes) == -(-players // 7)
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] - sizes[-1] <= 1


@ruling("T10")
@pytest.mark.parametrize(
    "sizes", ["5+5", "6+6", "7+6", "5+5+5", "6+5+5", "7+7+6", "6+6+5+5", "6+6+6+6+5"]
)
def test_how_players_are_split(sizes: str) -> None:
    wanted = [int(size) for size in sizes.split("+")]
    tournament = drawn_tournament(sum(wanted))

    assert [len(table.players) for table in tournament.state.rounds[0].tables] == wanted


@ruling("T11")
@pytest.mark.parametrize("players", [0, 1, 4])
def test_four_players_are_no_tournament(players: int) -> None:
    tournament = registered_tournament(players)

    assert refusal_code(tournament, Draw()) == "too_few_entrants"
    assert "draw" not in tournament.possible_actions


@ruling("T11")
@pytest.mark.parametrize("players", [8, 9])
def test_of_eight_or_nine_seven_play_and_the_others_have_a_bye(players: int) -> None:
    tournament = drawn_tournament(players)
    drawing = tournament.state.rounds[0]
    act(tournament, record_sheet(tournament))

    assert [len(table.players) for table in drawing.tables] == [7]
    assert len(drawing.byes) == players - 7
    assert sorted(drawing.tables[0].players + drawing.byes) == list(range(1, players + 1))
    assert {tournament.account(player)[1:] for player in drawing.byes} == {(2000, 0, 0, 2000)}


@ruling("T11")
def test_with_fewer_than_five_left_the_ranking_is_published_at_once() -> None:
    tournament = registered_tournament(5)
    play_round(tournament)
    assert refusal_code(tournament, Publish()) == "rounds_missing"

    act(tournament, Withdraw(player=3))

    assert refusal_code(tournament, Draw()) == "too_few_entrants"
    assert refusal_code(tournament, Publish()) == ""
    assert tournament.stage == "ranked"


@ruling("T12")
def test_byes_go_to_those_with_the_fewest() -> None:
    for seed in range(20):
        tournament = registered_tournament(9, seed)
        for _ in range(3):
            play_round(tournament)

        byes = [player for drawing in tournament.state.rounds for player in drawing.byes]

        assert len(set(byes)) == 6


@ruling("T12")
def test_byes_are_random() -> None:
    first = Counter(drawn_tournament(8, seed).state.rounds[0].byes[0] for seed in range(400))

    assert set(first) == set(range(1, 9))
    assert max(first.values()) < 100


@ruling("T13")
def test_every_round_is_drawn_from_all_active_players() -> None:
    tournament = registered_tournament(29)
    for _ in range(3):
        play_round(tournament)
    drawings = [[table.players for table in drawing.tables] for drawing in tournament.state.rounds]

    assert drawings[0] != drawings[1] != drawings[2]
    for tables in drawings:
        assert sorted(chain(*tables)) == list(range(1, 30))


@ruling("T13")
def test_everybody_may_come_to_every_seat() -> None:
    sheriffs = Counter(
        drawn_tournament(5, seed).state.rounds[0].tables[0].players[0] for seed in range(500)
    )

    assert all(60 < sheriffs[player] < 140 for player in range(1, 6))


@ruling("T14")
def test_a_drawing_can_be_repeated_from_its_seed() -> None:
    tournament = drawn_tournament(29)
    entry = tournament.log[-1].action
    assert isinstance(entry, Draw)

    players = list(range(1, 30))
    rng = Rng.from_seed(f"tables 1 {entry.seed}")
    rng.shuffle(players)
    rng.shuffle(players)

    assert list(chain(*entry.tables)) == players


@ruling("T14")
def test_the_judge_cannot_choose_tables_or_seed() -> None:
    tournament = registered_tournament(5)

    act(tournament, Draw(seed="mine", tables=[[5, 4, 3, 2, 1]]))

    assert tournament.state.rounds[0].seed == "seed 1"
    assert Tournament.from_log(tournament.log).state == tournament.state
    assert tournament.state == drawn_tournament(5).state


@ruling("T14")
def test_seeds_come_from_the_system() -> None:
    tournament = Tournament.open("Any", at="2012-06-02T12:00:00Z")
    other = Tournament.open("Any", at="2012-06-02T12:00:00Z")

    assert tournament.seed_source() != other.seed_source()
    assert seeds()() == seeds()()


@ruling("T15")
def test_the_next_round_waits_for_all_tables() -> None:
    tournament = drawn_tournament(10)
    act(tournament, record_sheet(tournament, 2))
    assert refusal_code(tournament, Draw()) == "tables_missing"

    act(tournament, record_sheet(tournament, 1))

    assert refusal_code(tournament, Draw()) == ""
    assert tournament.state.round == 2


def test_a_sheet_of_the_last_round_is_one_too() -> None:
    tournament = drawn_tournament(10)
    for table in (1, 2):
        act(tournament, record_sheet(tournament, table))
    act(tournament, Draw())

    again = Report(round=1, table=1, outcome="law", seats=[SeatResult(1, "sheriff", 0)])

    assert refusal_code(tournament, again) == "reported_already"
