"""New puzzles, the puzzle of the day, hints, free pictures."""

from datetime import date

import pytest

from minoteka.core.errors import Illegal, Malformed
from minoteka.core.pieces import Piece
from minoteka.geometry.hexagonal import is_connected
from minoteka.puzzles import collection, picture
from minoteka.puzzles.cover import Count
from minoteka.puzzles.daily import daily
from minoteka.puzzles.generate import Request, generate
from minoteka.puzzles.grade import grade
from minoteka.puzzles.grow import ORDERS
from minoteka.puzzles.hint import hint
from minoteka.puzzles.puzzle import write
from minoteka.puzzles.symmetry import self_maps

KINDS = [
    Request(16, "none", 1, 1),
    Request(24, "mirror", 2, 1),
    Request(31, "half-turn", 2, 2),
    Request(32, "half-turn", 2, 1),
    Request(36, "third-turn", 3, 2),
    Request(37, "third-turn", 3, 1),
    Request(42, "sixth-turn", 6, 1),
    Request(43, "sixth-turn", 6, 1),
    Request(60, "none", 2, 2),
]


@pytest.mark.compiled_only
@pytest.mark.parametrize("request_", KINDS, ids=lambda r: f"{r.size}-{r.symmetry}")
def test_a_new_puzzle_is_what_was_asked_for(box, request_):
    puzzle = generate(request_, b"seed", box)
    assert len(puzzle.cells) == request_.size and is_connected(puzzle.cells)
    assert puzzle.tiling.is_unique() and puzzle.solutions == Count(1, True)
    assert grade(puzzle.tiling) == puzzle.grade == request_.grade
    assert {piece.colour for piece in puzzle.pieces} <= set(range(request_.colours))
    assert len(set(puzzle.pieces)) == len(puzzle.pieces)
    assert len(self_maps(puzzle.cells)) % ORDERS[request_.symmetry] == 0


def test_the_same_seed_makes_the_same_puzzle(box):
    request = Request(14, "none", 1, 1)
    first = generate(request, b"one", box)
    assert generate(request, b"one", box) == first
    assert {generate(request, seed, box).cells for seed in (b"one", b"two", b"three")} != {first.cells}


GOLDEN = """\
name = ""
pieces = "A7 A13 B1 B7 B13 B15"
solutions = 1
grade = 1
silhouette = '''
.   #   #   .
  #   #   #
.   #   #   .
  #   #   #
#   .   .   #
  #   #   #
#   .   .   #
  #   #   #
.   #   #   .
  .   .   .
.   #   #   .
'''
"""


def test_a_puzzle_that_must_never_change(box):
    """Other machines and the interpreter make this one too; a change here changes everybody's daily puzzles."""
    assert write(generate(Request(24, "mirror", 2, 1), b"golden", box)) == GOLDEN


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (Request(size=61), "generate-size"),
        (Request(size=5), "generate-size"),
        (Request(symmetry="spiral"), "generate-symmetry"),
        (Request(colours=7), "generate-colours"),
        (Request(colours=0), "generate-colours"),
        (Request(grade=6), "generate-grade"),
        (Request(symmetry="mirror", colours=1), "generate-pairs"),
        (Request(symmetry="sixth-turn", colours=5), "generate-pairs"),
        (Request(size=41, symmetry="third-turn", colours=3), "generate-fit"),
        (Request(size=40, symmetry="sixth-turn", colours=6), "generate-fit"),
    ],
)
def test_what_cannot_be_made_is_said_at_once(box, request_, code):
    with pytest.raises(Malformed) as caught:
        generate(request_, b"", box)
    assert caught.value.code == code and "{" not in caught.value.say("ru")


def test_a_stopped_generator_gives_up(box):
    with pytest.raises(Malformed) as caught:
        generate(Request(60, "none", 1, 5), b"", box, stop=[1])
    assert caught.value.code == "generate-failed"


@pytest.mark.compiled_only
def test_the_puzzle_of_the_day_hangs_on_date_and_key(box):
    monday = date(2026, 11, 16)
    puzzle = daily(monday, b"key", box)
    assert puzzle == daily(monday, b"key", box)
    assert puzzle.name == "2026-11-16" and puzzle.tiling.is_unique()
    assert puzzle.cells != daily(monday, b"other key", box).cells
    assert puzzle.cells != daily(date(2026, 11, 17), b"key", box).cells


