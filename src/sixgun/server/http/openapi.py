"""The description of all requests, made from the endpoints and their types."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import sixgun
from sixgun import protocol
from sixgun.protocol import Refused
from sixgun.protocol.comments import comments_of
from sixgun.server.doors import COOKIE
from sixgun.server.http.endpoints import ENDPOINTS, Endpoint, Text
from sixgun.server.tables.match import ONLOOKER
from sixgun.server.telling import OPEN

__all__ = ["description"]

PARAMETER = re.compile(r"\{([a-z]+)\}")
ALWAYS = (400, 403, 413, 415, 422)  # a request with a body that is wrong
ANYTIME = (429, 503)
PLAIN: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}
EYES = {
    "name": "seat",
    "in": "query",
    "schema": {"type": "integer", "minimum": OPEN, "maximum": 99, "default": ONLOOKER},
}


def description() -> dict[str, Any]:
    kinds = {e.gives for e in ENDPOINTS} | {e.takes for e in ENDPOINTS} | {Refused}
    schemas = sorted((k for k in kinds if k not in (None, Text)), key=lambda kind: kind.__name__)
    refs, components = msgspec.json.schema_components(
        schemas, ref_template="#/components/schemas/{name}"
    )
    named = dict(zip(schemas, refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sixgun", "version": sixgun.__version__},
        "paths": paths,
        "components": {
            "schemas": {name: commented(name, found) for name, found in components.items()},
            "securitySchemes": {"browser": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def commented(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    """With what the comments say of its fields."""
    said = comments_of(getattr(protocol, name))
    fields = {
        field: {**found, "description": said[field]} if field in said else found
        for field, found in schema["properties"].items()
    }
    return {**schema, "properties": fields}


def operation(endpoint: Endpoint, named: dict[Any, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": [parameter(name) for name in PARAMETER.findall(endpoint.path)]
        + ([EYES] if endpoint.has_eyes else []),
        "responses": responses(endpoint, named),
    }
    if endpoint.takes is not None:
        content: dict[str, Any] = {"application/json": {"schema": named.get(endpoint.takes)}}
        if endpoint.takes is Text:
            content = PLAIN
        found["requestBody"] = {"required": True, "content": content}
    if 401 in endpoint.refusals:
        found["security"] = [{"browser": []}]
    return found


def parameter(name: str) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "string", "minLength": 1, "maxLength": 60}
    if name == "seat":
        schema = {"type": "integer", "minimum": 0, "maximum": 99}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def responses(endpoint: Endpoint, named: dict[Any, Any]) -> dict[str, Any]:
    good: dict[str, Any]
    if endpoint.gives is Text:
        good = PLAIN
    else:
        good = {"application/json": {"schema": named[endpoint.gives]}}
    found: dict[str, Any] = {str(endpoint.status): {"description": "Done", "content": good}}
    bad = {"application/json": {"schema": named[Refused]}}
    possible = {*endpoint.refusals, *ANYTIME}
    if endpoint.method != "GET":
        possible.add(403)
    if endpoint.takes is not None:
        possible |= set(ALWAYS)
    for status in sorted(possible):
        found[str(status)] = {"description": "Refused", "content": bad}
    return found
