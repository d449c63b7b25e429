"""Every code and every event has messages, and their templates are valid."""

from __future__ import annotations

from string import Formatter

import pytest

from sixgun.cli.event_messages import EVENTS
from sixgun.cli.formatting import CODES, explain_code, fill_template, join_words
from sixgun.engine.events import EVENT_TYPES, CardLaid, Forced, TurnEnded
from tests.docs.sources import error_codes, refusal_codes

SILENT = {Forced.__name__, TurnEnded.__name__, CardLaid.__name__}


def test_every_code_has_a_message() -> None:
    assert (error_codes() | refusal_codes()) - CODES.keys() == set()


def test_every_message_belongs_to_a_code() -> None:
    assert CODES.keys() - error_codes() - refusal_codes() == {"bad_usage"}


def test_every_event_has_a_message() -> None:
    assert {event.__name__ for event in EVENT_TYPES} - EVENTS.keys() <= SILENT


@pytest.mark.parametrize("code", sorted(CODES))
def test_messages_never_show_an_unfilled_placeholder(code: str) -> None:
    for facts in ({}, {"distance": 3, "reach": 1}):
        message = explain_code(code, facts)
        assert message
        assert "{" not in message


def test_all_templates_are_well_formed() -> None:
    for table in (CODES, EVENTS):
        for forms in table.values():
            for form in [forms] if isinstance(forms, str) else forms:
                list(Formatter().parse(form))


def test_a_refusal_contains_its_numbers() -> None:
    message = explain_code("out_of_range", {"distance": 3, "reach": 1})
    assert message == "too far away: distance 3, reach 1"


def test_an_unknown_code_has_a_fallback_message() -> None:
    assert explain_code("moon_too_high", {"feet": 9}) == "moon too high (feet 9)"


def test_the_message_of_a_bad_header_names_the_field() -> None:
    facts = {"reason": "wrong_player_count", "players": 9, "least": 4, "most": 8}
    assert "3 to 8 players, not 9" in explain_code("bad_header", facts)


def test_a_game_with_a_fixed_number_of_players_says_so() -> None:
    facts = {"players": 5, "least": 2, "most": 2}
    assert explain_code("wrong_player_count", facts) == "this variant is for 2 players, not 5"


def test_the_first_template_with_all_its_facts_is_used() -> None:
    assert fill_template(("{a} and {b}", "only {a}"), {"a": 1}) == "only 1"


def test_joining() -> None:
    assert [join_words(list("abc")[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
