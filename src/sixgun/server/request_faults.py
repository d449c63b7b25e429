"""What the log says of bad requests, and of those that have failed: little, whoever sends many."""

from __future__ import annotations

from typing import Final

import structlog
from starlette.requests import ClientDisconnect
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import WebSocketException

from sixgun.server.limits import Buckets
from sixgun.server.metrics import Metrics

__all__ = ["RequestFaults"]

GONE: Final = (ClientDisconnect, WebSocketDisconnect, ClientDisconnected)  # no fault at all
STRANGERS: Final = (UnicodeDecodeError, WebSocketException)
LINES_A_MINUTE: Final = 1  # of each kind, from one address ...
LINES_AT_ONCE: Final = 5  # ... and in a rush


class RequestFaults:
    """All of them are counted; the log names some."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.log = structlog.get_logger("sixgun")
        self.bad = Buckets(LINES_A_MINUTE / 60, LINES_AT_ONCE)
        self.failing = Buckets(LINES_A_MINUTE / 60, LINES_AT_ONCE)

    def note_bad(self, address: str, reason: str) -> None:
        """A client has sent what is no request: no fault of ours."""
        self.metrics.refused.labels("bad_request").inc()
        if self.bad.take(address):
            self.log.warning("bad_request", reason=reason[:100])

    def note_failure(self, address: str, error: Exception) -> None:
        """A request has met a mistake of ours; or the other end of a socket has made one."""
        if isinstance(error, GONE):
            return
        if isinstance(error, STRANGERS):
            self.note_bad(address, type(error).__name__)
            return
        self.metrics.failed.labels("request").inc()
        if self.failing.take(address):
            self.log.error("request_failed", exc_info=error)
