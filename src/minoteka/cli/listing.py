"""Legal moves as a numbered list, piece by piece; what is typed is understood by what was listed last."""

from collections.abc import Sequence
from typing import Any

from minoteka.cli.terminal import console, say
from minoteka.terminal.reading import Typed, columns, groups, in_order, understand

SHOWN_MOVES = 24
"""More moves than these are shown as a list of pieces."""


class Listing:
    """The moves of one turn."""

    def __init__(self, moves: Sequence[Any] = ()) -> None:
        self.moves = moves
        self.numbered: Sequence[str] = ()

    def meant(self, line: str) -> Typed:
        """What a line means here."""
        return understand(line, self.moves, self.numbered)

    def show(self, everything: bool = False) -> None:
        """The moves by their pieces, numbered; of too many, only the pieces and how many moves each has."""
        found = groups(self.moves)
        if len(self.moves) <= SHOWN_MOVES or everything:
            self.numbered = in_order(self.moves)
            number, alone = 1, all(len(texts) == 1 for texts in found.values())
            for texts in (self.numbered,) if alone else found.values():
                self._lines(columns(texts, console.width, number))
                number += len(texts)
            return
        self.numbered = ()
        self._lines(columns([f"{piece or texts[0]} ×{len(texts)}" for piece, texts in found.items()], console.width, 0))
        console.print(say("play-pieces"), style="dim")

    def some(self, texts: Sequence[str]) -> None:
        """Some of the moves, numbered anew."""
        self.numbered = texts
        self._lines(columns(texts, console.width))

    def _lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            console.print(line, markup=False, style="dim", soft_wrap=True)
