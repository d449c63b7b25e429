"""Counts the bytes a browser receives, compressed and with headers."""

from collections import Counter
from typing import Any

KINDS = {"Script": "scripts", "Stylesheet": "styles", "Font": "fonts", "Document": "document"}
LATER = ("fonts", "sounds")  # not needed to show the page
SOCKET = "socket"  # the messages of a game, whose size varies


class TrafficCounter:
    """Counts the traffic of one browser window through the DevTools protocol."""

    def __init__(self) -> None:
        self.bytes: Counter[str] = Counter()
        self.files = 0
        self._kinds: dict[str, str] = {}

    def listen(self, session: Any) -> None:
        """Subscribe to a DevTools session with "Network.enable", sync or async."""
        session.on("Network.responseReceived", self._on_response)
        session.on("Network.loadingFinished", self._on_finished)
        session.on("Network.webSocketFrameReceived", self._on_frame)

    def _on_response(self, event: dict[str, Any]) -> None:
        kind = KINDS.get(event["type"], "data")
        if event["response"]["mimeType"].startswith("audio/"):
            kind = "sounds"
        self._kinds[event["requestId"]] = kind

    def _on_finished(self, event: dict[str, Any]) -> None:
        self.bytes[self._kinds.get(event["requestId"], "data")] += event["encodedDataLength"]
        self.files += 1

    def _on_frame(self, event: dict[str, Any]) -> None:
        self.bytes[SOCKET] += len(event["response"]["payloadData"])

    @property
    def first(self) -> int:
        """The bytes of the first load: without fonts, sounds and game messages."""
        return sum(count for kind, count in self.bytes.items() if kind not in (*LATER, SOCKET))
