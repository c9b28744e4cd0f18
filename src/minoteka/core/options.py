"""Options of a game: their types, limits and defaults, read from text or JSON with clear errors."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from minoteka.core.errors import Malformed, expect

Options = Mapping[str, Any]
"""Every option of a game with its value, as it stands in a record's first line."""

Default = Any | Callable[[int, Options], Any]
"""A value, or what makes it from the seats and the options that stand before it in the game's list."""


@dataclass(frozen=True)
class Option:
    """One option; subclasses say what its values may be."""

    name: str
    default: Default

    def settle_default(self, seats: int, given: Options) -> Any:
        """The default at a table with ``seats`` and the earlier options ``given``."""
        return self.default(seats, given) if callable(self.default) else self.default

    def read(self, value: Any) -> Any:
        """The value from text or JSON; ``Malformed`` if it is none."""
        raise self.refuse(value)

    def write(self, value: Any) -> str:
        """The value as text that ``read`` understands."""
        return str(value).lower() if isinstance(value, bool) else str(value)

    def allowed(self) -> str:
        """The possible values, in a short form for people."""
        raise TypeError(f"{type(self).__name__} does not say its values")

    def samples(self) -> tuple[Any, ...]:
        """Values worth testing: all of a short list, the ends of a range."""
        raise TypeError(f"{type(self).__name__} has no samples")

    def refuse(self, value: Any) -> Malformed:
        """The error for a value that is none of this option's."""
        return Malformed("option-value", option=self.name, value=str(value), allowed=self.allowed())


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words or numbers."""

    values: tuple[Any, ...]

    def read(self, value: Any) -> Any:
        for allowed in self.values:
            if (value == allowed and type(value) is type(allowed)) or (
                isinstance(value, str) and value == str(allowed)
            ):
                return allowed
        raise self.refuse(value)

    def allowed(self) -> str:
        return " | ".join(map(str, self.values))

    def samples(self) -> tuple[Any, ...]:
        return self.values


@dataclass(frozen=True)
class Flag(Option):
    """Yes or no."""

    default: Default = False

    def read(self, value: Any) -> bool:
        if isinstance(value, bool):
            return value
        if value in ("true", "false"):
            return bool(value == "true")
        raise self.refuse(value)

    def allowed(self) -> str:
        return "true | false"

    def samples(self) -> tuple[Any, ...]:
        return (False, True)


@dataclass(frozen=True)
class Whole(Option):
    """A whole number within limits; ``none`` names the text for "no limit" (null in JSON), where that is allowed."""

    low: int
    high: int
    none: str = ""

    def read(self, value: Any) -> int | None:
        if self.none and (value is None or value == self.none):
            return None
        if isinstance(value, str) and re.fullmatch(r"-?\d{1,9}", value):
            value = int(value)
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise self.refuse(value)

    def write(self, value: Any) -> str:
        return self.none if value is None else str(value)

    def allowed(self) -> str:
        return f"{self.low} … {self.high}" + (f" | {self.none}" if self.none else "")

    def samples(self) -> tuple[Any, ...]:
        return (self.low, self.high) + ((None,) if self.none else ())


@dataclass(frozen=True)
class Form(Option):
    """A word, or a word with a number: ``round``, ``rounds:7``, ``points:17``."""

    words: tuple[str, ...]
    counted: Mapping[str, tuple[int, int]]
    tried: tuple[str, ...] = ()

    def read(self, value: Any) -> str:
        if isinstance(value, str):
            word, _, number = value.partition(":")
            if value in self.words:
                return value
            if word in self.counted and re.fullmatch(r"[1-9]\d{0,6}", number):
                low, high = self.counted[word]
                if low <= int(number) <= high:
                    return value
        raise self.refuse(value)

    def allowed(self) -> str:
        ranges = (f"{word}:{low}…{high}" for word, (low, high) in self.counted.items())
        return " | ".join((*self.words, *ranges))

    def samples(self) -> tuple[Any, ...]:
        return (*self.words, *self.tried)

    def usual(self, word: str) -> int:
        """The number offered first with a counted word: one that is tried, else the lowest."""
        numbers = (int(number) for name, _, number in (one.partition(":") for one in self.tried) if name == word)
        return next(numbers, self.counted[word][0])


def settle(options: Sequence[Option], seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value: the given ones read, the others by default."""
    expect("Options", given, Mapping)
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            close = get_close_matches(str(name), names, 1)
            raise Malformed(
                "option-unknown",
                option=str(name),
                known=", ".join(names) or "—",
                close=close[0] if close else "",
            )
    settled: dict[str, Any] = {}
    for option in options:
        if option.name in given:
            settled[option.name] = option.read(given[option.name])
        else:
            settled[option.name] = option.settle_default(seats, settled)
    return settled
