"""Puzzles over HTTP: the book's, generated ones, pictures made into puzzles, the day's; hints and solutions."""

import asyncio
from datetime import date
from functools import cache

import msgspec
import structlog

from minoteka import catalog
from minoteka.core.errors import Malformed, NotYours
from minoteka.core.pieces import Piece
from minoteka.core.pieces import PieceSet as Box
from minoteka.puzzles import collection, daily
from minoteka.puzzles import puzzle as files
from minoteka.puzzles.generate import Request, generate
from minoteka.puzzles.picture import Picture as FreePicture
from minoteka.puzzles.puzzle import Puzzle
from minoteka.puzzles.tiling import Tiling
from minoteka.server.protocol.http import (
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
from minoteka.server.routes.endpoint import Asking, Endpoint, not_found
from minoteka.server.store import things
from minoteka.server.tables import ids

KIND = "puzzle"
Kind = str

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
        kind=kind,  # type: ignore[arg-type]  # one of the four words
        cells=[list(cell) for cell in puzzle.cells],
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
        await _keep(asking, name, "daily", await asyncio.to_thread(daily.daily, day, bytes.fromhex(key), box()))
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
    return PieceSet(game.name, game.pieces.colours, shapes)


async def show_all(asking: Asking, _: None) -> Puzzles:
    """The puzzles of the book."""
    return Puzzles([card(name, "book", _book(name)) for name in collection.NAMES])


async def show_one(asking: Asking, _: None) -> PuzzleCard:
    """One puzzle."""
    name = asking.path("name")
    return card(name, *(await _find(asking, name)))


def _read_laid(puzzle: Puzzle, laid: list[Laid]) -> list[tuple[Piece, frozenset[tuple[int, int]]]]:
    found = []
    for one in laid:
        piece = Piece(one.colour, int(one.piece) if one.piece.isascii() and one.piece.isdigit() else -1)
        cells = frozenset((cell[0], cell[1]) for cell in one.cells if len(cell) == 2)
        if piece not in puzzle.pieces or len(cells) != puzzle.box.size(piece.number) or not cells <= set(puzzle.cells):
            raise Malformed("puzzle-laid", piece=one.piece)
        found.append((piece, cells))
    return found


def _hint(puzzle: Puzzle, laid: list[tuple[Piece, frozenset[tuple[int, int]]]]) -> PuzzleHint:
    """Go on from as much of what is laid as leads to a solution; the pieces laid later are the ones to take back."""
    for kept in range(len(laid), -1, -1):
        left = list(puzzle.pieces)
        covered: set[tuple[int, int]] = set()
        for piece, cells in laid[:kept]:
            if piece not in left or covered & cells:
                break
            left.remove(piece)
            covered |= cells
        else:
            supply = {number: sum(1 for piece in left if piece.number == number) for number in {p.number for p in left}}
            rest = Tiling([cell for cell in puzzle.cells if cell not in covered], supply, puzzle.box.shapes)
            cover = rest.first() if left else ()
            if cover is None:
                continue
            wrong = [Placement(str(p.number), p.colour, sorted(map(list, cells))) for p, cells in laid[kept:]]
            if wrong or not cover:
                return PuzzleHint(None, wrong)
            first = cover[0]
            piece = next(piece for piece in sorted(left) if piece.number == first.number)
            return PuzzleHint(Placement(str(first.number), piece.colour, [list(c) for c in first.cells]), [])
    return PuzzleHint(None, [])


async def hint(asking: Asking, body: AskPuzzleHint) -> PuzzleHint:
    """One right placement, or what to take back."""
    _, puzzle = await _find(asking, asking.path("name"))
    return await asyncio.to_thread(_hint, puzzle, _read_laid(puzzle, body.laid))


async def solution(asking: Asking, _: None) -> Solution:
    """One exact cover (not of the day's puzzle, while it is the day)."""
    name = asking.path("name")
    puzzle = (await _find(asking, name))[1]
    if name == f"daily-{asking.hall.today()}":
        raise NotYours("not-over")
    cover = await asyncio.to_thread(puzzle.tiling.first)
    if cover is None:
        raise not_found()
    painted = puzzle.paint(cover)
    return Solution([Placement(str(p.number), p.colour, [list(c) for c in at.cells]) for p, at in painted])


async def make(asking: Asking, body: GeneratePuzzle) -> PuzzleCard:
    """A new puzzle with exactly one solution."""
    if not (body.grade.isascii() and body.grade.isdigit()):
        raise Malformed("generate-grade", grade=body.grade, low=1, high=5)
    request = Request(body.cells, body.symmetry, body.colours, int(body.grade))
    name = ids.new_id()
    puzzle = await asyncio.to_thread(generate, request, (body.seed or name).encode(), box(), name)
    return await _keep(asking, name, "generated", puzzle)


async def picture_to_puzzle(asking: Asking, _: None) -> PuzzleCard:
    """A free picture's silhouette and pieces as a puzzle."""
    text = await asking.house.store.read(things.get_picture, asking.path("picture")[:32], "picture")
    if text is None:
        raise not_found()
    saved = msgspec.json.decode(text, type=Picture)
    picture = FreePicture(saved.title, box(), ())
    for one in saved.laid:
        number = int(one.piece) if one.piece.isascii() and one.piece.isdigit() else -1
        if number not in box().shapes or one.colour >= box().colours or any(len(cell) != 2 for cell in one.cells):
            raise Malformed("puzzle-laid", piece=one.piece)
        picture = picture.with_piece(Piece(one.colour, number), [(cell[0], cell[1]) for cell in one.cells])
    puzzle = await asyncio.to_thread(picture.puzzle)
    return await _keep(asking, ids.new_id(), "picture", puzzle)


ENDPOINTS = [
    Endpoint("GET", "/api/pieces/{game}", show_pieces, "pieces of puzzles", answer=PieceSet),
    Endpoint("GET", "/api/puzzles", show_all, "the book's puzzles", answer=Puzzles),
    Endpoint(
        "POST", "/api/puzzles/generate", make, "a new puzzle", GeneratePuzzle, PuzzleCard, "rate_heavy", status=201
    ),
    Endpoint("GET", "/api/puzzles/{name}", show_one, "a puzzle", answer=PuzzleCard),
    Endpoint("POST", "/api/puzzles/{name}/hint", hint, "one right placement", AskPuzzleHint, PuzzleHint, "rate_heavy"),
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
