"""What a browser fetches, counted as it travels: packed, with its headers."""

from collections import Counter
from typing import Any

KINDS = {"Script": "scripts", "Stylesheet": "styles", "Font": "fonts", "Document": "document"}
LATER = ("fonts", "sounds")  # the page is there without them
TOLD = "socket"  # the game itself, which is longer or shorter


class Wire:
    """One window, listened to by the protocol of Chromium's tools."""

    def __init__(self) -> None:
        self.bytes: Counter[str] = Counter()
        self.files = 0
        self._kinds: dict[str, str] = {}

    def listen(self, session: Any) -> None:
        """`session` has been told "Network.enable", or will be; it may be one that is awaited."""
        session.on("Network.responseReceived", self._answered)
        session.on("Network.loadingFinished", self._came)
        session.on("Network.webSocketFrameReceived", self._said)

    def _answered(self, event: dict[str, Any]) -> None:
        kind = KINDS.get(event["type"], "data")
        if event["response"]["mimeType"].startswith("audio/"):
            kind = "sounds"
        self._kinds[event["requestId"]] = kind

    def _came(self, event: dict[str, Any]) -> None:
        self.bytes[self._kinds.get(event["requestId"], "data")] += event["encodedDataLength"]
        self.files += 1

    def _said(self, event: dict[str, Any]) -> None:
        self.bytes[TOLD] += len(event["response"]["payloadData"])

    @property
    def first(self) -> int:
        """What makes the page: all but what comes later, and what is told of a game."""
        return sum(count for kind, count in self.bytes.items() if kind not in (*LATER, TOLD))
