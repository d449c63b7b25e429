"""From a request to its endpoint and back: who asks, what is in it, what went wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from sixgun.engine import IllegalMove, SixgunError
from sixgun.protocol import Refused
from sixgun.server.doors import COOKIE, address_of, is_operator, is_ours
from sixgun.server.house import House
from sixgun.server.http.calls import Call, Endpoint, File, Text, WithToken
from sixgun.server.http.endpoints import ENDPOINTS
from sixgun.server.http.openapi import description
from sixgun.server.library import Keepsake
from sixgun.server.refusals import Refusal
from sixgun.server.store import StoreError
from sixgun.server.tables.match import ONLOOKER

__all__ = ["failures", "routes"]

encode = msgspec.json.encode
YEAR: Final = 365 * 24 * 3600
SEAT: Final = re.compile(r"[0-9]{1,2}")
EYES: Final = re.compile(r"-[12]|[0-9]{1,2}")
JSON: Final = "application/json"
WRONG_METHOD: Final = 405
TOO_MANY: Final = 429
SOON: Final = 5  # seconds


def routes(house: House) -> list[Route]:
    """Of every endpoint, and of their description."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    found = [Route(path, answering(house, by), methods=list(by)) for path, by in paths.items()]
    described = encode(description())

    async def describe(_: Request) -> Response:
        return Response(described, media_type=JSON)

    return [*found, Route("/api/openapi.json", describe)]


def answering(house: House, by_method: dict[str, Endpoint]) -> Callable[[Request], Any]:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        try:
            return await respond(house, by_method[method], request)
        except SixgunError as error:
            return refused(house, error)
        except ClientDisconnect:
            return Response(status_code=400)

    return answer


def failures(house: House) -> dict[Any, Callable[[Request, Any], Response]]:
    """What no endpoint has answered is refused in the same words."""

    def nothing_here(_: Request, error: HTTPException) -> Response:
        code = "wrong_method" if error.status_code == WRONG_METHOD else "no_such_page"
        response = refused(house, Refusal(code, error.status_code))
        response.headers.update(error.headers or {})
        return response

    def failed(_: Request, __: Exception) -> Response:
        return refused(house, Refusal("server_failed", 500))

    return {HTTPException: nothing_here, Exception: failed}


async def respond(house: House, endpoint: Endpoint, request: Request) -> Response:
    address = address_of(request, house.settings)
    if not house.requests.take(address):
        raise Refusal("too_many_requests", 429)
    if endpoint.method != "GET" and not is_ours(request, house.settings):
        raise Refusal("foreign_origin", 403)
    if "seat" in request.path_params and not SEAT.fullmatch(request.path_params["seat"]):
        raise Refusal("no_such_seat", 404)
    person = await house.people.find(request.cookies.get(COOKIE, ""))
    if person is not None:
        house.services.origins.note(person.id, address)
    call = Call(house, person, address, dict(request.path_params))
    call.is_operator = is_operator(request, house.settings)
    call.scheme, call.secret = secret_of(request)
    call.query = {name: asked_for(request, name, may) for name, may in endpoint.query.items()}
    if endpoint.has_eyes:
        call.eyes = eyes_of(request)
    if endpoint.check is not None:
        endpoint.check(call)
    limits = house.settings.limits
    if endpoint.takes is Text:
        most = limits.log if endpoint.is_long else limits.record
        call.body = read_text(await read_plain(request, most, endpoint.media))
    elif endpoint.takes is bytes:
        call.body = await read_plain(request, limits.record, endpoint.media)
    elif endpoint.takes is not None:
        most = limits.record if endpoint.is_long else limits.body
        call.body = await read_message(request, endpoint.takes, most)
    return answer_with(await endpoint.handler(call), endpoint, request, house)


def answer_with(result: Any, endpoint: Endpoint, request: Request, house: House) -> Response:
    if isinstance(result, Keepsake):
        return remembered(request, result)
    if isinstance(result, Text):
        return Response(result.text, media_type="text/plain; charset=utf-8")
    if isinstance(result, File):
        named = {"content-disposition": f'attachment; filename="{result.name}"'}
        return Response(result.content, headers=named, media_type=result.media)
    if isinstance(result, WithToken):
        response = Response(encode(result.answer), endpoint.status, media_type=JSON)
        response.set_cookie(
            COOKIE,
            result.token,
            max_age=YEAR,
            httponly=True,
            samesite="none" if house.settings.secure and house.settings.origins else "lax",
            secure=house.settings.secure,
        )
        return response
    return Response(encode(result), endpoint.status, media_type=JSON)


def remembered(request: Request, kept: Keepsake) -> Response:
    """Whoever has it already is told so."""
    headers = {"cache-control": "no-cache", "etag": kept.etag}
    known = request.headers.get("if-none-match", "").replace("W/", "").split(",")
    if kept.etag in [etag.strip() for etag in known]:
        return Response(status_code=304, headers=headers)
    return Response(kept.content, headers=headers, media_type=JSON)


def eyes_of(request: Request) -> int:
    """The seat from which a game is to be seen; unless it is said, that of an onlooker."""
    said = request.query_params.get("seat", str(ONLOOKER))
    if not EYES.fullmatch(said):
        raise Refusal("no_such_seat", 404)
    return int(said)


def asked_for(request: Request, name: str, choices: tuple[str, ...]) -> str:
    """One of a few words; unless it is said, the first."""
    said = request.query_params.get(name, choices[0])
    if said not in choices:
        reason = f"{name} is one of: {' '.join(choices)}"
        raise Refusal("bad_message", 422, reason=reason)
    return said


def secret_of(request: Request) -> tuple[str, str]:
    """The scheme and the secret of "Judge SECRET"."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return scheme.lower(), secret.strip()


async def read_plain(request: Request, most: int, media: tuple[str, ...]) -> bytes:
    if media_of(request) not in media:
        raise Refusal("not_plain_text", 415, wanted=media[0])
    return await read_body(request, most)


def read_text(content: bytes) -> Text:
    try:
        return Text(content.decode())
    except UnicodeDecodeError:
        raise Refusal("bad_message", 422, reason="no text in UTF-8") from None


async def read_message(request: Request, kind: Any, most: int) -> Any:
    """The message in a request; what is no such message is refused with the place of its fault."""
    if media_of(request) != JSON:
        raise Refusal("not_json", 415)
    found = await read_body(request, most)
    try:
        return msgspec.json.decode(found, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        status = 422 if isinstance(error, msgspec.ValidationError) else 400
        raise Refusal("bad_message", status, reason=str(error)[:200]) from None


def media_of(request: Request) -> str:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


async def read_body(request: Request, most: int) -> bytes:
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Refusal("body_too_large", 413, most=most)
    return bytes(found)


def refused(house: House, error: SixgunError) -> Response:
    house.services.metrics.refused.labels(error.code).inc()
    status = 409 if isinstance(error, IllegalMove) else 422
    if isinstance(error, Refusal):
        status = error.status
    elif isinstance(error, StoreError):
        status = 503
        error = Refusal("cannot_store", 503)
    response = Response(encode(Refused(error.code, error.facts)), status, media_type=JSON)
    if status == TOO_MANY:
        response.headers["retry-after"] = str(SOON)
    return response
