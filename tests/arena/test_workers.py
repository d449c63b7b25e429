"""Work in several processes, whatever becomes of them."""

from __future__ import annotations

import os
import signal
import socket
import time

import pytest

from sixgun.arena.on_ray import on_ray
from sixgun.arena.workers import elsewhere, stopped
from sixgun.engine import SixgunError
from tests.arena.minds import nothing


def quick_or_doomed(part: int) -> int:
    """The first part is done at once; the others die as soon as they should stop."""
    while part and not stopped():
        time.sleep(0.01)
    if part:
        os._exit(1)
    return part


def test_who_dies_after_ctrl_c_takes_nothing_with_him() -> None:
    taken: list[int] = []

    def take(result: int) -> None:
        taken.append(result)
        signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        elsewhere(quick_or_doomed, range(4), take, jobs=2, prepare=nothing)
    assert taken == [0]


def test_a_cluster_that_does_not_answer_is_told_at_once(
    monkeypatch: pytest.MonkeyPatch, unused_port: int
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{unused_port}")
    with pytest.raises(SixgunError, match="no_cluster") as refused:
        on_ray(quick_or_doomed, range(4), print, jobs=1, prepare=nothing)
    assert "refused" in str(refused.value.facts["reason"])


@pytest.fixture
def unused_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
