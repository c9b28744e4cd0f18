"""The memory that kernels of this mode work on: the one place where a mode chooses it."""

from typing import TYPE_CHECKING

from minoteka.kernel.settings import COMPILED, FOREIGN

if COMPILED or TYPE_CHECKING:
    from minoteka.kernel.arrays import (
        Layout,
        assign,
        buffer,
        floats,
        listed,
        real_rows,
        row,
        rows,
        small_rows,
        smalls,
        table,
    )
elif FOREIGN:
    from minoteka.kernel.linear import (
        Layout,
        assign,
        buffer,
        floats,
        listed,
        real_rows,
        row,
        rows,
        small_rows,
        smalls,
        table,
    )
else:
    from minoteka.kernel.lists import (
        Layout,
        assign,
        buffer,
        floats,
        listed,
        real_rows,
        row,
        rows,
        small_rows,
        smalls,
        table,
    )

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
