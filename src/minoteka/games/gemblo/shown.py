"""What is shown of Gemblo: the structs of its view, its moves and its events."""

from minoteka.core.shown import Event as Happened
from minoteka.core.shown import Held, Over, Reason, Shown, Tried, TryPass, Types, View


class Cell(Shown):
    """A cell: its place in axial coordinates, whose start it is, and the piece on it."""

    cell: str
    q: int
    r: int
    start: int | None
    colour: int | None
    piece: int | None


class Colour(Shown):
    """A colour: whose it is, what it has left, where it may connect, and whether it can lay nothing more."""

    colour: int
    seat: int
    start: str
    left: list[int]
    blocks: int
    stuck: bool
    links: list[str]


class Pieces(Held):
    """A seat's pieces of all its colours, as ``colour:number``, and the blocks in them."""

    tiles: list[str]
    blocks: int


class BoardPiece(Shown):
    """A piece on the board."""

    colour: int
    piece: int
    cells: list[str]


class Way(Shown):
    """A piece as it can lie, and in which of its ways it lies when it is turned clockwise by a sixth, or flipped."""

    cells: list[tuple[int, int]]
    turned: int
    flipped: int


class GembloView(View):
    """The whole table. ``turn`` is the colour to move; ``lines`` are its open lines, each from one of its cells to a
    link cell; ``ways`` are those in which each piece can lie, the first before it is turned.
    """

    hands: list[Pieces]
    reserve: None
    turn: int | None
    lines: list[tuple[str, str]]
    colours: list[Colour]
    cells: list[Cell]
    pieces: list[BoardPiece]
    obstacles: list[int]
    ways: dict[str, list[Way]]


class TryLay(Tried, tag="lay"):
    """A piece on cells, in any order."""

    piece: int
    cells: list[str]


class Lay(TryLay):
    """A piece that may be laid; ``way`` counts the view's ``ways`` of the piece."""

    text: str
    colour: int
    way: int


class ColourPass(TryPass):
    """A colour that can lay nothing more lets the turn go."""

    text: str
    colour: int


class Laid(Happened, tag="laid"):
    """A piece was laid."""

    seat: int
    piece: int
    cells: list[str]
    colour: int


class ColourPassed(Happened, tag="passed"):
    """A colour passed."""

    seat: int
    colour: int


class Closed(Happened, tag="closed"):
    """A colour lost its last place."""

    seat: int
    colour: int


class Finished(Happened, tag="out"):
    """A colour laid its last piece."""

    seat: int
    colour: int


class Shuts(Reason, tag="shuts"):
    """Another's colour has no place left."""

    owner: int
    colour: int


class Cuts(Reason, tag="cuts"):
    """Another's colour loses places where it could connect."""

    owner: int
    colour: int
    count: int


class Opens(Reason, tag="opens"):
    """New places where one's own colour can connect."""

    count: int


class Sheds(Reason, tag="sheds"):
    """None of the pieces left is larger."""

    count: int


TYPES = Types(
    GembloView,
    Lay | ColourPass,
    Laid | ColourPassed | Closed | Finished | Over,
    TryLay | TryPass,
    Shuts | Cuts | Opens | Sheds,
)
