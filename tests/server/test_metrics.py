"""Metrics for the operator."""

from __future__ import annotations

import gc
import re
from pathlib import Path

from sixgun.client import Client
from sixgun.server.gc_pauses import GcPauses
from sixgun.server.metrics import Metrics
from tests.server.players import async_test
from tests.server.server_process import running_server


def test_garbage_collection_pauses_are_counted_by_generation() -> None:
    pauses = GcPauses()
    pauses.start()
    try:
        gc.collect(2)
        gc.collect(2)
        gc.collect(1)
    finally:
        pauses.stop()
    gc.collect(2)
    assert [pauses.by_generation[at].count for at in (1, 2)] == [1, 2]
    full = pauses.by_generation[2]
    assert 0 < full.longest < full.seconds
    assert full.longest_cpu > 0


def test_objects_in_reference_cycles_are_counted() -> None:
    pauses = GcPauses()
    gc.collect()
    pauses.start()
    try:
        cycle: list[object] = []
        cycle.append(cycle)
        del cycle
        gc.collect()
    finally:
        pauses.stop()
    assert pauses.by_generation[2].collected >= 1


def test_garbage_collection_may_run_while_metrics_are_rendered() -> None:
    """The garbage collector must not wait for a lock that the interrupted thread holds."""
    metrics = Metrics()
    metrics.gc_pauses.start()
    before = gc.get_threshold()
    gc.set_threshold(1)
    try:
        written = metrics.render()
    finally:
        gc.set_threshold(*before)
        metrics.gc_pauses.stop()
    assert b'sixgun_gc_pauses_total{generation="2"}' in written


@async_test
async def test_metrics_show_pauses_and_memory(tmp_path: Path) -> None:
    with running_server(tmp_path, admin_secret="known") as server:
        async with Client(server.address) as client:
            shown = (await client.send("GET", "/metrics", secret="Bearer known")).text
    for name in ("pauses_total", "pause_seconds_total", "longest_pause_seconds"):
        assert re.search(rf'^sixgun_gc_{name}{{generation="2"}} ', shown, re.MULTILINE)
    memory = re.search(r"^process_resident_memory_bytes (\S+)", shown, re.MULTILINE)
    assert memory is not None
    assert float(memory[1]) > 10_000_000
