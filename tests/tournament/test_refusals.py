"""Bad input is refused with a code, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from msgspec.structs import replace

from sixgun.tournament import (
    AnyAction,
    Author,
    BeginDuels,
    CallJudge,
    Correct,
    Decide,
    Disqualify,
    Draw,
    LogEntry,
    NewPlayer,
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
    format_log,
    parse_log,
)
from sixgun.tournament.log import make_entry
from tests.tournament.tournament_factory import (
    NOON,
    act,
    drawn_tournament,
    ranked_tournament,
    record_sheet,
    refusal_code,
    registered_tournament,
)

Case = tuple[Callable[[], Tournament], AnyAction, str]


def register(*names: str) -> Register:
    return Register(players=[NewPlayer(name) for name in names])


CASES: list[Case] = [
    (registered_tournament, Open(name="Again"), "open_already"),
    (registered_tournament, register(), "nobody_named"),
    (registered_tournament, register("Ann", ""), "empty_name"),
    (registered_tournament, register(" \t\n"), "empty_name"),
    (registered_tournament, register("\u200b\u2063"), "empty_name"),
    (registered_tournament, register("x" * 41), "name_too_long"),
    (
        registered_tournament,
        register("A" + " " * 200),
        "name_too_long",
    ),  # however little of it is visible
    (registered_tournament, register("Ann", "ann"), "name_taken"),
    (registered_tournament, register("Straße", "STRASSE"), "name_taken"),
    (registered_tournament, register("PLAYER 1"), "name_taken"),
    (registered_tournament, register("Player\u00a01"), "name_taken"),
    (registered_tournament, register("Pla\u200byer\n1"), "name_taken"),
    (
        registered_tournament,
        register(*(f"Guest {number}" for number in range(1000))),
        "too_many_entrants",
    ),
    (registered_tournament, Register(players=[NewPlayer("Ann", bot="x" * 101)]), "bad_action"),
    (registered_tournament, Rule(words="A" + " " * 2_000), "words_too_long"),
    (registered_tournament, Rename(player=1, name="player 2"), "name_taken"),
    (registered_tournament, Rename(player=1, name="Player 1"), "nothing_changed"),
    (registered_tournament, Rename(player=1, name=""), "empty_name"),
    (registered_tournament, Rename(player=6, name="Ann"), "unknown_entrant"),
    (registered_tournament, Strike(player=0), "unknown_entrant"),
    (registered_tournament, Strike(player=-1), "unknown_entrant"),
    (registered_tournament, Withdraw(player=6), "unknown_entrant"),
    (registered_tournament, Publish(), "rounds_missing"),
    (registered_tournament, BeginDuels(kind="long"), "not_published_yet"),
    (registered_tournament, Decide(duel="final", winner=1), "no_such_duel"),
    (registered_tournament, Disqualify(player=1), "warn_first"),
    (registered_tournament, Rule(words=" "), "nothing_ruled"),
    (registered_tournament, Rule(words="x" * 501), "words_too_long"),
    (registered_tournament, Rule(words="So it is", ruling="X1"), "no_ruling_number"),
    (registered_tournament, Rule(words="So it is", call=1), "no_such_call"),
    (registered_tournament, CallJudge(player=1, words="x" * 501), "words_too_long"),
    (registered_tournament, CallJudge(player=1, round=1, table=1), "not_at_that_table"),
    (registered_tournament, Undo(entry=0), "no_such_entry"),
    (registered_tournament, Undo(entry=3), "no_such_entry"),
    (registered_tournament, Undo(entry=1), "opening_stays"),
    (drawn_tournament, Draw(), "tables_missing"),
    (drawn_tournament, register("Late"), "registration_closed"),
    (drawn_tournament, Undo(entry=2), "later_entry_depends"),
    (ranked_tournament, Draw(), "all_rounds_drawn"),
    (ranked_tournament, Publish(), "published_already"),
    (ranked_tournament, Decide(duel="semi_1", winner=1), "duel_not_begun"),
    (lambda: registered_tournament(0), Draw(), "too_few_entrants"),
]


def case_id(part: object) -> str:
    """An id that is the same in every process, as pytest-xdist requires."""
    return str(getattr(part, "__name__", part))[:50]


@pytest.mark.parametrize(("setting", "action", "code"), CASES, ids=case_id)
def test_the_action_is_refused(
    setting: Callable[[], Tournament], action: AnyAction, code: str
) -> None:
    assert refusal_code(setting(), action) == code


# -- record sheets -------------------------------------------------------------------------


def change_seat(report: Report, seat: int, **fields: object) -> Report:
    seats = list(report.seats)
    seats[seat] = replace(seats[seat], **fields)
    return replace(report, seats=seats)


SHEETS: dict[str, tuple[Mapping[str, object], str]] = {
    "odd": ({"paid": 150}, "odd_amount"),
    "negative": ({"paid": -100}, "odd_amount"),
    "above the purse": ({"paid": 2100}, "more_than_purse"),
    "far above the purse": ({"paid": 10**30}, "more_than_purse"),
    "another player": ({"player": 6}, "wrong_entrants"),
    "a role too often": ({"role": "renegade"}, "wrong_roles"),
    "a second sheriff": ({"role": "sheriff"}, "wrong_roles"),
    "an unknown role": ({"role": "mayor"}, "bad_action"),
    "an unknown character": ({"character": "calamity_jane"}, "no_such_character"),
    "money as text": ({"paid": "100"}, "bad_action"),
    "half a dollar": ({"paid": 0.5}, "bad_action"),
    "yes": ({"paid": True}, "bad_action"),
}


@pytest.mark.parametrize("case", SHEETS)
def test_a_sheet_with_a_wrong_line_is_refused(case: str) -> None:
    fields, code = SHEETS[case]
    tournament = drawn_tournament()

    assert refusal_code(tournament, change_seat(record_sheet(tournament), 4, **fields)) == code
    assert tournament.stage == "round"


def test_a_character_can_be_on_a_sheet_only_once() -> None:
    tournament = drawn_tournament()
    twice = change_seat(
        change_seat(record_sheet(tournament), 0, character="el_gringo"), 1, character="el_gringo"
    )

    assert refusal_code(tournament, twice) == "character_twice"


def test_one_character_of_a_sheet_must_be_free() -> None:
    tournament = drawn_tournament()
    all_paid = dict.fromkeys(range(1, 6), 100)

    assert refusal_code(tournament, record_sheet(tournament, paid=all_paid)) == "nobody_free"


def test_a_sheet_must_list_all_players_of_the_table() -> None:
    tournament = drawn_tournament()
    report = record_sheet(tournament)

    assert refusal_code(tournament, replace(report, seats=report.seats[:4])) == "wrong_entrants"
    assert refusal_code(tournament, replace(report, seats=[])) == "wrong_entrants"
    assert refusal_code(tournament, replace(report, seats=[*report.seats, report.seats[4]])) == (
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
def test_a_sheet_for_a_wrong_table_is_refused(place: dict[str, object], code: str) -> None:
    tournament = drawn_tournament(10)

    assert refusal_code(tournament, replace(record_sheet(tournament), **place)) == code


def test_a_second_sheet_is_refused() -> None:
    tournament = drawn_tournament()
    act(tournament, record_sheet(tournament))

    assert (
        refusal_code(tournament, record_sheet(tournament, outcome="outlaws")) == "reported_already"
    )


def test_a_correction_is_checked_like_a_sheet() -> None:
    tournament = drawn_tournament()
    act(tournament, record_sheet(tournament))
    wrong = change_seat(record_sheet(tournament, kind=Correct), 0, paid=2100)

    assert refusal_code(tournament, wrong) == "more_than_purse"


# -- the envelope --------------------------------------------------------------------------


@pytest.mark.parametrize("at", ["", "noon", "2012-06-02", "2012-06-02T12:00:00", "12:00Z"])
def test_a_bad_timestamp_is_refused(at: str) -> None:
    tournament = registered_tournament(5)

    with pytest.raises(TournamentError) as caught:
        tournament.act(Draw(), at=at)

    assert caught.value.code == "bad_moment"
    assert tournament.stage == "registration"


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
def test_an_unreadable_action_is_refused(action: object) -> None:
    tournament = registered_tournament(5)

    with pytest.raises(TournamentError) as caught:
        tournament.act(action, at=NOON)  # type: ignore[arg-type]

    assert caught.value.code == "bad_action"
    assert len(tournament.log) == 2


def test_a_long_reason_is_refused() -> None:
    assert refusal_code(registered_tournament(5), Draw(), reason="x" * 501) == "words_too_long"


def test_the_first_action_must_open_the_tournament() -> None:
    assert refusal_code(Tournament(), Draw()) == "too_few_entrants"
    assert refusal_code(Tournament(), register("Ann")) == "not_open_yet"


@pytest.mark.parametrize("name", ["", "x" * 61])
def test_a_tournament_needs_a_name(name: str) -> None:
    with pytest.raises(TournamentError):
        Tournament.open(name, at=NOON)


def test_names_are_stored_without_invisible_characters() -> None:
    tournament = registered_tournament(0)
    act(tournament, register("  Zo\u00eb\t  Smith ", "ma\u0301ria", "\u202eevil\u202c"))

    assert [player.name for player in tournament.state.players.values()] == [
        "Zoë Smith",
        "mária",
        "evil",
    ]


# -- logs ----------------------------------------------------------------------------------


def log_lines() -> list[str]:
    return format_log(ranked_tournament().log).splitlines()


def log_refusal(text: str) -> tuple[str, object]:
    try:
        Tournament.from_log(parse_log(text))
    except TournamentError as error:
        return error.code, error.facts.get("line")
    return "", 0


def test_a_log_with_a_missing_line_is_refused() -> None:
    left = log_lines()
    del left[4]

    assert log_refusal("\n".join(left)) == ("log_out_of_order", 5)


def test_a_log_without_its_last_lines_loads_as_an_earlier_state() -> None:
    assert log_refusal("\n".join(log_lines()[:5])) == ("", 0)


@pytest.mark.parametrize("text", ["", "\n", "{}", "not a log", '{"number":1}', "[" * 5000])
def test_a_text_that_is_not_a_log_is_refused(text: str) -> None:
    assert log_refusal(text) == ("log_unreadable", 1)


def test_an_empty_log_is_refused() -> None:
    with pytest.raises(TournamentError) as caught:
        Tournament.from_log([])
    assert caught.value.code == "empty_log"


def test_reordered_lines_are_refused() -> None:
    left = log_lines()
    left[3], left[4] = left[4], left[3]

    assert log_refusal("\n".join(left)) == ("log_out_of_order", 4)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"by":"judge"', '"by":"table"'),
        ('"reason":"a test"', '"reason":"no"'),
        ("2012-06-02", "2012-06-03"),
        ('"seed":"seed 1"', '"seed":"seed 2"'),
    ],
)
def test_any_change_to_a_line_is_detected(old: str, new: str) -> None:
    left = log_lines()
    assert old in left[2]
    left[2] = left[2].replace(old, new)

    assert log_refusal("\n".join(left)) == ("log_altered", 3)


def test_a_forged_log_with_valid_digests_must_still_follow_the_rules() -> None:
    forged = registered_tournament(5)
    honest = drawn_tournament(5)
    drawing = honest.log[-1].action
    assert isinstance(drawing, Draw)
    better = replace(drawing, tables=[sorted(drawing.tables[0])])
    forged.log.append(forge_entry(forged, better))

    assert log_refusal(format_log(forged.log)) == ("log_impossible", 3)


def test_a_forged_draw_by_a_player_is_refused() -> None:
    forged = registered_tournament(5)
    drawing = drawn_tournament(5).log[-1].action
    forged.log.append(forge_entry(forged, drawing, "player"))

    assert log_refusal(format_log(forged.log)) == ("log_impossible", 3)


def forge_entry(tournament: Tournament, action: AnyAction, by: Author = "judge") -> LogEntry:
    return make_entry(tournament.log, NOON, by, action, "")
