"""Where the fields of a record lie in its memory. The layout is ours: C's own alignment, the same in every mode.

NumPy, the compiler and ``struct`` are told where things are; none of them decides it.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from struct import Struct, pack_into
from typing import Any, Literal, NamedTuple

from minoteka.kernel.plain import Plain

NumberKind = Literal["int8", "int16", "int32", "int64"]
Field = tuple[str, NumberKind, tuple[int, ...]]
"""The name of a field, the kind of its numbers, and its shape: empty for a single number."""

CODES: Mapping[NumberKind, tuple[str, int]] = {
    "int8": ("b", 1),
    "int16": ("h", 2),
    "int32": ("i", 4),
    "int64": ("q", 8),
}
"""The letter and the bytes of each kind, as ``struct`` and ``memoryview`` know them."""


class Place(NamedTuple):
    """Where a field lies: its first byte, the byte behind it, the letter of its numbers, its shape."""

    start: int
    end: int
    code: str
    shape: tuple[int, ...]


def up_to(at: int, step: int) -> int:
    """The next multiple of ``step``."""
    return -(-at // step) * step


class Fields:
    """A table of fields with their places; reads and writes the bytes of plain states."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.places: dict[str, Place] = {}
        at, widest = 0, 1
        for name, kind, shape in self.fields:
            code, width = CODES[kind]
            start = up_to(at, width)
            at, widest = start + width * prod(shape), max(widest, width)
            self.places[name] = Place(start, at, code, shape)
        self.size = up_to(at, widest)
        self._arrays = {name: place for name, place in self.places.items() if place.shape}
        self._numbers = [name for name, place in self.places.items() if not place.shape]
        self._struct = Struct(self._pattern())

    def _pattern(self) -> str:
        """All single numbers for one look of ``struct``, with the bytes between them left out."""
        pattern, end = "@", 0
        for name in self._numbers:
            place = self.places[name]
            pattern += f"{place.start - end}x{place.code}"
            end = place.end
        return pattern

    def read(self, memory: memoryview) -> Plain:
        """The state whose bytes these are; they must not change as long as somebody looks at it.

        Single numbers are read by one look, arrays when they are asked for.
        """
        shown = Plain()
        values = shown.__dict__
        values.update(zip(self._numbers, self._struct.unpack_from(memory), strict=True))
        values["_fields"] = self.fields
        values["_memory"] = memory
        values["_arrays"] = self._arrays
        return shown

    def write(self, state: Plain) -> bytes:
        """The bytes of a plain state."""
        memory = bytearray(self.size)
        for name, (start, _, code, shape) in self.places.items():
            numbers = list(_flat(getattr(state, name), len(shape)))
            pack_into(f"@{len(numbers)}{code}", memory, start, *numbers)
        return bytes(memory)

    def check(self, data: bytes) -> memoryview:
        """``data`` as memory that ``read`` may look at, if it is as long as a state."""
        if len(data) != self.size:
            raise ValueError(f"a state takes {self.size} bytes, not {len(data)}")
        return memoryview(bytes(data))


def _flat(value: Any, depth: int) -> Iterator[int]:
    """The numbers of a field of so many dimensions, in their order in memory."""
    if depth == 0:
        yield value
    else:
        for inner in value:
            yield from _flat(inner, depth - 1)
