"""How the server runs: every setting with its default, from the environment (``MINOTEKA_…``) or the command
line.
"""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from minoteka.core.errors import Malformed
from minoteka.tables.limits import Limits

DEFAULT_PORT = 7531
USUAL = Limits()
RateText = Annotated[str, Field(pattern=r"^[1-9]\d{0,8}/(second|minute|hour)$")]


def data_folder() -> Path:
    """Where this user's tables live unless a database is named."""
    if chosen := os.environ.get("MINOTEKA_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "Minoteka"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Minoteka"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "minoteka"


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{data_folder() / 'minoteka.sqlite3'}"


class ServerSettings(BaseSettings):
    """Times are in seconds unless the name says otherwise."""

    model_config = SettingsConfigDict(env_prefix="MINOTEKA_", extra="ignore")

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database_url: str = Field(default_factory=default_database)
    origins: Annotated[list[str], NoDecode] = Field(
        default_factory=list, description="origins whose pages may call (our own, behind a proxy), apart by commas"
    )
    trust_proxy: bool = Field(
        default=False, description="believe X-Forwarded-For and -Proto from a proxy on this machine"
    )
    accounts: bool = Field(default=True, description="whether people may make accounts")

    bot_workers: int = Field(default=0, ge=0, le=64, description="processes that think; 0: one fewer than the cores")
    bot_seconds: float = Field(default=USUAL.bot_seconds, gt=0, description="the longest a bot thinks")
    bot_pace: float = Field(default=USUAL.bot_pace, ge=0, description="the shortest a bot seems to think")
    hint_bot: str = Field(default=USUAL.hint_bot, description="the bot that gives hints")
    bot_queue: int = Field(default=512, ge=1, description="how many thoughts may wait")

    request_seconds: float = Field(default=30.0, gt=0, description="how long a request may take to come in")
    max_message: int = Field(default=8192, ge=256, description="bytes of one socket message")
    max_body: int = Field(default=65536, ge=1024, description="bytes of one HTTP request")
    max_tables: int = Field(default=USUAL.max_tables, ge=1, description="tables kept in memory")
    bots_own_tables: int = Field(
        default=USUAL.bots_own_tables, ge=1, description="tables of bots alone at a time, of one address"
    )
    max_sockets: int = Field(default=5_000, ge=1, description="sockets at once")
    sockets_per_address: int = Field(default=200, ge=1)
    sockets_per_table: int = Field(default=USUAL.listeners_per_table, ge=1)
    outbox: int = Field(default=128, ge=4, description="messages a slow reader may lag behind")
    compress: bool = Field(default=True, description="compress what sockets send")
    uvloop: bool = Field(default=True, description="use uvloop where it is installed")
    limits: bool = Field(default=True, description="whether rates are limited at all")
    rate_http: RateText = "600/minute"
    rate_open: RateText = "60/minute"
    rate_login: RateText = "10/minute"
    rate_password: RateText = "30/hour"
    rate_socket: RateText = "40/second"
    rate_seat: RateText = "20/second"
    rate_heavy: RateText = "12/minute"

    idle_table: float = Field(
        default=USUAL.idle_table, gt=0, description="a table without listeners leaves the memory then"
    )
    patience: float = Field(default=USUAL.patience, gt=0, description="nobody moves for this long: abandoned")
    keep_abandoned: float = Field(default=USUAL.keep_abandoned, gt=0, description="then it is deleted after this")
    session: float = Field(default=90 * 86400.0, gt=0, description="how long a login lasts")
    log_level: str = "info"
    log_json: bool = False

    def of_tables(self) -> Limits:
        """What the tables need of it."""
        names = [name for name in Limits.__struct_fields__ if name != "listeners_per_table"]
        return Limits(listeners_per_table=self.sockets_per_table, **{name: getattr(self, name) for name in names})

    @field_validator("origins", mode="before")
    @classmethod
    def _apart(cls, given: Any) -> Any:
        return given.replace(",", " ").split() if isinstance(given, str) else given

    @staticmethod
    def read(**given: Any) -> "ServerSettings":
        """What the command line gives, else the environment, else the defaults; a clear error for what can't be."""
        try:
            return ServerSettings(**{name: value for name, value in given.items() if value is not None})
        except ValidationError as error:
            first = error.errors()[0]
            name = "_".join(("MINOTEKA", *(str(part) for part in first["loc"]))).upper()
            raise Malformed("setting", name=name, why=first["msg"]) from error
