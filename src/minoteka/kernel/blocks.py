"""A game's states as bare blocks of memory, and its kernels called on them without ceremony.

A NumPy record knows its fields, and whenever Python hands one to compiled code NumPy writes its whole layout down
again: 5 to 10 µs a call, where most kernels take less than one. An array of bytes in the same layout goes straight in.
Positions hold such blocks. Interpreted, a block is the state itself and everything here only passes things on.
"""

from typing import Any

from minoteka.kernel.jit import entry
from minoteka.kernel.memory import Layout, buffer, listed

Block = Any
"""The memory of one state; nobody changes it once a position holds it."""


class Blocks:
    """The blocks of one game; its kernels are attributes, by their names in ``core.game.Kernels``."""

    def __init__(self, layout: Layout, kernels: Any, max_moves: int) -> None:
        self._kernels = kernels
        self._max_moves = max_moves
        self.of = layout.block
        self.new = layout.new_block
        self.copy = layout.copy_block
        self.state = layout.within
        self.plain = layout.plain

    def __getattr__(self, name: str) -> Any:
        """A kernel's compiled entry: it trusts its arguments, so only blocks of this game may come here."""
        if name.startswith("_"):
            raise AttributeError(name)
        found = entry(getattr(self._kernels, name))
        self.__dict__[name] = found  # from now on it is found without asking here
        return found

    def moves(self, block: Block) -> list[int]:
        """The codes of the legal moves."""
        out = buffer(self._max_moves)
        count = self.legal(block, out)
        return listed(out[:count])
