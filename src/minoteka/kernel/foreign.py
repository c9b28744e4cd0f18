"""Kernels that were compiled beforehand into one library and share their memory with Python (``kernel.ahead``).

What a function there takes is read off the annotations of its shape, as its signature was when it was compiled: a
state is its address, a row its address and length, a table its address, height and width; a bundle is what is in it.
Kernels that a driver brings are in it already.
"""

import ctypes
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from typing import Any

from minoteka.kernel.kinds import Kind, is_bundle, kinds, layouts
from minoteka.kernel.plain import Plain
from minoteka.kernel.settings import library

ADDRESS, LENGTH = ctypes.c_void_p, ctypes.c_int32
PASSED: dict[Any, tuple[Any, ...]] = {
    int: (ctypes.c_int64,),
    float: (ctypes.c_double,),
    bool: (ctypes.c_int32,),
    Kind.STATE: (ADDRESS,),
    Kind.STATES: (ADDRESS, LENGTH),
    Kind.WHOLES: (ADDRESS, LENGTH),
    Kind.REALS: (ADDRESS, LENGTH),
    Kind.SMALLS: (ADDRESS, LENGTH),
    Kind.WHOLE_ROWS: (ADDRESS, LENGTH, LENGTH),
    Kind.REAL_ROWS: (ADDRESS, LENGTH, LENGTH),
    Kind.SMALL_ROWS: (ADDRESS, LENGTH, LENGTH),
    Kind.KERNEL: (),
}
"""What each kind of argument is passed as."""


def symbol(owner: str, name: str) -> str:
    """What a library calls a kernel or driver of a game's package."""
    return f"{owner}.{name}".replace(".", "_")


def flat(kind: Any) -> Iterator[Any]:
    """The kinds in a bundle, one after the other; anything else is itself."""
    if is_bundle(kind):
        for inner in kinds(kind).values():
            yield from flat(inner)
    else:
        yield kind


def taken(shape: Callable[..., Any]) -> tuple[list[Any], Any]:
    """The kinds that a function takes, bundles laid open, and the kind of its result."""
    found = dict(kinds(shape))
    result = found.pop("return")
    return [inner for kind in found.values() for inner in flat(kind)], result


@cache
def _library() -> ctypes.CDLL:
    return ctypes.CDLL(library())


def _laid_open(values: Any) -> Iterator[Any]:
    for value in values:
        if isinstance(value, tuple):
            yield from _laid_open(value)
        else:
            yield value


class Foreign:
    """A function of the library; called with a plain state it runs its source, as a compiled kernel does."""

    def __init__(self, name: str, shape: Callable[..., Any], source: Callable[..., Any] | None = None) -> None:
        self._name, self._shape, self._source = name, shape, source

    def __call__(self, *arguments: Any) -> Any:
        """Call it with blocks and buffers, or with a plain state."""
        if type(arguments[0]) is Plain and self._source is not None:
            return self._source(*arguments)
        return self.entry(*arguments)

    @cached_property
    def entry(self) -> Callable[..., Any]:
        """What it is called by without ceremony: it trusts its arguments."""
        given, result = taken(self._shape)
        passed = [PASSED[kind] for kind in given if PASSED[kind]]
        found = getattr(_library(), self._name)
        found.argtypes = [one for several in passed for one in several]
        found.restype = None if result is type(None) else PASSED[result][0]
        depths = [len(several) for several in passed]

        def call(*arguments: Any) -> Any:
            words: list[Any] = []
            for value, depth in zip(_laid_open(arguments), depths, strict=True):
                words.append(value)
                if depth > 1:
                    words.append(len(value))
                if depth > 2:
                    words.append(len(value[0]))
            return found(*words)

        return call


class ForeignDoor(Foreign):
    """A function that Python calls with records of several layouts; plain states are laid into blocks for it."""

    def __call__(self, *arguments: Any) -> Any:
        """Call it with desks, blocks, buffers or plain states, which it does not change."""
        return self.entry(*map(self._laid, self._layouts, arguments))

    @cached_property
    def _layouts(self) -> list[Any]:
        named = layouts(self._shape)
        return [named.get(name) for name in kinds(self._shape) if name != "return"]

    @staticmethod
    def _laid(layout: Any, value: Any) -> Any:
        return layout.block(value) if type(value) is Plain else value
