"""What a room knows of the hall it is in: the store, the clock, and whom to tell. (The hall knows the rooms.)"""

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from sqlalchemy import Connection

from minoteka.server.bots.brains import Brains
from minoteka.server.settings import Settings
from minoteka.server.store.store import Store
from minoteka.server.tables.table import Step, Table


class Surroundings(Protocol):
    """The hall, seen from inside a room."""

    store: Store
    brains: Brains
    settings: Settings
    started: int
    rooms: dict[str, Any]
    sharing: Any

    def now(self) -> int:
        """Milliseconds since 1970."""

    def monotonic(self) -> float:
        """Seconds that never jump."""

    def today(self) -> str:
        """The date (UTC)."""

    def spawn(self, work: Coroutine[object, object, None]) -> Any:
        """Do something in the background."""

    def settle(self, table: Table, step: Step) -> Callable[[Connection], None]:
        """What else is written when a table begins or ends."""

    def after_entry(self, room: Any, *, own: bool = True) -> None:
        """Something happened in a room."""

    def stand_in(self, table: Table) -> str:
        """The bot that plays on for a seat that gave up."""

    async def open_rematch(self, table: Table) -> str:
        """The table after this one."""
