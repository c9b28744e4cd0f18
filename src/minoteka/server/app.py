"""The application: everything put together, from start to clean stop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from minoteka.server.bots.brains import Brains
from minoteka.server.guard import Guard
from minoteka.server.routes import accounts, analysis, catalog, daily, operators, page, pictures, qr, tables
from minoteka.server.routes.endpoint import Asking, Endpoint, House, Served, address_of, json_response
from minoteka.server.routes.openapi import openapi
from minoteka.server.settings import Settings
from minoteka.server.sockets.endpoint import Sockets
from minoteka.server.store.store import Store
from minoteka.server.tables.hall import Hall

log = structlog.get_logger()

ENDPOINTS: list[Endpoint] = [
    *catalog.ENDPOINTS,
    *tables.ENDPOINTS,
    *analysis.ENDPOINTS,
    *qr.ENDPOINTS,
    *daily.ENDPOINTS,
    *pictures.ENDPOINTS,
    *accounts.ENDPOINTS,
    *operators.ENDPOINTS,
]


async def describe(_asking: Asking, _: None) -> Response:
    """The OpenAPI description."""
    return json_response(openapi(ENDPOINTS))


class Server:
    """One server process: the store, the tables, the thinkers and the sockets."""

    def __init__(self, settings: Settings, lan: list[str] | None = None) -> None:
        self.settings = settings
        self.lan = lan or []
        self.sockets: Sockets | None = None
        self.hall: Hall | None = None
        self.app: ASGIApp = Guard(Starlette(lifespan=self._lifespan), settings.origins, settings.trust_proxy)

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(self.settings.database_url)
        brains = Brains(self.settings.bot_workers, self.settings.bot_queue)
        brains.start()
        hall = self.hall = Hall(store, brains, self.settings)
        sockets = self.sockets = Sockets(hall, self.settings)
        await store.listen(hall.sharing.heard, hall.sharing.missed)
        app.router.routes.extend(self._routes(House(hall, store, self.settings, self.lan), sockets))
        hall.spawn(self._settle_in(hall))
        try:
            yield
        finally:
            await hall.close()
            await brains.close()
            await store.close()

    async def _settle_in(self, hall: Hall) -> None:
        found = await hall.recover()
        log.info("recovered", **found)
        await hall.housekeeping()

    def _routes(self, house: House, sockets: Sockets) -> list[BaseRoute]:
        served = Served(house, accounts.account_of)

        async def table_socket(socket: WebSocket) -> None:
            account = await served.account(socket)
            await sockets.serve(socket, str(socket.path_params["table"]), address_of(socket), account)

        routes: list[BaseRoute] = [served.route(endpoint) for endpoint in ENDPOINTS]
        routes.append(served.route(Endpoint("GET", "/api/openapi.json", describe, "this description")))
        return [*routes, WebSocketRoute("/api/tables/{table}/socket", table_socket), page.ROUTE]

    async def farewell(self) -> None:
        """Say goodbye to every page before the sockets close."""
        if self.sockets is not None:
            await self.sockets.farewell()
