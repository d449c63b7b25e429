"""Logs: one line an entry, for people at a terminal and as JSON for programs. They name tables and
games by their ids, never a card, a seed, a token or an address of a table's guest."""

from __future__ import annotations

import logging
import sys
from typing import Any, TextIO

import structlog

__all__ = ["set_up_logs"]


def set_up_logs(as_json: bool, level: str = "info", to: TextIO | None = None) -> None:
    stream = to or sys.stderr
    last: Any = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=stream.isatty())
    )
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, *([structlog.processors.format_exc_info] if as_json else []), last],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[level.upper()]
        ),
        logger_factory=structlog.PrintLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(stream=stream, level=logging.WARNING, format="%(name)s: %(message)s")
