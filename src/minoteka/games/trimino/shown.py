"""What is shown of Trimino: the structs of its view, its moves and its events."""

from minoteka.core.shown import Event as Happened
from minoteka.core.shown import Follows, Goes, Hand, HandEvent, HandMove, HandTried, Reason, Shown, Tried, Types, View

Point = tuple[int, int]


class Spot(Shown):
    """A place: its field, its triangle, and the lattice points of its corners clockwise."""

    place: str
    field: int
    x: int
    y: int
    up: bool
    corners: tuple[Point, Point, Point]


class Tile(Spot):
    """A tile on the table: what its corners show, and who laid it."""

    piece: str
    values: list[int]
    worth: int
    seat: int


class Open(Spot):
    """Where a tile may be attached, what its corners must show (null: anything), and whether none is left that does."""

    need: list[int | None]
    dead: bool


class Hexagon(Shown):
    """A point with six tiles around it, and the number there."""

    field: int
    x: int
    y: int
    number: int


class TriminoView(View):
    """The whole table. ``further``: the seat to act has closed a hexagon and may open a new field."""

    hands: list[Hand]
    reserve: int
    first: int
    fields: int
    tiles: list[Tile]
    open: list[Open]
    hexagons: list[Hexagon]
    further: bool
    drawn: int
    draws: int
    can_draw: bool
    passes: int
    points: list[int] | None


class TryLay(Tried, tag="lay"):
    """A tile with the values at its corners clockwise, on a place; ``new``: on a new field, whatever the place."""

    new: bool
    place: str
    values: list[int]


class Lay(TryLay):
    """A tile that may be laid."""

    text: str
    cells: list[str]
    field: int
    x: int
    y: int
    up: bool
    corners: tuple[Point, Point, Point]
    piece: str
    worth: int


class TrySkip(Tried, tag="skip"):
    """Lay nothing further."""


class Skip(TrySkip):
    """Lay nothing further."""

    text: str


class Laid(Happened, tag="laid"):
    """A tile was laid; ``new``: on a new field."""

    seat: int
    cells: list[str]
    new: bool
    place: str
    field: int
    x: int
    y: int
    up: bool
    corners: tuple[Point, Point, Point]
    piece: str
    values: list[int]
    worth: int


class Skipped(Happened, tag="skipped"):
    """Nothing further was laid."""

    seat: int


class Opened(Happened, tag="opened"):
    """A new field was begun."""

    seat: int
    field: int


class Closed(Happened, tag="hexagon"):
    """Hexagons were closed: how many at once, and where."""

    seat: int
    count: int
    field: int
    points: list[Point]


class Bridge(Happened, tag="bridge"):
    """A tile joined by one side and the point opposite."""

    seat: int
    cells: list[str]


class Closes(Reason, tag="hexagon"):
    """Hexagons are closed: for points, or (``points`` 0) for one more tile."""

    count: int
    points: int


class Bridges(Reason, tag="bridge"):
    """A bridge, and its points."""

    points: int


class Sheds(Reason, tag="sheds"):
    """It was the dearest tile of the hand."""

    worth: int


class Brings(Reason, tag="brings"):
    """The tile's worth is credited."""

    worth: int


class Weighs(Reason, tag="weighs"):
    """Nothing better can be said: so much it is worth, credited (1) or no longer on the rack (0)."""

    worth: int
    credited: int


class Ruins(Reason, tag="ruins"):
    """So many places stay empty: no tile is left that fits."""

    count: int


TYPES = Types(
    TriminoView,
    Lay | Skip | HandMove,
    Laid | Skipped | Opened | Closed | Bridge | HandEvent,
    TryLay | TrySkip | HandTried,
    Goes | Closes | Bridges | Sheds | Brings | Weighs | Follows | Ruins,
)
