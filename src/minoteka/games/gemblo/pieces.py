"""The 18 pieces of a colour, the same for every colour: shapes of one to five hexagonal blocks, 72 blocks in all.

A piece may be turned and flipped. An *orientation* is one fixed shape, with its smallest cell (by q, then r), the
*anchor*, at (0, 0); there are 92 of them.
"""

from collections.abc import Mapping

from minoteka.geometry.hexagonal import Shape, orientations, shifted

_DRAWN = (
    "00",
    "00 01",
    "00 01 02",
    "00 01 11",
    "00 01 10",
    "00 01 02 03",
    "00 01 11 12",
    "00 01 10 11",
    "01 11 12 20",
    "00 01 11 20",
    "00 01 02 12 22",
    "00 01 11 21 22",
    "00 01 11 12 22",
    "00 01 02 12 13",
    "01 11 12 13 20",
    "00 01 11 12 20",
    "00 01 02 10 20",
    "00 01 02 03 04",
)
"""The pieces from number 1 on; ``12`` is the cell q = 1, r = 2."""

PIECES: Mapping[int, Shape] = {
    number: tuple(sorted((int(cell[0]), int(cell[1])) for cell in drawn.split()))
    for number, drawn in enumerate(_DRAWN, 1)
}
"""A piece's number is also its cost in the last tie-break (rule 4)."""

KINDS = len(PIECES)
ALL_LEFT = (1 << KINDS) - 1
"""A set of pieces as bits: bit ``number − 1``."""


def anchored(shape: Shape) -> Shape:
    """The shape moved so that its smallest cell is (0, 0)."""
    q, r = min(shape)
    return shifted(shape, (-q, -r))


ORIENTATIONS: tuple[tuple[int, Shape], ...] = tuple(
    (number, anchored(shape)) for number, cells in PIECES.items() for shape in orientations(cells)
)
"""Every fixed shape with its piece's number, in the order of the pieces."""

ORIENTATION: Mapping[tuple[int, Shape], int] = {entry: i for i, entry in enumerate(ORIENTATIONS)}
