"""Prometheus metrics; none identifies a user or a card."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from sixgun.server.gc_pauses import GcPauses

__all__ = ["Metrics"]

BUCKETS = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.04, 0.1, 0.3, 1.0, 3.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("sixgun_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("sixgun_tables", "Tables in memory", registry=self.registry)
        self.games = Counter("sixgun_games", "Games by outcome", ["what"], registry=self.registry)
        self.moves = Counter(
            "sixgun_moves", "Moves by who made them", ["by"], registry=self.registry
        )
        self.refused = Counter("sixgun_refused", "Refusals", ["code"], registry=self.registry)
        self.stored = Histogram(
            "sixgun_store_seconds",
            "Time to store a move",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.thinking = Histogram(
            "sixgun_thinking_seconds",
            "Response times of bots",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.failed = Counter("sixgun_failed", "Failures by kind", ["what"], registry=self.registry)
        self.gc_pauses = GcPauses()
        self.registry.register(self.gc_pauses)
        ProcessCollector(registry=self.registry)  # memory, CPU time, open files

    def render(self) -> bytes:
        return generate_latest(self.registry)
