"""The description of all requests, made from the endpoints and their types."""

from __future__ import annotations

import re
import sys
from typing import Any

import msgspec

import sixgun
from sixgun import protocol, tournament
from sixgun.protocol import Refused
from sixgun.protocol.comments import comments_of
from sixgun.server.doors import COOKIE
from sixgun.server.http.calls import Endpoint, File, Text
from sixgun.server.http.endpoints import ENDPOINTS
from sixgun.server.tables.match import ONLOOKER
from sixgun.server.telling import OPEN

__all__ = ["description"]

PARAMETER = re.compile(r"\{([a-z]+)\}")
ALWAYS = (400, 403, 413, 415, 422)  # a request with a body that is wrong
ANYTIME = (429, 503)
TEXTS = (Text, File, bytes)  # that are no JSON of ours
COUNTED = {"seat": 99, "round": 9, "number": 999}  # parameters that are numbers
EYES = {
    "name": "seat",
    "in": "query",
    "schema": {"type": "integer", "minimum": OPEN, "maximum": 99, "default": ONLOOKER},
}


def description() -> dict[str, Any]:
    kinds = {e.gives for e in ENDPOINTS} | {e.takes for e in ENDPOINTS} | {Refused}
    schemas = sorted((k for k in kinds if k not in (None, *TEXTS)), key=lambda kind: kind.__name__)
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
            "schemas": {name: commented(name, found) for name, found in components.items()},
            "securitySchemes": {
                "browser": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "secret": {"type": "apiKey", "in": "header", "name": "Authorization"},
            },
        },
    }


def commented(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    """With what the comments say of its fields."""
    said = comments_of(type_called(name))
    fields = {
        field: {**found, "description": said[field]} if field in said else found
        for field, found in schema["properties"].items()
    }
    return {**schema, "properties": fields}


def type_called(name: str) -> Any:
    """The type behind a name; where two types have the same one, it has its module before it."""
    module, _, short = name.rpartition(".")
    if module:
        return getattr(sys.modules[module], short)
    return getattr(protocol, name, None) or getattr(tournament, name)


def operation(endpoint: Endpoint, named: dict[Any, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": [parameter(name) for name in PARAMETER.findall(endpoint.path)]
        + ([EYES] if endpoint.has_eyes else [])
        + [choice(name, words) for name, words in endpoint.query.items()],
        "responses": responses(endpoint, named),
    }
    if endpoint.takes is not None:
        content: dict[str, Any] = {"application/json": {"schema": named.get(endpoint.takes)}}
        if endpoint.takes in TEXTS:
            content = texts(endpoint)
        found["requestBody"] = {"required": True, "content": content}
    if 401 in endpoint.refusals:
        found["security"] = [{"secret" if endpoint.secret else "browser": []}]
    return found


def choice(name: str, words: tuple[str, ...]) -> dict[str, Any]:
    return {
        "name": name,
        "in": "query",
        "schema": {"type": "string", "enum": list(words), "default": words[0]},
    }


def texts(endpoint: Endpoint) -> dict[str, Any]:
    return {media: {"schema": {"type": "string"}} for media in endpoint.media}


def parameter(name: str) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "string", "minLength": 1, "maxLength": 60}
    if name in COUNTED:
        schema = {"type": "integer", "minimum": 0, "maximum": COUNTED[name]}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def responses(endpoint: Endpoint, named: dict[Any, Any]) -> dict[str, Any]:
    good: dict[str, Any]
    if endpoint.gives in TEXTS:
        good = texts(endpoint)
    else:
        good = {"application/json": {"schema": named[endpoint.gives]}}
    found: dict[str, Any] = {str(endpoint.status): {"description": "Done", "content": good}}
    bad = {"application/json": {"schema": named[Refused]}}
    possible = {*endpoint.refusals, *ANYTIME, *([422] if endpoint.query else [])}
    if endpoint.method != "GET":
        possible.add(403)
    if endpoint.takes is not None:
        possible |= set(ALWAYS)
    for status in sorted(possible):
        found[str(status)] = {"description": "Refused", "content": bad}
    return found
