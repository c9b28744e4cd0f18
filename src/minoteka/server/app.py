"""The application: everything put together, from start to clean stop."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from minoteka import catalog as games
from minoteka.server.bots.brains import Brains
from minoteka.server.guard import Guard
from minoteka.server.routes import accounts, analysis, catalog, daily, operators, page, pictures, puzzles, qr, tables
from minoteka.server.routes.endpoint import Asking, Endpoint, House, Served, address_of, json_response
from minoteka.server.routes.openapi import openapi
from minoteka.server.settings import Settings
from minoteka.server.sockets.endpoint import Sockets
from minoteka.server.sockets.line import Line
from minoteka.server.store.store import Store
from minoteka.server.tables.hall import Hall

log = structlog.get_logger()

TABLE_SOCKET = re.compile(r"/api/tables/([^/]{1,64})/socket")

ENDPOINTS: list[Endpoint] = [
    *catalog.ENDPOINTS,
    *tables.ENDPOINTS,
    *analysis.ENDPOINTS,
    *qr.ENDPOINTS,
    *daily.ENDPOINTS,
    *pictures.ENDPOINTS,
    *puzzles.ENDPOINTS,
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
        self._pages = Starlette(lifespan=self._lifespan)
        self._served: Served | None = None
        self.app: ASGIApp = Guard(self._enter, settings.origins, settings.trust_proxy)

    async def _enter(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go straight to their tables, everything else to the routes."""
        if scope["type"] != "websocket":
            await self._pages(scope, receive, send)
            return
        line, found = Line(scope, receive, send), TABLE_SOCKET.fullmatch(scope["path"])
        if found is None or self.sockets is None or self._served is None:
            await line.close(4004)
            return
        connection = HTTPConnection(scope)
        account = await self._served.account(connection)
        await self.sockets.serve(line, found[1], address_of(connection), account)

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(self.settings.database_url)
        brains = Brains(self.settings.bot_workers, self.settings.bot_queue)
        brains.start()
        hall = self.hall = Hall(store, brains, self.settings)
        self.sockets = Sockets(hall, self.settings)
        await store.listen(hall.sharing.heard, hall.sharing.missed)
        app.router.routes.extend(self._routes(House(hall, store, self.settings, self.lan)))
        hall.spawn(self._settle_in(hall))
        try:
            yield
        finally:
            await hall.close()
            await brains.close()
            await store.close()

    async def _settle_in(self, hall: Hall) -> None:
        found = await hall.recover()
        for name in games.GAMES:
            await hall.ready(name)
        log.info("recovered", **found)
        await hall.housekeeping()

    def _routes(self, house: House) -> list[BaseRoute]:
        served = self._served = Served(house, accounts.account_of)
        routes: list[BaseRoute] = [served.route(endpoint) for endpoint in ENDPOINTS]
        routes.append(served.route(Endpoint("GET", "/api/openapi.json", describe, "this description")))
        return [*routes, page.ROUTE]

    async def farewell(self) -> None:
        """Say goodbye to every page before the sockets close."""
        if self.sockets is not None:
            await self.sockets.farewell()
