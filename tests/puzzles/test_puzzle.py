"""Puzzle files: what is written can be read, and what cannot be read is told where and why."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minoteka.core.errors import Malformed
from minoteka.core.pieces import Piece
from minoteka.geometry.hexagonal import hexagon, shifted, tilted_radius
from minoteka.puzzles import silhouette, why
from minoteka.puzzles.cover import Count
from minoteka.puzzles.puzzle import check, read, write

RING = """
  #
#   #

#   #
  #
"""

TRIANGLE = """
pieces = "A5"
silhouette = '''
#
  #
#
'''
"""


def file(pieces, drawing, **other):
    lines = [f"{key} = {value}" for key, value in other.items()]
    return "\n".join([f'pieces = "{pieces}"', *lines, f"silhouette = '''\n{drawing}\n'''"])


def test_the_drawing_is_the_lattice(box):
    cells = silhouette.read(RING, box.board)
    assert set(cells) == set(hexagon(2)) - {(0, 0)}
    assert silhouette.draw(cells).split() == ["#", "#", "#", ".", "#", "#", "#"]


def test_a_small_puzzle(box):
    puzzle = read(TRIANGLE, box)
    assert puzzle.pieces == (Piece(0, 5),) and len(puzzle.cells) == 3
    assert puzzle.tiling.is_unique() and why.unsolvable(puzzle) is None


@given(st.sets(st.sampled_from(hexagon(4)), min_size=1), st.integers(-3, 3), st.integers(-3, 3), st.booleans())
def test_what_is_written_can_be_read(box, cells, dq, dr, exact):
    cells = shifted(cells, (dq, dr))
    pieces = [Piece(i % 6, 1 if i < 6 else 2) for i in range(min(6, len(cells)))]
    left = len(cells) - len(pieces)
    pieces += [Piece(i, 2) for i in range(min(6, left // 2))]
    left = len(cells) - sum(box.size(piece.number) for piece in pieces)
    pieces += [Piece(i // 5, 14 + i % 5) for i in range(left // 5)]
    shape = cells[: sum(box.size(piece.number) for piece in pieces)]
    puzzle = check('a "name" \\ \n', box, shape, pieces, solutions=Count(3, exact), grade=2)
    assert read(write(puzzle), box) == puzzle


@pytest.mark.parametrize(
    ("text", "code", "details"),
    [
        ("pieces = ", "puzzle-file", {}),
        ('pieces = "A1"', "puzzle-key", {"key": "silhouette"}),
        ("silhouette = '''\n#\n'''", "puzzle-key", {"key": "pieces"}),
        (file("A1", "#", colour="3"), "puzzle-key-unknown", {"keys": ["colour"]}),
        (file("A1", "#", grade='"hard"'), "puzzle-key", {"key": "grade"}),
        (file("A1", "#", grade="true"), "puzzle-key", {"key": "grade"}),
        (file("A1", ". ."), "puzzle-empty", {}),
        (file("A1", "# x"), "puzzle-picture-sign", {"sign": "x", "line": 1, "column": 3}),
        (file("A2", "##"), "puzzle-picture-between", {"line": 1, "column": 2}),
        (file("A2", "#\n#"), "puzzle-picture-between", {"line": 2, "column": 1}),
        (file("A1", "#", left="0", top="1"), "puzzle-picture-corner", {"left": 0, "top": 1}),
        (file("A1", "#", left="40", top="0"), "puzzle-off-board", {"cells": ["40,-20"]}),
        (file("A1 B1", "#" + " " * 79 + "#"), "puzzle-too-big", {}),
        (file("A19", "#"), "puzzle-piece", {"text": "A19"}),
        (file("G1", "#"), "puzzle-piece", {"text": "G1"}),
        (file("1", "#"), "puzzle-piece", {"text": "1"}),
        (file("A²", "#"), "puzzle-piece", {"text": "A²"}),
        (file("A1 A1", "#   #"), "puzzle-piece-twice", {"pieces": ["A1"]}),
        (file("A1 B2", "#"), "puzzle-area", {"cells": 1, "blocks": 3}),
    ],
)
def test_bad_files_say_what_and_where(box, text, code, details):
    with pytest.raises(Malformed) as caught:
        read(text, box)
    assert caught.value.code == code
    for key, value in details.items():
        assert caught.value.details[key] == value
    for language in ("en", "uk", "ru"):
        assert "{" not in caught.value.say(language)


@pytest.mark.parametrize(
    ("pieces", "drawing", "code", "details"),
    [
        ("A2 A6", "#       #\n\n#\n\n#\n\n#\n\n#", "puzzle-cells-unreachable", {}),
        ("A6", "#\n\n#\n  #\n\n  #", "puzzle-cells-unreachable", {}),
        ("A2 A5 B1", "#\n\n#\n\n#\n\n#\n\n#\n\n#", "puzzle-pieces-nowhere", {"pieces": ["A5"]}),
        ("A3 B3 C3", "#       #\n\n#       #\n\n#       #\n\n#       #\n\n#", "puzzle-part", {"size": 5}),
        ("A3 A8", "  #\n#   #\n  #\n#   #\n  #", "puzzle-no-cover", {"pieces": 2}),
    ],
)
def test_unsolvable_puzzles_say_why(box, pieces, drawing, code, details):
    reason = why.unsolvable(read(file(pieces, drawing), box))
    assert reason is not None and reason.code == code
    for key, value in details.items():
        assert reason.details[key] == value
    assert "{" not in reason.say("uk")


def test_letters_tint_the_silhouette_and_bind_nobody(box):
    puzzle = read(file("A2 C1", "A\n\nA\n\nC"), box)
    assert sorted(puzzle.tints.values()) == [0, 0, 2] and puzzle.tiling.count() == Count(2, True)
    assert {cell: piece.colour for piece, p in puzzle.solution() for cell in p.cells} == puzzle.tints
    assert read(write(puzzle), box) == puzzle
    plain = read(file("A2 C1", "A\n\n#\n\nC"), box)
    assert len(plain.tints) == 2 and plain.solution() is not None


def test_equal_pieces_take_the_colours_of_the_picture(box):
    puzzle = read(file("A1 B1", "B\n\nA"), box)
    painted = puzzle.paint(puzzle.tiling.first())
    assert {p.cells[0]: piece.colour for piece, p in painted} == puzzle.tints


def test_centring_keeps_a_picture_on_the_board(box):
    cells = silhouette.read("\n\n".join(["#"] * 22), box.board)
    assert len(cells) == 22 and max(map(tilted_radius, cells)) <= 21
    with pytest.raises(Malformed) as caught:
        silhouette.read("\n\n".join(["#"] * 23), box.board)
    assert caught.value.code == "puzzle-too-big"


def test_equal_pieces_are_painted_in_different_colours(box):
    puzzle = read(file("A3 C3", "#\n  #\n#\n  #\n#\n  #"), box)
    painted = puzzle.paint(puzzle.tiling.first())
    assert sorted(piece for piece, _ in painted) == [Piece(0, 3), Piece(2, 3)]
