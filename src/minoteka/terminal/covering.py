"""A puzzle as somebody solves it: what lies, what is left, where it fits; kept after every piece. It shows nothing."""

from threading import Timer
from typing import Any

import msgspec

from minoteka.core.errors import Illegal
from minoteka.core.pieces import Piece
from minoteka.kernel import buffer
from minoteka.puzzles import draw
from minoteka.puzzles.hint import NextPiece, hint
from minoteka.puzzles.puzzle import Painted, Puzzle
from minoteka.puzzles.tiling import Placement
from minoteka.terminal.begun import Begun, HalfDone

SECONDS = 5.0
"""How long a hint may be looked for."""


class Laying(msgspec.Struct, frozen=True):
    """A place where a piece fits now."""

    text: str
    piece: str
    cells: list[str]


def laying(piece: Piece, placement: Placement) -> Laying:
    """A piece at a place, as it is shown."""
    cells = [draw.name(cell) for cell in placement.cells]
    return Laying(f"{piece.number}:{';'.join(cells)}", str(piece), cells)


class Covering:
    """A puzzle with the pieces that lie on it; what was begun before lies there again."""

    def __init__(self, puzzle: Puzzle, begun: Begun | None = None) -> None:
        self.puzzle, self.begun = puzzle, None
        self.laid: Painted = []
        self.hints = 0
        if begun is not None:
            done = begun.read()
            self.hints = done.hints
            for text in done.laid:
                if any(move.text == text for move in self.fitting()):
                    self.lay(text)
        self.begun = begun

    @property
    def left(self) -> list[Piece]:
        """The pieces that are not laid."""
        used = {piece for piece, _ in self.laid}
        return [piece for piece in self.puzzle.pieces if piece not in used]

    @property
    def solved(self) -> bool:
        """Whether all of it is covered."""
        return len(self.laid) == len(self.puzzle.pieces)

    @property
    def stuck(self) -> bool:
        """Whether some piece that is left fits nowhere."""
        return {move.piece[1:] for move in self.fitting()} != {str(piece.number) for piece in self.left}

    def fitting(self) -> list[Laying]:
        """Where each piece that is left fits between those that lie; of equal pieces one is offered."""
        covered = {cell for _, placement in self.laid for cell in placement.cells}
        left = self.left
        numbers = {piece.number for piece in left}
        found = [p for p in self.puzzle.tiling.placements if p.number in numbers and covered.isdisjoint(p.cells)]
        return [laying(next(piece for piece in left if piece.number == p.number), p) for p in found]

    def meant(self, move: Laying) -> tuple[Piece, Placement]:
        """The piece of a move, where it would lie; of equal ones that in the picture's colour."""
        by_name = {draw.name(cell): cell for cell in self.puzzle.cells}
        number = next(piece.number for piece in self.puzzle.pieces if str(piece) == move.piece)
        placement = Placement(number, tuple(sorted(by_name[name] for name in move.cells)))
        return self.puzzle.piece_for(placement, self.left), placement

    def lay(self, text: str) -> Laying:
        """Lay a piece, by the text of its place."""
        found = next((move for move in self.fitting() if move.text == text), None)
        if found is None:
            raise Illegal("hint-place", piece=text[:40])
        self.laid = [*self.laid, self.meant(found)]
        self.keep()
        return found

    def at(self, cell: str) -> Piece | None:
        """The piece that covers a cell."""
        return next((piece for piece, placement in self.laid if cell in map(draw.name, placement.cells)), None)

    def lift(self, piece: Piece) -> Laying:
        """Take a piece off the board; where it lay."""
        at = next(placement for laid, placement in self.laid if laid == piece)
        self.laid = [(laid, placement) for laid, placement in self.laid if laid != piece]
        self.keep()
        return laying(piece, at)

    def keep(self) -> None:
        """Write down how far one is."""
        if self.begun is None:
            return
        if self.laid and not self.solved:
            self.begun.write(HalfDone([laying(*one).text for one in self.laid], self.hints))
        else:
            self.begun.forget()

    def advice(self, stop: Any = None) -> NextPiece:
        """What to do next, looked for in so many seconds; a fresh machine compiles before they begin."""
        flag, stopped = buffer(1) if stop is None else stop, buffer(1)
        stopped[0] = 1
        self.puzzle.tiling.first(stopped)
        timer = Timer(SECONDS, lambda: flag.__setitem__(0, 1))
        timer.daemon = True
        timer.start()
        try:
            found = hint(self.puzzle, [(piece, placement.cells) for piece, placement in self.laid], flag)
        finally:
            timer.cancel()
        self.hints += found.next is not None
        return found
