"""Puzzles over HTTP: the book's, generated ones, pictures made into puzzles, the day's; hints and solutions."""

from collections.abc import Iterable
from datetime import date
from functools import cache, partial
from hashlib import sha256
from typing import TypeVar

import msgspec
import structlog
from starlette.responses import Response

from minoteka import catalog
from minoteka.core.errors import Malformed
from minoteka.core.pieces import Piece, PieceSet, Shape
from minoteka.geometry.lying import ways
from minoteka.protocol.http import (
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
from minoteka.server.aside import aside
from minoteka.server.house import House
from minoteka.server.routes.http import Asking, not_found
from minoteka.server.store import kept
from minoteka.tables.endpoint import Endpoint

KIND, SOLUTION = "puzzle", "solution"
Kind = str
PATIENCE = 20.0
"""Seconds that one search may take."""
Result = TypeVar("Result")

log = structlog.get_logger()


def box() -> PieceSet:
    """The pieces that puzzles are laid with: of the one game that offers them."""
    for game in catalog.GAMES.values():
        if game.pieces is not None:
            found: PieceSet = game.pieces
            return found
    raise not_found()


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
    return collection.load(name, box())


async def _find(house: House, name: str) -> tuple[Kind, Puzzle]:
    """A puzzle by its name: from the book, or made here and kept."""
    if name in collection.NAMES:
        return "book", _book(name)
    text = await house.store.read(kept.get, name[:32], KIND)
    if text is None:
        raise not_found()
    kind, _, body = text.partition("\n")
    return kind, files.read(body, box())


async def _keep(house: House, name: str, kind: Kind, puzzle: Puzzle) -> PuzzleCard:
    body = f"{kind}\n{files.write(puzzle)}"
    await house.store.write(kept.put, name, KIND, body, house.tables.now())
    return card(name, kind, puzzle)


async def of_day(house: House, day: date, key: str) -> PuzzleCard | None:
    """The puzzle of a day. Whoever asks first sets it to work: it is made beside the play, once, and then kept."""
    name = f"daily-{day.isoformat()}"
    if await house.store.read(kept.get, name, KIND) is not None:
        return card(name, *(await _find(house, name)))
    if name not in house.workshop.being_made:
        house.workshop.being_made.add(name)
        house.tables.background.spawn(_make_daily(house, name, day, key))
    return None


async def _make_daily(house: House, name: str, day: date, key: str) -> None:
    try:
        await _keep(house, name, "daily", await aside(daily.daily, day, bytes.fromhex(key), box()))
    except Exception as error:  # a day without a puzzle is no reason to fall
        log.error("daily-puzzle", day=name, why=type(error).__name__)
    finally:
        house.workshop.being_made.discard(name)


async def show_pieces(house: House, ask: Asking[None]) -> PieceBox:
    """The pieces of a game's puzzles."""
    game = catalog.game(ask.path["game"])
    if game.pieces is None:
        raise not_found()
    shapes = [
        PieceShape(str(number), [PieceWay(_listed(way.cells), way.turned, way.flipped) for way in ways(fixed[0])])
        for number, fixed in game.pieces.shapes.items()
    ]
    return PieceBox(game.name, game.pieces.colours, shapes, _listed(sorted(game.pieces.board)))


def _listed(cells: Iterable[tuple[int, int]]) -> list[list[int]]:
    return [list(cell) for cell in cells]


async def show_all(house: House, ask: Asking[None]) -> Puzzles:
    """The puzzles of the book."""
    return Puzzles([card(name, "book", _book(name)) for name in collection.NAMES])


async def show_one(house: House, ask: Asking[None]) -> PuzzleCard:
    """One puzzle."""
    name = ask.path["name"]
    return card(name, *(await _find(house, name)))


def _read(laid: list[LaidPiece]) -> list[tuple[Piece, Shape]]:
    """Pieces of the box and the cells they are said to lie on; whether they can is for others to say."""
    found = []
    for one in laid:
        number = int(one.piece) if one.piece.isascii() and one.piece.isdigit() else -1
        if number not in box().shapes or one.colour >= box().colours or any(len(cell) != 2 for cell in one.cells):
            raise Malformed("puzzle-laid", piece=one.piece)
        found.append((Piece(one.colour, number), tuple((q, r) for q, r in one.cells)))
    return found


def _tell(piece: Piece, cells: Shape) -> CoveringPiece:
    return CoveringPiece(str(piece.number), piece.colour, [list(cell) for cell in cells])


async def _known(house: House, name: str) -> tuple[tuple[Piece, Shape], ...]:
    """The picture that a puzzle was made of: a solution that nobody has to search for."""
    text = await house.store.read(kept.get, f"{name[:24]}:laid", SOLUTION)
    return () if text is None else pictures.read(text, box()).laid


async def hint(house: House, ask: Asking[AskPuzzleHint]) -> PuzzleHint:
    """One right placement, or what to take back."""
    name = ask.path["name"]
    _, puzzle = await _find(house, name)
    laid = _read(ask.body.laid)
    found = await house.workshop.search(partial(hints.hint, known=await _known(house, name)), puzzle, laid)
    wrong = [_tell(piece, cells) for piece, cells in laid if piece in found.wrong]
    return PuzzleHint(found.next and _tell(found.next[0], found.next[1].cells), wrong)


async def solution(house: House, ask: Asking[None]) -> CoverFound:
    """One exact cover."""
    name = ask.path["name"]
    puzzle = (await _find(house, name))[1]
    if known := await _known(house, name):
        return CoverFound([_tell(piece, cells) for piece, cells in known])
    painted = await house.workshop.search(puzzle.solution)
    if painted is None:
        raise not_found()
    return CoverFound([_tell(piece, placement.cells) for piece, placement in painted])


async def make(house: House, ask: Asking[GeneratePuzzle]) -> PuzzleCard:
    """A new puzzle with exactly one solution; the same wishes and seed lead to the same address."""
    if not (ask.body.grade.isascii() and ask.body.grade.isdigit()):
        raise Malformed("generate-grade", grade=ask.body.grade, low=GRADES[0], high=GRADES[-1])
    request = Request(ask.body.cells, ask.body.symmetry, ask.body.colours, int(ask.body.grade))
    seed = ask.body.seed or house.chance.name()
    name = "new-" + sha256(f"{request} {seed}".encode()).hexdigest()[:20]
    if await house.store.read(kept.get, name, KIND) is not None:
        return card(name, *(await _find(house, name)))
    puzzle = await house.workshop.search(generate, request, seed.encode(), box(), seed)
    return await _keep(house, name, "generated", puzzle)


async def _picture(house: House, ask: Asking[None]) -> pictures.Picture:
    """A saved picture; ``Illegal`` if its pieces cannot lie so."""
    text = await house.store.read(kept.get, ask.path["picture"][:32], "picture")
    if text is None:
        raise not_found()
    saved = msgspec.json.decode(text, type=FreePicture)
    picture = pictures.Picture(saved.title, box(), ())
    for piece, cells in _read(saved.laid):
        picture = picture.with_piece(piece, cells)
    return picture


async def picture_to_puzzle(house: House, ask: Asking[None]) -> PuzzleCard:
    """A free picture's silhouette and pieces as a puzzle."""
    picture = await _picture(house, ask)
    puzzle = await house.workshop.search(picture.puzzle)
    name = house.chance.name()
    now = house.tables.now()
    await house.store.write(kept.put, f"{name}:laid", SOLUTION, pictures.write(picture), now)
    return await _keep(house, name, "picture", puzzle)


def _drawn(svg: str) -> Response:
    return Response(svg, 200, {"cache-control": "no-store"}, "image/svg+xml")


async def draw_picture(house: House, ask: Asking[None]) -> Response:
    """A free picture to print and to send."""
    return _drawn(draw.free(box(), (await _picture(house, ask)).painted()))


async def draw_puzzle(house: House, ask: Asking[None]) -> Response:
    """A puzzle with its pieces, to print."""
    return _drawn(draw.svg((await _find(house, ask.path["name"]))[1]))


ENDPOINTS: list[Endpoint[House]] = [
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
