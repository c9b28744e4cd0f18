"""What is shown of Mexican Train: the structs of its view, its moves and its events."""

from typing import Literal

import msgspec

from minoteka.core.shown import Event as Happened
from minoteka.core.shown import Follows, Goes, HandEvent, HandMove, HandTried, Held, Reason, Shown, Tried, Types, View


class Laid(Shown):
    """A laid tile: the value joined (``in``) and the value left open (``out``)."""

    piece: str
    train: str
    joined: int = msgspec.field(name="in")
    out: int
    double: bool


class Train(Shown):
    """A train (``owner`` null: the Mexican one); ``uncovered`` is its open double's place in the queue, from 1."""

    train: str
    owner: int | None
    tiles: list[Laid]
    end: int
    marked: bool
    open: bool
    uncovered: int | None
    dead: bool


class Tiles(Held):
    """A hand; the last tile is announced (``knock``)."""

    tiles: list[str] | None
    knock: bool


class TrainView(View):
    """The whole table. ``binding`` is the train whose open double has to be covered first, ``drawn`` the tile that the
    looking seat drew just now, ``longest`` the longest train that its hand gives from the end of its own.
    """

    reserve: int
    engine: int
    first: int
    trains: list[Train]
    step: Literal["play", "train", "extra"]
    binding: str | None
    drew: bool
    hands: list[Tiles]
    drawn: str | None
    longest: list[str]


class TryLay(Tried, tag="lay"):
    """A tile on a train, the end that shows ``in`` first."""

    piece: str
    train: str
    joined: int = msgspec.field(name="in")


class Lay(TryLay):
    """A tile that may be laid."""

    text: str
    cells: list[str]
    out: int
    double: bool


class LaidOn(Happened, tag="laid"):
    """A tile was laid: on the seat's own train, on the Mexican one or on that of another seat (``owner``)."""

    seat: int
    cells: list[str]
    piece: str
    train: str
    joined: int = msgspec.field(name="in")
    out: int
    double: bool
    where: Literal["own", "mexican", "other"]
    owner: int | None


class Opened(Happened, tag="opened"):
    """A double stays open and binds everybody."""

    seat: int
    piece: str
    cells: list[str]


class Closed(Happened, tag="closed"):
    """A double is covered, or nothing is left that could."""

    seat: int
    how: Literal["covered", "dead"]
    piece: str
    cells: list[str]


class Marked(Happened, tag="marked"):
    """A marker was put on a seat's train."""

    seat: int
    cells: list[str]


class Unmarked(Happened, tag="unmarked"):
    """A marker was taken off."""

    seat: int
    cells: list[str]


class Covers(Reason, tag="covers"):
    """An open double is covered."""

    piece: str


class Unmarks(Reason, tag="unmarks"):
    """One's own train is closed to the others again."""


class Again(Reason, tag="again"):
    """A double, and one's own next tile covers it."""


class Leaves(Reason, tag="leaves"):
    """A double that others may have to cover."""


class Sheds(Reason, tag="sheds"):
    """It was the heaviest tile."""

    pips: int


class Keeps(Reason, tag="keeps"):
    """Laid elsewhere: one's own train can still go on."""


TYPES = Types(
    TrainView,
    Lay | HandMove,
    LaidOn | Opened | Closed | Marked | Unmarked | HandEvent,
    TryLay | HandTried,
    Goes | Covers | Unmarks | Again | Leaves | Sheds | Follows | Keeps,
)
