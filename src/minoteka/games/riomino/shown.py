"""What is shown of Riomino: the structs of its view, its moves and its events."""

from minoteka.core.shown import Event as Happened
from minoteka.core.shown import Held, Out, Over, Pass, Passed, Reason, Shown, Tried, TryPass, Types, View
from minoteka.games.riomino.pieces import Corner


class Die(Shown):
    """A laid die: its face, the corner of its lower value, and its sides from the north clockwise."""

    face: str
    corner: Corner
    sides: list[int]


class Cell(Shown):
    """A cell: where it is, what lies on it, whether a die may touch down there and whether none ever can."""

    cell: str
    x: int
    y: int
    die: Die | None
    open: bool
    dead: bool


class Dice(Held):
    """The dice that a seat has left: everybody sees them."""

    tiles: list[str]


class RiominoView(View):
    """The whole table. ``start`` is the die that begins, until it lies; ``marks``: this level shows where dice fit."""

    cells: list[Cell]
    hands: list[Dice]
    start: str | None
    marks: bool


class TryLay(Tried, tag="lay"):
    """A die (its face), turned so that its lower value is at ``corner``, on one cell."""

    piece: str
    corner: Corner
    cells: list[str]


class Lay(TryLay):
    """A die that may be laid."""

    text: str
    face: str
    sides: list[int]


class Laid(Happened, tag="laid"):
    """A die was laid."""

    seat: int
    piece: str
    cells: list[str]
    face: str
    corner: Corner
    sides: list[int]


class Wins(Reason, tag="wins"):
    """The opponent has no place left."""


class Squeezes(Reason, tag="squeezes"):
    """The opponent has few places left."""

    count: int


class Reserves(Reason, tag="reserves"):
    """Places that only one's own dice fit from now on."""

    count: int
    cells: list[str]


class Ruins(Reason, tag="ruins"):
    """Places where no die will ever fit."""

    count: int
    cells: list[str]


TYPES = Types(
    RiominoView,
    Lay | Pass,
    Laid | Passed | Out | Over,
    TryLay | TryPass,
    Wins | Squeezes | Reserves | Ruins,
)
