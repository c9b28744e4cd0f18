"""For operators: is it alive, and how is it doing."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Metric, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.responses import Response

from minoteka import __version__
from minoteka.protocol.http import Health
from minoteka.server.house import House
from minoteka.server.routes.http import Asking
from minoteka.tables.endpoint import Endpoint


async def healthz(house: House, ask: Asking[None]) -> Health:
    """Alive, and the database answers."""
    await house.store.read(lambda db: db.exec_driver_sql("SELECT 1").scalar())
    return Health("stopping" if house.tables.background.closing else "ok", __version__)


class Counts(Collector):
    """What this process has done and holds now; read at the moment when somebody asks."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        """Every count with its meaning."""
        rooms, brains = self._house.tables.directory.rooms, self._house.brains
        listeners = sum(len(room.audience.listeners) for room in rooms.values())
        written, commits = self._house.store.written
        yield GaugeMetricFamily("minoteka_tables_open", "tables in memory", len(rooms))
        yield GaugeMetricFamily("minoteka_listeners", "pages that listen", listeners)
        yield GaugeMetricFamily("minoteka_thoughts_waiting", "questions waiting for a bot", brains.waiting)
        yield CounterMetricFamily("minoteka_writes", "jobs on disk", written)
        yield CounterMetricFamily("minoteka_commits", "commits they took", commits)
        yield CounterMetricFamily("minoteka_thoughts", "bots' answers", brains.answered)
        yield CounterMetricFamily("minoteka_thinkers_replaced", "thinking processes that died", brains.replaced)


async def metrics(house: House, ask: Asking[None]) -> Response:
    """Counts in Prometheus' format, and what the process uses."""
    registry = CollectorRegistry()
    registry.register(Counts(house))
    ProcessCollector(registry=registry)
    return Response(generate_latest(registry), 200, media_type="text/plain; version=0.0.4")


ENDPOINTS: list[Endpoint[House]] = [
    Endpoint("GET", "/healthz", healthz, "alive?", answer=Health),
    Endpoint("GET", "/metrics", metrics, "counts for Prometheus", answer="text/plain"),
]
