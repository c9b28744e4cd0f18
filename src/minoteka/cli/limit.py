"""A limit of seconds for commands that think: a timer raises the flag that searches poll."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Annotated

import typer

from minoteka.search.bot import Stop

Limit = Annotated[float | None, typer.Option("--limit", min=0.1, help="Stop after this many seconds.")]


@contextmanager
def stopping(seconds: float | None) -> Iterator[Stop]:
    """A flag that rises after so many seconds; None: never."""
    stop = Stop()
    timer = Timer(seconds or 0.0, stop.set)
    timer.daemon = True
    if seconds is not None:
        timer.start()
    try:
        yield stop
    finally:
        timer.cancel()
