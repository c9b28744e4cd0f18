"""Puzzles over HTTP: the book's, generated ones, pictures made into puzzles, the day's; hints and solutions."""

from collections.abc import Iterable
from datetime import date
from functools import cache, partial
from hashlib import sha256

import msgspec

from minoteka import catalog
from minoteka.catalog import piece_set
from minoteka.core.errors import Malformed
from minoteka.core.pieces import Piece, Shape
from minoteka.geometry.lying import ways
from minoteka.protocol.workshop import (
    AskPuzzleHint,
    CoverFound,
    CoveringPiece,
    FreePicture,
    GeneratePuzzle,
    LaidPiece,
    PieceBox,
    PieceShape,
    PieceWay,
    PuzzleCard,
    PuzzleHint,
    PuzzlePiece,
    Puzzles,
)
from minoteka.puzzles import collection, daily, draw
from minoteka.puzzles import hint as hints
from minoteka.puzzles import picture as pictures
from minoteka.puzzles import puzzle as files
from minoteka.puzzles.generate import Request, generate
from minoteka.puzzles.grade import GRADES
from minoteka.puzzles.puzzle import Puzzle
from minoteka.tables.endpoint import Ask, Endpoint, Text
from minoteka.workshop.place import Workshop, no_such

KIND, SOLUTION = "puzzle", "solution"
Kind = str


def card(name: str, kind: Kind, puzzle: Puzzle) -> PuzzleCard:
    """A puzzle as a page shows it."""
    known = puzzle.solutions
    return PuzzleCard(
        name=name,
        title=puzzle.name,
        kind=kind,  # type: ignore[arg-type]  # one of the four words
        cells=[list(cell) for cell in puzzle.cells],
        tints=[puzzle.tints.get(cell) for cell in puzzle.cells],
        pieces=[PuzzlePiece(str(piece.number), piece.colour) for piece in puzzle.pieces],
        grade=str(puzzle.grade or ""),
        solutions=known.number if known is not None and known.complete else None,
    )


@cache
def _book(name: str) -> Puzzle:
    return collection.load(name, piece_set())


async def _find(workshop: Workshop, name: str) -> tuple[Kind, Puzzle]:
    """A puzzle by its name: from the book, or made here and kept."""
    if name in collection.NAMES:
        return "book", _book(name)
    text = await workshop.store.kept(name[:32], KIND)
    if text is None:
        raise no_such()
    kind, _, body = text.partition("\n")
    return kind, files.read(body, piece_set())


async def _keep(workshop: Workshop, name: str, kind: Kind, puzzle: Puzzle) -> PuzzleCard:
    await workshop.keep(name, KIND, f"{kind}\n{files.write(puzzle)}")
    return card(name, kind, puzzle)


async def of_day(workshop: Workshop, day: date, key: str) -> PuzzleCard | None:
    """The puzzle of a day. Whoever asks first sets it to work: it is made beside the play, once, and then kept."""
    name = f"daily-{day.isoformat()}"
    if await workshop.store.kept(name, KIND) is not None:
        return card(name, *(await _find(workshop, name)))
    if name not in workshop.being_made:
        workshop.being_made.add(name)
        workshop.tables.background.spawn(_make_daily(workshop, name, day, key))
    return None


async def _make_daily(workshop: Workshop, name: str, day: date, key: str) -> None:
    try:
        made = await workshop.bench.make(daily.daily, day, bytes.fromhex(key), piece_set())
        await _keep(workshop, name, "daily", made)
    except Exception as error:  # a day without a puzzle is no reason to fall
        workshop.tables.outside.log.error("daily-puzzle", day=name, why=type(error).__name__)
    finally:
        workshop.being_made.discard(name)


async def show_pieces(workshop: Workshop, ask: Ask[None]) -> PieceBox:
    """The pieces of a game's puzzles."""
    game = catalog.game(ask.path["game"])
    if game.pieces is None:
        raise no_such()
    shapes = [
        PieceShape(str(number), [PieceWay(_listed(way.cells), way.turned, way.flipped) for way in ways(fixed[0])])
        for number, fixed in game.pieces.shapes.items()
    ]
    return PieceBox(game.name, game.pieces.colours, shapes, _listed(sorted(game.pieces.board)))


def _listed(cells: Iterable[tuple[int, int]]) -> list[list[int]]:
    return [list(cell) for cell in cells]


async def show_all(workshop: Workshop, ask: Ask[None]) -> Puzzles:
    """The puzzles of the book."""
    return Puzzles([card(name, "book", _book(name)) for name in collection.NAMES])


async def show_one(workshop: Workshop, ask: Ask[None]) -> PuzzleCard:
    """One puzzle."""
    name = ask.path["name"]
    return card(name, *(await _find(workshop, name)))


def _read(laid: list[LaidPiece]) -> list[tuple[Piece, Shape]]:
    """Pieces of the box and the cells they are said to lie on; whether they can is for others to say."""
    found, box = [], piece_set()
    for one in laid:
        number = int(one.piece) if one.piece.isascii() and one.piece.isdigit() else -1
        if number not in box.shapes or one.colour >= box.colours or any(len(cell) != 2 for cell in one.cells):
            raise Malformed("puzzle-laid", piece=one.piece)
        found.append((Piece(one.colour, number), tuple((q, r) for q, r in one.cells)))
    return found


