"""A round as numbers for learning. A game's ``planes`` room declares what they are and the kernel that fills them.

They are one row of bytes. Its parts have names and shapes; seats are counted from the one that looks.
"""

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, NamedTuple

from minoteka.core.errors import Malformed
from minoteka.kernel import kernel


class Part(NamedTuple):
    """A part of the row: its place, its shape, and what its numbers lie between."""

    start: int
    end: int
    shape: tuple[int, ...]
    high: int
    low: int


class Planes:
    """Parts in their order: name, shape, the highest number and, unless that is 0, the lowest.

    ``tiles``: what the pieces are called, in the order in which parts count them.
    """

    def __init__(
        self,
        declared: Sequence[tuple[str, tuple[int, ...], int] | tuple[str, tuple[int, ...], int, int]],
        tiles: Sequence[str] = (),
    ) -> None:
        parts: dict[str, Part] = {}
        at = 0
        for name, shape, high, *low in declared:
            parts[name] = Part(at, at + prod(shape), shape, high, low[0] if low else 0)
            at += prod(shape)
        self.parts: Mapping[str, Part] = parts
        self.size, self.tiles = at, tuple(tiles)
        self.starts = tuple(part.start for part in parts.values())
        """For the kernel: where each part begins."""

    def __repr__(self) -> str:
        parts = (f"{name} {'×'.join(map(str, part.shape))}" for name, part in self.parts.items())
        return f"<Planes, {self.size} numbers: {', '.join(parts)}>"

    def split(self, row: Any) -> dict[str, Any]:
        """The parts of a NumPy row, or of rows of any number of dimensions, by their names: views, not copies."""
        if getattr(row, "shape", ())[-1:] != (self.size,):
            raise Malformed("planes", size=self.size)
        return {
            name: row[..., part.start : part.end].reshape(*row.shape[:-1], *part.shape)
            for name, part in self.parts.items()
        }


NO_PLANES = Planes(())
"""Of a game that declares none."""


@kernel
def small(number: int) -> int:
    """A number as planes hold it: what is beyond a byte is its limit."""
    return max(-127, min(127, number))
