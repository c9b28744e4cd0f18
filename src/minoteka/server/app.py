"""The application: everything put together, from start to clean stop."""

import re
from functools import partial
from typing import Any

import structlog
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from minoteka import catalog as games
from minoteka.server.aside import aside
from minoteka.server.bench import DatabaseDays, FairBench
from minoteka.server.bots.pool import BrainPool
from minoteka.server.guard import Guard
from minoteka.server.house import House
from minoteka.server.passwords import Passwords
from minoteka.server.rates import Rate
from minoteka.server.routes import accounts, built, catalog, offline, operators, qr
from minoteka.server.routes.http import Asking, Served, address_of, json_response
from minoteka.server.routes.openapi import openapi
from minoteka.server.searching import Searchers
from minoteka.server.settings import ServerSettings
from minoteka.server.sockets.line import Line
from minoteka.server.sockets.sockets import Sockets
from minoteka.server.store.keeping import TableStore
from minoteka.server.store.store import Database
from minoteka.system import SystemChance, SystemTime
from minoteka.tables.endpoint import Endpoint
from minoteka.tables.endpoints import ENDPOINTS as OF_TABLES
from minoteka.tables.house import Tables
from minoteka.tables.riddling import ENDPOINTS as OF_RIDDLES
from minoteka.tables.seams import Outside
from minoteka.tables.teaching import ENDPOINTS as OF_LESSONS
from minoteka.workshop.endpoints import ENDPOINTS as OF_WORKSHOP
from minoteka.workshop.place import Workshop

log = structlog.get_logger()

TABLE_SOCKET = re.compile(r"/api/tables/([^/]{1,64})/socket")
NOT_FOUND = 4004

OF_HOUSE: list[Endpoint[House]] = [
    *catalog.ENDPOINTS,
    *qr.ENDPOINTS,
    *accounts.ENDPOINTS,
]


ENDPOINTS: list[Endpoint[Any]] = [*OF_HOUSE, *OF_WORKSHOP, *operators.ENDPOINTS, *OF_TABLES, *OF_LESSONS, *OF_RIDDLES]


async def describe(_house: House, _: Asking[None]) -> Response:
    """The OpenAPI description."""
    return json_response(openapi(ENDPOINTS))


class Server:
    """One server process: the store, the tables, the thinkers and the sockets. Made by ``start``."""

    def __init__(self, settings: ServerSettings, store: Database, lan: list[str]) -> None:
        self.store = store
        self.brains = BrainPool(settings.bot_workers, settings.bot_queue)
        chance = SystemChance()
        self.tables = Tables(
            Outside(TableStore(store), self.brains, SystemTime(), chance, aside, log, settings.of_tables())
        )
        self._sockets = Sockets(self.tables, settings)
        passwords = Passwords(Rate.read(settings.rate_password) if settings.limits else None)
        house = House(self.tables, store, self.brains, settings, chance, lan, passwords)
        self._searchers = Searchers()
        self._bench = FairBench(self._searchers.run)
        workshop = Workshop(self.tables, self._bench, DatabaseDays(store, chance))
        self._served = Served(settings, partial(accounts.account_of, house))
        self._watch = operators.Watch(house, self._served.refused)
        description = Endpoint("GET", "/api/openapi.json", describe, "this description")
        routes = [self._served.route(endpoint, self.tables) for endpoint in (*OF_TABLES, *OF_LESSONS, *OF_RIDDLES)]
        routes += [self._served.route(endpoint, workshop) for endpoint in OF_WORKSHOP]
        routes += [self._served.route(endpoint, house) for endpoint in (*OF_HOUSE, description)]
        routes += [self._served.route(endpoint, self._watch) for endpoint in operators.ENDPOINTS]
        self._pages = Starlette(routes=[*routes, *offline.routes(settings.offline), built.ROUTE])
        self.app: ASGIApp = Guard(self._enter, settings.origins, settings.trust_proxy)

    @staticmethod
    async def start(settings: ServerSettings, lan: list[str] | None = None) -> "Server":
        """Open the database, wake the thinkers, look at the tables that go on; a clear error if it can't be."""
        server = Server(settings, await Database.open(settings.database_url), lan or [])
        sharing = server.tables.sharing
        await server.store.listen(sharing.heard, sharing.missed)
        server.brains.start()
        server.tables.background.spawn(server._settle_in())
        server.tables.background.spawn(server._watch.stalls.watch())
        return server

    async def _settle_in(self) -> None:
        await self.tables.housekeeping.settle_in(games.GAMES)
        self._watch.settled = True
        await self.tables.housekeeping.keep_house()

    async def _enter(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go straight to their tables, everything else to the routes."""
        if scope["type"] != "websocket":
            await self._pages(scope, receive, send)
            return
        line, found = Line(scope, receive, send), TABLE_SOCKET.fullmatch(scope["path"])
        if found is None:
            await line.close(NOT_FOUND)
            return
        connection, cuts = HTTPConnection(scope), self.tables.sharing.cuts
        account = await self._served.account(connection)
        await self._sockets.serve(line, found[1], address_of(connection), account, cuts)

    async def farewell(self) -> None:
        """Say goodbye to every page before the sockets close, and have nobody wait for a search any more."""
        self._bench.close()
        await self._sockets.farewell()

    async def stop(self) -> None:
        """Stop cleanly; what was entered is on disk already."""
        await self.tables.close()
        await self.brains.close()
        await self._searchers.close()
        await self.store.close()
