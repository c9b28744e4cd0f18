"""How the server runs: every setting with its default, from the environment (``MINOTEKA_…``) or the command
line.
"""

import os
import sys
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from minoteka import catalog
from minoteka.core.errors import Malformed
from minoteka.tables.limits import Limits

PREFIX = "MINOTEKA_"
BESIDE = {"MINOTEKA_DATA", "MINOTEKA_LANG", "MINOTEKA_KERNEL", "MINOTEKA_CACHE", "MINOTEKA_CHROMIUM"}
"""What others than the server read from the environment: the terminal, the kernels, the tests."""
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


OFFLINE = Path(__file__).parent / "offline"
"""Where a release has the house without a server."""


def is_site(folder: Path) -> bool:
    """Whether a folder holds a house without a server."""
    return (folder / "index.html").is_file() and (folder / "offline.js").is_file()


def released_site() -> Path | None:
    """The one that came with this release; a checkout has none."""
    return OFFLINE if is_site(OFFLINE) else None


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{data_folder() / 'minoteka.sqlite3'}"


class ServerSettings(BaseSettings):
    """Times are in seconds unless the name says otherwise."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="ignore")

    host: str = "127.0.0.1"
    port: int = Field(default=DEFAULT_PORT, ge=0, le=65535)
    database_url: str = Field(default_factory=default_database)
    origins: Annotated[list[str], NoDecode] = Field(
        default_factory=list, description="origins whose pages may call (our own, behind a proxy), apart by commas"
    )
    trust_proxy: bool = Field(
        default=False, description="believe X-Forwarded-For and -Proto from a proxy on this machine"
    )
    accounts: bool = Field(default=True, description="whether people may make accounts")
    offline: Path | None = Field(
        default_factory=released_site, description="the folder served under /offline/, to play without a network"
    )

    bot_workers: int = Field(default=0, ge=0, le=64, description="processes that think; 0: cores − 1, at least 2")
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
    metrics_token: str = Field(
        default="", description="who brings it as a bearer may read /metrics from elsewhere than this machine"
    )
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_json: bool = False

    def of_tables(self) -> Limits:
        """What the tables need of it."""
        names = [name for name in Limits.__struct_fields__ if name != "listeners_per_table"]
        return Limits(listeners_per_table=self.sockets_per_table, **{name: getattr(self, name) for name in names})

    @field_validator("origins", mode="before")
    @classmethod
    def _apart(cls, given: Any) -> Any:
        return given.replace(",", " ").split() if isinstance(given, str) else given

    @field_validator("origins")
    @classmethod
    def _origins(cls, given: list[str]) -> list[str]:
        for origin in given:
            parts = urlsplit(origin)
            if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
                raise ValueError(f"{origin!r} is no origin like https://games.example.org")
        return given

    @field_validator("offline", mode="before")
    @classmethod
    def _none(cls, given: Any) -> Any:
        return given or None

    @field_validator("offline")
    @classmethod
    def _site(cls, given: Path | None) -> Path | None:
        if given is not None and not is_site(given):
            raise ValueError(f"{str(given)!r} is no folder that `minoteka site` wrote")
        return given

    @field_validator("hint_bot")
    @classmethod
    def _bot(cls, given: str) -> str:
        if given not in catalog.BOTS:
            raise ValueError(f"there is no bot {given!r}; known: {', '.join(catalog.BOTS)}")
        return given

    def chosen(self) -> dict[str, Any]:
        """What was given and is not the usual, by its name in the environment; secrets are not told."""
        given = {name: getattr(self, name) for name in sorted(self.model_fields_set)}
        if "metrics_token" in given:
            given["metrics_token"] = "…"
        given["database_url"] = database_shown(self.database_url)
        return {_in_environment(name): value for name, value in given.items()}

    @staticmethod
    def read(**given: Any) -> "ServerSettings":
        """What the command line gives, else the environment, else the defaults; a clear error for what can't be."""
        check_names(os.environ)
        try:
            return ServerSettings(**{name: value for name, value in given.items() if value is not None})
        except ValidationError as error:
            first = error.errors()[0]
            name = _in_environment("_".join(str(part) for part in first["loc"]))
            raise Malformed("setting", name=name, why=first["msg"].removeprefix("Value error, ")) from error


def _in_environment(name: str) -> str:
    return f"{PREFIX}{name}".upper()


def check_names(environment: Iterable[str]) -> None:
    """Refuse a name that looks like a setting of ours and is none: whoever wrote it meant something."""
    known = {_in_environment(name) for name in ServerSettings.model_fields} | BESIDE
    for name in environment:
        if name.startswith(PREFIX) and name not in known:
            close = get_close_matches(name, known, 1)
            raise Malformed("setting-unknown", name=name, close=close[0] if close else "")


def database_shown(address: str) -> str:
    """A database's address without the password in it."""
    parts = urlsplit(address)
    return address if parts.password is None else address.replace(f":{parts.password}@", ":…@", 1)
