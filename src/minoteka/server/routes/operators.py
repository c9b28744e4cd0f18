"""For operators: is it alive, and how is it doing."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Metric, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.responses import Response

from minoteka import __version__
from minoteka.protocol.http import Health
from minoteka.server.routes.endpoint import Asking, Endpoint
from minoteka.server.store.store import Store
from minoteka.server.tables.hall import Hall


async def healthz(asking: Asking, _: None) -> Health:
    """Alive, and the database answers."""
    await asking.house.store.read(lambda db: db.exec_driver_sql("SELECT 1").scalar())
    return Health("stopping" if asking.hall.closing else "ok", __version__)


class Counts(Collector):
    """What this process has done and holds now; read at the moment when somebody asks."""

    def __init__(self, hall: Hall, store: Store) -> None:
        self._hall = hall
        self._store = store

    def collect(self) -> Iterator[Metric]:
        """Every count with its meaning."""
        rooms, brains = self._hall.rooms, self._hall.brains
        listeners = sum(len(room.audience.listeners) for room in rooms.values())
        written, commits = self._store.written
        yield GaugeMetricFamily("minoteka_tables_open", "tables in memory", len(rooms))
        yield GaugeMetricFamily("minoteka_listeners", "pages that listen", listeners)
        yield GaugeMetricFamily("minoteka_thoughts_waiting", "questions waiting for a bot", brains.waiting)
        yield CounterMetricFamily("minoteka_writes", "jobs on disk", written)
        yield CounterMetricFamily("minoteka_commits", "commits they took", commits)
        yield CounterMetricFamily("minoteka_thoughts", "bots' answers", brains.answered)
        yield CounterMetricFamily("minoteka_thinkers_replaced", "thinking processes that died", brains.replaced)


async def metrics(asking: Asking, _: None) -> Response:
    """Counts in Prometheus' format, and what the process uses."""
    registry = CollectorRegistry()
    registry.register(Counts(asking.hall, asking.house.store))
    ProcessCollector(registry=registry)
    return Response(generate_latest(registry), 200, media_type="text/plain; version=0.0.4")


ENDPOINTS = [
    Endpoint("GET", "/healthz", healthz, "alive?", answer=Health),
    Endpoint("GET", "/metrics", metrics, "counts for Prometheus", answer="text/plain"),
]
