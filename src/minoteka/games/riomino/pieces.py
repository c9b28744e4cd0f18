"""The dice of Riomino: six faces, each cut by a diagonal into two triangles of different values.

A face ``ab`` shows a on two neighbouring sides and b on the other two. A *laid die* is a face turned so that the two
sides of its lower value meet in one corner: 24 ways, numbered ``4 * face + corner``.
"""

from typing import Literal

from minoteka.geometry.square import EAST, NORTH, SOUTH, WEST
from minoteka.kernel import table

Corner = Literal["ne", "se", "sw", "nw"]
FACES = ("01", "02", "03", "12", "13", "23")
CORNERS: tuple[Corner, ...] = ("ne", "se", "sw", "nw")
LAID = 24
ANY = 4
"""The value of a side that no die touches yet."""

CORNER_SIDES = ((NORTH, EAST), (SOUTH, EAST), (SOUTH, WEST), (NORTH, WEST))


def sides_of(laid: int) -> tuple[int, int, int, int]:
    """The values of a laid die to the north, east, south and west."""
    low, high = (int(value) for value in FACES[laid // 4])
    own = CORNER_SIDES[laid % 4]
    north, east, south, west = (low if side in own else high for side in range(4))
    return north, east, south, west


ALL_SIDES = tuple(sides_of(laid) for laid in range(LAID))
SIDES = table(ALL_SIDES)
PIPS = table([int(face[0]) + int(face[1]) for face in FACES])

NO_NEED = ANY + 5 * ANY + 25 * ANY + 125 * ANY
"""A cell's *need* is what its neighbours ask of its four sides, as digits to base 5; this one asks nothing."""
PLACE = table([1, 5, 25, 125])


def _fits(need: int) -> int:
    asked = [need // 5**side % 5 for side in range(4)]
    return sum(
        1 << laid
        for laid, sides in enumerate(ALL_SIDES)
        if all(want in (ANY, has) for want, has in zip(asked, sides, strict=True))
    )


FITS = table([_fits(need) for need in range(625)])
"""For every need, the laid dice that satisfy it, as a mask of 24 bits."""
