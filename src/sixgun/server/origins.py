"""From which address somebody was last heard of: kept in memory, and told to nobody."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

__all__ = ["Origins"]

REMEMBERED: Final = 20_000


class Origins:
    """By host: a person, or the desk of a tournament. One address may be many hosts."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, str] = OrderedDict()

    def note(self, host: str, address: str) -> None:
        self.known[host] = address
        self.known.move_to_end(host)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    def of(self, host: str) -> str:
        """Empty if nothing was heard since the server started."""
        return self.known.get(host, "")
