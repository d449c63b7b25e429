"""A tournament is its log: what is done is written down, replays, and can be undone."""

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
    read_log,
    write_log,
)
from tests.tournament.running import NOON, begun, do, drawn, play_round, ranked, refused, sheet


def whole(players: int = 12) -> Tournament:
    """From registration to the champion, with somebody who leaves."""
    made = begun(players)
    play_round(made, "law")
    do(made, Withdraw(player=3))
    play_round(made, "outlaws")
    play_round(made, "renegade")
    do(made, Publish())
    do(made, BeginDuels(kind="long"))
    do(made, Decide(duel="semi_1", winner=made.state.finalists[0]))
    do(made, Withdraw(player=made.state.finalists[1]))
    do(made, BeginDuels(kind="short"))
    do(made, Decide(duel="final", winner=made.state.duels[-1].players[1]))
    return made


def test_a_whole_tournament_comes_to_a_champion() -> None:
    made = whole()

    assert made.stage == "over"
    assert made.state.champion == made.state.finalists[2]
    assert made.final_places()[:4] == [made.state.finalists[i] for i in (2, 0, 1, 3)]


def test_it_replays_from_its_log() -> None:
    made = whole()

    again = Tournament.from_log(read_log(write_log(made.log)))

    assert again.state == made.state
    assert again.ranking() == made.ranking()
    assert again.log == made.log


def test_undoing_everything_leads_back_to_the_opening() -> None:
    made = whole()
    for number in range(len(made.log), 1, -1):
        made.undo(number, at=NOON)

    assert made.stage == "registration"
    assert not made.state.players
    assert Tournament.from_log(made.log).state == made.state


def test_an_undoing_can_be_undone() -> None:
    made = drawn()
    report = do(made, sheet(made, outcome="renegade"))
    before = made.ranking()
    undoing = made.undo(report.number, at=NOON)

    made.undo(undoing.number, at=NOON)

    assert made.ranking() == before


def test_an_entry_on_which_others_build_stays() -> None:
    made = drawn()
    do(made, sheet(made))

    with pytest.raises(TournamentError) as caught:
        made.undo(2, at=NOON)

    assert caught.value.code == "later_entry_depends"
    assert caught.value.facts == {"entry": 3, "because": "too_few_entrants"}


def test_an_altered_log_is_refused_with_its_line() -> None:
    lines = write_log(ranked().log).splitlines()
    lines[3] = lines[3].replace('"outcome":"law"', '"outcome":"renegade"')

    with pytest.raises(TournamentError) as caught:
        read_log("\n".join(lines))

    assert (caught.value.code, caught.value.facts) == ("log_altered", {"line": 4})


def test_a_torn_log_is_refused_with_its_line() -> None:
    text = write_log(drawn().log)

    with pytest.raises(TournamentError) as caught:
        read_log(text[:-20])

    assert caught.value.code == "log_unreadable"
    assert caught.value.facts["line"] == 3


def test_a_drawing_waits_for_all_tables() -> None:
    made = drawn(12)
    do(made, sheet(made, 2))

    assert refused(made, Draw()) == "tables_missing"
