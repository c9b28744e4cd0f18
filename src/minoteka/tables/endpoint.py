"""What an endpoint is: a function from a request to an answer, both structs, and the address it is called by.

HTTP is one way to call it; a page that keeps its tables itself calls the same functions.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

Body = TypeVar("Body")
Place = TypeVar("Place")


class Ask(msgspec.Struct, Generic[Body], kw_only=True):
    """A request: the parts of its address, the numbers of its query, its body, and who asks: seats' tokens, an
    account, the address of the ``caller``.
    """

    body: Body
    path: dict[str, str] = {}
    query: dict[str, int] = {}
    tokens: list[str] = []
    account: int | None = None
    caller: str | None = None


class Text(msgspec.Struct):
    """An answer that is not JSON; ``name``: of the file to keep it in."""

    body: str
    name: str | None = None


@dataclass(frozen=True)
class Query:
    """A whole number that may stand in the query."""

    name: str
    low: int
    high: int
    default: int


@dataclass(frozen=True)
class Endpoint(Generic[Place]):
    """An address, what it takes and what it gives. The handler gets the place (the tables, or the house they are in)
    and the request. ``answer`` None: no body; str: text of that media type.
    """

    method: str
    path: str
    handler: Callable[[Place, Any], Awaitable[Any]]
    says: str
    body: type[msgspec.Struct] | None = None
    answer: type[msgspec.Struct] | str | None = None
    rate: str = "rate_http"
    queries: tuple[Query, ...] = ()
    status: int = 200
