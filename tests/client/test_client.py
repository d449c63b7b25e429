"""Requests of the client: addresses, identity and refusals."""

from __future__ import annotations

import socket

import httpx
import pytest

from sixgun.client import Client, ConnectionEnded, ServerRefused
from sixgun.client.client import parse_refusal
from tests.server.players import async_test
from tests.server.server_process import Server


@pytest.fixture
def unused_address() -> str:
    """An address without a server."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{taken.getsockname()[1]}"


@async_test
async def test_without_a_server_the_code_is_no_server(unused_address: str) -> None:
    async with Client(unused_address) as client:
        for request in (client.me(), client.record("x"), client.replay_record("x")):
            with pytest.raises(ServerRefused) as refused:
                await request
            assert (refused.value.code, refused.value.status) == ("no_server", 0)
        with pytest.raises(ConnectionEnded):
            await client.seat("x").reopen(seconds=0)


@pytest.mark.parametrize(
    ("address", "url"),
    [
        ("127.0.0.1:8666", "ws://127.0.0.1:8666/api/x"),
        ("http://example.org/", "ws://example.org/api/x"),
        ("https://example.org/cards", "wss://example.org/cards/api/x"),
    ],
)
@async_test
async def test_the_socket_url_follows_the_address(address: str, url: str) -> None:
    async with Client(address) as client:
        assert client.socket_url("/api/x") == url


@async_test
async def test_a_token_identifies_the_same_guest_again(server: Server) -> None:
    async with Client(server.address) as client:
        ann = await client.create_guest("Ann")
        token = client.token

    async with Client(server.address, token) as client:
        assert await client.me() == ann
        assert (await client.create_guest("Anna")).id == ann.id


@async_test
async def test_a_refused_request_raises_its_code_and_status(server: Server) -> None:
    async with Client(server.address) as client:
        with pytest.raises(ServerRefused) as refused:
            await client.table("nowhere")

    assert (refused.value.code, refused.value.status) == ("no_such_table", 404)


def test_a_refusal_carries_its_facts() -> None:
    body = {"type": "refused", "code": "rate_limited", "facts": {"seconds": 3}}

    refused = parse_refusal(httpx.Response(429, json=body))

    assert (refused.code, refused.status) == ("rate_limited", 429)
    assert refused.facts == {"seconds": 3}


def test_an_error_page_of_a_proxy_is_an_http_error() -> None:
    refused = parse_refusal(httpx.Response(502, text="<h1>Bad Gateway</h1>"))

    assert (refused.code, refused.status) == ("http_error", 502)
    assert refused.facts == {"text": "<h1>Bad Gateway</h1>"}
