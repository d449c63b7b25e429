"""Numbers for an operator, in the format of Prometheus; none tells of a person or a card."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from sixgun.server.garbage import CollectorPauses

__all__ = ["Metrics"]

FINE = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.04, 0.1, 0.3, 1.0, 3.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("sixgun_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("sixgun_tables", "Tables in memory", registry=self.registry)
        self.games = Counter(
            "sixgun_games", "Games by what became of them", ["what"], registry=self.registry
        )
        self.moves = Counter("sixgun_moves", "Moves by maker", ["by"], registry=self.registry)
        self.refused = Counter("sixgun_refused", "Refusals", ["code"], registry=self.registry)
        self.stored = Histogram(
            "sixgun_store_seconds",
            "From a legal move to the disk",
            buckets=FINE,
            registry=self.registry,
        )
        self.thinking = Histogram(
            "sixgun_thinking_seconds", "Answers of bots", buckets=FINE, registry=self.registry
        )
        self.failed = Counter("sixgun_failed", "What failed", ["what"], registry=self.registry)
        self.gc_pauses = CollectorPauses()
        self.registry.register(self.gc_pauses)
        ProcessCollector(registry=self.registry)  # memory, CPU time, open files

    def written(self) -> bytes:
        return generate_latest(self.registry)
