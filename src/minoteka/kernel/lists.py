"""Memory without a compiler: states are plain objects, buffers are lists. Nothing here needs NumPy."""

from collections.abc import Sequence
from operator import index
from typing import Any

from minoteka.kernel.fields import Fields
from minoteka.kernel.plain import Plain
from minoteka.kernel.plain import assign_plain as assign

__all__ = [
    "Layout",
    "assign",
    "buffer",
    "floats",
    "listed",
    "real_rows",
    "row",
    "rows",
    "small_rows",
    "smalls",
    "table",
]


def table(values: Any, kind: type = int) -> Any:
    """A constant table for kernels: nested lists of ``kind``."""
    return [table(inner, kind) for inner in values] if hasattr(values, "__iter__") else kind(values)


def buffer(size: int) -> Any:
    """Room for ``size`` integers (moves, random state) that a kernel may fill."""
    return [0] * size


def floats(size: int) -> Any:
    """Room for ``size`` numbers that a kernel may fill."""
    return [0.0] * size


def smalls(size: int) -> Any:
    """Room for ``size`` small numbers that a kernel may fill."""
    return [0] * size


def small_rows(count: int, width: int) -> Any:
    """Room for ``count`` rows of small numbers."""
    return rows(count, width)


def rows(count: int, width: int) -> Any:
    """Room for ``count`` rows of integers."""
    return [buffer(width) for _ in range(count)]


def real_rows(count: int, width: int) -> Any:
    """Room for ``count`` rows of numbers."""
    return [floats(width) for _ in range(count)]


def row(values: Sequence[int]) -> Any:
    """Integers as kernels take them; ``TypeError`` for anything else."""
    return [index(value) for value in values]


def listed(numbers: Any) -> list[Any]:
    """A buffer, or a part of one, as a list of Python's own numbers."""
    return list(numbers)


class Layout(Fields):
    """The kind of record a game's states are, when interpreted: see ``kernel.arrays.Layout``."""

    def array(self, count: int) -> Any:
        """``count`` blank states."""
        return _States(self.new() for _ in range(count))

    def new(self) -> Any:
        """A blank state: every field zero."""
        return self.read(memoryview(bytes(self.size)))

    def copy(self, state: Any) -> Any:
        """An independent copy of ``state``."""
        fresh = Plain()
        fresh._fields = self.fields
        assign(fresh, state)
        return fresh

    def to_bytes(self, state: Any) -> bytes:
        """The state's bytes: its serialisation, and what equality and hashing look at."""
        return self.write(state)

    def from_bytes(self, data: bytes) -> Any:
        """The state that ``to_bytes`` wrote."""
        return self.read(self.check(data))

    def block(self, state: Any) -> Any:
        """A state is its own block."""
        return state

    within = plain = block
    new_block = desk = new
    copy_block = copy


class _States(list[Any]):
    """A batch; ``states[i] = s`` copies, as it does with records."""

    def __setitem__(self, index: Any, state: Any) -> None:
        assign(self[index], state)
