"""The pieces of a game as puzzles see them: a game that has puzzles offers one ``PieceSet`` through ``GAME``."""

from collections.abc import Mapping
from dataclasses import dataclass

Cell = tuple[int, int]
Shape = tuple[Cell, ...]

COLOUR_LETTERS = "ABCDEFGHIJKL"


@dataclass(frozen=True, order=True)
class Piece:
    """One piece in the box: its colour (from 0) and its number. Written like ``B12``."""

    colour: int
    number: int

    def __str__(self) -> str:
        return f"{COLOUR_LETTERS[self.colour]}{self.number}"


@dataclass(frozen=True)
class PieceSet:
    """The box: every colour has each number once, in the fixed ``shapes`` that turning and flipping make of it.

    ``inks`` and ``fills`` are its colours on the terminal (rich styles) and in pictures.
    """

    name: str
    colours: int
    shapes: Mapping[int, tuple[Shape, ...]]
    board: frozenset[Cell]
    inks: tuple[str, ...]
    fills: tuple[str, ...]

    def size(self, number: int) -> int:
        """How many cells a piece covers."""
        return len(self.shapes[number][0])

    def read_piece(self, text: str) -> Piece | None:
        """The piece written ``text``, if the box has it."""
        colour = COLOUR_LETTERS[: self.colours].find(text[:1]) if text else -1
        number = text[1:]
        if colour < 0 or not (number.isascii() and number.isdigit()) or int(number) not in self.shapes:
            return None
        return Piece(colour, int(number))
