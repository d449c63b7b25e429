"""Jobs for the worker process, and errors that travel back from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from sixgun.engine import Fact, SixgunError
from sixgun.server.refusals import Refusal

__all__ = ["Job", "SerializedError"]


class Job(Protocol):
    """A picklable job that carries all the data it needs."""

    def run(self) -> bytes: ...


@dataclass(frozen=True)
class SerializedError:
    """A SixgunError in a form that can be pickled."""

    kind: type[SixgunError]
    code: str
    facts: dict[str, Fact] = field(default_factory=dict)
    status: int = 0

    @staticmethod
    def serialize(error: SixgunError) -> SerializedError:
        return SerializedError(type(error), error.code, error.facts, getattr(error, "status", 0))

    def restore(self) -> SixgunError:
        error = self.kind.__new__(self.kind)
        SixgunError.__init__(error, self.code, **self.facts)
        if isinstance(error, Refusal):
            error.status = self.status
        return error
