"""The protocol reference is complete, its examples are valid, and its programs work."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import runpy
import shlex
import shutil
import subprocess
import textwrap
from collections.abc import Iterator
from dataclasses import fields
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from sixgun import protocol
from sixgun.client import Client
from sixgun.live import replay
from sixgun.notation import read_record
from sixgun.protocol import (
    VERSION,
    Attend,
    ClientMessage,
    HallMessage,
    HallView,
    Refused,
    ServerMessage,
)
from sixgun.server.http import ENDPOINTS
from sixgun.server.http.openapi import openapi_description
from sixgun.server.runner import serve
from sixgun.server.settings import Limits, Settings
from sixgun.server.websocket import REFUSED, TOO_FAST, TOO_SLOW
from tests.docs.pages import Block, blocks, entries, page

OVERVIEW: Final = page("docs/protocol.md")
REQUESTS: Final = page("docs/protocol/requests.md")
WEBSOCKET: Final = page("docs/protocol/websocket.md")
TOURNAMENTS: Final = page("docs/protocol/tournaments.md")
OBJECTS: Final = page("docs/protocol/objects.md")
PYTHON_CLIENT: Final = page("docs/protocol/python-client.md")
TEXT: Final = OVERVIEW.read_text(encoding="utf-8")
CODES: Final = set(entries(page("docs/refusals.md")))

PARTS: Final = ("Purpose", "Access", "Parameters", "Response", "Errors")
SECTION: Final = re.compile(r"^### (.+)\n((?:(?!#).*\n?|#{4,}.*\n?)*)", re.MULTILINE)
PART: Final = re.compile(r"^\*\*(\w+):\*\* ", re.MULTILINE)
LISTED: Final = re.compile(r"^\| \[`([^`]+)`\]\(#", re.MULTILINE)
FIELD: Final = re.compile(r"^\| `(\w+)` \| ([^|]+) \| [^|]+ \|$", re.MULTILINE)
CODE: Final = re.compile(r"`([a-z]+(?:_[a-z]+)+)`")
READY: Final = 60.0  # seconds
GAME: Final = 120.0


def sections(*paths: Path) -> dict[str, str]:
    """The third-level sections of some pages by heading."""
    found: dict[str, str] = {}
    for path in paths:
        text = re.sub(
            r"^```http\n.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.M | re.S
        )
        for heading, body in SECTION.findall(text):
            assert heading not in found, f"{path.name}: {heading} is documented twice"
            found[heading] = body
    return found


ENDPOINT_SECTIONS: Final = sections(REQUESTS, TOURNAMENTS)
MESSAGE_SECTIONS: Final = sections(WEBSOCKET)
TOURNAMENT_SECTIONS: Final = sections(TOURNAMENTS)
OBJECT_SECTIONS: Final = sections(OBJECTS)
BY_NAME: Final = {f"{e.method} {e.path}": e for e in ENDPOINTS}
DESCRIPTION: Final = openapi_description()


def parts(section: str) -> dict[str, str]:
    """The labelled parts of a section, like Purpose and Errors."""
    pieces = PART.split(section)[1:]
    assert len(set(pieces[::2])) == len(pieces[::2])
    return dict(zip(pieces[::2], pieces[1::2], strict=True))


def documented_fields(section: str) -> dict[str, str]:
    """By field: its type, as the page writes it."""
    return dict(FIELD.findall(section))


def is_struct(made: Any) -> bool:
    return hasattr(made, "__struct_fields__")


def tag(made: type[Any]) -> str:
    return str(made.__struct_config__.tag)


def tags(union: Any) -> list[str]:
    return [tag(made) for made in union.__args__]


def check_fields(made: type[Any], section: str, inherited: frozenset[str] = frozenset()) -> None:
    """Every field is documented, in its order, and a default is shown where there is one."""
    own = [field for field in msgspec.structs.fields(made) if field.name not in inherited]
    shown = documented_fields(section)
    assert list(shown) == [field.encode_name for field in own], made.__name__
    for field in own:
        has_default = " = " in shown[field.name] or shown[field.name].endswith(", if any")
        assert has_default == (not field.required), f"{made.__name__}.{field.name}"


# -- requests ------------------------------------------------------------------------------


def test_every_request_has_a_section_and_is_listed() -> None:
    described = [name for name in ENDPOINT_SECTIONS if " " in name]
    assert sorted(described) == sorted(BY_NAME)
    listed = [name for path in (REQUESTS, TOURNAMENTS) for name in LISTED.findall(path.read_text())]
    assert listed == described


@pytest.mark.parametrize("name", BY_NAME)
def test_a_request_has_all_its_parts(name: str) -> None:
    described = parts(ENDPOINT_SECTIONS[name])

    assert tuple(described) == PARTS
    assert all(text.strip() for text in described.values())


@pytest.mark.parametrize("name", BY_NAME)
def test_a_request_names_its_parameters(name: str) -> None:
    endpoint = BY_NAME[name]
    text = parts(ENDPOINT_SECTIONS[name])["Parameters"]

    for parameter in re.findall(r"\{(\w+)\}", endpoint.path):
        assert f"`{parameter}`" in text
    for parameter in [*endpoint.query, *(["seat"] if endpoint.has_viewpoint else [])]:
        assert f"`?{parameter}=`" in text
    if is_struct(endpoint.body_type):
        assert f"`{endpoint.body_type.__name__}`" in text
        if endpoint.body_type.__name__ not in OBJECT_SECTIONS:
            check_fields(endpoint.body_type, text)
    elif endpoint.body_type is not None:
        assert any(media in text for media in endpoint.media)
    else:
        assert "the body" not in text


@pytest.mark.parametrize("name", BY_NAME)
def test_a_request_names_its_response(name: str) -> None:
    endpoint = BY_NAME[name]
    text = parts(ENDPOINT_SECTIONS[name])["Response"]

    assert text.startswith(f"{endpoint.status}, ")
    if is_struct(endpoint.response_type):
        assert f"`{endpoint.response_type.__name__}`" in text


@pytest.mark.parametrize("name", BY_NAME)
def test_a_request_names_its_errors(name: str) -> None:
    text = parts(ENDPOINT_SECTIONS[name])["Errors"]

    for status in BY_NAME[name].refusals:
        assert re.search(rf"\b{status}\b", text), status
    assert set(CODE.findall(text)) <= CODES


@pytest.mark.parametrize("name", BY_NAME)
def test_the_openapi_description_has_the_errors_of_a_request(name: str) -> None:
    endpoint = BY_NAME[name]
    described = DESCRIPTION["paths"][endpoint.path][endpoint.method.lower()]["responses"]

    text = parts(ENDPOINT_SECTIONS[name])["Errors"]
    assert set(re.findall(r"\b[45]\d\d\b", text)) <= described.keys()


@pytest.mark.parametrize("name", BY_NAME)
def test_a_request_says_who_may_send_it(name: str) -> None:
    endpoint = BY_NAME[name]
    text = parts(ENDPOINT_SECTIONS[name])["Access"]

    closed = 401 in endpoint.refusals or "{code}" in endpoint.path
    closed = closed or endpoint.path.startswith(("/api/admin/", "/metrics"))
    assert text.startswith("everyone") == (not closed)
    if endpoint.secret:
        assert text.startswith(f"the {endpoint.secret}")


def test_examples_of_requests_are_valid() -> None:
    examples = [block for path in (REQUESTS, TOURNAMENTS) for block in blocks(path, "http")]
    assert examples
    for block in examples:
        head, body = block.code.split("\n\n", 1)
        method, path = head.split()[:2]
        (endpoint,) = [
            e
            for e in ENDPOINTS
            if e.method == method and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", e.path), path)
        ]
        msgspec.json.decode(body, type=endpoint.body_type)


def test_the_example_of_an_error_is_valid() -> None:
    (block,) = blocks(OVERVIEW, "http")
    error = msgspec.json.decode(block.code.split("\n\n", 1)[1], type=Refused)
    assert error.code in CODES


# -- messages ------------------------------------------------------------------------------


def test_every_message_has_a_section_and_is_listed() -> None:
    expected = [*tags(ClientMessage), *tags(ServerMessage)]
    assert list(MESSAGE_SECTIONS) == expected
    assert LISTED.findall(WEBSOCKET.read_text(encoding="utf-8")) == expected
    described = [name for name in TOURNAMENT_SECTIONS if " " not in name]
    assert described == [tag(Attend), *tags(HallMessage)]


@pytest.mark.parametrize("made", [*ClientMessage.__args__, *ServerMessage.__args__], ids=tag)
def test_a_message_has_its_purpose_fields_errors_and_example(made: type[Any]) -> None:
    section = MESSAGE_SECTIONS[tag(made)]
    described = parts(section)

    sent = made in ClientMessage.__args__
    assert tuple(described) == (("Purpose", "Errors") if sent else ("Purpose",))
    check_fields(made, section)
    assert "```json\n" in section


def test_the_first_message_of_a_tournament_has_all_its_parts() -> None:
    section = TOURNAMENT_SECTIONS[tag(Attend)]

    assert tuple(parts(section)) == ("Purpose", "Errors")
    check_fields(Attend, section)


@pytest.mark.parametrize("made", HallMessage.__args__, ids=tag)
def test_a_view_of_a_tournament_refers_to_its_object(made: type[Any]) -> None:
    assert f"`{made.__name__}`" in TOURNAMENT_SECTIONS[tag(made)]


def test_messages_name_only_codes_that_exist() -> None:
    for section in MESSAGE_SECTIONS.values():
        assert set(CODE.findall(parts(section).get("Errors", "").split("```")[0])) <= CODES


EXAMPLES: Final = [*blocks(WEBSOCKET, "json"), *blocks(TOURNAMENTS, "json")]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda block: f"line {block.line}")
def test_an_example_is_a_message(example: Block) -> None:
    said = json.loads(example.code)
    kinds = {tag(made): made for made in (*ServerMessage.__args__, *ClientMessage.__args__, Attend)}
    read = msgspec.json.decode(example.code, type=kinds[said["type"]])
    assert said.keys() <= msgspec.to_builtins(read).keys()


@pytest.mark.parametrize("name", MESSAGE_SECTIONS)
def test_the_example_of_a_message_is_of_its_type(name: str) -> None:
    for example in re.findall(r"^```json\n(.*?)^```$", MESSAGE_SECTIONS[name], re.M | re.S):
        assert json.loads(example)["type"] == name


# -- objects -------------------------------------------------------------------------------


def test_every_object_is_documented() -> None:
    messages = {*ClientMessage.__args__, *ServerMessage.__args__, Attend}
    bodies = {e.body_type for e in ENDPOINTS}
    needed = {
        made
        for name in protocol.__all__
        if is_struct(made := getattr(protocol, name)) and made not in messages
    }
    documented = {getattr(protocol, name) for name in OBJECT_SECTIONS}
    assert documented <= needed
    assert needed - documented <= bodies  # small bodies are documented with their request


@pytest.mark.parametrize("name", OBJECT_SECTIONS)
def test_every_field_of_an_object_is_documented(name: str) -> None:
    made = getattr(protocol, name)
    is_longer = made is not HallView and issubclass(made, HallView)
    inherited = frozenset(HallView.__struct_fields__ if is_longer else ())
    check_fields(made, OBJECT_SECTIONS[name], inherited)


# -- limits, versions, fairness ------------------------------------------------------------


def test_every_limit_has_its_default() -> None:
    usual = Limits()
    for field in fields(Limits):
        value = getattr(usual, field.name)
        shown = f"{value:,}" if isinstance(value, int) else f"{value:g}"
        assert f"| `{field.name}` | {shown} |" in TEXT, field.name


def test_every_code_for_closing_is_explained() -> None:
    section = TEXT.split("\n## Limits and closing\n")[1].split("\n## ")[0]
    for code in (REFUSED, TOO_SLOW, TOO_FAST):
        assert f"| `{code}` |" in section
    assert Settings().request_timeout == 10
    assert "ten seconds" in section
    assert Settings().close_timeout == 5
    assert "five seconds" in section


def test_the_codes_of_the_overview_exist() -> None:
    errors = TEXT.split("\n## Errors\n")[1].split("\n## ")[0]
    listed = [line for line in errors.splitlines() if line.startswith("- ")]
    assert set(CODE.findall("\n".join(listed))) <= CODES


def test_the_hashed_text_gives_the_promise() -> None:
    (text,) = re.findall(r"^    sixgun promise 1\n(?:    .+\n)+", TEXT, re.M)
    plain = textwrap.dedent(text).rstrip("\n")
    (dealt,) = [block for block in EXAMPLES if '"type": "dealt"' in block.code]
    assert json.loads(dealt.code)["promise"] == hashlib.sha256(plain.encode()).hexdigest()


def test_the_version_is_named() -> None:
    assert f"This is version {VERSION} of the protocol" in TEXT


# -- programs ------------------------------------------------------------------------------


def serving(folder: str, line: Connection) -> None:
    """In a process of its own."""
    serve(Settings(port=0, database=f"sqlite:///{folder}/test.db", bot_workers=1), line.send)


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """The address of a running server."""
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


def program(path: Path, folder: Path) -> dict[str, Any]:
    (block,) = blocks(path, "python")
    file = folder / "program.py"
    file.write_text(block.code, encoding="utf-8")
    return runpy.run_path(str(file))


def test_the_first_program_plays_a_game(address: str, tmp_path: Path) -> None:
    play = program(OVERVIEW, tmp_path)["play"]

    record = asyncio.run(asyncio.wait_for(play(address.partition("://")[2]), GAME))

    assert replay(read_record(record)).kernel.over


def test_the_bot_of_the_python_client_plays_a_game(address: str, tmp_path: Path) -> None:
    play = program(PYTHON_CLIENT, tmp_path)["play"]

    promise, record = asyncio.run(asyncio.wait_for(play(address), GAME))

    read = read_record(record)
    assert read.promise == promise
    assert replay(read).kernel.over


def test_the_python_client_has_the_methods_of_its_page() -> None:
    text = PYTHON_CLIENT.read_text(encoding="utf-8")
    named = set(re.findall(r"\bclient\.(\w+)\(", text))

    assert named
    for name in named:
        assert callable(getattr(Client, name)), name


@pytest.mark.skipif(shutil.which("curl") is None, reason="needs curl")
def test_the_first_requests_start_a_game(address: str, tmp_path: Path) -> None:
    commands = [line for line in blocks(OVERVIEW, "sh")[0].code.splitlines() if line]
    table = "TABLE"
    answers: list[dict[str, Any]] = []
    for command in commands:
        words = shlex.split(command.replace("http://127.0.0.1:8666", address))
        words = [word.replace("TABLE", table) for word in words]
        done = subprocess.run([*words, "-sS"], cwd=tmp_path, capture_output=True, check=True)
        answers.append(json.loads(done.stdout))
        table = answers[-1]["id"]

    assert answers[0]["name"] == "Ann"
    assert answers[-1]["state"] == "playing"
