"""Logs: one line an entry, for people at a terminal and as JSON for programs. They name tables and
games by their ids, never a card, a seed, a token or an address of a table's guest."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final, TextIO

import structlog

__all__ = ["leave_out_request_faults", "set_up_logs"]

KNOWN: Final = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Exception in ASGI application",
)


def set_up_logs(as_json: bool, level: str = "info", to: TextIO | None = None) -> None:
    stream = to or sys.stderr
    last: Any = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(
            colors=stream.isatty(),
            exception_formatter=structlog.dev.plain_traceback,  # others show what variables hold
        )
    )
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    in_words = [*([structlog.processors.format_exc_info] if as_json else []), last]
    structlog.configure(
        processors=[*shared, *in_words],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[level.upper()]
        ),
        logger_factory=structlog.PrintLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *in_words],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def leave_out_request_faults() -> None:
    """What uvicorn says of bad requests and of failures: `RequestFaults` names them, and fewer."""
    logging.getLogger("uvicorn.error").addFilter(is_news)


def is_news(entry: logging.LogRecord) -> bool:
    return not (isinstance(entry.msg, str) and entry.msg.startswith(KNOWN))
