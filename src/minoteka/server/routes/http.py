"""HTTP around endpoints: the one place where requests are let in, read, answered and refused."""

import gzip
import ipaddress
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import structlog
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from minoteka.core.errors import Malformed, MinotekaError, NotYours
from minoteka.protocol.house import Failure
from minoteka.protocol.problems import Busy, problem_of, status_of
from minoteka.server.rates import Buckets, Rate
from minoteka.server.settings import ServerSettings
from minoteka.server.store.faults import fault
from minoteka.tables import asking, ids
from minoteka.tables.endpoint import Ask, Body, Endpoint, Text

log = structlog.get_logger()

SESSION = "minoteka"
Place = TypeVar("Place")
_encode = msgspec.json.encode
WORTH_PACKING = 1400
"""Bytes: what fits into one packet of the network is sent as it is."""
PACKING = 4
"""gzip's level: the loop waits meanwhile, and more would save little."""


class Asking(Ask[Body]):
    """A request with its HTTP around it, for those who need cookies or headers."""

    request: Request


class Served:
    """Endpoints at their places: limits, decoding, errors, encoding."""

    def __init__(self, settings: ServerSettings, account_of: Callable[[bytes], Awaitable[int | None]]) -> None:
        self._settings = settings
        self._account_of = account_of
        names = ("rate_http", "rate_open", "rate_login", "rate_heavy")
        self.refused: Counter[str] = Counter()
        self._rates = {name: Buckets(Rate.read(getattr(settings, name))) for name in names}

    def route(self, endpoint: Endpoint[Place], place: Place) -> Route:
        """The endpoint as a route."""
        decoder = msgspec.json.Decoder(endpoint.body) if endpoint.body is not None else None

        async def serve(request: Request) -> Response:
            try:
                self._check_rate(request, endpoint.rate)
                if "\0" in "".join(map(str, request.path_params.values())):
                    raise Malformed("unreadable", why="NUL")
                body = await self._body(request, decoder)
                ask = Asking(
                    body=body,
                    path={name: str(part) for name, part in request.path_params.items()},
                    query=asking.numbers(request.query_params, endpoint.queries),
                    tokens=asking.tokens(request.headers.get("authorization", "")),
                    account=await self.account(request),
                    caller=address_of(request),
                    request=request,
                )
                answer = await endpoint.handler(place, ask)
            except MinotekaError as error:
                self.refused[error.code] += 1
                return failure(error)
            except Exception as error:  # nobody outside sees what went wrong inside
                self.refused["store-away"] += 1
                log.error("request-failed", path=endpoint.path, why=type(error).__name__, fault=fault(error).code)
                return failure(Busy("store-away", seconds=2), 503)
            return packed(request, response(endpoint, answer))

        return Route(endpoint.path, serve, methods=[endpoint.method])

    async def account(self, request: HTTPConnection) -> int | None:
        """The account of the session cookie, if there is one."""
        token = request.cookies.get(SESSION)
        if not token or len(token) > 64:
            return None
        return await self._account_of(ids.hashed(token))

    def _check_rate(self, request: Request, rate: str) -> None:
        if not self._settings.limits:
            return
        wait = self._rates[rate].take(address_of(request), time.monotonic())
        if wait:
            raise Busy("too-fast", seconds=max(1, round(wait)))

    async def _body(self, request: Request, decoder: "msgspec.json.Decoder[Any] | None") -> Any:
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > self._settings.max_body:
                raise Malformed("too-large", limit=self._settings.max_body)
        return asking.body(bytes(data), decoder)


def response(endpoint: Endpoint[Any], answer: Any) -> Response:
    """An endpoint's answer as HTTP has it."""
    if isinstance(answer, Response):
        return answer
    if answer is None:
        return Response(status_code=204)
    if isinstance(answer, Text):
        headers = {"cache-control": "no-store"}
        if answer.name is not None:
            headers["content-disposition"] = f'attachment; filename="{answer.name}"'
        return Response(answer.body, 200, headers, str(endpoint.answer))
    return json_response(answer, endpoint.status)


def packed(request: Request, answer: Response) -> Response:
    """A long answer in fewer bytes, where its length can tell nothing.

    Who sees lengths and can have a victim's browser ask may guess a secret that is packed together with what was
    asked (BREACH). So nothing is packed that answers a seat's tokens or a body: a GET without tokens names a thing,
    and nothing of the request stands in the answer.
    """
    body = bytes(answer.body) if hasattr(answer, "body") else b""
    known = "authorization" in request.headers
    if request.method != "GET" or known or len(body) < WORTH_PACKING or not accepts(request, "gzip"):
        return answer
    answer.body = gzip.compress(body, PACKING, mtime=0)
    answer.headers["content-length"] = str(len(answer.body))
    answer.headers["content-encoding"] = "gzip"
    answer.headers["vary"] = "accept-encoding"
    return answer


def accepts(request: Request, coding: str) -> bool:
    """Whether whoever asks can unpack this."""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == coding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def json_response(answer: Any, status: int = 200) -> Response:
    """A struct as JSON; nobody on the way keeps it."""
    return Response(_encode(answer), status, {"cache-control": "no-store"}, "application/json")


def failure(error: MinotekaError, status: int | None = None) -> Response:
    """An error as JSON with its status."""
    answer = json_response(Failure(problem_of(error)), status or status_of(error))
    if isinstance(error, Busy):
        answer.headers["retry-after"] = str(error.details.get("seconds", 1))
    return answer


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from; what a trusted proxy says has been put there already."""
    client = request.client
    return str(client.host) if client else "unknown"


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def not_found() -> NotYours:
    """There is no such thing."""
    return NotYours("no-such")
