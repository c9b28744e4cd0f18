"""Puzzles in a browser are solved and made in a worker of its own: the work and what it found cross over as pickles,
written and read by the same sources.
"""

import pickle
from collections.abc import Callable
from typing import Any, TypeVar

from minoteka.core.errors import MinotekaError
from minoteka.protocol.problems import Busy
from minoteka.site.brains import WayOver
from minoteka.site.deadline import Deadline

T = TypeVar("T")
PATIENCE = 20.0
"""Seconds that one search may take while somebody waits."""


class OtherBench:
    """The bench on the other side."""

    def __init__(self, ask: WayOver) -> None:
        self._ask = ask

    async def search(self, who: str | None, work: Callable[..., T], *arguments: Any) -> T:
        """What ``work`` finds while somebody waits for it; in a browser that is always the same one."""
        found: T = await self._answer((work, arguments, PATIENCE), urgent=True)
        return found

    async def make(self, work: Callable[..., T], *arguments: Any) -> T:
        """Work that nobody waits for."""
        found: T = await self._answer((work, arguments, None), urgent=False)
        return found

    async def _answer(self, asked: tuple[Any, ...], *, urgent: bool) -> Any:
        try:
            found = pickle.loads(await self._ask(pickle.dumps(asked), urgent))
        except Exception as error:  # a worker that fell is started again for the next question
            print("bench-fell", repr(error))
            raise Busy("store-away", seconds=2) from error
        if isinstance(found, MinotekaError):
            raise found
        return found


def answer(message: Any) -> bytes:
    """What the worker at the bench calls, with bytes of its own."""
    work, arguments, patience = pickle.loads(bytes(message.to_py()))
    stop = {} if patience is None else {"stop": Deadline(patience)}
    try:
        return pickle.dumps(work(*arguments, **stop))
    except MinotekaError as error:
        return pickle.dumps(error)
