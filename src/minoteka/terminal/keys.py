"""Keys with what they do: as Textual binds them (letters in either case, and where a Cyrillic layout has them), and as
screens tell them.
"""

from collections.abc import Iterable, Iterator, Mapping

from textual.binding import Binding, BindingType

CYRILLIC: Mapping[str, str] = {
    "a": "ф", "b": "и", "f": "а", "h": "р", "j": "о", "n": "т", "q": "й", "r": "к", "s": "іы", "u": "г", "x": "ч",
    "y": "н",
}  # fmt: skip
"""What the same key gives to somebody who writes Ukrainian or Russian."""
GAP, MARGIN = 2, 2
"""Between two keys, and what a screen leaves free at its sides."""


def bound(actions: Mapping[str, str]) -> list[BindingType]:
    """The bindings of some keys; Tab would otherwise go from widget to widget."""
    return [
        Binding(",".join(names(key)), action, show=False, priority=key.endswith("tab"))
        for key, action in actions.items()
    ]


def names(key: str) -> Iterator[str]:
    """All that a key may be called."""
    for letter in (key, *CYRILLIC.get(key, "")):
        yield letter
        if len(letter) == 1:
            yield letter.upper()


def wrapped(told: Iterable[str], width: int) -> str:
    """Keys with their words in lines of a screen; a key never parts from its word."""
    lines = [""]
    for one in told:
        if lines[-1] and len(lines[-1]) + len(one) + GAP > width - MARGIN:
            lines.append("")
        lines[-1] += " " * GAP * bool(lines[-1]) + one
    return "\n".join(lines)
