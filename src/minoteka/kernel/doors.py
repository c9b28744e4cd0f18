"""Kernels that Python calls beside those of a game's rules: a solver's, the cover engine's.

A door is a kernel whose annotations say what it takes, the layouts of its records among them
(``Annotated[State, LAYOUT]``), so that it can be compiled beforehand too.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from minoteka.kernel.foreign import ForeignDoor, symbol
from minoteka.kernel.jit import kernel
from minoteka.kernel.settings import FOREIGN

F = TypeVar("F", bound=Callable[..., Any])
DOORS: dict[str, Any] = {}
"""Every door by the name that a library has for it."""


def door(function: F) -> F:
    """A kernel, called from Python and from other kernels."""
    name = symbol(function.__module__, function.__name__)
    made: Any = ForeignDoor(name, function) if FOREIGN else kernel(function)
    DOORS[name] = made
    return cast(F, made)
