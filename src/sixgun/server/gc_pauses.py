"""Metrics of the pauses of Python's garbage collector, by generation."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from dataclasses import dataclass

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

__all__ = ["GcPauses", "freeze_gc"]

LABELS = ("generation",)


@dataclass
class Pauses:
    """The pauses of one generation since the server started."""

    count: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    longest_cpu: float = 0.0  # excludes time when another process had the core
    collected: int = 0  # objects in reference cycles


class GcPauses(Collector):
    """Counts the pauses in plain numbers; Prometheus reads them with `collect`.

    The garbage collector may run while a lock of Prometheus is held, so `on_gc` must not take one.
    """

    def __init__(self) -> None:
        self.by_generation = [Pauses() for _ in gc.get_threshold()]
        self.started = 0.0
        self.started_cpu = 0.0

    def start(self) -> None:
        gc.callbacks.append(self.on_gc)

    def stop(self) -> None:
        if self.on_gc in gc.callbacks:
            gc.callbacks.remove(self.on_gc)

    def on_gc(self, phase: str, info: dict[str, int]) -> None:
        """Callback of the garbage collector, before and after each collection."""
        if phase == "start":
            self.started, self.started_cpu = time.perf_counter(), time.thread_time()
            return
        pause = time.perf_counter() - self.started
        cpu = time.thread_time() - self.started_cpu
        pauses = self.by_generation[info["generation"]]
        pauses.count += 1
        pauses.seconds += pause
        pauses.longest = max(pauses.longest, pause)
        pauses.longest_cpu = max(pauses.longest_cpu, cpu)
        pauses.collected += info["collected"]

    def collect(self) -> Iterator[Metric]:
        """Build the metrics for Prometheus."""
        count = CounterMetricFamily("sixgun_gc_pauses", "Garbage collections", labels=LABELS)
        total = CounterMetricFamily("sixgun_gc_pause_seconds", "Time they took", labels=LABELS)
        longest = GaugeMetricFamily(
            "sixgun_gc_longest_pause_seconds", "The longest since the start", labels=LABELS
        )
        cpu = GaugeMetricFamily(
            "sixgun_gc_longest_pause_cpu_seconds", "The same in CPU time", labels=LABELS
        )
        objects = CounterMetricFamily(
            "sixgun_gc_collected_objects", "Objects found in reference cycles", labels=LABELS
        )
        for generation, pauses in enumerate(self.by_generation):
            label = [str(generation)]
            count.add_metric(label, pauses.count)
            total.add_metric(label, pauses.seconds)
            longest.add_metric(label, pauses.longest)
            cpu.add_metric(label, pauses.longest_cpu)
            objects.add_metric(label, pauses.collected)
        yield from (count, total, longest, cpu, objects)


def freeze_gc() -> None:
    """Exclude all current objects from later collections: they live as long as the server."""
    gc.collect()
    gc.freeze()
