"""What the endpoints of a server work with, beside its tables: the database, accounts' passwords."""

from dataclasses import dataclass

from minoteka.server.bots.pool import BrainPool
from minoteka.server.passwords import Passwords
from minoteka.server.settings import ServerSettings
from minoteka.server.store.store import Database
from minoteka.system import SystemChance
from minoteka.tables.house import Tables


@dataclass(frozen=True)
class House:
    """One server process."""

    tables: Tables
    store: Database
    brains: BrainPool
    settings: ServerSettings
    chance: SystemChance
    lan: list[str]
    passwords: Passwords