def _tell(piece: Piece, cells: Shape) -> CoveringPiece:
    return CoveringPiece(str(piece.number), piece.colour, [list(cell) for cell in cells])


async def _known(workshop: Workshop, name: str) -> tuple[tuple[Piece, Shape], ...]:
    """The picture that a puzzle was made of: a solution that nobody has to search for."""
    text = await workshop.store.kept(f"{name[:24]}:laid", SOLUTION)
    return () if text is None else pictures.read(text, piece_set()).laid


async def hint(workshop: Workshop, ask: Ask[AskPuzzleHint]) -> PuzzleHint:
    """One right placement, or what to take back."""
    name = ask.path["name"]
    _, puzzle = await _find(workshop, name)
    laid = _read(ask.body.laid)
    found = await workshop.bench.search(
        ask.caller, partial(hints.hint, known=await _known(workshop, name)), puzzle, laid
    )
    wrong = [_tell(piece, cells) for piece, cells in laid if piece in found.wrong]
    return PuzzleHint(found.next and _tell(found.next[0], found.next[1].cells), wrong)


async def solution(workshop: Workshop, ask: Ask[None]) -> CoverFound:
    """One exact cover."""
    name = ask.path["name"]
    puzzle = (await _find(workshop, name))[1]
    if known := await _known(workshop, name):
        return CoverFound([_tell(piece, cells) for piece, cells in known])
    painted = await workshop.bench.search(ask.caller, puzzle.solution)
    if painted is None:
        raise no_such()
    return CoverFound([_tell(piece, placement.cells) for piece, placement in painted])


async def make(workshop: Workshop, ask: Ask[GeneratePuzzle]) -> PuzzleCard:
    """A new puzzle with exactly one solution; the same wishes and seed lead to the same address."""
    if not (ask.body.grade.isascii() and ask.body.grade.isdigit()):
        raise Malformed("generate-grade", grade=ask.body.grade, low=GRADES[0], high=GRADES[-1])
    request = Request(ask.body.cells, ask.body.symmetry, ask.body.colours, int(ask.body.grade))
    seed = ask.body.seed or workshop.new_name()
    name = "new-" + sha256(f"{request} {seed}".encode()).hexdigest()[:20]
    if await workshop.store.kept(name, KIND) is not None:
        return card(name, *(await _find(workshop, name)))
    puzzle = await workshop.bench.search(ask.caller, generate, request, seed.encode(), piece_set(), seed)
    return await _keep(workshop, name, "generated", puzzle)


async def _picture(workshop: Workshop, ask: Ask[None]) -> pictures.Picture:
    """A saved picture; ``Illegal`` if its pieces cannot lie so."""
    text = await workshop.store.kept(ask.path["picture"][:32], "picture")
    if text is None:
        raise no_such()
    saved = msgspec.json.decode(text, type=FreePicture)
    picture = pictures.Picture(saved.title, piece_set(), ())
    for piece, cells in _read(saved.laid):
        picture = picture.with_piece(piece, cells)
    return picture


async def picture_to_puzzle(workshop: Workshop, ask: Ask[None]) -> PuzzleCard:
    """A free picture's silhouette and pieces as a puzzle."""
    picture = await _picture(workshop, ask)
    puzzle = await workshop.bench.search(ask.caller, picture.puzzle)
    name = workshop.new_name()
    await workshop.keep(f"{name}:laid", SOLUTION, pictures.write(picture))
    return await _keep(workshop, name, "picture", puzzle)


async def draw_picture(workshop: Workshop, ask: Ask[None]) -> Text:
    """A free picture to print and to send."""
    return Text(draw.free(piece_set(), (await _picture(workshop, ask)).painted()))


async def draw_puzzle(workshop: Workshop, ask: Ask[None]) -> Text:
    """A puzzle with its pieces, to print."""
    return Text(draw.svg((await _find(workshop, ask.path["name"]))[1]))


ENDPOINTS: list[Endpoint[Workshop]] = [
    Endpoint("GET", "/api/pieces/{game}", show_pieces, "pieces of puzzles", answer=PieceBox),
    Endpoint("GET", "/api/puzzles", show_all, "the book's puzzles", answer=Puzzles),
    Endpoint(
        "POST", "/api/puzzles/generate", make, "a new puzzle", GeneratePuzzle, PuzzleCard, "rate_heavy", status=201
    ),
    Endpoint("GET", "/api/puzzles/{name}", show_one, "a puzzle", answer=PuzzleCard),
    Endpoint("POST", "/api/puzzles/{name}/hint", hint, "one right placement", AskPuzzleHint, PuzzleHint, "rate_heavy"),
    Endpoint("GET", "/api/puzzles/{name}/puzzle.svg", draw_puzzle, "a puzzle to print", answer="image/svg+xml"),
    Endpoint("GET", "/api/pictures/{picture}/picture.svg", draw_picture, "a picture to keep", answer="image/svg+xml"),
    Endpoint("GET", "/api/puzzles/{name}/solution", solution, "one cover", answer=CoverFound, rate="rate_heavy"),
    Endpoint(
        "POST",
        "/api/pictures/{picture}/puzzle",
        picture_to_puzzle,
        "a picture as a puzzle",
        answer=PuzzleCard,
        rate="rate_heavy",
        status=201,
    ),
]
