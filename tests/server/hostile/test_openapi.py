"""The server answers requests as its OpenAPI description says."""

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
from sixgun.server.http.openapi import openapi_description
from sixgun.server.http.request_context import Endpoint
from tests.server.hostile.raw_requests import guest_token, send_request
from tests.server.server_process import Server
from tests.server.tournaments.judge_client import NAMES

schema = schemathesis.openapi.from_dict(openapi_description())
OPERATIONS: dict[str, Any] = {
    found.ok().label: found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)
}
TOURNAMENT_ENDPOINTS = [endpoint for endpoint in ENDPOINTS if "{tournament}" in endpoint.path]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
a_few = settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def test_the_description_is_served(server: Server) -> None:
    assert send_request(server, "GET", "/api/openapi.json")[2].json() == openapi_description()


def test_field_comments_become_descriptions() -> None:
    fields = openapi_description()["components"]["schemas"]["NewTable"]["properties"]
    assert fields["delay"]["description"] == "seconds of delay for spectators"
    assert fields["clock"]["$ref"].endswith("/ClockRules")


# One parameter per operation, so that test runs in several processes do not mix them up.
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS)
def test_requests_are_answered_as_described(
    server: Server, disposable: tuple[str, str], operation: str, mode: GenerationMode
) -> None:
    @a_few
    @given(case=OPERATIONS[operation].as_strategy(generation_mode=mode))
    def check(case: Case[Any]) -> None:
        if case.cookies:
            case.cookies["sixgun"] = disposable[0]
        # The description does not say which options fit together.
        case.call_and_validate(base_url=server.address, excluded_checks=[positive_data_acceptance])

    try:
        check()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # the operation has nothing that can be wrong


@pytest.fixture(scope="module")
def tournament(server: Server) -> dict[str, str]:
    """A tournament: its id, and the credentials of its judge and of a player."""
    body = {"name": "Prairie Open"}
    token = guest_token(server)
    opened = send_request(server, "POST", "/api/tournaments", token, json=body)[2].json()
    judge = {"authorization": f"Judge {opened['judge']}"}
    registration = {"do": "register", "players": [{"name": name} for name in NAMES[:7]]}
    path = f"/api/tournaments/{opened['id']}/act"
    action = {"after": 1, "action": registration}
    view = send_request(server, "POST", path, headers=judge, json=action)[2].json()
    send_request(server, "POST", path, headers=judge, json={"after": 2, "action": {"do": "draw"}})
    code = view["accounts"][0]["code"]
    return {"id": opened["id"], "judge": judge["authorization"], "player": f"Player {code}"}


@pytest.mark.parametrize(
    "endpoint", TOURNAMENT_ENDPOINTS, ids=lambda endpoint: endpoint.handler.__name__
)
def test_requests_for_a_real_tournament_are_answered_as_described(
    server: Server, tournament: dict[str, str], endpoint: Endpoint
) -> None:
    @a_few
    @given(case=OPERATIONS[f"{endpoint.method} {endpoint.path}"].as_strategy())
    def check(case: Case[Any]) -> None:
        case.path_parameters["tournament"] = tournament["id"]
        if endpoint.secret:
            case.headers["Authorization"] = tournament[endpoint.secret]
        # The description does not say what the rules of a tournament allow.
        excluded: list[Any] = [positive_data_acceptance, ignored_auth]
        case.call_and_validate(base_url=server.address, excluded_checks=excluded)

    check()


@pytest.mark.parametrize("operation", [label for label in OPERATIONS if "{table}" in label])
def test_requests_for_a_real_table_are_answered_as_described(
    server: Server, disposable: tuple[str, str], operation: str
) -> None:
    @a_few
    @given(case=OPERATIONS[operation].as_strategy())
    def check(case: Case[Any]) -> None:
        case.path_parameters["table"] = disposable[1]
        if case.cookies:
            case.cookies["sixgun"] = disposable[0]
        # When everyone has left, the table is closed, and 404 comes before 401.
        excluded: list[Any] = [positive_data_acceptance, ignored_auth]
        case.call_and_validate(base_url=server.address, excluded_checks=excluded)

    check()
