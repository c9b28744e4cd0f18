"""A game's states as bare blocks of memory, and its kernels called on them without ceremony.

A NumPy record knows its fields, and whenever Python hands one to compiled code NumPy writes its whole layout down
again: 5 to 10 µs a call, where most kernels take less than one. An array of bytes in the same layout goes straight in.
Positions hold such blocks. Interpreted, a block is the state itself and everything here only passes things on.
"""

from struct import Struct
from typing import TYPE_CHECKING, Any

import numpy as np

from minoteka.kernel import COMPILED, RecordType, State, buffer
from minoteka.kernel.records import Plain

if TYPE_CHECKING:
    from minoteka.core.game import Kernels

Block = Any
"""The memory of one state; nobody changes it once a position holds it."""


class Blocks:
    """The blocks of one game; kernels are attributes with the names in ``Kernels``."""

    def __init__(self, record: RecordType, kernels: "Kernels", max_moves: int) -> None:
        self._record = record
        self._kernels = kernels
        self._max_moves = max_moves
        self._size = record.dtype.itemsize
        self._scalar = np.dtype((np.record, record.dtype))
        self._layout = _Layout(record)

    def __getattr__(self, name: str) -> Any:
        """A kernel's compiled entry: it trusts its arguments, so only blocks of this game may come here."""
        if name.startswith("_"):
            raise AttributeError(name)
        found = getattr(self._kernels, name)
        if COMPILED:
            (compiled,) = found.overloads.values()
            found = compiled.entry_point
        self.__dict__[name] = found  # from now on it is found without asking here
        return found

    def of(self, state: State) -> Block:
        """The block of a state (a copy), or what is a block already."""
        if not COMPILED or type(state) is np.ndarray:
            return state
        return np.frombuffer(state, np.uint8).copy()

    def state(self, block: Block) -> State:
        """The state that lives in a block, for those who read fields or hand it to drivers."""
        return block.view(self._scalar)[0] if COMPILED else block

    def plain(self, block: Block) -> State:
        """The state as Python reads it quickly (``RecordType.plain``)."""
        return self._layout.read(block) if COMPILED else block

    def new(self) -> Block:
        """A blank one."""
        return np.zeros(self._size, np.uint8) if COMPILED else self._record.new()

    def copy(self, block: Block) -> Block:
        """An independent copy."""
        return block.copy() if COMPILED else self._record.copy(block)

    def moves(self, block: Block) -> list[int]:
        """The codes of the legal moves."""
        out = buffer(self._max_moves)
        count = self.legal(block, out)
        codes: list[int] = out[:count].tolist() if COMPILED else out[:count]
        return codes


class _Layout:
    """Where the fields lie: all single numbers are read by one look at the block, each array by one more."""

    def __init__(self, record: RecordType) -> None:
        self._fields = record.fields
        self._numbers: list[str] = []
        self._arrays: list[tuple[str, int, int, str, tuple[int, ...]]] = []
        layout, end = "@", 0  # aligned as the record is, so nothing is added in between
        for name, _, shape in record.fields:
            kind, start = record.dtype.fields[name][:2]  # type: ignore[index]  # a record has fields
            code = np.zeros(1, kind.base).data.format
            if shape:
                self._arrays.append((name, start, start + kind.itemsize, code, shape))
            else:
                layout += f"{start - end}x{code}"
                end = start + kind.itemsize
                self._numbers.append(name)
        self._struct = Struct(layout)

    def read(self, block: Block) -> State:
        """A plain copy of the state in ``block``."""
        shown = Plain()
        fields = shown.__dict__
        fields["_fields"] = self._fields
        fields.update(zip(self._numbers, self._struct.unpack_from(block), strict=True))
        memory = memoryview(block)
        for name, start, end, code, shape in self._arrays:
            fields[name] = memory[start:end].cast(code, shape).tolist()  # type: ignore[call-overload]  # any shape
        return shown
