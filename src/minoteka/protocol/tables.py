"""Tables over HTTP: opening one and sitting down, lists of them, their past, and what is judged and kept of it."""

from typing import Annotated, Literal

import msgspec

from minoteka.core.shown import View
from minoteka.protocol.common import (
    Asked,
    Because,
    ClockRule,
    Json,
    LegalMove,
    LogItem,
    Name,
    SeatNumber,
    Standing,
    Status,
    TableCard,
    Token,
    Told,
    Words,
)


class SeatPlan(Asked):
    """A seat of a new table: ``me`` (this device; several for pass-and-play), ``bot`` of a level, or
    ``open``.
    """

    kind: Literal["me", "bot", "open"]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""
    words: Words = ""


class OpenTable(Asked):
    """A new table. It begins when no seat is open any more."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=16)]
    options: Json = msgspec.field(default_factory=dict)
    listed: bool = False
    clock: ClockRule | None = None
    hints: bool = True
    undo: bool = True
    first: SeatNumber | None = None


class ContinueTable(Asked):
    """Go on from a moment of a finished table (``frame`` of its replay, 0 is the deal): the asker plays for ``seat``,
    or for the one to act there, bots of ``level`` for the others.
    """

    frame: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    name: Name
    level: Annotated[str, msgspec.Meta(max_length=40)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None


class SeatToken(Told):
    """The key to a seat; keep it, the server can't tell it again."""

    seat: int
    token: str


class TableOpened(Told):
    """Where the table is and the keys to one's own seats."""

    table: str
    seats: list[SeatToken]


class SitDown(Asked):
    """Take an open seat (the first one unless named), with words for the seed if wished."""

    name: Name
    seat: SeatNumber | None = None
    words: Words = ""


class TableKey(Asked):
    """A table and one's tokens for it."""

    table: Annotated[str, msgspec.Meta(min_length=8, max_length=40)]
    tokens: Annotated[list[Token], msgspec.Meta(max_length=16)]


class MyTables(Asked):
    """Ask about the tables whose keys this device keeps; with a session the account's tables come too."""

    keys: Annotated[list[TableKey], msgspec.Meta(max_length=200)] = msgspec.field(default_factory=list)


class Cards(Told):
    """A list of tables, the latest first."""

    tables: list[TableCard]


class Frame(Told):
    """The table after one entry (``item`` is null in the very first frame)."""

    seq: int
    item: LogItem | None
    view: View
    finished: View | None
    standing: Standing


class Replay(Told):
    """Frames of a table, in order. ``total`` counts all; ``eyes`` is a seat, −1 a spectator, −2 everything
    open (only when over).
    """

    table: str
    status: Status
    eyes: int
    total: int
    frames: list[Frame]


class PlyAnalysis(Told):
    """One move judged: what was best, and what the move lost given what the seat could know, and with all
    tiles open. A better move is ``shown`` as the game's ``Move``, with the game's ``Reason``s for it.
    """

    ply: int
    round: int
    seat: int
    move: str
    best: str
    loss: float
    open_loss: float | None
    value: float
    shown: LegalMove | None = None
    reasons: list[Because] = msgspec.field(default_factory=list)


class Analysis(Told):
    """Moves judged so far; ``done`` of ``total``."""

    table: str
    done: int
    total: int
    plies: list[PlyAnalysis]


class CheckedRecord(Told):
    """What was confirmed of a finished table, as codes of texts; its seed, unless it went on from known deals."""

    confirmed: list[str]
    seed: str | None


class ImportRecord(Asked):
    """A record from somewhere else, as it was exported."""

    record: str


class ImportedRecord(Told):
    """The table that it became, and what was confirmed of it."""

    table: str
    confirmed: list[str]
