"""Guest names: invalid, invisible and dangerous ones."""

from __future__ import annotations

import pytest

from tests.server.hostile.raw_requests import send_request
from tests.server.server_process import Server


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("x" * 41, 422),
        ("x" * 10_000, 422),
        ("", 422),
        ("   \t ", 422),
        ("\u202e\u200b\u2066", 422),
        ("\x00\x07\x1b", 422),
        (["Ann"], 422),
        (7, 422),
        (None, 422),
    ],
)
def test_an_invalid_name_is_refused(server: Server, name: object, status: int) -> None:
    assert send_request(server, "POST", "/api/guests", json={"name": name})[0] == status


@pytest.mark.parametrize("name", ["", "x" * 41, "\u200b"])
def test_the_refusal_says_how_long_a_name_may_be(server: Server, name: str) -> None:
    refusal = send_request(server, "POST", "/api/guests", json={"name": name})[2].json()
    assert (refusal["code"], refusal["facts"]) == ("bad_person_name", {"most": 40})


@pytest.mark.parametrize(
    ("given", "stored"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("Bob\u202egnp.exe", "Bobgnp.exe"),
        ("C\x00l\x1b[31maire", "Cl[31maire"),
        ("Zoe\u0308", "Zoë"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("'; DROP TABLE people; --", "'; DROP TABLE people; --"),
        ("x" * 40, "x" * 40),
    ],
)
def test_invisible_characters_are_removed_from_a_name(
    server: Server, given: str, stored: str
) -> None:
    assert (
        send_request(server, "POST", "/api/guests", json={"name": given})[2].json()["name"]
        == stored
    )


@pytest.mark.parametrize("name", ["\u2800", "\u3164\u3164", "\u115f"])
def test_a_name_of_blank_characters_is_refused(server: Server, name: str) -> None:
    assert send_request(server, "POST", "/api/guests", json={"name": name})[0] == 422
