"""What is pointed at: a piece, a place and a turn, which together are always a legal move. Keys and mouse move it."""

from collections.abc import Sequence
from math import hypot
from typing import Any

import msgspec

from minoteka.core.canvas import Canvas
from minoteka.terminal.reading import by_piece, piece_of

ASPECT = 2.0
"""A sign is about twice as high as it is wide."""


class Aim:
    """A choice among legal moves, piece by piece."""

    def __init__(self, moves: Sequence[Any], canvas: Canvas) -> None:
        self.canvas = canvas
        self.groups: dict[str, list[Any]] = {}
        for move in by_piece(moves):
            self.groups.setdefault(piece_of(move) or move.text, []).append(move)
        self.piece = next(iter(self.groups), "")
        self.move: Any = self.moves[0] if moves else None

    @property
    def moves(self) -> list[Any]:
        """The moves of the chosen piece."""
        return self.groups.get(self.piece, [])

    @property
    def ghost(self) -> Any:
        """The chosen move if it can be shown: on the board, or as the first piece of a new one."""
        return self.move if self.place(self.move) or getattr(self.move, "new", False) else None

    def place(self, move: Any) -> str:
        """The place that a move begins at, if the board has it."""
        cells = getattr(move, "cells", None) or [""]
        return cells[0] if cells[0] in self.canvas.spots and not getattr(move, "new", False) else ""

    def places(self) -> list[str]:
        """All places where the chosen piece may begin."""
        return list(dict.fromkeys(filter(None, map(self.place, self.moves))))

    def choose(self, text: str) -> None:
        """Point at a move by its text."""
        for piece, moves in self.groups.items():
            for move in moves:
                if move.text == text:
                    self.piece, self.move = piece, move

    def next_piece(self, step: int) -> None:
        """Another piece, at the place pointed at if it may lie there."""
        names, here = list(self.groups), self.place(self.move)
        if names:
            self.piece = names[(names.index(self.piece) + step) % len(names)]
            self.move = next((move for move in self.moves if here and self.place(move) == here), self.moves[0])

    def turn(self, step: int) -> None:
        """The same piece at the same place, turned; where it lies in one way only, the next move of the piece."""
        here = self.place(self.move)
        same = [move for move in self.moves if self.place(move) == here]
        among = same if len(same) > 1 else self.moves
        if among:
            self.move = among[(among.index(self.move) + step) % len(among)]

    def go(self, down: int, right: int) -> None:
        """To the nearest place in a direction."""
        here = self.place(self.move)
        if not here:
            return
        row, column = self.canvas.middle(here)
        best, found = float("inf"), ""
        for place in self.places():
            y, x = self.canvas.middle(place)
            dy, dx = ASPECT * (y - row), x - column
            along, across = dy * down + dx * right, abs(dy * right) + abs(dx * down)
            if place != here and along > 0 and hypot(along, 2 * across) < best:
                best, found = hypot(along, 2 * across), place
        if found:
            turned = self.alike(found)
            self.move = turned or next(move for move in self.moves if self.place(move) == found)

    def alike(self, place: str) -> Any:
        """The move at another place that is turned as the chosen one, if its game tells how it is turned."""
        for move in self.moves:
            if self.place(move) == place and getattr(move, "corner", 0) == getattr(self.move, "corner", 0):
                return move
        return None

    def point(self, place: str) -> bool:
        """Point at a place: at the next move of the piece that begins or lies there; False if there is none."""
        there = [move for move in self.moves if place in getattr(move, "cells", ()) and self.place(move)]
        there.sort(key=lambda move: self.place(move) != place)
        if not there:
            return place in getattr(self.ghost, "cells", ())  # a first piece, where it is shown
        at = there.index(self.move) + 1 if self.move in there else 0
        self.move = there[at % len(there)]
        return True

    def moved(self, place: str) -> Any:
        """The chosen move as if it were made at another place, legal or not; None if it has more than one place."""
        cells = getattr(self.move, "cells", None)
        if not cells or len(cells) != 1:
            return None
        names = {name: getattr(self.move, name) for name in self.move.__struct_fields__}
        there = {name: place for name, value in names.items() if value == cells[0]}
        return msgspec.structs.replace(self.move, cells=[place], **there)
