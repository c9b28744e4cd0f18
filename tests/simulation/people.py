"""What people do: open tables, sit down, play, take back, resign, look on, sign up and leave; and an operator who
deletes tables. All of it through what the protocol offers, some of it where they have no right to.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from minoteka.core.errors import MinotekaError
from minoteka.protocol import socket
from minoteka.protocol.common import ClockRule
from minoteka.protocol.tables import MyTables, OpenTable, SeatPlan, SitDown, TableKey
from minoteka.server.store import people
from minoteka.server.store import tables as sql
from minoteka.tables import endpoints
from minoteka.tables.endpoint import Ask
from tests.simulation.pages import Page

if TYPE_CHECKING:
    from tests.simulation.servers import Server
    from tests.simulation.world import World

MOST_TABLES = 3
AWAY = (DBAPIError, sqlite3.Error, asyncio.CancelledError)
"""How a request fails whose store is away, or that is given up."""


class People:
    """``act``: somebody does something. In every fifth house they are members: all have accounts, and are rated."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._chance = world.chance
        self._tables: list[str] = []
        self._tokens: dict[str, list[tuple[str, int | None]]] = {}
        self._accounts: list[int] = []
        self._names = 0
        self._given: set[int] = set()
        self._members = world.seed % 5 == 4
        if self._members:
            with world.disk.engine.begin() as db:
                self._accounts = [people.register(db, f"member {number}", "", 0) or 0 for number in range(3)]
            self._given |= set(self._accounts)

    def act(self) -> None:
        """The next thing that anybody does."""
        chance = self._chance
        if not self._tables or (len(self._tables) < MOST_TABLES and chance.random() < 0.08):
            self._open()
            return
        pages = [page for page in self._world.pages if not page.left and page.state is not None]
        if pages and chance.random() < 0.8:
            to_move = [page for page in pages if page.last["legal"] is not None]
            self._play(chance.choice(to_move if to_move and chance.random() < 0.5 else pages))
        else:
            chance.choice((self._sit, self._sit, self._visit, self._read, self._sign_up, self._end, self._rejoin))()

    def _account(self) -> int | None:
        return self._chance.choice(self._accounts if self._members and self._accounts else [None, *self._accounts])

    def _ask(self, work: Callable[["Server"], Any], then: Callable[[Any], None] | None = None) -> None:
        self._world.spawn(self._asking(work, then))

    async def _asking(self, work: Callable[["Server"], Any], then: Callable[[Any], None] | None) -> None:
        """A request over HTTP: it may never arrive, or its answer be lost."""
        await asyncio.sleep(self._chance.uniform(0.0, 0.05))
        server = self._world.some_server()
        if server is None:
            return
        task = server.serve(work(server))
        await asyncio.wait([task], timeout=20.0)
        if not task.done() or server.life.over or (self._world.troubled and self._chance.random() < 0.02):
            return
        try:
            answer = task.result()
        except (MinotekaError, *AWAY):
            return
        except Exception as error:
            self._world.fail(f"a request ended with {error!r}")
            return
        await asyncio.sleep(self._chance.uniform(0.0, 0.05))
        if then is not None:
            then(answer)

    def _open(self) -> None:
        chance, account = self._chance, self._account()
        game, count = chance.choice((("riomino", 2), ("riomino", 2), ("trimino", 2), ("trimino", 3)))
        plans = [chance.choice(("me", "me", "open", "open", "bot")) for _ in range(count)]
        if all(plan == "open" for plan in plans):
            plans[0] = "me"
        if self._members:
            game, plans = "riomino", ["me", "open"]
        clock = chance.choice((None, None, ClockRule("move", chance.randint(5, 15)), ClockRule("bank", 20, 3)))
        options = {"rounds": 1} if game == "trimino" else {}
        seats = [SeatPlan(plan, self._name(), "random") for plan in plans]  # type: ignore[arg-type]  # one of three
        asked = OpenTable(game, seats, options, listed=chance.random() < 0.7, clock=clock)

        def opened(answer: Any) -> None:
            self._came(answer.table, [seat.token for seat in answer.seats], account)

        self._ask(lambda server: endpoints.open_table(server.tables, Ask(body=asked, account=account)), opened)

    def _name(self) -> str:
        self._names += 1
        return f"n{self._names}"

    def _came(self, table: str, tokens: list[str], account: int | None) -> None:
        if table not in self._tables and table not in self._world.truth.deleted:
            self._tables.append(table)
        self._tokens.setdefault(table, []).extend((token, account) for token in tokens)
        Page(self._world, table, tokens, account, "player" if tokens else "watcher")

    def _sit(self) -> None:
        table, account = self._chance.choice(self._tables), self._account()
        ask = Ask(body=SitDown(self._name()), path={"table": table}, account=account)
        self._ask(
            lambda server: endpoints.sit(server.tables, ask), lambda seat: self._came(table, [seat.token], account)
        )

    def _visit(self) -> None:
        """Somebody looks on, with a key that somebody else has, too, or an old one, or none."""
        table = self._chance.choice(self._tables)
        known = self._tokens.get(table, [])
        token, account = self._chance.choice([*known, ("", self._account())])
        if sum(page.table == table and not page.left for page in self._world.pages) < 8:
            self._came(table, [token] if token else [], account)

    def _rejoin(self) -> None:
        """Somebody closes a page."""
        pages = [page for page in self._world.pages if not page.left]
        if pages and self._chance.random() < 0.5:
            self._chance.choice(pages).leave()

    def _read(self) -> None:
        table, chance = self._chance.choice(self._tables), self._chance
        path, tokens = {"table": table}, [token for token, _ in self._tokens.get(table, [])][:1]
        asks: list[tuple[Any, Ask[Any]]] = [
            (endpoints.lobby, Ask(body=None)),
            (endpoints.show_table, Ask(body=None, path=path)),
            (endpoints.mine, Ask(body=MyTables([TableKey(table, tokens)]), account=self._account())),
            (endpoints.replay, Ask(body=None, path=path, query={"eyes": -1, "start": 0, "count": 9})),
            (endpoints.record, Ask(body=None, path=path, tokens=tokens)),
            (endpoints.show_analysis, Ask(body=None, path=path)),
        ]
        handler, ask = chance.choice(asks)
        self._ask(lambda server: handler(server.tables, ask))

    def _sign_up(self) -> None:
        if len(self._accounts) < 4:
            name = self._name()
            self._ask(
                lambda server: server.house.store.write(people.register, name, "", server.tables.now()),
                self._signed_up,
            )

    def _signed_up(self, number: int | None) -> None:
        if number is None:
            return
        if number in self._given:
            self._world.fail(f"account {number} is somebody else's number")
        self._given.add(number)
        self._accounts.append(number)

    def _end(self) -> None:
        """An account or a table is deleted."""
        chance, world = self._chance, self._world
        if self._accounts and chance.random() < 0.4:
            number = chance.choice(self._accounts)
            self._accounts.remove(number)
            world.tell(f"account {number} is to be deleted")
            if chance.random() < 0.5:
                self._ask(lambda server: server.delete_account(number))
            else:
                self._operate(f"a{number}", lambda db: people.delete_account(db, number))
        elif self._accounts and chance.random() < 0.3:
            number = chance.choice(self._accounts)
            world.tell(f"account {number} gets a new password")
            password = str(world.loop.time())  # whoever signed in before must come again
            if chance.random() < 0.5:
                self._ask(lambda server: server.change_password(number, password))
            else:
                self._operate(f"a{number}", lambda db: people.set_password(db, number, password))
        elif len(self._tables) > 2 and chance.random() < 0.4:
            table = chance.choice(self._tables)
            self._tables.remove(table)
            self._delete(table)

    def _delete(self, table: str) -> None:
        self._operate(f"e{table}", lambda db: sql.delete_table(db, table))
        self._world.tell("is deleted", table)
        self._world.truth.removed(table)

    def _operate(self, notice: str, change: Callable[[Connection], Any]) -> None:
        """As the operator's commands do it."""
        world = self._world
        with world.disk.healthy(), world.disk.engine.begin() as db:
            change(db)
            if not world.shared:
                sql.tell_of(db, notice)
        if world.shared:
            world.disk.told.append(f"operator\n{notice}")
            world.notifier.send()

    def _play(self, page: Page) -> None:
        chance, legal, yours = self._chance, page.last["legal"], page.yours
        if page.ask is not None and set(page.ask["waiting"]) & set(yours):
            seat = next(seat for seat in page.ask["waiting"] if seat in yours)
            page.request(socket.AnswerUndo, seat=seat, agree=chance.random() < 0.5)
        elif legal is not None and chance.random() < 0.85:
            text = chance.choice(legal["columns"]["text"])
            page.request(socket.Move, seat=page.last["view"]["seat"], seq=page.seq, text=text)
        else:
            self._anything(page, chance.choice(yours) if yours and chance.random() < 0.9 else chance.randint(0, 2))

    def _anything(self, page: Page, seat: int) -> None:
        """Whatever a page can say."""
        chance, seq = self._chance, page.seq
        acts: list[tuple[int, Callable[[], None]]] = [
            (1, lambda: page.say(socket.Hello(page.tokens, page.looks, seq))),
            (2, lambda: page.request(socket.Look, seat=chance.choice((-1, seat)), since=chance.choice((-1, seq)))),
            (1, lambda: page.request(socket.Move, seat=seat, seq=max(0, seq - chance.randint(0, 1)), text="pass")),
            (1, lambda: page.request(socket.Why, seat=seat, move={"what": 1})),
            (2, lambda: page.request(socket.AskHint, seat=seat)),
            (6, lambda: page.request(socket.Undo, seat=seat)),
            (1, lambda: page.request(socket.AnswerUndo, seat=seat, agree=True)),
            (1, lambda: page.request(socket.Resign, seat=seat)),
            (3, lambda: page.request(socket.Takeover, seat=seat, level=chance.choice((None, "random", "greedy")))),
            (2, lambda: page.request(socket.Leave, seat=seat)),
            (3, lambda: self._rematch(page, seat)),
            (1, lambda: page.request(socket.React, seat=seat, what="wow")),
            (1, lambda: page.request(socket.Ping)),
        ]
        chance.choices([act for _, act in acts], [weight for weight, _ in acts])[0]()

    def _rematch(self, page: Page, seat: int) -> None:
        """Ask for the next table, or go there."""
        assert page.state is not None
        following = page.state["rematch"]
        if following is not None:
            if not any(other.table == following and other.tokens == page.tokens for other in self._world.pages):
                self._came(following, page.tokens, page.account)
        elif page.last["status"] == "over":
            page.request(socket.Rematch, seat=seat)
