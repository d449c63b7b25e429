"""Links to other devices."""

from __future__ import annotations

import asyncio

from sixgun.client import Client
from tests.server.hostile.asking import refused
from tests.server.players import person, played
from tests.server.serving import Server


@played
async def test_a_link_is_good_once(server: Server) -> None:
    async with person(server, "Zoe") as client, Client(server.address) as second:
        link = await client.link()
        assert (await second.follow(link.code)).id == (await client.me()).id
        async with Client(server.address) as third:
            assert await refused(third.follow(link.code)) == (404, "link_used_up")
            assert await refused(third.me()) == (401, "who_are_you")


@played
async def test_two_who_follow_a_link_at_once_are_not_both_let_in(server: Server) -> None:
    async with person(server, "Zoe") as client:
        link = await client.link()
        others = [Client(server.address) for _ in range(6)]
        came = await asyncio.gather(
            *(other.follow(link.code) for other in others), return_exceptions=True
        )
        assert sum(not isinstance(one, Exception) for one in came) == 1
        for other in others:
            await other.close()


@played
async def test_a_link_is_good_for_some_time_only(server: Server) -> None:
    async with person(server, "Zoe") as client, Client(server.address) as second:
        link = await client.link()
        server.stored("update links set expires = expires - ?", link.seconds * 1000)
        assert await refused(second.follow(link.code)) == (404, "link_used_up")
