"""For operators: is it alive, and how is it doing."""

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from hmac import compare_digest

from prometheus_client import CollectorRegistry, Metric, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response

from minoteka import __version__
from minoteka.core.errors import NotYours
from minoteka.protocol.house import Health
from minoteka.protocol.problems import Busy
from minoteka.server.house import House
from minoteka.server.routes.http import Asking, address_of, is_loopback
from minoteka.server.stalls import Stalls
from minoteka.server.store import kept
from minoteka.tables.endpoint import Endpoint

FRESH = 1.0
"""Seconds for which an answer of the database is believed: asking often must not cost writes."""


class Watch:
    """What operators ask of one server: whether it is well, and its counts."""

    def __init__(self, house: House, refused: Mapping[str, int]) -> None:
        self.house = house
        self.refused = refused
        self.settled = False
        self.stalls = Stalls()
        self._written = -FRESH

    async def well(self) -> Health:
        """Alive, and the database can be written."""
        if time.monotonic() - self._written >= FRESH:
            await self.house.store.write(kept.probe)
            self._written = time.monotonic()
        return Health("stopping" if self.house.tables.background.closing else "ok", __version__)


async def healthz(watch: Watch, ask: Asking[None]) -> Health:
    """Alive, and the database takes what is written."""
    return await watch.well()


async def readyz(watch: Watch, ask: Asking[None]) -> Health:
    """Well, and through with what is done at the start: tables looked at, games loaded."""
    if not watch.settled:
        raise Busy("busy", seconds=1)
    return await watch.well()


class Counts(Collector):
    """What this process has done and holds now; read at the moment when somebody asks."""

    def __init__(self, watch: Watch) -> None:
        self._house = watch.house
        self._stalls = watch.stalls
        self._refused = watch.refused

    def collect(self) -> Iterator[Metric]:
        """Every count with its meaning."""
        rooms, brains = self._house.tables.directory.rooms, self._house.brains
        listeners = sum(len(room.audience.listeners) for room in rooms.values())
        written, commits = self._house.store.written
        yield InfoMetricFamily("minoteka", "which version this is", {"version": __version__})
        yield GaugeMetricFamily("minoteka_tables_open", "tables in memory", len(rooms))
        states = GaugeMetricFamily("minoteka_tables", "tables in memory by their state", labels=("state",))
        for state, number in Counter(room.table.status for room in rooms.values()).items():
            states.add_metric((state,), number)
        yield states
        refused = CounterMetricFamily(
            "minoteka_refused", "HTTP requests refused, by the error's code", labels=("code",)
        )
        for code, number in self._refused.items():
            refused.add_metric((code,), number)
        yield refused
        yield GaugeMetricFamily("minoteka_listeners", "pages that listen", listeners)
        yield GaugeMetricFamily("minoteka_thoughts_waiting", "questions waiting for a bot", brains.waiting)
        yield CounterMetricFamily("minoteka_writes", "jobs on disk", written)
        yield CounterMetricFamily("minoteka_commits", "commits they took", commits)
        yield CounterMetricFamily("minoteka_thoughts", "bots' answers", brains.answered)
        yield CounterMetricFamily("minoteka_thinkers_replaced", "thinking processes that died", brains.replaced)
        late, ever = self._stalls.longest, self._stalls.ever
        yield GaugeMetricFamily("minoteka_loop_stall_seconds", "longest that all waited, in the last minutes", late)
        yield GaugeMetricFamily("minoteka_loop_stall_seconds_ever", "the same since the start", ever)
        yield from brains.seconds.collect()
        yield from self._house.store.commit_seconds()


async def metrics(watch: Watch, ask: Asking[None]) -> Response:
    """Counts in Prometheus' format, and what the process uses: for this machine, or for the token."""
    _check_reader(ask.request, watch.house.settings.metrics_token)
    registry = CollectorRegistry()
    registry.register(Counts(watch))
    ProcessCollector(registry=registry)
    return Response(generate_latest(registry), 200, media_type="text/plain; version=0.0.4")


def _check_reader(request: Request, token: str) -> None:
    """A request that came through a proxy is no request of this machine, whatever address it has."""
    given = request.headers.get("authorization", "").partition(" ")[2].strip()
    if token and compare_digest(given.encode(), token.encode()):
        return
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers or not is_loopback(address_of(request)):
        raise NotYours("metrics")


ENDPOINTS: list[Endpoint[Watch]] = [
    Endpoint("GET", "/healthz", healthz, "alive, and what is written is kept?", answer=Health),
    Endpoint("GET", "/readyz", readyz, "through with what is done at the start?", answer=Health),
    Endpoint("GET", "/metrics", metrics, "counts for Prometheus", answer="text/plain"),
]
