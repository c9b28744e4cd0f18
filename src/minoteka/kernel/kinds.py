"""What kernels and drivers take: kinds of arguments, written as annotations and read by whoever must know them.

A compiled function needs a signature, one compiled ahead of time the shape of its memory; both are read off the
source's own annotations. ``int``, ``float``, ``bool`` and ``None`` are themselves.
"""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Annotated, Any, get_type_hints


class Kind(Enum):
    """One kind of memory, or a kernel that travels as a value."""

    STATE = auto()
    STATES = auto()
    WHOLES = auto()
    REALS = auto()
    WHOLE_ROWS = auto()
    REAL_ROWS = auto()
    SMALLS = auto()
    SMALL_ROWS = auto()
    KERNEL = auto()


State = Annotated[Any, Kind.STATE]
"""A state inside kernels: a NumPy record, or an object with lists when interpreted."""
States = Annotated[Any, Kind.STATES]
"""Several states in a row (``Layout.array``)."""
Wholes = Annotated[Any, Kind.WHOLES]
"""Whole numbers in a row (``buffer``): moves, a generator's words, a flag."""
Reals = Annotated[Any, Kind.REALS]
"""Numbers in a row (``floats``): weights, values."""
WholeRows = Annotated[Any, Kind.WHOLE_ROWS]
RealRows = Annotated[Any, Kind.REAL_ROWS]
Smalls = Annotated[Any, Kind.SMALLS]
"""Numbers from −128 to 127 in a row (``smalls``), a byte each: planes for learning."""
SmallRows = Annotated[Any, Kind.SMALL_ROWS]
Kernel = Annotated[Any, Kind.KERNEL]
"""A kernel of the game, named as the game names it."""


def kinds(source: Any) -> Mapping[str, Any]:
    """The kind of each parameter (or field) by its name, and of the result as ``return``.

    A kind is a ``Kind``, a type of Python's own, or a NamedTuple whose fields have kinds.
    """
    hints = get_type_hints(source, include_extras=True)
    return {name: getattr(hint, "__metadata__", (hint,))[0] for name, hint in hints.items()}


def layouts(source: Any) -> Mapping[str, Any]:
    """The layouts of those parameters that name one beside their kind: ``Annotated[State, LAYOUT]``."""
    hints = get_type_hints(source, include_extras=True)
    named = {name: getattr(hint, "__metadata__", ())[1:] for name, hint in hints.items()}
    return {name: layout for name, (layout, *_) in ((name, rest) for name, rest in named.items() if rest)}


def is_bundle(kind: Any) -> bool:
    """Whether a kind is a NamedTuple of others."""
    return isinstance(kind, type) and issubclass(kind, tuple)


def is_given(kind: Any) -> bool:
    """Whether a driver brings the argument itself: a kernel, or a bundle of kernels."""
    return kind is Kind.KERNEL or (is_bundle(kind) and all(inner is Kind.KERNEL for inner in kinds(kind).values()))


def signature(source: Callable[..., Any], record: Any, kernels: Mapping[str, Any]) -> Any:
    """The compiler's signature of a function with states of type ``record`` (unless a parameter names its layout),
    kernels of these signatures (or types; None for one that is not given).
    """
    from numba import types

    named = {name: layout.numba_type for name, layout in layouts(source).items()}

    plain = {int: types.int64, float: types.float64, bool: types.boolean, type(None): types.void}
    memory = {
        Kind.WHOLES: types.int64[::1],
        Kind.REALS: types.float64[::1],
        Kind.WHOLE_ROWS: types.int64[:, ::1],
        Kind.REAL_ROWS: types.float64[:, ::1],
        Kind.SMALLS: types.int8[::1],
        Kind.SMALL_ROWS: types.int8[:, ::1],
    }

    def type_of(name: str, kind: Any) -> Any:
        if kind is Kind.KERNEL:
            given = kernels[name]
            if given is None:
                return types.none
            return given if isinstance(given, types.Type) else types.FunctionType(given)
        if is_bundle(kind):
            fields = [type_of(*inner) for inner in kinds(kind).items()]
            return types.NamedTuple(fields, kind)  # type: ignore[no-untyped-call]  # no types there
        if kind in (Kind.STATE, Kind.STATES):
            its_record = named.get(name, record)
            return its_record if kind is Kind.STATE else types.Array(its_record, 1, "C")
        return memory[kind] if isinstance(kind, Kind) else plain[kind]

    found = dict(kinds(source))
    result = plain[found.pop("return")]
    return result(*(type_of(*parameter) for parameter in found.items()))
