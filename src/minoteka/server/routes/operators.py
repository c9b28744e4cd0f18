"""For operators: is it alive, and how is it doing."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from starlette.responses import Response

from minoteka import __version__
from minoteka.server.protocol.http import Health
from minoteka.server.routes.endpoint import Asking, Endpoint


async def healthz(asking: Asking, _: None) -> Health:
    """Alive, and the database answers."""
    await asking.house.store.read(lambda db: db.exec_driver_sql("SELECT 1").scalar())
    return Health("stopping" if asking.hall.closing else "ok", __version__)


async def metrics(asking: Asking, _: None) -> Response:
    """Counts in Prometheus' format."""
    hall, store = asking.hall, asking.house.store
    registry = CollectorRegistry()
    written, groups = store.written
    gauges = {
        "minoteka_tables_open": ("tables in memory", len(hall.rooms)),
        "minoteka_listeners": ("pages that listen", sum(len(r.audience.listeners) for r in hall.rooms.values())),
        "minoteka_thoughts_waiting": ("questions waiting for a bot", hall.brains.waiting),
    }
    for name, (says, value) in gauges.items():
        Gauge(name, says, registry=registry).set(value)
    counters = {
        "minoteka_writes": ("jobs on disk", written),
        "minoteka_commits": ("commits they took", groups),
        "minoteka_thoughts": ("bots' answers", hall.brains.answered),
        "minoteka_thinkers_replaced": ("thinking processes that died", hall.brains.replaced),
    }
    for name, (says, value) in counters.items():
        Counter(name, says, registry=registry).inc(value)
    return Response(generate_latest(registry), 200, media_type="text/plain; version=0.0.4")


ENDPOINTS = [
    Endpoint("GET", "/healthz", healthz, "alive?", answer=Health),
    Endpoint("GET", "/metrics", metrics, "counts for Prometheus", answer="text/plain"),
]
