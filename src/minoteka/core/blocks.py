"""A game's states as bare blocks of memory, and its kernels called on them without ceremony.

A NumPy record knows its fields, and whenever Python hands one to compiled code NumPy writes its whole layout down
again: 5 to 10 µs a call, where most kernels take less than one. An array of bytes in the same layout goes straight in.
Positions hold such blocks. Interpreted, a block is the state itself and everything here only passes things on.
"""

from typing import Any

import numpy as np

from minoteka.kernel import COMPILED, Layout, State, buffer

Block = Any
"""The memory of one state; nobody changes it once a position holds it."""


class Blocks:
    """The blocks of one game; its kernels are attributes, by their names in ``core.game.Kernels``."""

    def __init__(self, layout: Layout, kernels: Any, max_moves: int) -> None:
        self._layout = layout
        self._kernels = kernels
        self._max_moves = max_moves
        self._size = layout.dtype.itemsize
        self.state = layout.within
        self.plain = layout.plain

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
        return state if type(state) is np.ndarray else self._layout.block(state)

    def new(self) -> Block:
        """A blank one."""
        return np.zeros(self._size, np.uint8) if COMPILED else self._layout.new()

    def copy(self, block: Block) -> Block:
        """An independent copy."""
        return block.copy() if COMPILED else self._layout.copy(block)

    def moves(self, block: Block) -> list[int]:
        """The codes of the legal moves."""
        out = buffer(self._max_moves)
        count = self.legal(block, out)
        codes: list[int] = out[:count].tolist() if COMPILED else out[:count]
        return codes
