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
    made = registered_tournament(players)
    play_round(made, "law")
    act(made, Withdraw(player=3))
    play_round(made, "outlaws")
    play_round(made, "renegade")
    act(made, Publish())
    act(made, BeginDuels(kind="long"))
    act(made, Decide(duel="semi_1", winner=made.state.finalists[0]))
    act(made, Withdraw(player=made.state.finalists[1]))
    act(made, BeginDuels(kind="short"))
    act(made, Decide(duel="final", winner=made.state.duels[-1].players[1]))
    return made


def test_a_whole_tournament_has_a_champion() -> None:
    made = whole_tournament()

    assert made.stage == "over"
    assert made.state.champion == made.state.finalists[2]
    assert made.final_places()[:4] == [made.state.finalists[i] for i in (2, 0, 1, 3)]


def test_a_tournament_can_be_replayed_from_its_log() -> None:
    made = whole_tournament()

    again = Tournament.from_log(parse_log(format_log(made.log)))

    assert again.state == made.state
    assert again.ranking() == made.ranking()
    assert again.log == made.log


def test_undoing_everything_returns_to_the_opening() -> None:
    made = whole_tournament()
    for number in range(len(made.log), 1, -1):
        made.undo(number, at=NOON)

    assert made.stage == "registration"
    assert not made.state.players
    assert Tournament.from_log(made.log).state == made.state


def test_an_undo_can_be_undone() -> None:
    made = drawn_tournament()
    report = act(made, record_sheet(made, outcome="renegade"))
    before = made.ranking()
    undo = made.undo(report.number, at=NOON)

    made.undo(undo.number, at=NOON)

    assert made.ranking() == before


def test_an_entry_that_later_ones_need_cannot_be_undone() -> None:
    made = drawn_tournament()
    act(made, record_sheet(made))

    with pytest.raises(TournamentError) as caught:
        made.undo(2, at=NOON)

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
    made = drawn_tournament(12)
    act(made, record_sheet(made, 2))

    assert refusal_code(made, Draw()) == "tables_missing"
