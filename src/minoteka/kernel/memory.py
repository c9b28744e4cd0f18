"""The memory that kernels of this mode work on: the one place where a mode chooses it."""

from typing import TYPE_CHECKING, Any

from minoteka.kernel.settings import COMPILED

if COMPILED or TYPE_CHECKING:
    from minoteka.kernel.arrays import Layout, assign, buffer, floats, listed, real_rows, row, rows, table
else:
    from minoteka.kernel.lists import Layout, assign, buffer, floats, listed, real_rows, row, rows, table

State = Any
"""A state inside kernels: a NumPy record, or an object with lists when interpreted."""

__all__ = ["Layout", "State", "assign", "buffer", "floats", "listed", "real_rows", "row", "rows", "table"]
