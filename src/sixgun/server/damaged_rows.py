"""Refusals for rows of the database that cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sixgun.engine import SixgunError
from sixgun.server.context import ServerContext
from sixgun.server.refusals import Refusal
from sixgun.server.store import StoreError

__all__ = ["DamagedRows"]


class DamagedRows:
    """Sets damaged tables and games aside, so that they do not affect the others."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.logged: set[str] = set()  # ids, each logged once

    @contextmanager
    def refusing(self, **what: str) -> Iterator[None]:
        """Turn an error caused by a damaged row into a refusal, and log it once.

        A row may also be unreadable because another version of Sixgun wrote it.
        """
        try:
            yield
        except (StoreError, Refusal):
            raise
        except Exception as error:
            name = " ".join(what.values())
            if name not in self.logged:
                self.logged.add(name)
                self.context.metrics.failed.labels("restore").inc()
                self.context.log.warning("table_set_aside", **what, error=repr(error)[:300])
            because = error.code if isinstance(error, SixgunError) else type(error).__name__
            raise Refusal("table_set_aside", 503, because=because) from error