def test_a_day_whose_kind_is_not_found_has_an_easier_one(box, monkeypatch):
    tried = []

    def hard(request, *_):
        tried.append(request.grade)
        if request.grade > 2:
            raise Malformed("generate-failed", size=1, symmetry="none", grade=request.grade)
        return request

    monkeypatch.setattr("minoteka.puzzles.daily.generate", hard)
    assert daily(date(2026, 11, 15), b"TEXT", box).grade == 2
    assert tried == [4, 3, 2]


def test_hints_lead_to_a_solution(box):
    puzzle = collection.load("hexagon", box)
    laid = []
    while (step := hint(puzzle, laid)).next is not None:
        piece, placement = step.next
        laid.append((piece, placement.cells))
    assert step.wrong == () and len(laid) == len(puzzle.pieces)


def test_hints_for_a_tinted_puzzle_keep_to_its_colours(box):
    puzzle = collection.load("carrot", box)
    laid = []
    while (step := hint(puzzle, laid)).next is not None:
        piece, placement = step.next
        laid.append((piece, placement.cells))
        assert {puzzle.tints[cell] for cell in placement.cells} == {piece.colour}
    assert len(laid) == len(puzzle.pieces)


def test_a_piece_that_lies_wrong_is_named(box):
    puzzle = collection.load("hexagon", box)
    right = puzzle.paint(puzzle.tiling.first())[:2]
    laid = [(piece, placement.cells) for piece, placement in right]
    used = {piece for piece, _ in right}
    covered = {cell for _, cells in laid for cell in cells}
    for piece in puzzle.pieces:
        for placement in puzzle.tiling.placements:
            if piece in used or placement.number != piece.number or covered.intersection(placement.cells):
                continue
            step = hint(puzzle, [*laid, (piece, placement.cells)])
            if step.next is None:
                assert piece in step.wrong
                return
    raise AssertionError("every third piece fits everywhere")


def test_hints_refuse_what_cannot_lie_so(box):
    puzzle = collection.load("hexagon", box)
    with pytest.raises(Illegal) as caught:
        hint(puzzle, [(Piece(5, 18), ())])
    assert caught.value.code == "hint-piece"
    with pytest.raises(Illegal) as caught:
        hint(puzzle, [(puzzle.pieces[0], ((0, 0), (5, 5)))])
    assert caught.value.code == "hint-place"


def test_a_stopped_search_leads_to_the_known_solution(box):
    puzzle = collection.load("hexagon", box)
    known = [(piece, placement.cells) for piece, placement in puzzle.paint(puzzle.tiling.first())]
    with pytest.raises(Illegal) as caught:
        hint(puzzle, known[:1], stop=[1])
    assert caught.value.code == "hint-late"
    step = hint(puzzle, known[:-1], stop=[1], known=known)
    assert step.next is not None and (step.next[0], step.next[1].cells) == known[-1]
    moved = next(p.cells for p in puzzle.tiling.placements if p.number == known[0][0].number and p.cells != known[0][1])
    assert hint(puzzle, [(known[0][0], moved)], stop=[1], known=known).wrong == (known[0][0],)


HOUSE = """
name = "house"
laid = [
  "A5:0,0;0,1;1,0",
  "F1:2,0",
]
"""


def test_a_picture_can_be_saved_and_made_into_a_puzzle(box):
    house = picture.read(HOUSE, box)
    assert picture.read(picture.write(house), box) == house
    puzzle = house.puzzle()
    assert puzzle.pieces == (Piece(0, 5), Piece(5, 1)) and len(puzzle.cells) == 4
    assert puzzle.solutions == puzzle.tiling.count()
    assert house.without(Piece(5, 1)).laid == house.laid[:1]


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ("A5:0,0;0,1;1,0", "picture-piece-used"),
        ("B5:0,0;0,1;1,0", "picture-taken"),
        ("B5:3,3;3,4;3,5", "picture-shape"),
        ("B1:40,0", "picture-off-board"),
        ("B1:x,0", "picture-cell"),
        ("B1:", "picture-cell"),
        ("B2:5,5;5,5", "picture-cell"),
        ("B99:0,0", "puzzle-piece"),
    ],
)
def test_a_bad_picture_says_why(box, entry, code):
    with pytest.raises((Malformed, Illegal)) as caught:
        picture.read(HOUSE.replace("]", f'"{entry}"]'), box)
    assert caught.value.code == code and "{" not in caught.value.say("uk")


@pytest.mark.parametrize("text", ["", "laid = 3", 'laid = ["A1:0,0", 4]', "laid = ["])
def test_what_is_no_picture(box, text):
    with pytest.raises(Malformed):
        picture.read(text, box)
