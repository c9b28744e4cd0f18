"""Running the server: the port, the signals, the logs."""

import asyncio
import errno
import gc
import logging
import socket
import sys
from collections.abc import Callable

import structlog
import uvicorn

from minoteka.core.errors import Malformed
from minoteka.server.app import Server
from minoteka.server.patience import patient
from minoteka.server.settings import ServerSettings
from minoteka.server.sockets.deflate import TableProtocol

TRIES = 20
COLLECTING = (10_000, 3, 200)
"""After how many new objects Python looks for cycles among them, and among older ones: few at a time, because everybody
waits meanwhile, and the oldest seldom, because next to nothing here is part of a cycle.
"""
SWITCH_SECONDS = 0.001
"""How long the busy event loop may keep the writing thread waiting; Python's own 5 ms would be felt in every move."""


def bind(host: str, port: int, *, or_next: bool) -> socket.socket:
    """A listening socket; if the port is taken and ``or_next``, one of the ports after it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + (TRIES if or_next else 1), 65536)):
        listening = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(2048)
        except OSError as error:
            listening.close()
            if error.errno == errno.EACCES and sys.platform != "win32":  # there a port in use is said so
                raise Malformed("port-forbidden", port=str(candidate)) from error
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise Malformed("address", host=host, port=str(candidate), why=error.strerror or "") from error
            continue
        listening.setblocking(False)
        return listening
    raise Malformed("port-taken", port=str(port))


def address_of(listening: socket.socket) -> str:
    """Where a browser on this machine finds what listens here."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def configure_logs(level: str, *, as_json: bool) -> None:
    """Structured lines on the error stream. Tokens, names and moves are never logged."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr, format="%(levelname)s %(message)s")
    renderer = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


class _Uvicorn(uvicorn.Server):
    """Says goodbye to the pages before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Farewell, then stop."""
        await self._server.farewell()
        await super().shutdown(sockets)
        self._captured_signals.clear()  # we did what they ask for: the process ends well, not by a signal


def serve(settings: ServerSettings, listening: socket.socket, lan: list[str], ready: Callable[[], None]) -> None:
    """Serve until a signal says stop; ``ready`` is called when pages can come."""
    configure_logs(settings.log_level, as_json=settings.log_json)
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=_fast_loop() if settings.uvloop else None) as runner:
        runner.run(_serve(settings, listening, lan, ready))


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it can be had (not on Windows): sockets cost less; else Python's own loop."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


async def _serve(settings: ServerSettings, listening: socket.socket, lan: list[str], ready: Callable[[], None]) -> None:
    server = await Server.start(settings, lan)
    server.store.announce(address_of(listening))
    gc.freeze()  # what is there by now stays
    gc.set_threshold(*COLLECTING)
    try:
        await _Uvicorn(uvicorn_config(server, settings), server, ready).serve(sockets=[listening])
    finally:
        await server.stop()


def uvicorn_config(server: Server, settings: ServerSettings) -> uvicorn.Config:
    """How HTTP and sockets are served."""
    return uvicorn.Config(
        server.app,
        http=patient(settings.request_seconds, 0 if settings.trust_proxy else settings.sockets_per_address),
        ws=TableProtocol,
        ws_max_size=settings.max_message,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=settings.compress,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        lifespan="off",
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=16384,
    )
