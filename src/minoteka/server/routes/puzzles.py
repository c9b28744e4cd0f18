"""Puzzles over HTTP: the book's, generated ones, pictures made into puzzles, the day's; hints and solutions."""

import asyncio
from collections.abc import Callable
from datetime import date
from functools import cache, partial
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
import structlog
from starlette.responses import Response

from minoteka import catalog
from minoteka.core.errors import Malformed
from minoteka.core.pieces import Piece, Shape
from minoteka.core.pieces import PieceSet as Box
from minoteka.kernel import buffer
from minoteka.protocol.http import (
    AskPuzzleHint,
    GeneratePuzzle,
    Laid,
    Picture,
    PieceSet,
    PieceShape,
    Placement,
    PuzzleCard,
    PuzzleHint,
    PuzzlePiece,
    Puzzles,
    Solution,
)
from minoteka.puzzles import collection, daily, draw
from minoteka.puzzles import hint as hints
from minoteka.puzzles import picture as pictures
from minoteka.puzzles import puzzle as files
from minoteka.puzzles.generate import Request, generate
from minoteka.puzzles.grade import GRADES
from minoteka.puzzles.puzzle import Puzzle
from minoteka.puzzles.tiling import Tiling
from minoteka.server.aside import aside
from minoteka.server.routes.endpoint import Asking, Endpoint, not_found
from minoteka.server.store import things
from minoteka.server.tables import ids

KIND, SOLUTION = "puzzle", "solution"
Kind = str
PATIENCE = 20.0
"""Seconds that one search may take."""
Result = TypeVar("Result")

log = structlog.get_logger()
_being_made: set[str] = set()


def box() -> Box:
    """The pieces that puzzles are laid with: of the one game that offers them."""
    for game in catalog.GAMES.values():
        if game.pieces is not None:
            found: Box = game.pieces
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


async def _find(asking: Asking, name: str) -> tuple[Kind, Puzzle]:
    """A puzzle by its name: from the book, or made here and kept."""
    if name in collection.NAMES:
        return "book", _book(name)
    text = await asking.house.store.read(things.get_picture, name[:32], KIND)
    if text is None:
        raise not_found()
    kind, _, body = text.partition("\n")
    return kind, files.read(body, box())


async def _keep(asking: Asking, name: str, kind: Kind, puzzle: Puzzle) -> PuzzleCard:
    body = f"{kind}\n{files.write(puzzle)}"
    await asking.house.store.write(things.put_picture, name, KIND, body, asking.hall.now())
    return card(name, kind, puzzle)


async def of_day(asking: Asking, day: date, key: str) -> PuzzleCard | None:
    """The puzzle of a day. Whoever asks first sets it to work: it is made beside the play, once, and then kept."""
    name = f"daily-{day.isoformat()}"
    if await asking.house.store.read(things.get_picture, name, KIND) is not None:
        return card(name, *(await _find(asking, name)))
    if name not in _being_made:
        _being_made.add(name)
        asking.hall.spawn(_make_daily(asking, name, day, key))
    return None


async def _make_daily(asking: Asking, name: str, day: date, key: str) -> None:
    try:
        await _keep(asking, name, "daily", await aside(daily.daily, day, bytes.fromhex(key), box()))
    except Exception as error:  # a day without a puzzle is no reason to fall
        log.error("daily-puzzle", day=name, why=f"{type(error).__name__}: {error}")
    finally:
        _being_made.discard(name)


async def show_pieces(asking: Asking, _: None) -> PieceSet:
    """The pieces of a game's puzzles."""
    game = catalog.game(asking.path("game"))
    if game.pieces is None:
        raise not_found()
    shapes = [
        PieceShape(str(number), [list(cell) for cell in ways[0]], [[list(cell) for cell in way] for way in ways])
        for number, ways in game.pieces.shapes.items()
    ]
    return PieceSet(game.name, game.pieces.colours, shapes, [list(cell) for cell in sorted(game.pieces.board)])


async def show_all(asking: Asking, _: None) -> Puzzles:
    """The puzzles of the book."""
    return Puzzles([card(name, "book", _book(name)) for name in collection.NAMES])


async def show_one(asking: Asking, _: None) -> PuzzleCard:
    """One puzzle."""
    name = asking.path("name")
    return card(name, *(await _find(asking, name)))


def _read(laid: list[Laid]) -> list[tuple[Piece, Shape]]:
    """Pieces of the box and the cells they are said to lie on; whether they can is for others to say."""
    found = []
    for one in laid:
        number = int(one.piece) if one.piece.isascii() and one.piece.isdigit() else -1
        if number not in box().shapes or one.colour >= box().colours or any(len(cell) != 2 for cell in one.cells):
            raise Malformed("puzzle-laid", piece=one.piece)
        found.append((Piece(one.colour, number), tuple((q, r) for q, r in one.cells)))
    return found


def _tell(piece: Piece, cells: Shape) -> Placement:
    return Placement(str(piece.number), piece.colour, [list(cell) for cell in cells])


@cache
def _compiled() -> None:
    """The first search of all may have to compile the kernels; nobody's patience is measured by that."""
    Tiling(((0, 0),), {1: 1}, {1: (((0, 0),),)}).first()


