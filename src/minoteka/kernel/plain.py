"""States as Python reads them: plain attributes instead of a NumPy record, whose fields cost microseconds each."""

from collections.abc import Mapping, Sequence
from struct import Struct
from typing import Any, Literal

import numpy as np

Kind = Literal["int8", "int16", "int32", "int64"]
Field = tuple[str, Kind, tuple[int, ...]]
"""The name of a field, the kind of its numbers, and its shape: empty for a single number."""
Place = tuple[int, int, str, tuple[int, ...]]
"""Where an array lies in a record: its first byte, the byte behind it, the kind of its numbers, its shape."""


class Plain:
    """A state as plain attributes; fields are ints or nested lists of ints. Kernels called with it run interpreted."""

    _fields: Sequence[Field]
    _memory: memoryview
    _arrays: Mapping[str, Place] = {}

    def __getattr__(self, name: str) -> Any:
        """An array, when it is first asked for: most who look at a state need few of them."""
        if name not in self._arrays:
            raise AttributeError(name)
        start, end, kind, shape = self._arrays[name]
        value = self._memory[start:end].cast(kind, shape).tolist()  # type: ignore[call-overload]  # any shape
        self.__dict__[name] = value
        return value


class Reader:
    """Where the fields of a record lie: all single numbers are read by one look, arrays when they are asked for."""

    def __init__(self, fields: Sequence[Field], dtype: np.dtype[Any]) -> None:
        self._numbers: list[str] = []
        self._arrays: dict[str, Place] = {}
        self._fields = fields
        layout, end = "@", 0  # aligned as the record is, so nothing is added in between
        for name, _, shape in fields:
            field, start = dtype.fields[name][:2]  # type: ignore[index]  # a record has fields
            kind = np.zeros(1, field.base).data.format
            if shape:
                self._arrays[name] = (start, start + field.itemsize, kind, shape)
            else:
                layout += f"{start - end}x{kind}"
                end = start + field.itemsize
                self._numbers.append(name)
        self._struct = Struct(layout)

    def read(self, memory: memoryview) -> Plain:
        """The state whose bytes these are; they must not change as long as somebody looks at it."""
        shown = Plain()
        values = shown.__dict__
        values.update(zip(self._numbers, self._struct.unpack_from(memory), strict=True))
        values["_fields"] = self._fields
        values["_memory"] = memory
        values["_arrays"] = self._arrays
        return shown
