"""Links that sign in another device."""

from __future__ import annotations

import asyncio

from sixgun.client import Client
from tests.server.hostile.raw_requests import status_and_code
from tests.server.players import async_test, guest_client
from tests.server.server_process import Server


@async_test
async def test_a_link_works_once(server: Server) -> None:
    async with guest_client(server, "Zoe") as client, Client(server.address) as second:
        link = await client.create_link()
        assert (await second.use_link(link.code)).id == (await client.me()).id
        async with Client(server.address) as third:
            assert await status_and_code(third.use_link(link.code)) == (404, "link_used_up")
            assert await status_and_code(third.me()) == (401, "who_are_you")


@async_test
async def test_a_link_used_simultaneously_works_once(server: Server) -> None:
    async with guest_client(server, "Zoe") as client:
        link = await client.create_link()
        others = [Client(server.address) for _ in range(6)]
        came = await asyncio.gather(
            *(other.use_link(link.code) for other in others), return_exceptions=True
        )
        assert sum(not isinstance(one, Exception) for one in came) == 1
        for other in others:
            await other.close()


@async_test
async def test_a_link_expires(server: Server) -> None:
    async with guest_client(server, "Zoe") as client, Client(server.address) as second:
        link = await client.create_link()
        server.query("update links set expires = expires - ?", link.seconds * 1000)
        assert await status_and_code(second.use_link(link.code)) == (404, "link_used_up")
