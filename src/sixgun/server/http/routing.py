"""Turns requests into calls of endpoints, and results and errors into responses."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from sixgun.engine import SPECTATOR, IllegalMove, SixgunError, Viewpoint
from sixgun.protocol import Refused
from sixgun.server.application import Application
from sixgun.server.http.endpoints import ENDPOINTS
from sixgun.server.http.openapi import openapi_description
from sixgun.server.http.request_context import (
    EncodedJson,
    Endpoint,
    File,
    RequestContext,
    SessionResponse,
    Text,
)
from sixgun.server.library import CachedResponse
from sixgun.server.refusals import Refusal
from sixgun.server.security import SESSION_COOKIE, client_address, is_allowed_origin, is_operator
from sixgun.server.store import StoreError

__all__ = ["exception_handlers", "routes"]

encode = msgspec.json.encode
SESSION_LIFETIME: Final = 365 * 24 * 3600  # seconds
SEAT: Final = re.compile(r"[0-9]{1,2}")
VIEWPOINT: Final = re.compile(r"-[12]|[0-9]{1,2}")
JSON: Final = "application/json"
WRONG_METHOD: Final = 405
TOO_MANY_REQUESTS: Final = 429
RETRY_AFTER: Final = 5  # seconds


def routes(application: Application) -> list[Route]:
    """The routes of all endpoints and of the OpenAPI description."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    endpoints = [
        Route(path, make_handler(application, by_method), methods=list(by_method))
        for path, by_method in paths.items()
    ]
    openapi = encode(openapi_description())

    async def show_openapi(request: Request) -> Response:
        try:
            limit_requests(application, request)
        except Refusal as refusal:
            return refusal_response(application, refusal)
        return Response(openapi, media_type=JSON)

    return [*endpoints, Route("/api/openapi.json", show_openapi)]


