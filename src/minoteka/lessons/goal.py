"""What a task asks for, declared as data: a set of moves, something that happens, something that speaks for a move, or
how the table looks afterwards. Whatever a step names has to hold.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from minoteka.core.position import Observation

BOUNDS: Mapping[str, Callable[[Any, Any], bool]] = {
    "least": lambda found, wanted: found >= wanted,
    "most": lambda found, wanted: found <= wanted,
}
"""``count = { least = 2 }`` in place of a number."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``moves``: one of these was made. ``event`` and ``reason``: the engine tells one with these fields. ``view``: the
    seat's view has these fields after the move.
    """

    moves: list[str] = []
    event: dict[str, Any] | None = None
    reason: dict[str, Any] | None = None
    view: dict[str, Any] | None = None

    @property
    def is_declared(self) -> bool:
        """Whether anything is asked for at all."""
        return bool(self.moves or self.event or self.reason or self.view)

    def reached(self, before: Observation, move: int, after: Observation) -> bool:
        """Whether a move of the seat that looks brings what is asked for."""
        if self.moves and before.text(move) not in self.moves:
            return False
        if self.event is not None and not told(self.event, before.events(move, after)):
            return False
        if self.view is not None and not fits(self.view, msgspec.to_builtins(after.view())):
            return False
        return self.reason is None or told(self.reason, before.reasons(move))


def told(wanted: Mapping[str, Any], found: Sequence[Any]) -> bool:
    """Whether one of these structs has the fields that are asked for."""
    return any(fits(wanted, msgspec.to_builtins(one)) for one in found)


def fits(wanted: Any, found: Any) -> bool:
    """Whether ``found`` has everything that ``wanted`` names: fields by their names, places of a list by their numbers
    (``count`` is how many there are), numbers by bounds.
    """
    if not isinstance(wanted, Mapping):
        return bool(wanted == found)
    if isinstance(found, Mapping):
        return all(key in found and fits(part, found[key]) for key, part in wanted.items())
    if isinstance(found, Sequence) and not isinstance(found, str):
        return all(_place(key, part, found) for key, part in wanted.items())
    if isinstance(found, (int, float)) and wanted and wanted.keys() <= BOUNDS.keys():
        return all(BOUNDS[key](found, bound) for key, bound in wanted.items())
    return False


def _place(key: str, wanted: Any, found: Sequence[Any]) -> bool:
    if key == "count":
        return fits(wanted, len(found))
    return key.isdecimal() and int(key) < len(found) and fits(wanted, found[int(key)])
