"""A board in characters: signs with their styles, and which of them belong to which place.

Terminals draw from it, light places up and find out what was pointed at; a game's places are named as in its moves'
``cells``.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

Point = tuple[int, int]
"""Row and column."""
TAG = re.compile(r"(\\*)\[([a-z#/@][^\[]*?)\]")


@dataclass
class Canvas:
    """Signs by row and column, each with a style of rich's; what nobody put anything on is blank."""

    signs: dict[Point, tuple[str, str]] = field(default_factory=dict)
    spots: dict[str, list[Point]] = field(default_factory=dict)

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write a text from a point to the right."""
        for i, sign in enumerate(text):
            self.signs[row, column + i] = (sign, style)

    def spot(self, name: str, points: Iterable[Point]) -> None:
        """Say which points belong to a place."""
        self.spots.setdefault(name, []).extend(points)

    def at(self, row: int, column: int) -> str | None:
        """The place that a point belongs to."""
        return next((name for name, points in self.spots.items() if (row, column) in points), None)

    def middle(self, name: str) -> tuple[float, float]:
        """Where a place is, as row and column."""
        points = self.spots[name]
        return sum(row for row, _ in points) / len(points), sum(column for _, column in points) / len(points)

    @property
    def height(self) -> int:
        """How many lines it takes."""
        return 1 + max((row for row, _ in self.signs), default=-1)

    def rows(self) -> list[list[tuple[str, str]]]:
        """The lines as texts of one style each, without blanks after the last sign."""
        ends = [0] * self.height
        for row, column in self.signs:
            ends[row] = max(ends[row], column + 1)
        return [self._runs(row, end) for row, end in enumerate(ends)]

    def _runs(self, row: int, end: int) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        for column in range(end):
            sign, style = self.signs.get((row, column), (" ", ""))
            if found and found[-1][1] == style:
                found[-1] = (found[-1][0] + sign, style)
            else:
                found.append((sign, style))
        return found

    def markup(self) -> list[str]:
        """The lines in rich's markup."""
        shown = []
        for line in self.rows():
            row = ""
            for text, style in line:
                row = _tagged(row, f"[{style}]") if style else row
                row += text.replace("[", "\\[")
                row = _tagged(row, "[/]") if style else row
            shown.append(row.rstrip())
        return shown


def _tagged(row: str, tag: str) -> str:
    """The row with a tag behind it; backslashes in front of a tag stand there twice, or they would hide it."""
    return row + "\\" * (len(row) - len(row.rstrip("\\"))) + tag


def plain(markup: str) -> str:
    """What rich's markup shows, without colours: for those who print it."""
    shown = TAG.sub(lambda tag: "\\" * (len(tag[1]) // 2) + (f"[{tag[2]}]" if len(tag[1]) % 2 else ""), markup)
    return shown.replace("\\[", "[")


def block(row: int, column: int, height: int, width: int) -> list[Point]:
    """The points of a rectangle."""
    return [(row + i, column + j) for i in range(height) for j in range(width)]
