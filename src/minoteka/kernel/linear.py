"""Memory for kernels that were compiled beforehand: buffers are arrays of ``ctypes``, a state is a block of bytes.

Such an array is passed by its address. Without NumPy; what Python reads of a state is plain (``Layout.plain``).
"""

import ctypes
from collections.abc import Sequence
from functools import cached_property
from operator import index
from typing import Any

from minoteka.kernel.fields import Fields
from minoteka.kernel.lists import table
from minoteka.kernel.plain import Plain, assign_plain

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


def buffer(size: int) -> Any:
    """Room for ``size`` integers (moves, random state) that a kernel may fill."""
    return (ctypes.c_int64 * size)()


def floats(size: int) -> Any:
    """Room for ``size`` numbers that a kernel may fill."""
    return (ctypes.c_double * size)()


def smalls(size: int) -> Any:
    """Room for ``size`` numbers of a byte that a kernel may fill."""
    return (ctypes.c_int8 * size)()


def small_rows(count: int, width: int) -> Any:
    """Room for ``count`` rows of such numbers."""
    return (ctypes.c_int8 * width * count)()


def rows(count: int, width: int) -> Any:
    """Room for ``count`` rows of integers."""
    return (ctypes.c_int64 * width * count)()


def real_rows(count: int, width: int) -> Any:
    """Room for ``count`` rows of numbers."""
    return (ctypes.c_double * width * count)()


def row(values: Sequence[int]) -> Any:
    """Integers as kernels take them; ``TypeError`` for anything else."""
    return (ctypes.c_int64 * len(values))(*map(index, values))


def listed(numbers: Any) -> list[Any]:
    """A buffer, or a part of one, as a list of Python's own numbers."""
    return list(numbers)


def assign(target: Any, source: Any) -> None:
    """Copy all of ``source`` into ``target``, both plain or both blocks."""
    if type(source) is Plain:
        assign_plain(target, source)
    else:
        ctypes.memmove(target, source, ctypes.sizeof(target))


class Layout(Fields):
    """The kind of record a game's states are: see ``kernel.arrays.Layout``. New states are plain until set up."""

    @cached_property
    def _one(self) -> Any:
        return ctypes.c_ubyte * self.size

    def array(self, count: int) -> Any:
        """``count`` blank states in one block of memory."""
        kind = type("States", (_States, ctypes.Array), {"_type_": self._one, "_length_": count})
        states = kind()
        states.block = self.block
        return states

    def new(self) -> Any:
        """A blank state: every field zero."""
        return self.read(memoryview(bytes(self.size)))

    def desk(self) -> Any:
        """A blank record that Python and kernels both write on."""
        return self._desk()

    @cached_property
    def _desk(self) -> Any:
        fields = [(name, _repeated(NUMBERS[place.code], place.shape)) for name, place in self.places.items()]
        return type("Desk", (_Desk, ctypes.Structure), {"_fields_": fields})

    def copy(self, state: Any) -> Any:
        """An independent copy of ``state``."""
        if type(state) is not Plain:
            return self.copy_block(state)
        fresh = Plain()
        fresh._fields = self.fields
        assign_plain(fresh, state)
        return fresh

    def to_bytes(self, state: Any) -> bytes:
        """The state's bytes: its serialisation, and what equality and hashing look at."""
        return self.write(state) if type(state) is Plain else bytes(state)

    def from_bytes(self, data: bytes) -> Any:
        """The state that ``to_bytes`` wrote."""
        return self._one.from_buffer_copy(self.check(data))

    def block(self, state: Any) -> Any:
        """The block of a plain state, or what is a block already."""
        return self._one.from_buffer_copy(self.write(state)) if type(state) is Plain else state

    def new_block(self) -> Any:
        """The block of a blank state."""
        return self._one()

    def copy_block(self, block: Any) -> Any:
        """An independent copy of a block."""
        return self._one.from_buffer_copy(block)

    def within(self, block: Any) -> Any:
        """A block is its own state."""
        return block

    def plain(self, block: Any) -> Any:
        """The state in a block to look at with Python."""
        return self.read(memoryview(bytes(block)))


NUMBERS = {"b": ctypes.c_int8, "h": ctypes.c_int16, "i": ctypes.c_int32, "q": ctypes.c_int64}


def _repeated(kind: Any, shape: Sequence[int]) -> Any:
    for length in reversed(shape):
        kind = kind * length
    return kind


class _Desk:
    """A record of fields; kernels get its address."""

    @property
    def _as_parameter_(self) -> Any:
        return ctypes.byref(self)  # type: ignore[arg-type]  # a structure comes behind it


class _States:
    """A batch; ``states[i] = s`` copies, as it does with records, also a plain state."""

    block: Any

    def __setitem__(self, place: int, state: Any) -> None:
        super().__setitem__(place, self.block(state))  # type: ignore[misc]  # an array of ctypes comes behind it
