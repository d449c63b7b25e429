"""The last known IP address of each host, for fair queues and limits; never stored or logged."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

__all__ = ["ClientAddresses"]

MAX_HOSTS: Final = 20_000


class ClientAddresses:
    """Addresses by host: the id of a user or of a tournament; hosts can share an address."""

    def __init__(self) -> None:
        self.by_host: OrderedDict[str, str] = OrderedDict()

    def note(self, host: str, address: str) -> None:
        self.by_host[host] = address
        self.by_host.move_to_end(host)
        if len(self.by_host) > MAX_HOSTS:
            self.by_host.popitem(last=False)

    def hosts_at(self, address: str) -> set[str]:
        return {host for host, known in self.by_host.items() if known == address}

    def of(self, host: str) -> str:
        """The address of a host, or "" if it has sent no request since the server started."""
        return self.by_host.get(host, "")
