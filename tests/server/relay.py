"""The yardstick: a relay on the same stack that passes each message on to all sockets of its address, no more."""

import asyncio
import socket
import subprocess
import sys
import time
from collections import defaultdict
from contextlib import suppress
from types import TracebackType
from typing import Any

from tests.server.running import PATIENCE, free_port


async def relay(scope: Any, receive: Any, send: Any) -> None:
    """One socket; messages go to everybody at the same address."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    group = GROUPS[scope["path"]]
    group.append(send)
    try:
        while (message := await receive())["type"] == "websocket.receive":
            for other in group:
                await other({"type": "websocket.send", "text": message["text"]})
    finally:
        group.remove(send)


GROUPS: dict[str, list[Any]] = defaultdict(list)


class RelayProcess:
    """The relay as a process of its own."""

    def __enter__(self) -> "RelayProcess":
        self.port = free_port()
        command = [sys.executable, "-m", "tests.server.relay", str(self.port)]
        self._process = subprocess.Popen(command)
        self.pid = self._process.pid
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1.0):
                return self
            time.sleep(0.05)
        raise RuntimeError("the relay does not answer")

    def __exit__(self, kind: type | None, value: BaseException | None, trace: TracebackType | None) -> None:
        self._process.terminate()
        self._process.wait(10)


if __name__ == "__main__":
    import uvicorn
    import uvloop

    config = uvicorn.Config(
        relay,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        log_level="error",
        lifespan="off",
        ws_per_message_deflate=False,
    )
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(uvicorn.Server(config).serve())