def make_handler(
    application: Application, by_method: dict[str, Endpoint]
) -> Callable[[Request], Any]:
    """The Starlette handler of one path."""

    async def handle(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        try:
            return await respond(application, by_method[method], request)
        except SixgunError as error:
            return refusal_response(application, error)
        except ClientDisconnect:
            return Response(status_code=400)

    return handle


def exception_handlers(application: Application) -> dict[Any, Callable[[Request, Any], Response]]:
    """Handlers that turn 404, 405 and unexpected exceptions into refusals."""

    def not_found(_: Request, error: HTTPException) -> Response:
        code = "wrong_method" if error.status_code == WRONG_METHOD else "no_such_page"
        response = refusal_response(application, Refusal(code, error.status_code))
        response.headers.update(error.headers or {})
        return response

    def failed(_: Request, __: Exception) -> Response:
        return refusal_response(application, Refusal("server_failed", 500))

    return {HTTPException: not_found, Exception: failed}


async def respond(application: Application, endpoint: Endpoint, request: Request) -> Response:
    """Check the request, read its body, call the endpoint and build the response."""
    address = limit_requests(application, request)
    if endpoint.method != "GET" and not is_allowed_origin(request, application.settings):
        raise Refusal("foreign_origin", 403)
    if "seat" in request.path_params and not SEAT.fullmatch(request.path_params["seat"]):
        raise Refusal("no_such_seat", 404)
    user = await application.users.find(request.cookies.get(SESSION_COOKIE, ""))
    if user is not None:
        application.context.addresses.note(user.id, address)
    ctx = RequestContext(application, user, address, dict(request.path_params))
    ctx.is_operator = is_operator(request, application.settings)
    ctx.scheme, ctx.secret = parse_authorization(request)
    ctx.query = {
        name: parse_choice(request, name, choices) for name, choices in endpoint.query.items()
    }
    if endpoint.has_viewpoint:
        ctx.viewpoint = parse_viewpoint(request)
    if endpoint.check is not None:
        endpoint.check(ctx)
    limits = application.settings.limits
    if endpoint.body_type is Text:
        max_bytes = limits.log_bytes if endpoint.large_body else limits.record_bytes
        ctx.body = read_text(await read_plain(request, max_bytes, endpoint.media))
    elif endpoint.body_type is bytes:
        ctx.body = await read_plain(request, limits.record_bytes, endpoint.media)
    elif endpoint.body_type is not None:
        max_bytes = limits.record_bytes if endpoint.large_body else limits.body_bytes
        ctx.body = await read_message(request, endpoint.body_type, max_bytes)
    return make_response(await endpoint.handler(ctx), endpoint, request, application)


def limit_requests(application: Application, request: Request) -> str:
    """Apply the rate limit of requests, and return the address of the client."""
    address = client_address(request, application.settings)
    if not application.rate_limits.requests.take(address):
        raise Refusal("too_many_requests", 429)
    return address


def make_response(
    result: Any, endpoint: Endpoint, request: Request, application: Application
) -> Response:
    if isinstance(result, CachedResponse):
        return conditional_response(request, result)
    if isinstance(result, Text):
        return Response(result.text, media_type="text/plain; charset=utf-8")
    if isinstance(result, EncodedJson):
        return Response(result.content, endpoint.status, media_type=JSON)
    if isinstance(result, File):
        headers = {"content-disposition": f'attachment; filename="{result.name}"'}
        return Response(result.content, headers=headers, media_type=result.media)
    if isinstance(result, SessionResponse):
        response = Response(encode(result.payload), endpoint.status, media_type=JSON)
        response.set_cookie(
            SESSION_COOKIE,
            result.token,
            max_age=SESSION_LIFETIME,
            httponly=True,
            samesite="none"
            if application.settings.secure_cookies and application.settings.allowed_origins
            else "lax",
            secure=application.settings.secure_cookies,
        )
        return response
    return Response(encode(result), endpoint.status, media_type=JSON)


def conditional_response(request: Request, cached: CachedResponse) -> Response:
    """A cached response, or 304 if the client has the current version."""
    headers = {"cache-control": "no-cache", "etag": cached.etag}
    known = request.headers.get("if-none-match", "").replace("W/", "").split(",")
    if cached.etag in [etag.strip() for etag in known]:
        return Response(status_code=304, headers=headers)
    return Response(cached.content, headers=headers, media_type=JSON)


def parse_viewpoint(request: Request) -> Viewpoint:
    """The viewpoint from which to see a game; by default a spectator."""
    number = request.query_params.get("seat", str(SPECTATOR.number))
    if not VIEWPOINT.fullmatch(number):
        raise Refusal("no_such_seat", 404)
    return Viewpoint(int(number))


def parse_choice(request: Request, name: str, choices: tuple[str, ...]) -> str:
    """A query parameter with fixed choices; by default the first."""
    choice = request.query_params.get(name, choices[0])
    if choice not in choices:
        reason = f"{name} must be one of: {' '.join(choices)}"
        raise Refusal("bad_message", 422, reason=reason)
    return choice


def parse_authorization(request: Request) -> tuple[str, str]:
    """The scheme and the secret of a header like "Judge SECRET"."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return scheme.lower(), secret.strip()


async def read_plain(request: Request, max_bytes: int, media: tuple[str, ...]) -> bytes:
    if media_type(request) not in media:
        raise Refusal("not_plain_text", 415, wanted=media[0])
    return await read_body(request, max_bytes)


def read_text(content: bytes) -> Text:
    try:
        return Text(content.decode())
    except UnicodeDecodeError:
        raise Refusal("bad_message", 422, reason="the text is not valid UTF-8") from None


async def read_message(request: Request, body_type: Any, max_bytes: int) -> Any:
    """Decode the JSON body; a refusal says which field is wrong."""
    if media_type(request) != JSON:
        raise Refusal("not_json", 415)
    body = await read_body(request, max_bytes)
    try:
        return msgspec.json.decode(body, type=body_type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        status = 422 if isinstance(error, msgspec.ValidationError) else 400
        raise Refusal("bad_message", status, reason=str(error)[:200]) from None


def media_type(request: Request) -> str:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


async def read_body(request: Request, max_bytes: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > max_bytes:
            raise Refusal("body_too_large", 413, most=max_bytes)
    return bytes(body)


def refusal_response(application: Application, error: SixgunError) -> Response:
    application.context.metrics.refused.labels(error.code).inc()
    status = 409 if isinstance(error, IllegalMove) else 422
    if isinstance(error, Refusal):
        status = error.status
    elif isinstance(error, StoreError):
        status = 503
        error = Refusal("cannot_store", 503)
    response = Response(encode(Refused(error.code, error.facts)), status, media_type=JSON)
    if status == TOO_MANY_REQUESTS:
        response.headers["retry-after"] = str(RETRY_AFTER)
    return response
