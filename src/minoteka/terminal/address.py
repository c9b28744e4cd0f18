"""The link of a server's table, and what is asked of the server once, before one sits there (docs/protocol.md)."""

import re
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from minoteka.core.errors import Malformed, MinotekaError, NotYours
from minoteka.protocol.common import TableCard
from minoteka.protocol.house import Failure
from minoteka.protocol.problems import error_of
from minoteka.protocol.tables import SeatToken, SitDown

SECONDS = 20.0
LARGEST = 1 << 20
LINK = re.compile("(?P<base>.*)/t/(?P<table>[A-Za-z0-9_-]{8,40})/?")
KEY = re.compile("key=(?P<token>[A-Za-z0-9_-]{16,64})")


@dataclass(frozen=True)
class TableAddress:
    """Where a table stands: the server (with the path it lies under), the table's id; the key of a seat if it came
    with the link.
    """

    server: str
    table: str
    token: str = ""

    @staticmethod
    def read(text: str) -> "TableAddress":
        """From a link as people send it, with or without its scheme."""
        whole = text.strip()
        try:
            parts = urlsplit(whole if "://" in whole else f"http://{whole}")
            link, key = LINK.fullmatch(parts.path), KEY.fullmatch(parts.fragment)
            sound = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1) > 0
        except ValueError as error:
            raise Malformed("join-address", text=text[:100]) from error
        if not sound or link is None or (parts.fragment and key is None):
            raise Malformed("join-address", text=text[:100])
        server = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{link['base']}"
        return TableAddress(server, link["table"], "" if key is None else key["token"])

    @property
    def link(self) -> str:
        """The table's link, without any key."""
        return f"{self.server}/t/{self.table}"

    @property
    def socket(self) -> str:
        """Where its socket is."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"

    def card(self) -> TableCard:
        """What anybody may know of the table."""
        card: TableCard = self._asked("", None, TableCard)
        return card

    def sit(self, name: str, seat: int | None, words: str) -> SeatToken:
        """Take an open seat; its key."""
        key: SeatToken = self._asked("/sit", SitDown(name, seat, words), SeatToken)
        return key

    def _asked(self, what: str, body: Any, kind: type[Any]) -> Any:
        data = None if body is None else msgspec.json.encode(body)
        asked = Request(f"{self.server}/api/tables/{self.table}{what}", data)
        if data is not None:
            asked.add_header("Content-Type", "application/json")
        try:
            with urlopen(asked, timeout=SECONDS) as answer:
                return msgspec.json.decode(answer.read(LARGEST), type=kind)
        except HTTPError as error:
            raise self._refused(error) from error
        except (OSError, HTTPException, msgspec.DecodeError) as error:
            reason = error.reason if isinstance(error, URLError) else error
            raise NotYours("join-away", server=self.server, why=str(reason) or type(reason).__name__) from error

    def _refused(self, error: HTTPError) -> MinotekaError:
        try:
            return error_of(msgspec.json.decode(error.read(LARGEST), type=Failure).problem)
        except (OSError, HTTPException, msgspec.DecodeError):
            return NotYours("join-away", server=self.server, why=f"HTTP {error.code}")
