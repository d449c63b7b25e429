"""Damaged records and records of impossible games are refused with a reason."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import sixgun
from sixgun import MalformedRecord
from sixgun.notation import Record, read_record
from tests.notation.record_texts import (
    finished,
    half_played,
    outcome,
    refusal_code,
    remove_lines,
    replace_line,
)


def swapped(text: str, i: int) -> str:
    lines = text.split("\n")
    lines[i], lines[i + 1] = lines[i + 1], lines[i]
    return "\n".join(lines)


DAMAGES = {
    "empty": ("", "not_a_record"),
    "a picture": ("GIF89a\x00\x01", "not_a_record"),
    "another version": (finished().replace("record 1", "record 2"), "not_a_record"),
    "huge": (finished() + "\n" * 4_000_000, "record_too_long"),
    "no game": (remove_lines(finished(), "game:"), "line_missing"),
    "no seed": (remove_lines(finished(), "seed:"), "line_missing"),
    "no result": (remove_lines(finished(), "result:"), "line_missing"),
    "no hash": (remove_lines(finished(), "hash:"), "line_missing"),
    "header twice": (finished().replace("seed:", "players: 4\nseed:"), "line_repeated"),
    "hash twice": (finished() + "hash: 0123456789abcdef\n", "line_repeated"),
    "late header": (finished() + "beginner: true\n", "line_repeated"),
    "late new header": (finished() + "ask_forced: true\n", "header_after_moves"),
    "move after the end": (finished() + "999999 ann: end\n", "move_out_of_order"),
    "lost move": (remove_lines(finished(), "5 "), "move_out_of_order"),
    "move twice": (finished().replace("\n5 ", "\n4 "), "move_out_of_order"),
    "words": (finished().replace("\n5 ", "\nfive "), "unreadable_line"),
    "a NUL": (finished().replace("\n5 ", "\n\x005 "), "unreadable_line"),
    "other digits": (finished().replace("\n5 ", "\n\u0665 "), "unreadable_line"),
    "other game": (replace_line(finished(), "game:", "game: chess"), "bad_header"),
    "unknown option": (finished().replace("seed:", "colour: red\nseed:"), "bad_header"),
    "bad option": (replace_line(finished(), "beginner:", "beginner: yes"), "bad_header"),
    "option no number": (replace_line(finished(), "players:", "players: four"), "bad_header"),
    "option of other digits": (
        replace_line(finished(), "players:", "players: \u0664"),
        "bad_header",
    ),
    "too many players": (replace_line(finished(), "players:", "players: 9"), "bad_header"),
    "huge number": (replace_line(finished(), "players:", "players: " + "9" * 5000), "bad_header"),
    "bad seed": (replace_line(finished(), "seed:", "seed: no seed"), "bad_header"),
    "bad name": (replace_line(finished(), "names:", "names: ann bob cal d-t"), "bad_header"),
    "other seat": (replace_line(finished(), "1 ", "1 zoe: end"), "wrong_seat"),
    "no move": (replace_line(finished(), "1 ", "1 bob: shoot"), "unreadable_move"),
    "forbidden move": (replace_line(finished(), "1 ", "1 bob: skip"), "illegal_move"),
    "other hash": (replace_line(finished(), "hash:", "hash: 0123456789abcdef"), "wrong_hash"),
    "other result": (replace_line(finished(), "result:", "result: nobody"), "wrong_result"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused_with_its_code(damage: str) -> None:
    text, code = DAMAGES[damage]

    assert refusal_code(text) == code


def test_a_move_after_the_end_of_the_game_is_refused() -> None:
    record = read_record(finished())
    text = finished().replace("\n\nresult", f"\n{len(record.moves) + 1} ann: end\n\nresult")

    assert refusal_code(text) == "move_after_end"


def test_a_move_after_the_result_is_refused() -> None:
    with pytest.raises(MalformedRecord) as refused:
        read_record(half_played() + "26 ann: end\n")

    assert refused.value.code == "move_after_end"


def test_a_game_cut_short_has_another_hash() -> None:
    last = len(read_record(half_played()).moves)

    assert refusal_code(remove_lines(half_played(), f"{last} ")) == "wrong_hash"


def test_a_refusal_names_the_line() -> None:
    with pytest.raises(MalformedRecord) as refused:
        read_record(finished().replace("\n5 ", "\nfive "))

    line = refused.value.facts["line"]
    assert isinstance(line, int)
    assert finished().split("\n")[line - 1].startswith("5 ")


# -- damaged anywhere ----------------------------------------------------------------------

places = st.integers(min_value=0, max_value=2000)
characters = st.characters() | st.sampled_from("\x00\n\r\x0b\x85\u2028 0123456789\u0663abc-_:>")


@settings(max_examples=300, deadline=None)
@given(places)
def test_a_truncated_record_is_refused(place: int) -> None:
    text = half_played()
    assert outcome(text[: place % len(text)]) in ("refused", read_record(text).digest)


@settings(max_examples=300, deadline=None)
@given(places, characters)
@example(0, "S")
def test_a_changed_character_is_refused_or_does_no_harm(place: int, character: str) -> None:
    text = half_played()
    at = place % len(text)
    assert outcome(text[:at] + character + text[at + 1 :]) in ("refused", read_record(text).digest)


@settings(max_examples=200, deadline=None)
@given(places, st.text(max_size=20))
def test_anything_put_in_is_refused_or_does_no_harm(place: int, more: str) -> None:
    text = half_played()
    at = place % len(text)
    assert outcome(text[:at] + more + text[at:]) in ("refused", read_record(text).digest)


@pytest.mark.parametrize("text", [finished(), half_played()], ids=["finished", "half played"])
def test_swapped_lines_are_refused_or_do_no_harm(text: str) -> None:
    for i in range(len(text.split("\n")) - 1):
        assert outcome(swapped(text, i)) in ("refused", read_record(text).digest)


@settings(max_examples=200, deadline=None)
@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")))
def test_random_text_is_refused(text: str) -> None:
    for whole in (text, "sixgun record 1\n" + text):
        with pytest.raises(MalformedRecord):
            sixgun.replay(read_record(whole))


options = ["players", "names", "boxes", "beginner", "sheriff", "characters", "expansions", "x"]
values = ["4", "-1", "true", "base", "base base", "- - - -", "", "!", "!sid_ketchum - - -"]


@settings(max_examples=200, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(options), st.sampled_from(values) | st.text(max_size=10), max_size=3
    ),
    st.just("7") | st.text(max_size=10),
)
@example({"boxes": "base base"}, "7")
def test_any_header_is_played_or_refused(options: dict[str, str], seed: str) -> None:
    try:
        cards = len(sixgun.replay(Record("classic", seed, options), ply=0).names.cards)
    except MalformedRecord:
        cards = 0

    assert cards <= 80
