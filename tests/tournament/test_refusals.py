"""Bad input is refused with a code, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from msgspec.structs import replace

from sixgun.tournament import (
    AnyAction,
    BeginDuels,
    By,
    Call,
    Correct,
    Decide,
    Disqualify,
    Draw,
    Entrant,
    Entry,
    Open,
    Publish,
    Register,
    Rename,
    Report,
    Rule,
    Strike,
    Tournament,
    TournamentError,
    Undo,
    Withdraw,
    read_log,
    write_log,
)
from sixgun.tournament.log import chained
from tests.tournament.running import NOON, begun, do, drawn, ranked, refused, sheet

Case = tuple[Callable[[], Tournament], AnyAction, str]


def named(*names: str) -> Register:
    return Register(players=[Entrant(name) for name in names])


CASES: list[Case] = [
    (begun, Open(name="Again"), "open_already"),
    (begun, named(), "nobody_named"),
    (begun, named("Ann", ""), "empty_name"),
    (begun, named(" \t\n"), "empty_name"),
    (begun, named("\u200b\u2063"), "empty_name"),
    (begun, named("x" * 41), "name_too_long"),
    (begun, named("A" + " " * 200), "name_too_long"),  # however little of it is visible
    (begun, named("Ann", "ann"), "name_taken"),
    (begun, named("Straße", "STRASSE"), "name_taken"),
    (begun, named("PLAYER 1"), "name_taken"),
    (begun, named("Player\u00a01"), "name_taken"),
    (begun, named("Pla\u200byer\n1"), "name_taken"),
    (begun, named(*(f"Guest {number}" for number in range(1000))), "too_many_entrants"),
    (begun, Register(players=[Entrant("Ann", bot="x" * 101)]), "bad_action"),
    (begun, Rule(words="A" + " " * 2_000), "words_too_long"),
    (begun, Rename(player=1, name="player 2"), "name_taken"),
    (begun, Rename(player=1, name="Player 1"), "nothing_changed"),
    (begun, Rename(player=1, name=""), "empty_name"),
    (begun, Rename(player=6, name="Ann"), "unknown_entrant"),
    (begun, Strike(player=0), "unknown_entrant"),
    (begun, Strike(player=-1), "unknown_entrant"),
    (begun, Withdraw(player=6), "unknown_entrant"),
    (begun, Publish(), "rounds_missing"),
    (begun, BeginDuels(kind="long"), "not_published_yet"),
    (begun, Decide(duel="final", winner=1), "no_such_duel"),
    (begun, Disqualify(player=1), "warn_first"),
    (begun, Rule(words=" "), "nothing_ruled"),
    (begun, Rule(words="x" * 501), "words_too_long"),
    (begun, Rule(words="So it is", ruling="X1"), "no_ruling_number"),
    (begun, Rule(words="So it is", call=1), "no_such_call"),
    (begun, Call(player=1, words="x" * 501), "words_too_long"),
    (begun, Call(player=1, round=1, table=1), "not_at_that_table"),
    (begun, Undo(entry=0), "no_such_entry"),
    (begun, Undo(entry=3), "no_such_entry"),
    (begun, Undo(entry=1), "opening_stays"),
    (drawn, Draw(), "tables_missing"),
    (drawn, named("Late"), "registration_closed"),
    (drawn, Undo(entry=2), "later_entry_depends"),
    (ranked, Draw(), "all_rounds_drawn"),
    (ranked, Publish(), "published_already"),
    (ranked, Decide(duel="semi_1", winner=1), "duel_not_begun"),
    (lambda: begun(0), Draw(), "too_few_entrants"),
]


def called(part: object) -> str:
    """The same in every process."""
    return str(getattr(part, "__name__", part))[:50]


@pytest.mark.parametrize(("setting", "action", "code"), CASES, ids=called)
def test_it_is_refused(setting: Callable[[], Tournament], action: AnyAction, code: str) -> None:
    assert refused(setting(), action) == code


# -- record sheets -------------------------------------------------------------------------


def changed(report: Report, seat: int, **fields: object) -> Report:
    seats = list(report.seats)
    seats[seat] = replace(seats[seat], **fields)
    return replace(report, seats=seats)


SHEETS: dict[str, tuple[Mapping[str, object], str]] = {
    "odd": ({"paid": 150}, "odd_amount"),
    "below nothing": ({"paid": -100}, "odd_amount"),
    "above the purse": ({"paid": 2100}, "more_than_purse"),
    "far above it": ({"paid": 10**30}, "more_than_purse"),
    "another player": ({"player": 6}, "wrong_entrants"),
    "a role too often": ({"role": "renegade"}, "wrong_roles"),
    "a second sheriff": ({"role": "sheriff"}, "wrong_roles"),
    "an unknown role": ({"role": "mayor"}, "bad_action"),
    "an unknown character": ({"character": "calamity_jane"}, "no_such_character"),
    "money that is no number": ({"paid": "100"}, "bad_action"),
    "half a dollar": ({"paid": 0.5}, "bad_action"),
    "yes": ({"paid": True}, "bad_action"),
}


@pytest.mark.parametrize("case", SHEETS)
def test_a_wrong_line_of_a_sheet_is_refused(case: str) -> None:
    fields, code = SHEETS[case]
    made = drawn()

    assert refused(made, changed(sheet(made), 4, **fields)) == code
    assert made.stage == "round"


def test_a_character_is_played_once() -> None:
    made = drawn()
    twice = changed(changed(sheet(made), 0, character="el_gringo"), 1, character="el_gringo")

    assert refused(made, twice) == "character_twice"


def test_somebody_takes_the_last_character_for_nothing() -> None:
    made = drawn()
    all_paid = dict.fromkeys(range(1, 6), 100)

    assert refused(made, sheet(made, paid=all_paid)) == "nobody_free"


def test_a_sheet_names_all_of_the_table() -> None:
    made = drawn()
    report = sheet(made)

    assert refused(made, replace(report, seats=report.seats[:4])) == "wrong_entrants"
    assert refused(made, replace(report, seats=[])) == "wrong_entrants"
    assert refused(made, replace(report, seats=[*report.seats, report.seats[4]])) == (
        "wrong_entrants"
    )


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ({"table": 0}, "no_table_there"),
        ({"table": 3}, "no_table_there"),
        ({"table": -1}, "no_table_there"),
        ({"table": 2}, "wrong_entrants"),
        ({"round": 0}, "no_such_round"),
        ({"round": 2}, "no_such_round"),
        ({"outcome": "draw"}, "bad_action"),
    ],
)
def test_a_sheet_is_for_its_own_table(place: dict[str, object], code: str) -> None:
    made = drawn(10)

    assert refused(made, replace(sheet(made), **place)) == code


def test_a_second_sheet_is_refused() -> None:
    made = drawn()
    do(made, sheet(made))

    assert refused(made, sheet(made, outcome="outlaws")) == "reported_already"


def test_a_correction_is_checked_like_a_sheet() -> None:
    made = drawn()
    do(made, sheet(made))
    wrong = changed(sheet(made, kind=Correct), 0, paid=2100)

    assert refused(made, wrong) == "more_than_purse"


# -- the envelope --------------------------------------------------------------------------


@pytest.mark.parametrize("at", ["", "noon", "2012-06-02", "2012-06-02T12:00:00", "12:00Z"])
def test_a_moment_is_written_in_one_way(at: str) -> None:
    made = begun(5)

    with pytest.raises(TournamentError) as caught:
        made.act(Draw(), at=at)

    assert caught.value.code == "bad_moment"
    assert made.stage == "registration"


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"do": "dance"},
        {"do": "draw", "more": 1},
        {"do": "strike"},
        {"do": "strike", "player": "1"},
        {"do": "register", "players": [{"name": 5}]},
        {"do": "register", "players": [{"name": "\ud800"}]},
        {"do": "decide", "duel": "third_place", "winner": 1},
        {"do": "draw", "round": object},
        None,
        "draw",
    ],
    ids=repr,
)
def test_whatever_is_no_action_is_refused(action: object) -> None:
    made = begun(5)

    with pytest.raises(TournamentError) as caught:
        made.act(action, at=NOON)  # type: ignore[arg-type]

    assert caught.value.code == "bad_action"
    assert len(made.log) == 2


def test_a_long_reason_is_refused() -> None:
    assert refused(begun(5), Draw(), reason="x" * 501) == "words_too_long"


def test_a_tournament_begins_with_its_opening() -> None:
    assert refused(Tournament(), Draw()) == "too_few_entrants"
    assert refused(Tournament(), named("Ann")) == "not_open_yet"


@pytest.mark.parametrize("name", ["", "x" * 61])
def test_a_tournament_has_a_name(name: str) -> None:
    with pytest.raises(TournamentError):
        Tournament.open(name, at=NOON)


def test_names_are_taken_as_they_can_be_seen() -> None:
    made = begun(0)
    do(made, named("  Zo\u00eb\t  Smith ", "ma\u0301ria", "\u202eevil\u202c"))

    assert [player.name for player in made.state.players.values()] == [
        "Zoë Smith",
        "mária",
        "evil",
    ]


# -- logs ----------------------------------------------------------------------------------


def lines() -> list[str]:
    return write_log(ranked().log).splitlines()


def code_of(text: str) -> tuple[str, object]:
    try:
        Tournament.from_log(read_log(text))
    except TournamentError as error:
        return error.code, error.facts.get("line")
    return "", 0


def test_a_log_that_lost_a_line_is_refused() -> None:
    left = lines()
    del left[4]

    assert code_of("\n".join(left)) == ("log_out_of_order", 5)


def test_a_log_without_its_last_lines_is_an_earlier_moment() -> None:
    assert code_of("\n".join(lines()[:5])) == ("", 0)


@pytest.mark.parametrize("text", ["", "\n", "{}", "not a log", '{"number":1}', "[" * 5000])
def test_other_texts_are_no_logs(text: str) -> None:
    assert code_of(text) == ("log_unreadable", 1)


def test_an_empty_list_is_no_log() -> None:
    with pytest.raises(TournamentError) as caught:
        Tournament.from_log([])
    assert caught.value.code == "empty_log"


def test_lines_in_another_order_are_refused() -> None:
    left = lines()
    left[3], left[4] = left[4], left[3]

    assert code_of("\n".join(left)) == ("log_out_of_order", 4)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"by":"judge"', '"by":"table"'),
        ('"reason":"so it is"', '"reason":"no"'),
        ("2012-06-02", "2012-06-03"),
        ('"seed":"seed 1"', '"seed":"seed 2"'),
    ],
)
def test_whatever_was_changed_in_a_line_is_noticed(old: str, new: str) -> None:
    left = lines()
    assert old in left[2]
    left[2] = left[2].replace(old, new)

    assert code_of("\n".join(left)) == ("log_altered", 3)


def test_a_log_made_up_with_right_digests_must_still_be_possible() -> None:
    forged = begun(5)
    honest = drawn(5)
    drawing = honest.log[-1].action
    assert isinstance(drawing, Draw)
    better = replace(drawing, tables=[sorted(drawing.tables[0])])
    forged.log.append(chained_by(forged, better))

    assert code_of(write_log(forged.log)) == ("log_impossible", 3)


def test_nor_may_a_player_have_drawn() -> None:
    forged = begun(5)
    drawing = drawn(5).log[-1].action
    forged.log.append(chained_by(forged, drawing, "player"))

    assert code_of(write_log(forged.log)) == ("log_impossible", 3)


def chained_by(made: Tournament, action: AnyAction, by: By = "judge") -> Entry:
    return chained(made.log, NOON, by, action, "")
