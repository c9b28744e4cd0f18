"""States as Python reads them: plain attributes instead of a NumPy record, whose fields cost microseconds each."""

from collections.abc import Mapping, Sequence
from typing import Any


class Plain:
    """A state as plain attributes; fields are ints or nested lists of ints. Kernels called with it run interpreted."""

    _fields: Sequence[tuple[str, Any, tuple[int, ...]]]
    _memory: memoryview
    _arrays: Mapping[str, tuple[int, int, str, tuple[int, ...]]] = {}

    def __getattr__(self, name: str) -> Any:
        """An array, when it is first asked for: most who look at a state need few of them."""
        if name not in self._arrays:
            raise AttributeError(name)
        start, end, kind, shape = self._arrays[name]
        value = self._memory[start:end].cast(kind, shape).tolist()  # type: ignore[call-overload]  # any shape
        self.__dict__[name] = value
        return value


def assign_plain(target: Plain, source: Plain) -> None:
    """Copy all fields of ``source`` into ``target``."""
    for name, _, _ in source._fields:
        setattr(target, name, _copied(getattr(source, name)))


def _copied(value: Any) -> Any:
    return [_copied(inner) for inner in value] if isinstance(value, list) else value
