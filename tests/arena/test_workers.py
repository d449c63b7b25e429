"""Work in several processes, whatever becomes of them."""

from __future__ import annotations

import os
import signal
import socket
import time
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest

from sixgun.arena.ray_backend import run_on_ray
from sixgun.arena.workers import collect_results, run_in_pool, stop_requested
from sixgun.engine import SixgunError
from tests.arena.sample_bots import nothing


def quick_or_doomed(part: int) -> int:
    """The first part is done at once; the others die as soon as they should stop."""
    while part and not stop_requested():
        time.sleep(0.01)
    if part:
        os._exit(1)
    return part


def test_a_worker_that_dies_after_ctrl_c_loses_no_results() -> None:
    taken: list[int] = []

    def take(result: int) -> None:
        taken.append(result)
        signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        run_in_pool(quick_or_doomed, range(4), take, jobs=2, prepare=nothing)
    assert taken == [0]


def dies_late(part: int) -> int:
    if part == 3:
        time.sleep(3.0)  # the others are done by then, however busy the machine is
        os._exit(1)
    return part


def test_a_dying_worker_keeps_the_results_of_others() -> None:
    taken: list[int] = []
    with pytest.raises(SixgunError, match="worker_died"):
        run_in_pool(dies_late, range(4), taken.append, jobs=2, prepare=nothing)
    assert sorted(taken) == [0, 1, 2]


def test_finished_results_are_collected_despite_failures() -> None:
    for order in range(20):
        good: Future[int] = Future()
        good.set_result(order)
        broken: Future[int] = Future()
        broken.set_exception(BrokenProcessPool())
        taken: list[int] = []
        collect_results({good, broken}, taken.append)
        assert taken == [order]


def test_an_unreachable_cluster_fails_at_once(
    monkeypatch: pytest.MonkeyPatch, unused_port: int
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{unused_port}")
    with pytest.raises(SixgunError, match="no_cluster") as refused:
        run_on_ray(quick_or_doomed, range(4), print, jobs=1, prepare=nothing)
    assert "refused" in str(refused.value.facts["reason"])


@pytest.fixture
def unused_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
