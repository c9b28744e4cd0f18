"""What makes Python fast: the compiler switch, and where memory lies (records, blocks, buffers, random numbers).

A kernel is a plain function on a state record. Compiled (the default) it is a Numba function and the state one
NumPy record; interpreted (``MINOTEKA_KERNEL=python``) it is the very same source running on lists of plain ints, and
neither Numba nor NumPy is loaded.
"""

from minoteka.kernel.doors import door
from minoteka.kernel.drivers import Driver, borrowed
from minoteka.kernel.jit import kernel, stage, typed, zeros
from minoteka.kernel.kinds import Kernel, RealRows, Reals, SmallRows, Smalls, State, States, WholeRows, Wholes
from minoteka.kernel.memory import (
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
from minoteka.kernel.random import below, fraction, pick, rng_from_bytes, rng_from_int, shuffle, uniform32
from minoteka.kernel.settings import COMPILED, FAST, FOREIGN, MODE

__all__ = [
    "COMPILED",
    "FAST",
    "FOREIGN",
    "MODE",
    "Driver",
    "Kernel",
    "Layout",
    "RealRows",
    "Reals",
    "SmallRows",
    "Smalls",
    "State",
    "States",
    "WholeRows",
    "Wholes",
    "assign",
    "below",
    "borrowed",
    "buffer",
    "door",
    "floats",
    "fraction",
    "kernel",
    "listed",
    "pick",
    "real_rows",
    "rng_from_bytes",
    "rng_from_int",
    "row",
    "rows",
    "shuffle",
    "small_rows",
    "smalls",
    "stage",
    "table",
    "typed",
    "uniform32",
    "zeros",
]
