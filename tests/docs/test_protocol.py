"""The page on the protocol: complete, its messages are messages, and its bot plays."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import runpy
import textwrap
from collections.abc import Iterator
from dataclasses import fields
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sixgun.live import replay
from sixgun.notation import read_record
from sixgun.protocol import (
    VERSION,
    Attend,
    ClientMessage,
    HallMessage,
    NewTable,
    ServerMessage,
)
from sixgun.server.http import ENDPOINTS
from sixgun.server.lines import REFUSED, TOO_FAST, TOO_SLOW
from sixgun.server.serving import serve
from sixgun.server.settings import Limits, Settings
from tests.docs.pages import Block, blocks, entries, page

PAGE = page("docs/protocol.md")
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = blocks(PAGE, "json")
READY = 60.0  # seconds
GAME = 120.0


def tag(made: type[Any]) -> str:
    return str(made.__struct_config__.tag)


def tags(union: Any) -> list[str]:
    return [tag(made) for made in union.__args__]


def serving(folder: str, line: Connection) -> None:
    """In a process of its own."""
    serve(Settings(port=0, database=f"sqlite:///{folder}/test.db", lanes=1), line.send)


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Of a server that runs."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    server = context.Process(target=serving, args=(str(tmp_path), theirs))
    server.start()
    try:
        assert ours.poll(READY), "the server does not come up"
        yield ours.recv()
    finally:
        server.terminate()
        server.join(10)
        if server.is_alive():
            server.kill()
            server.join()
        ours.close()
        theirs.close()


def test_every_request_is_explained() -> None:
    assert entries(PAGE, "Requests") == [f"{e.method} {e.path}" for e in ENDPOINTS]


def test_requests_name_what_they_take_and_give() -> None:
    for endpoint in ENDPOINTS:
        (row,) = re.findall(rf"^\| `{endpoint.method} {re.escape(endpoint.path)}` .*$", TEXT, re.M)
        for made in (endpoint.takes, endpoint.gives):
            if hasattr(made, "__struct_fields__"):
                assert f"`{made.__name__}`" in row, endpoint.path


def test_requests_that_need_a_person_are_not_for_everybody() -> None:
    for endpoint in ENDPOINTS:
        (who,) = re.findall(
            rf"^\| `{endpoint.method} {re.escape(endpoint.path)}` \| ([^|]+) \|", TEXT, re.M
        )
        closed = 401 in endpoint.refusals or "{code}" in endpoint.path
        closed = closed or endpoint.path.startswith(("/api/admin/", "/metrics"))
        assert who.startswith("everybody") == (not closed), endpoint.path


def test_every_message_is_explained() -> None:
    assert entries(PAGE, "What a client says") == tags(ClientMessage)
    assert entries(PAGE, "What the server says") == tags(ServerMessage)


def test_every_message_of_a_tournament_is_explained() -> None:
    assert entries(PAGE, "Tournaments") == [tag(Attend), *tags(HallMessage)]


def test_every_field_that_a_client_sends_is_named() -> None:
    for made in (*ClientMessage.__args__, Attend):
        (row,) = re.findall(rf"^\| `{tag(made)}` .*$", TEXT, re.M)
        for name in made.__struct_fields__:
            assert f"`{name}`" in row, made.__name__


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda block: f"line {block.line}")
def test_an_example_is_a_message(example: Block) -> None:
    said = json.loads(example.code)
    union = ClientMessage if said["type"] in tags(ClientMessage) else ServerMessage
    read = msgspec.json.decode(example.code, type=union)
    known = msgspec.to_builtins(read)
    assert said.keys() <= known.keys()


def test_the_example_of_a_request_is_one() -> None:
    (block,) = blocks(PAGE, "http")
    msgspec.json.decode(block.code.split("\n\n", 1)[1], type=NewTable)


def test_every_limit_is_told_as_it_is() -> None:
    usual = Limits()
    for field in fields(Limits):
        assert f"| `{field.name}` | {getattr(usual, field.name):g} |" in TEXT, field.name


def test_every_code_for_closing_is_told() -> None:
    section = TEXT.split("\n## Limits and closing\n")[1].split("\n## ")[0]
    for code in (REFUSED, TOO_SLOW, TOO_FAST):
        assert f"| `{code}` |" in section
    assert Settings().first_word == 10
    assert "ten seconds" in section
    assert Settings().last_words == 5
    assert "five seconds" in section


def test_the_text_that_is_hashed_comes_to_the_promise() -> None:
    (text,) = re.findall(r"^    sixgun promise 1\n(?:    .+\n)+", TEXT, re.M)
    plain = textwrap.dedent(text).rstrip("\n")
    (dealt,) = [block for block in EXAMPLES if '"dealt"' in block.code]
    assert json.loads(dealt.code)["promise"] == hashlib.sha256(plain.encode()).hexdigest()


def test_the_version_is_told() -> None:
    assert f"This is version {VERSION} of the protocol" in TEXT


def test_the_bot_of_the_page_plays_a_game_over_the_wire(address: str, tmp_path: Path) -> None:
    (block,) = blocks(PAGE, "python")
    program = tmp_path / "bot.py"
    program.write_text(block.code, encoding="utf-8")
    play = runpy.run_path(str(program))["play"]

    promise, record = asyncio.run(asyncio.wait_for(play(address), GAME))

    read = read_record(record)
    assert read.promise == promise
    assert replay(read).kernel.over
