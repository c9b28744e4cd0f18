"""Memory for compiled kernels: states are NumPy records, buffers are arrays. NumPy is told our layout and reads it."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic, overload

from minoteka.kernel.fields import Fields
from minoteka.kernel.plain import Plain, assign_plain

State = Any
Block = Any
"""The memory of one state as a bare array of bytes."""


def table(values: Any, kind: type = int) -> Any:
    """A constant table for kernels, of whole numbers unless ``kind`` is float."""
    return np.ascontiguousarray(values, np.int64 if kind is int else np.float64)


def buffer(size: int) -> Any:
    """Room for ``size`` integers (moves, random state) that a kernel may fill."""
    return np.zeros(size, np.int64)


def floats(size: int) -> Any:
    """Room for ``size`` numbers that a kernel may fill."""
    return np.zeros(size, np.float64)


def smalls(size: int) -> Any:
    """Room for ``size`` numbers of a byte that a kernel may fill."""
    return np.zeros(size, np.int8)


def small_rows(count: int, width: int) -> Any:
    """Room for ``count`` rows of such numbers."""
    return np.zeros((count, width), np.int8)


def rows(count: int, width: int) -> Any:
    """Room for ``count`` rows of integers."""
    return np.zeros((count, width), np.int64)


def real_rows(count: int, width: int) -> Any:
    """Room for ``count`` rows of numbers."""
    return np.zeros((count, width), np.float64)


def row(values: Sequence[int]) -> Any:
    """Integers as kernels take them, not copied if they are so already; ``TypeError`` for anything else."""
    try:
        array = np.asarray(values)
    except ValueError as error:  # rows of different lengths
        raise TypeError("not a row of whole numbers") from error
    if array.ndim != 1 or (array.dtype.kind not in "iu" and array.size):
        raise TypeError("not a row of whole numbers")
    return np.ascontiguousarray(array, np.int64)


def listed(numbers: Any) -> list[Any]:
    """A buffer, or a part of one, as a list of Python's own numbers."""
    found: list[Any] = numbers.tolist()
    return found


class Layout(Fields):
    """The kind of record a game's states are: made from its table of fields, ``(name, kind, shape)``.

    An empty shape is a single number. Small kinds keep copies cheap, but values must fit: interpreted, they never
    overflow. The same methods, on plain states, are in ``kernel.lists``.
    """

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """NumPy's description of it."""
        places = self.places.values()
        described = {
            "names": list(self.places),
            "formats": [(kind, shape) if shape else kind for _, kind, shape in self.fields],
            "offsets": [place.start for place in places],
            "itemsize": self.size,
        }
        return np.dtype(described, align=True)  # type: ignore[call-overload]  # NumPy's stubs want literals

    @cached_property
    def _scalar(self) -> Any:
        """Its elements have the fields as attributes."""
        return np.dtype((np.record, self.dtype))

    @cached_property
    def numba_type(self) -> Any:
        """The compiler's type of one record."""
        import numba

        return numba.from_dtype(self.dtype)

    def array(self, count: int) -> Any:
        """``count`` blank states in one block of memory (a batch)."""
        return np.zeros(count, self.dtype).view(np.recarray)

    def new(self) -> State:
        """A blank state: every field zero."""
        return np.zeros(1, self._scalar)[0]

    def desk(self) -> State:
        """A blank record that Python and kernels both write on."""
        return self.new()

    def copy(self, state: State) -> State:
        """An independent copy of ``state``."""
        if type(state) is Plain:
            fresh = Plain()
            fresh._fields = self.fields
            assign_plain(fresh, state)
            return fresh
        array = np.zeros(1, self._scalar)
        array[0] = state
        return array[0]

    def to_bytes(self, state: State) -> bytes:
        """The state's bytes: its serialisation, and what equality and hashing look at. The same in every mode."""
        return bytes(state.tobytes())

    def from_bytes(self, data: bytes) -> State:
        """The state that ``to_bytes`` wrote."""
        return self.within(np.frombuffer(self.check(data), np.uint8).copy())

    def block(self, state: State) -> Block:
        """The block of a state (a copy), or what is a block already."""
        return state if type(state) is np.ndarray else np.frombuffer(state, np.uint8).copy()

    def new_block(self) -> Block:
        """The block of a blank state."""
        return np.zeros(self.size, np.uint8)

    def copy_block(self, block: Block) -> Block:
        """An independent copy of a block."""
        return block.copy()

    def within(self, block: Block) -> State:
        """The state that lives in a block."""
        return block.view(self._scalar)[0]

    def plain(self, block: Block) -> State:
        """The state in a block to look at with Python."""
        return self.read(memoryview(block))


def assign(target: State, source: State) -> None:
    """Copy all of ``source`` into ``target`` (inside kernels: one memcpy)."""
    if type(source) is Plain:
        assign_plain(target, source)
    else:
        for name in target.dtype.names:
            target[name] = source[name]


@intrinsic
def _memcpy(typing_context: Any, target: Any, source: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        size = context.get_constant(types.intp, target.size)
        cgutils.raw_memcpy(builder, arguments[0], arguments[1], size, 1)  # type: ignore[no-untyped-call]  # no types there
        return context.get_dummy_value()

    return types.void(target, source), generate


@overload(assign)
def _assign(target: Any, source: Any) -> Any:
    def copy(target: Any, source: Any) -> Any:
        _memcpy(target, source)  # type: ignore[call-arg]  # the compiler adds the first argument

    return copy if isinstance(target, types.Record) and target == source else None
