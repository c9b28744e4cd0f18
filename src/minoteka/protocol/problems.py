"""From our errors to what a page gets: the three kinds, and "not now"."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from minoteka.core.errors import Illegal, Malformed, MinotekaError, NotYours
from minoteka.protocol.common import Problem

STATUS = {
    "no-table": 404,
    "no-such": 404,
    "no-session": 404,
    "too-large": 413,
    "not-your-seat": 403,
    "origin": 403,
    "host": 421,
    "wrong-password": 403,
    "metrics": 403,
}
"""HTTP statuses of codes that have one of their own."""


class Busy(MinotekaError):
    """Not now: too many, too fast, or something behind us is away. Nothing was changed."""


def problem_of(error: MinotekaError) -> Problem:
    """The error as a page gets it."""
    cells = list(error.cells) if isinstance(error, Illegal) else []
    return Problem(kind_of(error), error.code, plain(error.details), cells)


def error_of(problem: Problem) -> MinotekaError:
    """The error that a client was told of, as it was raised."""
    details = {name: value for name, value in problem.details.items() if name not in ("code", "cells")}
    if problem.kind == "illegal":
        return Illegal(problem.code, problem.cells, **details)
    kinds: Mapping[str, type[MinotekaError]] = {"malformed": Malformed, "busy": Busy}
    return kinds.get(problem.kind, NotYours)(problem.code, **details)


def kind_of(error: MinotekaError) -> Literal["malformed", "illegal", "not-yours", "busy"]:
    """Which of the kinds it is."""
    if isinstance(error, Malformed):
        return "malformed"
    if isinstance(error, Illegal):
        return "illegal"
    return "busy" if isinstance(error, Busy) else "not-yours"


def status_of(error: MinotekaError) -> int:
    """The HTTP status of an error."""
    if error.code in STATUS:
        return STATUS[error.code]
    return {"malformed": 400, "illegal": 422, "not-yours": 409, "busy": 429}[kind_of(error)]


def plain(details: Mapping[str, Any]) -> dict[str, Any]:
    """Details that JSON can carry."""
    return {
        key: value if isinstance(value, (str, int, float, list, tuple)) else str(value)
        for key, value in details.items()
    }


NUL = b"\\u0000"
"""How JSON writes the character that no database keeps and no person types."""


def without_nul(data: bytes) -> bytes:
    """The same bytes; ``Malformed`` if a NUL is written in them."""
    if NUL in data:
        raise Malformed("unreadable", why="NUL")
    return data


def unreadable(error: Exception) -> Malformed:
    """What a message that can't be read is answered with: where it went wrong, not what was in it."""
    text = str(error) if isinstance(error, msgspec.ValidationError) else "JSON"
    return Malformed("unreadable", why=text[:200])
