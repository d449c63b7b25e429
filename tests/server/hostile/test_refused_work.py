"""Refused requests count towards the CPU time of an address."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.hostile.raw_requests import guest_token, send_request
from tests.server.server_process import NO_LIMITS, running_server

WARN_NOBODY = {"after": 1, "action": {"do": "warn", "player": 99}, "reason": "too loud"}
MANY_NAMES = "\n".join(f"Player {number}" for number in range(2_000))


@pytest.mark.parametrize(
    ("path", "code", "request_body"),
    [
        ("act", "unknown_entrant", lambda headers: {"json": WARN_NOBODY, "headers": headers}),
        (
            "players",
            "too_many_entrants",
            lambda headers: {
                "content": MANY_NAMES,
                "headers": {**headers, "content-type": "text/csv"},
            },
        ),
    ],
)
def test_refused_work_of_a_judge_is_charged(
    tmp_path: Path, path: str, code: str, request_body: Callable[[dict[str, str]], dict[str, Any]]
) -> None:
    limits = replace(NO_LIMITS, cpu_seconds_per_second=1e-6, cpu_seconds_burst=0.001)
    with running_server(tmp_path, limits=limits) as server:
        token = guest_token(server)
        opened = send_request(server, "POST", "/api/tournaments", token, json={"name": "Open"})
        tournament = opened[2].json()
        sent = request_body({"authorization": f"Judge {tournament['judge']}"})
        url = f"/api/tournaments/{tournament['id']}/{path}"
        codes = [send_request(server, "POST", url, **sent)[1] for _ in range(50)]
    assert codes[0] == code
    assert codes[-1] == "too_many_requests"
