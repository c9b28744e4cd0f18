"""What is shown of Simino: the structs of its view, its moves and its events."""

from minoteka.core.shown import (
    Drew,
    Follows,
    Goes,
    Hand,
    Out,
    Over,
    Pass,
    Passed,
    Reason,
    Shown,
    Tried,
    TryPass,
    Types,
    View,
)
from minoteka.core.shown import Event as Happened


class Tile(Shown):
    """A tile that lies, or would: its letters as they lie, the first one on the first of its cells."""

    tile: str
    halves: str
    cells: list[str]
    floor: int


class Half(Shown):
    """One half in a cell's stack, and the tile that it belongs to."""

    colour: str
    tile: str


class Cell(Shown):
    """A cell with its whole stack, from the bottom up: what lies beneath is no secret."""

    cell: str
    x: int
    y: int
    height: int
    stack: list[Half]


class SiminoView(View):
    """The whole table. ``turn`` is whose turn it is and ``next`` who acts in the one that follows; ``owed`` penalty
    tiles are still to be given; ``climb`` is the sum of all floors above the first.
    """

    hands: list[Hand]
    reserve: int
    side: int
    cells: list[Cell]
    tiles: list[Tile]
    turn: int | None
    next: int | None
    owed: int
    joined: bool
    out: list[int]
    passed: list[int]
    points: list[int]
    climb: int


class TilePlace(Shown):
    """A tile as it would lie: its letters, the first one on the first of its cells."""

    halves: str
    cells: list[str]


class TryLay(Tried, tag="lay"):
    """One tile, or two doubles in one move."""

    tiles: list[TilePlace]


class Lay(Tried, tag="lay"):
    """Tiles that may be laid, and the penalty that they cause."""

    text: str
    piece: str
    cells: list[str]
    tiles: list[Tile]
    penalty: int


class TryGive(Tried, tag="give"):
    """A penalty tile for the next seat."""

    piece: str


class Give(TryGive):
    """A penalty tile for the next seat."""

    text: str


class Laid(Happened, tag="laid"):
    """A tile was laid."""

    seat: int
    piece: str
    tile: str
    halves: str
    cells: list[str]
    floor: int


class Gave(Happened, tag="gave"):
    """A penalty tile went from hand to hand; which one, only the two know."""

    seat: int
    to: int
    count: int
    tiles: list[str] | None


class Took(Happened, tag="took"):
    """A penalty came from the reserve."""

    seat: int
    count: int
    tiles: list[str] | None


class Fines(Reason, tag="fines"):
    """A seat gets a penalty."""

    owner: int
    count: int


class Pairs(Reason, tag="pairs"):
    """Two doubles are laid at once."""


class Joins(Reason, tag="joins"):
    """The first joint: free corners are closed from now on."""


class Colours(Reason, tag="colours"):
    """New colours come onto the field."""

    count: int


class Climbs(Reason, tag="climbs"):
    """A solitaire goes up."""

    floor: int


class Keeps(Reason, tag="keeps"):
    """Doubles stay in the hand for the upper floors."""

    count: int


class Useless(Reason, tag="useless"):
    """A tile given away that fits nowhere now."""


TYPES = Types(
    SiminoView,
    Lay | Give | Pass,
    Laid | Gave | Took | Drew | Passed | Out | Over,
    TryLay | TryGive | TryPass,
    Goes | Follows | Fines | Pairs | Joins | Colours | Climbs | Keeps | Useless,
)
