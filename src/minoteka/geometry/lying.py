"""How a shape of hexagons can lie, in the order in which a hand turns it."""

from typing import NamedTuple

from minoteka.geometry.hexagonal import MIRROR, SYMMETRIES, TURN, Matrix, Shape, apply, normalised


class Lying(NamedTuple):
    """A shape as it can lie (normalised), and which of its ways that becomes when it is turned clockwise by a sixth,
    and when it is flipped left to right.
    """

    cells: Shape
    turned: int
    flipped: int


def ways(shape: Shape) -> list[Lying]:
    """Every way once: turned by sixths, the first as it is; then, if that looks different, flipped and turned."""
    found = list(dict.fromkeys(_moved(symmetry, shape) for symmetry in SYMMETRIES))
    return [Lying(cells, found.index(_moved(TURN, cells)), found.index(_moved(MIRROR, cells))) for cells in found]


def _moved(symmetry: Matrix, shape: Shape) -> Shape:
    return normalised(apply(symmetry, cell) for cell in shape)
