"""A proxy between browser and server, to simulate network failures."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

__all__ = ["Network", "network"]


class Network:
    """A proxy in front of the server; `address` is its own address."""

    def __init__(self, to: str) -> None:
        self.port = urlsplit(to).port
        self.address = ""
        self.works = True
        self.connections: set[asyncio.StreamWriter] = set()

    async def forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.works:
            writer.transport.abort()
            return
        try:
            upstream_reader, upstream = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            writer.transport.abort()
            return
        self.connections |= {writer, upstream}
        await asyncio.gather(self.copy(reader, upstream), self.copy(upstream_reader, writer))
        self.connections -= {writer, upstream}

    async def copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        writer.transport.abort()

    def cut(self) -> None:
        """Close all connections and refuse new ones until `works` is set."""
        self.works = False
        for connection in list(self.connections):
            connection.transport.abort()

    async def fail(self, seconds: float) -> None:
        """Cut all connections for this many seconds."""
        self.cut()
        await asyncio.sleep(seconds)
        self.works = True


@asynccontextmanager
async def network(to: str) -> AsyncIterator[Network]:
    proxy = Network(to)
    server = await asyncio.start_server(proxy.forward, "127.0.0.1", 0)
    proxy.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield proxy
    finally:
        server.close()
        for connection in list(proxy.connections):
            connection.transport.abort()
