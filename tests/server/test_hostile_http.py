"""Requests that nobody should send: each is refused with a code, and the description is true."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from sixgun.client import Client, ServerRefused
from sixgun.server.http.openapi import description
from tests.server.hostile import Victim, dealt_table, started

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    with started(tmp_path_factory.mktemp("server"), link=1) as victim:
        yield victim


@pytest.fixture(scope="module")
def ann(server: Victim) -> tuple[str, str]:
    """The secret of a guest, and a table of hers."""
    return asyncio.run(opened(server))


@pytest.fixture(scope="module")
def tried(server: Victim) -> tuple[str, str]:
    """The same, for whoever does not care what becomes of the table."""
    return asyncio.run(opened(server))


async def opened(server: Victim) -> tuple[str, str]:
    async with guest(server, "Ann") as client:
        return client.token, (await client.open_table("duel")).id


@asynccontextmanager
async def guest(server: Victim, name: str = "Zoe") -> AsyncIterator[Client]:
    async with Client(server.address) as client:
        await client.come_in(name)
        yield client


def asked(
    server: Victim, method: str, path: str, token: str = "", **request: Any
) -> tuple[int, str, httpx.Response]:
    """Status, code and the whole answer."""
    cookies = {"sixgun": token} if token else {}
    with httpx.Client(
        base_url=server.address, cookies=cookies, trust_env=False, verify=False
    ) as client:
        answer = client.request(method, path, **request)
    said = answer.json() if answer.headers.get("content-type") == "application/json" else {}
    return answer.status_code, said.get("code", ""), answer


async def refusal(doing: Awaitable[Any]) -> tuple[int, str]:
    with pytest.raises(ServerRefused) as refused:
        await doing
    return refused.value.status, refused.value.code


# -- the description -----------------------------------------------------------------------

schema = schemathesis.openapi.from_dict(description())
OPERATIONS: dict[str, Any] = {
    found.ok().label: found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)
}
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
a_few = settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def test_the_description_is_served(server: Victim) -> None:
    assert asked(server, "GET", "/api/openapi.json")[2].json() == description()


# Each operation has a name of its own, lest runs in several processes take them for one.
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS)
def test_requests_are_answered_as_described(
    server: Victim, tried: tuple[str, str], operation: str, mode: GenerationMode
) -> None:
    @a_few
    @given(case=OPERATIONS[operation].as_strategy(generation_mode=mode))
    def answered(case: Case[Any]) -> None:
        if case.cookies:
            case.cookies["sixgun"] = tried[0]
        # Which wishes for a game go together is not described.
        case.call_and_validate(base_url=server.address, excluded_checks=[positive_data_acceptance])

    try:
        answered()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # nothing in it can be wrong


@pytest.mark.parametrize("operation", [label for label in OPERATIONS if "{table}" in label])
def test_requests_for_a_real_table_are_answered_as_described(
    server: Victim, tried: tuple[str, str], operation: str
) -> None:
    @a_few
    @given(case=OPERATIONS[operation].as_strategy())
    def answered(case: Case[Any]) -> None:
        case.path_parameters["table"] = tried[1]
        if case.cookies:
            case.cookies["sixgun"] = tried[0]
        # When all have left, the table is closed, and nobody is asked who he is any more.
        apart: list[Any] = [positive_data_acceptance, ignored_auth]
        case.call_and_validate(base_url=server.address, excluded_checks=apart)

    answered()


# -- bodies and headers --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("x" * 41, 422),
        ("x" * 10_000, 422),
        ("", 422),
        ("   \t ", 422),
        ("\u202e\u200b\u2066", 422),
        ("\x00\x07\x1b", 422),
        (["Ann"], 422),
        (7, 422),
        (None, 422),
    ],
)
def test_a_name_that_is_none_is_refused(server: Victim, name: object, status: int) -> None:
    assert asked(server, "POST", "/api/guests", json={"name": name})[0] == status


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("Bob\u202egnp.exe", "Bobgnp.exe"),
        ("C\x00l\x1b[31maire", "Cl[31maire"),
        ("Zoe\u0308", "Zoë"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("'; DROP TABLE people; --", "'; DROP TABLE people; --"),
        ("x" * 40, "x" * 40),
    ],
)
def test_nothing_invisible_stays_in_a_name(server: Victim, given: str, kept: str) -> None:
    assert asked(server, "POST", "/api/guests", json={"name": given})[2].json()["name"] == kept


@pytest.mark.parametrize("name", ["\u2800", "\u3164\u3164", "\u115f"])
def test_a_name_of_blank_letters_is_empty(server: Victim, name: str) -> None:
    assert asked(server, "POST", "/api/guests", json={"name": name})[0] == 422


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad_message"),
        (b"{", 400, "bad_message"),
        (b'{"name": "\xff\xfe"}', 400, "bad_message"),
        (b'{"name": "\\ud800"}', 400, "bad_message"),
        (b"[" * 16_000, 422, "bad_message"),
        (b'{"name":' + b"[" * 16_000, 422, "bad_message"),
        (b'{"x":' * 3_000, 422, "bad_message"),
        (b'{"name": "Ann", "id": "root"}', 422, "bad_message"),
        (b'{"name": 1' + b"0" * 5_000 + b"}", 422, "bad_message"),
        (b" " * 20_000 + b'{"name": "Ann"}', 413, "body_too_large"),
        (b"[" * 100_000, 413, "body_too_large"),
    ],
    ids=range(11),
)
def test_a_body_that_is_no_message_is_refused(
    server: Victim, body: bytes, status: int, code: str
) -> None:
    found = asked(server, "POST", "/api/guests", content=body, headers=JSON)

    assert found[:2] == (status, code)


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonp", "\xe4"]
)
def test_a_body_of_another_type_is_refused(server: Victim, kind: str) -> None:
    headers = {"content-type": kind.encode("latin-1")}
    found = asked(server, "POST", "/api/guests", content=b'{"name":"Ann"}', headers=headers)

    assert found[:2] == (415, "not_json")


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "", "http://127.0.0.1@evil"]
)
def test_a_page_from_elsewhere_is_refused(server: Victim, origin: str) -> None:
    headers = {"origin": origin}
    found = asked(server, "POST", "/api/guests", json={"name": "Ann"}, headers=headers)

    assert found[:2] == (403, "foreign_origin")


@pytest.mark.parametrize("origin", ["http://[", "http://]:80/"])
def test_an_origin_that_is_no_url_is_refused(server: Victim, origin: str) -> None:
    headers = {"origin": origin}
    found = asked(server, "POST", "/api/guests", json={"name": "Ann"}, headers=headers)

    assert found[:2] == (403, "foreign_origin")


def test_our_own_page_is_let_in(server: Victim) -> None:
    headers = {"origin": server.address}

    assert asked(server, "POST", "/api/guests", json={"name": "Ann"}, headers=headers)[0] == 200


@pytest.mark.parametrize("path", ["/api/health", "/api/tables/nothing", "/nothing", "/api/me"])
def test_every_answer_has_the_headers_that_protect_a_page(server: Victim, path: str) -> None:
    headers = asked(server, "GET", path)[2].headers

    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert headers.get("cache-control") == ("no-store" if path.startswith("/api/") else None)
    assert "access-control-allow-origin" not in headers


def test_the_secret_is_in_a_cookie_and_nowhere_else(server: Victim) -> None:
    _, _, answer = asked(server, "POST", "/api/guests", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    token = answer.cookies["sixgun"]

    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert len(token) >= 40
    assert token not in answer.text
    assert not server.stored("select * from tokens where hash = ?", token)


@pytest.mark.parametrize("path", ["/api/admin", "/api/admin/tables"])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_an_operator_without_a_secret_has_no_door(server: Victim, method: str, path: str) -> None:
    assert asked(server, method, path)[0] in (404, 405)


# -- tables --------------------------------------------------------------------------------

SEATED = ("DELETE", ""), ("POST", "/stand_in"), ("PUT", "/bot")


@pytest.mark.parametrize(
    "seat", ["99", "-1", "2", "1e1", "0x0", "\u0661", "1.0", "%20", "999999999999"]
)
@pytest.mark.parametrize(("method", "what"), SEATED)
def test_a_seat_that_there_is_not(
    server: Victim, ann: tuple[str, str], method: str, what: str, seat: str
) -> None:
    path = f"/api/tables/{ann[1]}/seats/{seat}{what}"
    body = {"json": {"bot": "greenhorn"}} if method == "PUT" else {}
    status, code, _ = asked(server, method, path, ann[0], **body)

    assert (status, code) in ((404, "no_such_seat"), (409, "no_game_running"))


@pytest.mark.parametrize("table", ["nothing", "x" * 3_000, "%00", "' or 1=1", "%ff"])
def test_a_table_that_there_is_not(server: Victim, ann: tuple[str, str], table: str) -> None:
    for method, what in (("GET", ""), ("POST", "/seats"), ("POST", "/start"), ("POST", "/give_up")):
        status, code, answer = asked(server, method, f"/api/tables/{table}{what}", ann[0])

        assert status == 404
        assert code == "no_such_table" or answer.text == "Not Found"


def test_a_slash_too_many_leads_nowhere(server: Victim) -> None:
    headers = {"host": "evil.example"}

    assert asked(server, "GET", "/api/tables/", headers=headers)[0] == 404


Doing = Callable[[Client, str], Awaitable[Any]]


@pytest.mark.parametrize(
    "doing",
    [
        lambda client, table: client.start(table),
        lambda client, table: client.clear(table, 0),
        lambda client, table: client.put_bot(table, 0, "greenhorn"),
        lambda client, table: client.put_bot(table, 1, "greenhorn"),
        lambda client, table: client.rematch(table),
    ],
    ids=["start", "kick", "seat taken", "bot", "rematch"],
)
def test_only_the_host_may(server: Victim, ann: tuple[str, str], doing: Doing) -> None:
    async def tried() -> None:
        async with guest(server) as stranger:
            assert await refusal(doing(stranger, ann[1])) == (403, "only_the_host")

    asyncio.run(tried())


def test_nobody_touches_the_seats_of_others_in_a_game(server: Victim) -> None:
    async def tried() -> None:
        table, (host, bob) = await dealt_table(server.address)
        async with guest(server) as stranger:
            for seat in (0, 1):
                assert (await refusal(stranger.clear(table.id, seat)))[0] == 403
                assert (await refusal(stranger.stand_in(table.id, seat)))[0] == 403
            assert await refusal(stranger.give_up(table.id)) == (403, "no_seat_here")
            assert await refusal(stranger.sit(table.id)) == (409, "game_running")
        assert await refusal(bob.clear(table.id, 0)) == (403, "only_the_host")
        assert await refusal(host.clear(table.id, 1)) == (409, "game_running")
        assert await refusal(host.put_bot(table.id, 1, "greenhorn")) == (409, "game_running")
        async with bob.seat(table.id) as looking:
            await looking.next()
            assert await refusal(host.stand_in(table.id, 1)) == (409, "person_is_here")
        assert await refusal(host.start(table.id)) == (409, "game_running")
        assert await refusal(host.record(table.play)) == (409, "game_running")
        for client in (host, bob):
            await client.close()

    asyncio.run(tried())


def test_who_is_nobody_can_only_look(server: Victim, ann: tuple[str, str]) -> None:
    async def tried() -> None:
        for token in ("", "wrong", "x" * 5_000, "' or 1=1"):
            async with Client(server.address, token) as nobody:
                assert await refusal(nobody.me()) == (401, "who_are_you")
                assert await refusal(nobody.sit(ann[1])) == (401, "who_are_you")
                assert await refusal(nobody.open_table("duel")) == (401, "who_are_you")
                assert await refusal(nobody.link()) == (401, "who_are_you")
                assert await refusal(nobody.records()) == (401, "who_are_you")
                assert (await nobody.table(ann[1])).id == ann[1]

    asyncio.run(tried())


def test_who_has_given_up_cannot_do_it_again(server: Victim) -> None:
    async def tried() -> None:
        async with guest(server) as client:
            bots = ["greenhorn"] * 4
            table = await client.open_table("classic", bots, options={"players": 5}, pace=2)
            await client.start(table.id)
            await client.give_up(table.id)
            status, _ = await refusal(client.give_up(table.id))
            described = description()["paths"]["/api/tables/{table}/give_up"]["post"]["responses"]
            assert str(status) in described

    asyncio.run(tried())


@pytest.mark.parametrize(
    "options",
    [
        {"players": 99},
        {"players": 10**30},
        {"players": "5"},
        {"players": True},
        {"boxes": ["/etc/passwd"]},
        {"boxes": ["base"] * 500},
        {"names": ["ann", "bob"]},
        {"ask_forced": False},
        {"nothing": 1},
        {"variant": "x" * 5_000},
    ],
    ids=str,
)
def test_a_game_that_cannot_be_played_is_refused(
    server: Victim, ann: tuple[str, str], options: dict[str, Any]
) -> None:
    body = {"game": "classic", "options": options}
    status, code, _ = asked(server, "POST", "/api/tables", ann[0], json=body)

    assert status == 422
    assert code


def test_more_bots_than_seats_are_refused(server: Victim, ann: tuple[str, str]) -> None:
    body = {"game": "duel", "bots": ["greenhorn"] * 500}

    assert asked(server, "POST", "/api/tables", ann[0], json=body)[:2] == (422, "no_seat_free")


@pytest.mark.parametrize("bot", ["os.abort", "this.d", "tests.server.hostile.run", "a.b"])
def test_a_guest_cannot_bring_a_program_as_a_bot(
    server: Victim, ann: tuple[str, str], bot: str
) -> None:
    body = {"game": "duel", "bots": [bot]}

    assert asked(server, "POST", "/api/tables", ann[0], json=body)[0] == 422


@pytest.mark.parametrize("bot", ["marshal:seconds=1000000", "marshal:nodes=1000000000000"])
def test_a_bot_that_thinks_forever_is_refused(
    server: Victim, ann: tuple[str, str], bot: str
) -> None:
    body = {"game": "duel", "bots": [bot]}

    assert asked(server, "POST", "/api/tables", ann[0], json=body)[0] == 422


# -- links ---------------------------------------------------------------------------------


def test_a_link_is_good_once(server: Victim) -> None:
    async def tried() -> None:
        async with guest(server) as client, Client(server.address) as second:
            link = await client.link()
            assert (await second.follow(link.code)).id == (await client.me()).id
            async with Client(server.address) as third:
                assert await refusal(third.follow(link.code)) == (404, "link_used_up")
                assert await refusal(third.me()) == (401, "who_are_you")

    asyncio.run(tried())


def test_two_who_follow_a_link_at_once_are_not_both_let_in(server: Victim) -> None:
    async def tried() -> None:
        async with guest(server) as client:
            link = await client.link()
            others = [Client(server.address) for _ in range(6)]
            came = await asyncio.gather(
                *(other.follow(link.code) for other in others), return_exceptions=True
            )
            assert sum(not isinstance(one, Exception) for one in came) == 1
            for other in others:
                await other.close()

    asyncio.run(tried())


def test_a_link_is_good_for_some_time_only(server: Victim) -> None:
    async def tried() -> None:
        async with guest(server) as client, Client(server.address) as second:
            link = await client.link()
            await asyncio.sleep(link.seconds + 0.1)
            assert await refusal(second.follow(link.code)) == (404, "link_used_up")

    asyncio.run(tried())


# -- in the end ----------------------------------------------------------------------------


def test_nothing_has_gone_wrong_unseen(server: Victim) -> None:
    assert asked(server, "GET", "/api/health")[2].json()["status"] == "ok"
    assert "Traceback" not in server.logged()
