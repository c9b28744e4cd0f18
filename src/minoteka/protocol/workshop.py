"""Puzzles, pictures and what a day brings, over HTTP."""

from typing import Annotated, Literal

import msgspec

from minoteka.protocol.common import Asked, Json, Name, Told

Cell = list[int]


class PieceWay(Told):
    """A piece as it can lie, in axial coordinates, and in which of its ways it lies when it is turned clockwise by a
    sixth, or flipped.
    """

    cells: list[Cell]
    turned: int
    flipped: int


class PieceShape(Told):
    """A piece of a puzzle set, and every way in which it can lie, the first before it is turned."""

    piece: str
    ways: list[PieceWay]


class PieceBox(Told):
    """The pieces that puzzles and free pictures are laid with."""

    game: str
    colours: int
    pieces: list[PieceShape]
    board: list[Cell]


class CoveringPiece(Told):
    """A piece laid on cells."""

    piece: str
    colour: int
    cells: list[Cell]


class PuzzlePiece(Told):
    """A piece that a puzzle gives."""

    piece: str
    colour: int


class PuzzleCard(Told):
    """A puzzle in the list. The rulebook's have the text ``puzzle-<name>``; ``title`` is what others are called:
    a picture's name, a day, a seed. ``tints`` are the colours of its cells, where the silhouette has some.
    """

    name: str
    title: str
    kind: Literal["book", "generated", "daily", "picture"]
    cells: list[Cell]
    tints: list[int | None]
    pieces: list[PuzzlePiece]
    grade: str
    solutions: int | None


class Puzzles(Told):
    """All puzzles of the house."""

    puzzles: list[PuzzleCard]


class LaidPiece(Asked):
    """A piece that a solver has laid."""

    piece: Annotated[str, msgspec.Meta(max_length=10)]
    colour: Annotated[int, msgspec.Meta(ge=0, le=15)]
    cells: Annotated[list[Cell], msgspec.Meta(min_length=1, max_length=10)]


class AskPuzzleHint(Asked):
    """One right placement, given what is laid."""

    laid: Annotated[list[LaidPiece], msgspec.Meta(max_length=120)] = msgspec.field(default_factory=list)


class PuzzleHint(Told):
    """``placement`` goes on from what is laid; null: what is laid leads nowhere, ``remove`` is where it
    went wrong.
    """

    placement: CoveringPiece | None
    remove: list[CoveringPiece]


class CoverFound(Told):
    """One exact cover."""

    placements: list[CoveringPiece]


class GeneratePuzzle(Asked):
    """Make a puzzle with exactly one solution."""

    cells: Annotated[int, msgspec.Meta(ge=10, le=60)] = 30
    symmetry: Annotated[str, msgspec.Meta(max_length=20)] = "none"
    colours: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1
    grade: Annotated[str, msgspec.Meta(max_length=20)] = "1"
    seed: Annotated[str, msgspec.Meta(max_length=64)] = ""


class FreePicture(Asked):
    """A free picture: pieces of up to six colours, laid anywhere."""

    title: Annotated[str, msgspec.Meta(max_length=80)]
    laid: Annotated[list[LaidPiece], msgspec.Meta(min_length=1, max_length=120)]


class PictureSaved(Told):
    """Where the picture can be seen."""

    picture: str


class DailyResult(Told):
    """A finished solitaire of the day."""

    name: str
    score: float
    moves: int


class Daily(Told):
    """What today brings; yesterday's key is open, so that anybody can check that today's could not be
    known.
    """

    date: str
    game: str
    options: Json
    commitment: str
    results: list[DailyResult]
    yesterday: str
    yesterday_key: str
    puzzle: PuzzleCard | None


class PlayDaily(Asked):
    """Sit down to the solitaire of the day."""

    name: Name
