"""The description of the requests is true."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from sixgun.server.http import ENDPOINTS
from sixgun.server.http.calls import Endpoint
from sixgun.server.http.openapi import description
from tests.server.hostile.asking import asked, guest
from tests.server.serving import Server
from tests.server.tournaments.judging import NAMES

schema = schemathesis.openapi.from_dict(description())
OPERATIONS: dict[str, Any] = {
    found.ok().label: found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)
}
OF_ONE = [endpoint for endpoint in ENDPOINTS if "{tournament}" in endpoint.path]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
a_few = settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def test_the_description_is_served(server: Server) -> None:
    assert asked(server, "GET", "/api/openapi.json")[2].json() == description()


def test_what_the_comments_say_is_described() -> None:
    fields = description()["components"]["schemas"]["NewTable"]["properties"]
    assert fields["delay"]["description"] == "seconds of delay for spectators"
    assert fields["clock"]["$ref"].endswith("/ClockRules")


# Each operation has a name of its own, lest runs in several processes take them for one.
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS)
def test_requests_are_answered_as_described(
    server: Server, tried: tuple[str, str], operation: str, mode: GenerationMode
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


@pytest.fixture(scope="module")
def tournament(server: Server) -> dict[str, str]:
    """A real one: its id, and by scheme what its judge and a player of it show."""
    wish = {"name": "Prairie Open"}
    opened = asked(server, "POST", "/api/tournaments", guest(server), json=wish)[2].json()
    judge = {"authorization": f"Judge {opened['judge']}"}
    named = {"do": "register", "players": [{"name": name} for name in NAMES[:7]]}
    path = f"/api/tournaments/{opened['id']}/act"
    deed = {"after": 1, "action": named}
    view = asked(server, "POST", path, headers=judge, json=deed)[2].json()
    asked(server, "POST", path, headers=judge, json={"after": 2, "action": {"do": "draw"}})
    code = view["accounts"][0]["code"]
    return {"id": opened["id"], "judge": judge["authorization"], "player": f"Player {code}"}


@pytest.mark.parametrize("endpoint", OF_ONE, ids=lambda endpoint: endpoint.handler.__name__)
def test_requests_for_a_real_tournament_are_answered_as_described(
    server: Server, tournament: dict[str, str], endpoint: Endpoint
) -> None:
    @a_few
    @given(case=OPERATIONS[f"{endpoint.method} {endpoint.path}"].as_strategy())
    def answered(case: Case[Any]) -> None:
        case.path_parameters["tournament"] = tournament["id"]
        if endpoint.secret:
            case.headers["Authorization"] = tournament[endpoint.secret]
        # What the rules of a tournament allow is not described.
        apart: list[Any] = [positive_data_acceptance, ignored_auth]
        case.call_and_validate(base_url=server.address, excluded_checks=apart)

    answered()


@pytest.mark.parametrize("operation", [label for label in OPERATIONS if "{table}" in label])
def test_requests_for_a_real_table_are_answered_as_described(
    server: Server, tried: tuple[str, str], operation: str
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
