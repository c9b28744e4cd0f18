"""uvicorn's HTTP protocol with an end to its patience: a request must be whole in time, and one address may not hold
connections without end.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

WHOLE = (h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.ERROR)


class PatientProtocol(H11Protocol):
    """As uvicorn has it, with a timer for each request. ``most`` 0: no limit."""

    seconds = 30.0
    most = 0

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody connects."""
        super().connection_made(transport)
        if self.most and self._of_this_address() > self.most:
            transport.close()
            return
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Some more of a request; once it is whole, whoever answers it may take the time that this takes."""
        super().data_received(data)
        if self.conn.their_state in WHOLE or self.transport.get_protocol() is not self:
            self._stop()
        elif self._alarm is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._stop()
        super().connection_lost(exc)

    def _of_this_address(self) -> int:
        others = [other for other in self.connections if isinstance(other, PatientProtocol)]
        return sum(other.client is not None and other.client[:1] == (self.client or ())[:1] for other in others)

    def _wait(self) -> None:
        self._alarm = self.loop.call_later(self.seconds, self.transport.close)

    def _stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


def patient(seconds: float, most: int) -> type[PatientProtocol]:
    """The protocol with these limits."""
    return type("Patient", (PatientProtocol,), {"seconds": seconds, "most": most})
