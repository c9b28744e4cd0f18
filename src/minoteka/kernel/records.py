"""State records: one table of fields gives the compiler a NumPy record and the interpreter lists of plain ints."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from minoteka.kernel.plain import Field, Plain, Reader
from minoteka.kernel.settings import COMPILED

State = Any
"""A state inside kernels: a NumPy record, or an object with lists when interpreted."""


def table(values: Any, dtype: Any = np.int64) -> Any:
    """A constant table for kernels: an array for the compiler, nested lists for the interpreter."""
    array = np.ascontiguousarray(values, dtype)
    return array if COMPILED else array.tolist()


def buffer(size: int) -> Any:
    """Room for ``size`` integers (moves, random state) that a kernel may fill."""
    return np.zeros(size, np.int64) if COMPILED else [0] * size


def floats(size: int) -> Any:
    """Room for ``size`` numbers that a kernel may fill."""
    return np.zeros(size, np.float64) if COMPILED else [0.0] * size


class Layout:
    """The kind of record a game's states are: made from its table of fields, ``(name, kind, shape)``.

    An empty shape is a single number. Small kinds keep copies cheap, but values must fit:
    interpreted, they never overflow.
    """

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.dtype = np.dtype([(n, t, s) if s else (n, t) for n, t, s in self.fields], align=True)
        self._scalar = np.dtype((np.record, self.dtype))  # its elements have the fields as attributes
        self._layout = Reader(self.fields, self.dtype)

    @cached_property
    def numba_type(self) -> Any:
        """The compiler's type of one record."""
        import numba

        return numba.from_dtype(self.dtype)

    def array(self, count: int) -> Any:
        """``count`` blank states in one block of memory (a batch)."""
        if COMPILED:
            return np.zeros(count, self.dtype).view(np.recarray)
        return _StateList(self, count)

    def new(self) -> State:
        """A blank state: every field zero."""
        if COMPILED:
            return np.zeros(1, self._scalar)[0]
        state = Plain()
        state._fields = self.fields
        for name, _, shape in self.fields:
            setattr(state, name, np.zeros(shape, np.int64).tolist() if shape else 0)
        return state

    def copy(self, state: State) -> State:
        """An independent copy of ``state``."""
        if type(state) is not Plain:
            array = np.zeros(1, self._scalar)
            array[0] = state
            return array[0]
        fresh = Plain()
        fresh._fields = self.fields
        assign(fresh, state)
        return fresh

    def block(self, state: State) -> Any:
        """A copy of a state as a bare array of bytes. (Interpreted: the state itself.)"""
        return np.frombuffer(state, np.uint8).copy() if COMPILED else state

    def within(self, block: Any) -> State:
        """The state that lives in a block."""
        return block.view(self._scalar)[0] if COMPILED else block

    def plain(self, block: Any) -> State:
        """The state in a block to look at with Python. (Interpreted states are plain already.)"""
        return self._layout.read(memoryview(block)) if COMPILED else block

    def to_bytes(self, state: State) -> bytes:
        """The state's bytes: its serialisation, and what equality and hashing look at. The same in both modes."""
        if COMPILED:
            return bytes(state.tobytes())
        array = np.zeros(1, self.dtype)
        for name, _, _ in self.fields:
            array[name][0] = getattr(state, name)
        return array.tobytes()

    def from_bytes(self, data: bytes) -> State:
        """The state that ``to_bytes`` wrote."""
        if len(data) != self.dtype.itemsize:
            raise ValueError(f"a state takes {self.dtype.itemsize} bytes, not {len(data)}")
        array = np.frombuffer(bytearray(data), self.dtype)
        if COMPILED:
            return array.view(np.recarray)[0]
        state = self.new()
        for name, _, _ in self.fields:
            setattr(state, name, array[name][0].tolist())
        return state


def _copied(value: Any) -> Any:
    return [_copied(inner) for inner in value] if isinstance(value, list) else value


def assign(target: State, source: State) -> None:
    """Copy all of ``source`` into ``target`` (inside kernels: one memcpy)."""
    if type(source) is not Plain:
        for name in target.dtype.names:
            target[name] = source[name]
        return
    for name, _, _ in source._fields:
        setattr(target, name, _copied(getattr(source, name)))


class _StateList(list[Any]):
    """A batch when interpreted; ``states[i] = s`` copies, as it does with records."""

    def __init__(self, kind: Layout, count: int) -> None:
        super().__init__(kind.new() for _ in range(count))

    def __setitem__(self, index: Any, state: Any) -> None:
        assign(self[index], state)


if COMPILED:
    from numba.core import cgutils, types
    from numba.extending import intrinsic, overload

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
