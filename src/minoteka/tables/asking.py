"""How a request's parts are read, whoever carries it: the numbers of a query, the tokens of seats, the body."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from minoteka.core.errors import Malformed
from minoteka.protocol.problems import unreadable, without_nul
from minoteka.tables.endpoint import Query


def numbers(given: Mapping[str, str], queries: Sequence[Query]) -> dict[str, int]:
    """The whole numbers of the query that an endpoint knows."""
    return {query.name: _number(given.get(query.name), query) for query in queries}


def _number(text: str | None, query: Query) -> int:
    if text is None:
        return query.default
    try:
        value = int(text) if len(text) <= 12 else query.high + 1
    except ValueError:
        value = query.high + 1
    if not query.low <= value <= query.high:
        raise Malformed("query", name=query.name, low=query.low, high=query.high)
    return value


def tokens(authorization: str) -> list[str]:
    """The seat tokens of ``Bearer token[,token…]``."""
    scheme, _, value = authorization.partition(" ")
    if scheme.lower() != "bearer":
        return []
    return [token for token in (part.strip() for part in value.split(",")) if 16 <= len(token) <= 64][:16]


def body(data: bytes, decoder: "msgspec.json.Decoder[Any] | None") -> Any:
    """The struct in these bytes, where an endpoint takes one."""
    if decoder is None:
        return None
    try:
        return decoder.decode(without_nul(data))
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise unreadable(error) from error
