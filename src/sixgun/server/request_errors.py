"""Counts bad and failed requests, and logs them with a rate limit per address."""

from __future__ import annotations

from typing import Final

import structlog
from starlette.requests import ClientDisconnect
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import WebSocketException

from sixgun.server.metrics import Metrics
from sixgun.server.rate_limits import RateLimiter

__all__ = ["RequestErrors"]

DISCONNECTS: Final = (ClientDisconnect, WebSocketDisconnect, ClientDisconnected)  # not errors
CLIENT_ERRORS: Final = (UnicodeDecodeError, WebSocketException)
LINES_PER_MINUTE: Final = 1  # log lines of each kind, per address
LINES_BURST: Final = 5


class RequestErrors:
    """Counts every error in the metrics; the log gets some of them."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.log = structlog.get_logger("sixgun")
        self.bad_request_lines = RateLimiter(LINES_PER_MINUTE / 60, LINES_BURST)
        self.failure_lines = RateLimiter(LINES_PER_MINUTE / 60, LINES_BURST)

    def report_bad_request(self, address: str, reason: str) -> None:
        """A client has sent something that is not a valid request."""
        self.metrics.refused.labels("bad_request").inc()
        if self.bad_request_lines.take(address):
            self.log.warning("bad_request", reason=reason[:100])

    def report_failure(self, address: str, error: Exception) -> None:
        """A request has raised an unexpected exception."""
        if isinstance(error, DISCONNECTS):
            return
        if isinstance(error, CLIENT_ERRORS):
            self.report_bad_request(address, type(error).__name__)
            return
        self.metrics.failed.labels("request").inc()
        if self.failure_lines.take(address):
            self.log.error("request_failed", exc_info=error)
