"""Keys with what they do, as Textual binds them: letters in either case, and where a Cyrillic layout has them."""

from collections.abc import Iterator, Mapping

from textual.binding import Binding, BindingType

CYRILLIC: Mapping[str, str] = {
    "a": "ф", "b": "и", "f": "а", "h": "р", "j": "о", "n": "т", "q": "й", "r": "к", "s": "іы", "u": "г", "x": "ч",
    "y": "н",
}  # fmt: skip
"""What the same key gives to somebody who writes Ukrainian or Russian."""


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
