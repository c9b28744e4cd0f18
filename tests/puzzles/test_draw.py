"""Drawings: hexagons of text that hang together, and SVG that can be parsed."""

from xml.etree import ElementTree

from rich.text import Text

from minoteka.core.pieces import Piece
from minoteka.puzzles import collection, draw
from minoteka.puzzles.puzzle import read


def plain(markup):
    return [line.rstrip() for line in Text.from_markup(markup).plain.split("\n")]


def test_cells_of_a_silhouette(box):
    cells = ((0, 0), (0, 1), (1, 0))
    assert plain(draw.text(cells, box)) == [" __", "/  \\__", "\\__/  \\", "/  \\__/", "\\__/"]


def test_pieces_are_outlined_and_named(box):
    puzzle = read("pieces = 'A2 C1'\nsilhouette = '''\n#\n  #\n#\n'''", box)
    cover = puzzle.tiling.first()
    lines = plain(draw.text(puzzle.cells, box, puzzle.paint(cover)))
    assert sum(line.count("1") for line in lines) == 1 and sum(line.count("2") for line in lines) == 1
    assert sum(line.count("C") for line in lines) == 1 and sum(line.count("A") for line in lines) == 1
    slashes = sum(line.count("/") + line.count("\\") for line in lines)
    assert slashes < sum(line.count("/") + line.count("\\") for line in plain(draw.text(puzzle.cells, box)))


def test_pieces_are_spread_in_rows_that_do_not_touch(box):
    every = [Piece(number % 6, number) for number in box.shapes]
    lines = plain(draw.spread(every, box))
    assert max(map(len, lines)) <= 80
    for number in box.shapes:
        assert sum(f"{number:>2}\\" in line or f"{number:>2} " in line for line in lines) == 1
    alone = [plain(draw.spread([piece], box)) for piece in every]
    assert sum(line.count("\\") for line in lines) == sum(line.count("\\") for one in alone for line in one)


def test_svg_is_well_formed(box):
    puzzle = collection.load("hexagon", box)
    painted = puzzle.paint(puzzle.tiling.first())
    unsolved, solved = ElementTree.fromstring(draw.svg(puzzle)), ElementTree.fromstring(draw.svg(puzzle, painted))
    name = "{http://www.w3.org/2000/svg}"
    assert len(solved.findall(f".//{name}use")) == len(puzzle.cells)
    assert len(unsolved.findall(f".//{name}use")) == 2 * len(puzzle.cells)  # the silhouette and its pieces
    labels = {text.text for text in unsolved.findall(f".//{name}text")}
    assert labels == {str(piece) for piece in puzzle.pieces} == {text.text for text in solved.findall(f".//{name}text")}
