"""What makes Python fast: the compiler switch, state records, random numbers and move buffers.

A kernel is a plain function on a state record. Compiled (the default) it is a Numba function and the state one
NumPy record; interpreted (``MINOTEKA_KERNEL=python``) it is the very same source running on lists of plain ints.
"""

from minoteka.kernel.jit import kernel, typed, zeros
from minoteka.kernel.random import below, fraction, rng_from_bytes, rng_from_int, shuffle, uniform32
from minoteka.kernel.records import Layout, State, assign, buffer, floats, table
from minoteka.kernel.settings import COMPILED, MODE

__all__ = [
    "COMPILED",
    "MODE",
    "Layout",
    "State",
    "assign",
    "below",
    "buffer",
    "floats",
    "fraction",
    "kernel",
    "rng_from_bytes",
    "rng_from_int",
    "shuffle",
    "table",
    "typed",
    "uniform32",
    "zeros",
]
