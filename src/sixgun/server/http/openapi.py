"""Generates the OpenAPI description from the endpoints and their types."""

from __future__ import annotations

import re
import sys
from typing import Any

import msgspec

import sixgun
from sixgun import protocol, tournament
from sixgun.engine import OPEN, SPECTATOR
from sixgun.protocol import Refused
from sixgun.protocol.comments import comments_of
from sixgun.server.http.endpoints import ENDPOINTS
from sixgun.server.http.request_context import Endpoint, File, Text
from sixgun.server.security import SESSION_COOKIE

__all__ = ["openapi_description"]

PARAMETER = re.compile(r"\{([a-z]+)\}")
BODY_ERRORS = (400, 403, 413, 415, 422)  # possible for every request with a body
COMMON_ERRORS = (429, 503)  # possible for every request
NOT_JSON = (Text, File, bytes)
NUMBER_LIMITS = {"seat": 99, "round": 9, "number": 999}  # maximum of numbers in paths
VIEWPOINT = {
    "name": "seat",
    "in": "query",
    "schema": {
        "type": "integer",
        "minimum": OPEN.number,
        "maximum": 99,
        "default": SPECTATOR.number,
    },
}


def openapi_description() -> dict[str, Any]:
    types = {e.response_type for e in ENDPOINTS} | {e.body_type for e in ENDPOINTS} | {Refused}
    schemas = sorted((t for t in types if t not in (None, *NOT_JSON)), key=lambda t: t.__name__)
    refs, components = msgspec.json.schema_components(
        schemas, ref_template="#/components/schemas/{name}"
    )
    by_type = dict(zip(schemas, refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sixgun", "version": sixgun.__version__},
        "paths": paths,
        "components": {
            "schemas": {name: add_comments(name, schema) for name, schema in components.items()},
            "securitySchemes": {
                "browser": {"type": "apiKey", "in": "cookie", "name": SESSION_COOKIE},
                "secret": {"type": "apiKey", "in": "header", "name": "Authorization"},
            },
        },
    }


def add_comments(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    """Describe the fields of a schema with the comments in the source."""
    comments = comments_of(find_type(name))
    fields = {
        field: {**value, "description": comments[field]} if field in comments else value
        for field, value in schema["properties"].items()
    }
    return {**schema, "properties": fields}


def find_type(name: str) -> Any:
    """The type of a schema name; ambiguous names are prefixed with their module."""
    module, _, short = name.rpartition(".")
    if module:
        return getattr(sys.modules[module], short)
    return getattr(protocol, name, None) or getattr(tournament, name)


def operation(endpoint: Endpoint, by_type: dict[Any, Any]) -> dict[str, Any]:
    result: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": [path_parameter(name) for name in PARAMETER.findall(endpoint.path)]
        + ([VIEWPOINT] if endpoint.has_viewpoint else [])
        + [query_parameter(name, choices) for name, choices in endpoint.query.items()],
        "responses": responses(endpoint, by_type),
    }
    if endpoint.body_type is not None:
        content: dict[str, Any] = {"application/json": {"schema": by_type.get(endpoint.body_type)}}
        if endpoint.body_type in NOT_JSON:
            content = text_content(endpoint)
        result["requestBody"] = {"required": True, "content": content}
    if 401 in endpoint.refusals:
        result["security"] = [{"secret" if endpoint.secret else "browser": []}]
    return result


def query_parameter(name: str, choices: tuple[str, ...]) -> dict[str, Any]:
    return {
        "name": name,
        "in": "query",
        "schema": {"type": "string", "enum": list(choices), "default": choices[0]},
    }


def text_content(endpoint: Endpoint) -> dict[str, Any]:
    return {media: {"schema": {"type": "string"}} for media in endpoint.media}


def path_parameter(name: str) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "string", "minLength": 1, "maxLength": 60}
    if name in NUMBER_LIMITS:
        schema = {"type": "integer", "minimum": 0, "maximum": NUMBER_LIMITS[name]}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def responses(endpoint: Endpoint, by_type: dict[Any, Any]) -> dict[str, Any]:
    good: dict[str, Any]
    if endpoint.response_type in NOT_JSON:
        good = text_content(endpoint)
    else:
        good = {"application/json": {"schema": by_type[endpoint.response_type]}}
    result: dict[str, Any] = {str(endpoint.status): {"description": "Done", "content": good}}
    bad = {"application/json": {"schema": by_type[Refused]}}
    possible = {*endpoint.refusals, *COMMON_ERRORS, *([422] if endpoint.query else [])}
    if endpoint.method != "GET":
        possible.add(403)
    if endpoint.body_type is not None:
        possible |= set(BODY_ERRORS)
    for status in sorted(possible):
        result[str(status)] = {"description": "Refused", "content": bad}
    return result
