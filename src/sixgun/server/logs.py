"""Logs: one line an entry, for people at a terminal and as JSON for programs. They name tables and
games by their ids, never a card, a seed, a token or an address of a table's guest."""

from __future__ import annotations

import logging
import sys
from typing import Any, TextIO

import structlog
from websockets.exceptions import WebSocketException

__all__ = ["leave_out_strangers_faults", "set_up_logs"]


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


def leave_out_strangers_faults() -> None:
    """What a client has sent that is no text or no message of a socket is no failure of ours."""
    logging.getLogger("uvicorn.error").addFilter(is_our_fault)


def is_our_fault(entry: logging.LogRecord) -> bool:
    error = entry.exc_info[1] if entry.exc_info else None
    return not isinstance(error, (UnicodeDecodeError, WebSocketException))
