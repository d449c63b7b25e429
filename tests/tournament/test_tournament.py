"""A tournament is its log: every action is logged, can be replayed and can be undone."""

from __future__ import annotations

import pytest

from sixgun.tournament import (
    BeginDuels,
    Decide,
    Draw,
    Publish,
    Tournament,
    TournamentError,
    Withdraw,
    format_log,
    parse_log,
)
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


def whole_tournament(players: int = 12) -> Tournament:
    """A tournament from registration to the champion; two players leave."""
    tournament = registered_tournament(players)
    play_round(tournament, "law")
    act(tournament, Withdraw(player=3))
    play_round(tournament, "outlaws")
    play_round(tournament, "renegade")
    act(tournament, Publish())
    act(tournament, BeginDuels(kind="long"))
    act(tournament, Decide(duel="semi_1", winner=tournament.state.finalists[0]))
    act(tournament, Withdraw(player=tournament.state.finalists[1]))
    act(tournament, BeginDuels(kind="short"))
    act(tournament, Decide(duel="final", winner=tournament.state.duels[-1].players[1]))
    return tournament


def test_a_whole_tournament_has_a_champion() -> None:
    tournament = whole_tournament()

    assert tournament.stage == "over"
    assert tournament.state.champion == tournament.state.finalists[2]
    assert tournament.final_places()[:4] == [tournament.state.finalists[i] for i in (2, 0, 1, 3)]


def test_a_tournament_can_be_replayed_from_its_log() -> None:
    tournament = whole_tournament()

    again = Tournament.from_log(parse_log(format_log(tournament.log)))

    assert again.state == tournament.state
    assert again.ranking() == tournament.ranking()
    assert again.log == tournament.log


def test_undoing_everything_returns_to_the_opening() -> None:
    tournament = whole_tournament()
    for number in range(len(tournament.log), 1, -1):
        tournament.undo(number, at=NOON)

    assert tournament.stage == "registration"
    assert not tournament.state.players
    assert Tournament.from_log(tournament.log).state == tournament.state


def test_an_undo_can_be_undone() -> None:
    tournament = drawn_tournament()
    report = act(tournament, record_sheet(tournament, outcome="renegade"))
    before = tournament.ranking()
    undo = tournament.undo(report.number, at=NOON)

    tournament.undo(undo.number, at=NOON)

    assert tournament.ranking() == before


def test_an_entry_that_later_ones_need_cannot_be_undone() -> None:
    tournament = drawn_tournament()
    act(tournament, record_sheet(tournament))

    with pytest.raises(TournamentError) as caught:
        tournament.undo(2, at=NOON)

    assert caught.value.code == "later_entry_depends"
    assert caught.value.facts == {"entry": 3, "because": "too_few_entrants"}


def test_an_altered_log_is_refused_with_its_line() -> None:
    lines = format_log(ranked_tournament().log).splitlines()
    lines[3] = lines[3].replace('"outcome":"law"', '"outcome":"renegade"')

    with pytest.raises(TournamentError) as caught:
        parse_log("\n".join(lines))

    assert (caught.value.code, caught.value.facts) == ("log_altered", {"line": 4})


def test_a_truncated_log_is_refused_with_its_line() -> None:
    text = format_log(drawn_tournament().log)

    with pytest.raises(TournamentError) as caught:
        parse_log(text[:-20])

    assert caught.value.code == "log_unreadable"
    assert caught.value.facts["line"] == 3


def test_no_tables_are_drawn_until_all_have_reported() -> None:
    tournament = drawn_tournament(12)
    act(tournament, record_sheet(tournament, 2))

    assert refusal_code(tournament, Draw()) == "tables_missing"
