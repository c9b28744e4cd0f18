"""The application: everything put together, from start to clean stop."""

import re

import structlog
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.responses import Response
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
NOT_FOUND = 4004

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
    """One server process: the store, the tables, the thinkers and the sockets. Made by ``start``."""

    def __init__(self, settings: Settings, store: Store, lan: list[str]) -> None:
        self.store = store
        self.brains = Brains(settings.bot_workers, settings.bot_queue)
        self.hall = Hall(store, self.brains, settings)
        self._sockets = Sockets(self.hall, settings)
        self._served = Served(House(self.hall, store, settings, lan), accounts.account_of)
        routes = [self._served.route(endpoint) for endpoint in ENDPOINTS]
        routes.append(self._served.route(Endpoint("GET", "/api/openapi.json", describe, "this description")))
        self._pages = Starlette(routes=[*routes, page.ROUTE])
        self.app: ASGIApp = Guard(self._enter, settings.origins, settings.trust_proxy)

    @staticmethod
    async def start(settings: Settings, lan: list[str] | None = None) -> "Server":
        """Open the database, wake the thinkers, look at the tables that go on; a clear error if it can't be."""
        server = Server(settings, await Store.open(settings.database_url), lan or [])
        sharing = server.hall.sharing
        await server.store.listen(sharing.heard, sharing.missed)
        server.brains.start()
        server.hall.spawn(server._settle_in())
        return server

    async def _settle_in(self) -> None:
        log.info("recovered", **await self.hall.recover())
        for name in games.GAMES:
            await self.hall.ready(name)
        await self.hall.housekeeping()

    async def _enter(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go straight to their tables, everything else to the routes."""
        if scope["type"] != "websocket":
            await self._pages(scope, receive, send)
            return
        line, found = Line(scope, receive, send), TABLE_SOCKET.fullmatch(scope["path"])
        if found is None:
            await line.close(NOT_FOUND)
            return
        connection = HTTPConnection(scope)
        account = await self._served.account(connection)
        await self._sockets.serve(line, found[1], address_of(connection), account)

    async def farewell(self) -> None:
        """Say goodbye to every page before the sockets close."""
        await self._sockets.farewell()

    async def stop(self) -> None:
        """Stop cleanly; what was entered is on disk already."""
        await self.hall.close()
        await self.brains.close()
        await self.store.close()
