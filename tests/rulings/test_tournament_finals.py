"""The best four, and their duels."""

from __future__ import annotations

import pytest

from sixgun.testing import ruling
from sixgun.tournament import BeginDuels, Decide, Disqualify, Publish, Tournament, Warn, Withdraw
from tests.tournament.tournament_factory import (
    act,
    play_round,
    ranked_tournament,
    refusal_code,
    registered_tournament,
)


def dueling(kind: str = "long") -> tuple[Tournament, list[int]]:
    tournament = ranked_tournament(12)
    act(tournament, BeginDuels(kind=kind))  # type: ignore[arg-type]
    return tournament, tournament.state.finalists


@ruling("T50", "R280")
def test_the_first_meets_the_fourth_and_the_second_the_third() -> None:
    tournament = ranked_tournament(12)
    best = [rank.player for rank in tournament.ranking()[:4]]

    pairs = [(duel.id, duel.players) for duel in tournament.state.duels]

    assert pairs == [("semi_1", [best[0], best[3]]), ("semi_2", [best[1], best[2]])]


@ruling("T50")
def test_the_winners_meet_in_the_final() -> None:
    tournament, best = dueling()
    act(tournament, Decide(duel="semi_1", winner=best[3]))
    act(tournament, Decide(duel="semi_2", winner=best[1]))
    final = tournament.state.duels[-1]
    assert (final.id, final.players) == ("final", [best[1], best[3]])
    act(tournament, BeginDuels(kind="long"))

    act(tournament, Decide(duel="final", winner=best[3]))

    assert tournament.stage == "over"
    assert tournament.state.champion == best[3]
    assert tournament.final_places()[:2] == [best[3], best[1]]


@ruling("T50")
def test_the_final_waits_for_both_semi_finals() -> None:
    tournament, best = dueling()
    act(tournament, Decide(duel="semi_1", winner=best[0]))

    assert refusal_code(tournament, BeginDuels(kind="long")) == "no_duels_to_begin"
    assert refusal_code(tournament, Decide(duel="final", winner=best[0])) == "no_such_duel"


@ruling("T50")
def test_no_finals_before_the_ranking_is_published() -> None:
    tournament = registered_tournament(5)
    play_round(tournament)

    assert refusal_code(tournament, Publish()) == "rounds_missing"
    assert refusal_code(tournament, BeginDuels(kind="long")) == "not_published_yet"


@ruling("T51")
@pytest.mark.parametrize(("one", "two"), [(0, 1), (0, 2), (3, 1), (3, 2)])
def test_beaten_semi_finalists_are_third_and_fourth_as_they_were_ranked(one: int, two: int) -> None:
    tournament, best = dueling()
    act(tournament, Decide(duel="semi_1", winner=best[one]))
    act(tournament, Decide(duel="semi_2", winner=best[two]))
    act(tournament, BeginDuels(kind="long"))
    act(tournament, Decide(duel="final", winner=best[one]))
    beaten = sorted({0, 1, 2, 3} - {one, two})

    places = tournament.final_places()

    assert places[:4] == [best[one], best[two], *(best[at] for at in beaten)]
    assert places[4:] == [rank.player for rank in tournament.ranking()[4:]]


@ruling("T52", "T97")
@pytest.mark.parametrize("kind", ["long", "short"])
def test_the_judge_says_whether_duels_are_long_or_short(kind: str) -> None:
    tournament = ranked_tournament(12)
    assert (
        refusal_code(tournament, Decide(duel="semi_1", winner=tournament.state.finalists[0]))
        == "duel_not_begun"
    )

    act(tournament, BeginDuels(kind=kind))  # type: ignore[arg-type]

    assert [duel.kind for duel in tournament.state.duels] == [kind, kind]


@ruling("T52")
def test_there_is_no_third_kind() -> None:
    assert refusal_code(ranked_tournament(12), BeginDuels(kind="quick")) == "bad_action"  # type: ignore[arg-type]


