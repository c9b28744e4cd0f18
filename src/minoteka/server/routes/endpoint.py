"""What an HTTP endpoint is: a value with its address, body and answer, and the one place where requests are
served.
"""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from minoteka.core.errors import Malformed, MinotekaError, NotYours
from minoteka.protocol.http import Failure
from minoteka.protocol.problems import Busy, problem_of, status_of, unreadable
from minoteka.server.rates import Buckets, Rate
from minoteka.server.settings import Settings
from minoteka.server.store.store import Store
from minoteka.server.tables import ids
from minoteka.server.tables.hall import Hall

log = structlog.get_logger()

SESSION = "minoteka"
_encode = msgspec.json.encode


@dataclass(frozen=True)
class House:
    """What endpoints work with."""

    hall: Hall
    store: Store
    settings: Settings
    lan: list[str]


@dataclass
class Asking:
    """One request: who asks, with which keys."""

    request: Request
    house: House
    account: int | None

    @property
    def hall(self) -> Hall:
        """The tables."""
        return self.house.hall

    def path(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A whole number from the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        try:
            value = int(text)
        except ValueError:
            raise Malformed("query", name=name, low=low, high=high) from None
        if not low <= value <= high or len(text) > 12:
            raise Malformed("query", name=name, low=low, high=high)
        return value

    def tokens(self) -> list[str]:
        """The seat tokens of ``Authorization: Bearer token[,token…]``."""
        scheme, _, value = self.request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            return []
        return [token for token in (part.strip() for part in value.split(",")) if 16 <= len(token) <= 64][:16]


Handler = Callable[[Asking, Any], Awaitable[Any]]


@dataclass(frozen=True)
class Query:
    """A whole number that may stand in the query."""

    name: str
    low: int
    high: int


@dataclass(frozen=True)
class Endpoint:
    """An address, what it takes and what it gives. ``answer`` None: no body; str: text of that media type."""

    method: str
    path: str
    handler: Handler
    says: str
    body: type[msgspec.Struct] | None = None
    answer: type[msgspec.Struct] | str | None = None
    rate: str = "rate_http"
    queries: tuple[Query, ...] = ()
    status: int = 200


class Served:
    """Endpoints on a house: limits, decoding, errors, encoding."""

    def __init__(self, house: House, account_of: Callable[[Store, bytes], Awaitable[int | None]]) -> None:
        self._house = house
        self._account_of = account_of
        names = ("rate_http", "rate_open", "rate_login", "rate_heavy")
        self._rates = {name: Buckets(Rate.read(getattr(house.settings, name))) for name in names}

    def route(self, endpoint: Endpoint) -> Route:
        """The endpoint as a route."""
        decoder = msgspec.json.Decoder(endpoint.body) if endpoint.body is not None else None

        async def serve(request: Request) -> Response:
            try:
                self._check_rate(request, endpoint.rate)
                body = await self._body(request, decoder)
                asking = Asking(request, self._house, await self.account(request))
                answer = await endpoint.handler(asking, body)
            except MinotekaError as error:
                return failure(error)
            except Exception as error:  # nobody outside sees what went wrong inside
                log.error("request-failed", path=endpoint.path, why=f"{type(error).__name__}: {error}")
                return failure(Busy("store-away", seconds=2), 503)
            if isinstance(answer, Response):
                return answer
            if answer is None:
                return Response(status_code=204)
            return json_response(answer, endpoint.status)

        return Route(endpoint.path, serve, methods=[endpoint.method])

    async def account(self, request: HTTPConnection) -> int | None:
        """The account of the session cookie, if there is one."""
        token = request.cookies.get(SESSION)
        if not token or len(token) > 64:
            return None
        return await self._account_of(self._house.store, ids.hashed(token))

    def _check_rate(self, request: Request, rate: str) -> None:
        if not self._house.settings.limits:
            return
        wait = self._rates[rate].take(address_of(request), time.monotonic())
        if wait:
            raise Busy("too-fast", seconds=max(1, round(wait)))

    async def _body(self, request: Request, decoder: "msgspec.json.Decoder[Any] | None") -> Any:
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > self._house.settings.max_body:
                raise Malformed("too-large", limit=self._house.settings.max_body)
        if decoder is None:
            return None
        try:
            return decoder.decode(bytes(data))
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise unreadable(error) from error


def json_response(answer: Any, status: int = 200) -> Response:
    """A struct as JSON; nobody on the way keeps it."""
    return Response(_encode(answer), status, {"cache-control": "no-store"}, "application/json")


def failure(error: MinotekaError, status: int | None = None) -> Response:
    """An error as JSON with its status."""
    response = json_response(Failure(problem_of(error)), status or status_of(error))
    if isinstance(error, Busy):
        response.headers["retry-after"] = str(error.details.get("seconds", 1))
    return response


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from; what a trusted proxy says has been put there already."""
    client = request.client
    return str(client.host) if client else "unknown"


def not_found() -> NotYours:
    """There is no such thing."""
    return NotYours("no-such")