async def _bounded(work: Callable[..., Result], *arguments: Any) -> Result:
    """A search in a thread, stopped when it takes too long or nobody waits for it any more."""
    await aside(_compiled)
    stop = buffer(1)
    alarm = asyncio.get_running_loop().call_later(PATIENCE, stop.__setitem__, 0, 1)
    try:
        return await aside(work, *arguments, stop=stop)
    finally:
        alarm.cancel()
        stop[0] = 1


async def _known(asking: Asking, name: str) -> tuple[tuple[Piece, Shape], ...]:
    """The picture that a puzzle was made of: a solution that nobody has to search for."""
    text = await asking.house.store.read(things.get_picture, f"{name[:24]}:laid", SOLUTION)
    return () if text is None else pictures.read(text, box()).laid


async def hint(asking: Asking, body: AskPuzzleHint) -> PuzzleHint:
    """One right placement, or what to take back."""
    name = asking.path("name")
    _, puzzle = await _find(asking, name)
    laid = _read(body.laid)
    found = await _bounded(partial(hints.hint, known=await _known(asking, name)), puzzle, laid)
    wrong = [_tell(piece, cells) for piece, cells in laid if piece in found.wrong]
    return PuzzleHint(found.next and _tell(found.next[0], found.next[1].cells), wrong)


async def solution(asking: Asking, _: None) -> Solution:
    """One exact cover."""
    name = asking.path("name")
    puzzle = (await _find(asking, name))[1]
    if known := await _known(asking, name):
        return Solution([_tell(piece, cells) for piece, cells in known])
    painted = await _bounded(puzzle.solution)
    if painted is None:
        raise not_found()
    return Solution([_tell(piece, placement.cells) for piece, placement in painted])


async def make(asking: Asking, body: GeneratePuzzle) -> PuzzleCard:
    """A new puzzle with exactly one solution; the same wishes and seed lead to the same address."""
    if not (body.grade.isascii() and body.grade.isdigit()):
        raise Malformed("generate-grade", grade=body.grade, low=GRADES[0], high=GRADES[-1])
    request = Request(body.cells, body.symmetry, body.colours, int(body.grade))
    seed = body.seed or ids.new_id()
    name = "new-" + sha256(f"{request} {seed}".encode()).hexdigest()[:20]
    if await asking.house.store.read(things.get_picture, name, KIND) is not None:
        return card(name, *(await _find(asking, name)))
    puzzle = await _bounded(generate, request, seed.encode(), box(), seed)
    return await _keep(asking, name, "generated", puzzle)


async def _picture(asking: Asking) -> pictures.Picture:
    """A saved picture; ``Illegal`` if its pieces cannot lie so."""
    text = await asking.house.store.read(things.get_picture, asking.path("picture")[:32], "picture")
    if text is None:
        raise not_found()
    saved = msgspec.json.decode(text, type=Picture)
    picture = pictures.Picture(saved.title, box(), ())
    for piece, cells in _read(saved.laid):
        picture = picture.with_piece(piece, cells)
    return picture


async def picture_to_puzzle(asking: Asking, _: None) -> PuzzleCard:
    """A free picture's silhouette and pieces as a puzzle."""
    picture = await _picture(asking)
    puzzle = await _bounded(picture.puzzle)
    name = ids.new_id()
    now = asking.hall.now()
    await asking.house.store.write(things.put_picture, f"{name}:laid", SOLUTION, pictures.write(picture), now)
    return await _keep(asking, name, "picture", puzzle)


def _drawn(svg: str) -> Response:
    return Response(svg, 200, {"cache-control": "no-store"}, "image/svg+xml")


async def draw_picture(asking: Asking, _: None) -> Response:
    """A free picture to print and to send."""
    return _drawn(draw.free(box(), (await _picture(asking)).painted()))


async def draw_puzzle(asking: Asking, _: None) -> Response:
    """A puzzle with its pieces, to print."""
    return _drawn(draw.svg((await _find(asking, asking.path("name")))[1]))


ENDPOINTS = [
    Endpoint("GET", "/api/pieces/{game}", show_pieces, "pieces of puzzles", answer=PieceSet),
    Endpoint("GET", "/api/puzzles", show_all, "the book's puzzles", answer=Puzzles),
    Endpoint(
        "POST", "/api/puzzles/generate", make, "a new puzzle", GeneratePuzzle, PuzzleCard, "rate_heavy", status=201
    ),
    Endpoint("GET", "/api/puzzles/{name}", show_one, "a puzzle", answer=PuzzleCard),
    Endpoint("POST", "/api/puzzles/{name}/hint", hint, "one right placement", AskPuzzleHint, PuzzleHint, "rate_heavy"),
    Endpoint("GET", "/api/puzzles/{name}/puzzle.svg", draw_puzzle, "a puzzle to print", answer="image/svg+xml"),
    Endpoint("GET", "/api/pictures/{picture}/picture.svg", draw_picture, "a picture to keep", answer="image/svg+xml"),
    Endpoint("GET", "/api/puzzles/{name}/solution", solution, "one cover", answer=Solution, rate="rate_heavy"),
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