@ruling("T53")
def test_all_duels_of_a_stage_are_of_one_kind_and_the_final_may_be_of_the_other() -> None:
    tournament, best = dueling("long")
    assert refusal_code(tournament, BeginDuels(kind="short")) == "no_duels_to_begin"
    act(tournament, Decide(duel="semi_1", winner=best[0]))
    act(tournament, Decide(duel="semi_2", winner=best[1]))

    act(tournament, BeginDuels(kind="short"))

    assert [duel.kind for duel in tournament.state.duels] == ["long", "long", "short"]


@ruling("T54")
def test_a_player_who_abandons_a_duel_loses_it_and_is_out() -> None:
    tournament, best = dueling()

    act(tournament, Decide(duel="semi_1", winner=best[3], by="abandoned"))

    assert tournament.state.duels[0].winner == best[3]
    assert tournament.state.players[best[0]].standing == "withdrawn"


@ruling("T54")
def test_a_player_who_withdraws_in_a_duel_loses_it() -> None:
    tournament, best = dueling()

    act(tournament, Withdraw(player=best[1]))

    assert (tournament.state.duels[1].winner, tournament.state.duels[1].abandoned) == (
        best[2],
        True,
    )


@ruling("T54")
def test_a_player_who_withdraws_before_a_duel_loses_it_and_nobody_moves_up() -> None:
    tournament = ranked_tournament(12)
    best = tournament.state.finalists

    act(tournament, Withdraw(player=best[0]))

    assert tournament.state.duels[0].players == [best[0], best[3]]
    assert tournament.state.duels[0].winner == best[3]
    assert tournament.state.finalists == best
    assert [rank.place for rank in tournament.ranking()] == list(range(1, 13))


@ruling("T54")
def test_a_player_who_withdraws_after_their_semi_final_loses_the_final() -> None:
    tournament, best = dueling()
    act(tournament, Decide(duel="semi_1", winner=best[0]))
    act(tournament, Withdraw(player=best[0]))
    assert tournament.stage == "duels"

    act(tournament, Decide(duel="semi_2", winner=best[2]))

    assert tournament.state.champion == best[2]
    assert tournament.final_places()[:4] == [best[2], best[0], best[1], best[3]]


@ruling("T54", "T100")
def test_a_player_who_is_disqualified_loses_their_duel() -> None:
    tournament, best = dueling()
    act(tournament, Warn(player=best[2]))

    act(tournament, Disqualify(player=best[2]))

    assert tournament.state.duels[1].winner == best[1]


@ruling("T54")
def test_a_beaten_semi_finalist_who_leaves_keeps_his_place() -> None:
    tournament, best = dueling()
    act(tournament, Decide(duel="semi_1", winner=best[0]))
    act(tournament, Withdraw(player=best[3]))
    act(tournament, Decide(duel="semi_2", winner=best[1]))
    act(tournament, BeginDuels(kind="short"))
    act(tournament, Decide(duel="final", winner=best[1]))

    assert tournament.final_places()[:4] == [best[1], best[0], best[2], best[3]]


def test_a_winner_is_one_of_the_two() -> None:
    tournament, best = dueling()

    assert refusal_code(tournament, Decide(duel="semi_1", winner=best[1])) == "not_in_that_duel"
    assert refusal_code(tournament, Decide(duel="semi_1", winner=99)) == "not_in_that_duel"


def test_a_duel_is_decided_once() -> None:
    tournament, best = dueling()
    act(tournament, Decide(duel="semi_1", winner=best[0]))

    assert refusal_code(tournament, Decide(duel="semi_1", winner=best[3])) == "duel_decided"


def test_nobody_leaves_a_tournament_that_is_over() -> None:
    tournament, best = dueling()
    for player in best[:3]:
        act(tournament, Withdraw(player=player))

    assert tournament.state.champion == best[3]
    assert refusal_code(tournament, Withdraw(player=best[3])) == "tournament_over"
