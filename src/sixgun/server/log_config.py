"""Log configuration: coloured lines for a terminal, or JSON.

Log entries identify tables and games by id. They never contain cards, seeds, tokens or addresses.
"""

from __future__ import annotations

import logging
import sys
from typing import Any, Final, TextIO

import structlog

__all__ = ["configure_logging", "silence_uvicorn_request_errors"]

HANDLED_MESSAGES: Final = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Exception in ASGI application",
)


def configure_logging(as_json: bool, level: str = "info", to: TextIO | None = None) -> None:
    stream = to or sys.stderr
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(
            colors=stream.isatty(),
            exception_formatter=structlog.dev.plain_traceback,  # others print local variables
        )
    )
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    rendering = [*([structlog.processors.format_exc_info] if as_json else []), renderer]
    structlog.configure(
        processors=[*shared, *rendering],
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
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendering],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def silence_uvicorn_request_errors() -> None:
    """Drop uvicorn's log entries about bad and failed requests: `RequestErrors` logs them."""
    logging.getLogger("uvicorn.error").addFilter(is_unhandled)


def is_unhandled(entry: logging.LogRecord) -> bool:
    return not (isinstance(entry.msg, str) and entry.msg.startswith(HANDLED_MESSAGES))
