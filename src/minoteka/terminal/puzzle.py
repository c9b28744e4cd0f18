"""A silhouette to be covered, on the full screen: pieces are laid, lifted and hinted at until nothing is open."""

from collections.abc import Mapping, Sequence
from threading import Timer
from typing import Any, ClassVar

import msgspec
from rich.text import Text

from minoteka.core.canvas import Canvas
from minoteka.core.errors import Illegal, MinotekaError
from minoteka.core.pieces import Piece
from minoteka.kernel import buffer
from minoteka.puzzles import draw
from minoteka.puzzles.hint import hint
from minoteka.puzzles.puzzle import Painted, Puzzle
from minoteka.puzzles.tiling import Placement
from minoteka.terminal.shell import NAMED, Shell

SECONDS = 5.0
"""How long a hint may be looked for."""


class Laying(msgspec.Struct, frozen=True):
    """A place where a piece fits now."""

    text: str
    piece: str
    cells: list[str]


class PuzzleApp(Shell):
    """One puzzle on the whole screen."""

    named: ClassVar[Mapping[str, str]] = {**NAMED, "S": "pieces"}

    def __init__(self, puzzle: Puzzle, title: str, about: str, language: str) -> None:
        super().__init__(language)
        self.puzzle, self.title_said, self.about = puzzle, title, about
        self.laid: Painted = []
        self.hints = 0
        self.stop = buffer(1)

    def begin(self) -> None:
        """Everything is open."""
        self.ask(self.fitting())

    def on_unmount(self) -> None:
        """Nobody waits for a hint any more."""
        self.stop[0] = 1

    @property
    def left(self) -> list[Piece]:
        """The pieces that are not laid."""
        used = {piece for piece, _ in self.laid}
        return [piece for piece in self.puzzle.pieces if piece not in used]

    @property
    def solved(self) -> bool:
        """Whether all of it is covered."""
        return len(self.laid) == len(self.puzzle.pieces)

    def fitting(self) -> list[Laying]:
        """Where each piece that is left fits between those that lie; of equal pieces one is offered."""
        covered = {cell for _, placement in self.laid for cell in placement.cells}
        left = self.left
        numbers = {piece.number for piece in left}
        found = [p for p in self.puzzle.tiling.placements if p.number in numbers and covered.isdisjoint(p.cells)]
        return [laying(next(piece for piece in left if piece.number == p.number), p) for p in found]

    def canvas(self, ghost: Any = None) -> Canvas:
        """The silhouette with what lies on it; only that has colours, so that one sees what is open."""
        shown = self.laid if ghost is None else [*self.laid, self.meant(ghost)]
        return draw.canvas(self.puzzle.cells, self.puzzle.box, shown)

    def meant(self, move: Laying) -> tuple[Piece, Placement]:
        """The piece of a move, where it would lie; of equal ones that in the picture's colour."""
        by_name = {draw.name(cell): cell for cell in self.puzzle.cells}
        number = next(piece.number for piece in self.puzzle.pieces if str(piece) == move.piece)
        placement = Placement(number, tuple(sorted(by_name[name] for name in move.cells)))
        return self.puzzle.piece_for(placement, self.left), placement

    def play(self, text: str) -> None:
        """Lay a piece."""
        moves = [move for group in self.aim.groups.values() for move in group]
        found = next((move for move in moves if move.text == text), None)
        if found is None:
            self.refuse(Illegal("hint-place", piece=text[:40]))
            return
        self.laid = [*self.laid, self.meant(found)]
        self.last = found.cells
        fits = self.fitting()
        stuck = {move.piece[1:] for move in fits} != {str(piece.number) for piece in self.left}
        self.word = self.say("terminal-puzzle-stuck") if stuck else ""
        if self.solved:
            self.word = self.say("terminal-puzzle-solved", hints=self.hints)
        self.ask(fits)

    def pointed(self, place: str) -> None:
        """A laid piece that is pointed at is lifted; else as everywhere."""
        lies = next((piece for piece, placement in self.laid if place in map(draw.name, placement.cells)), None)
        if lies is None:
            super().pointed(place)
        else:
            self.lift(lies)

    def lift(self, piece: Piece) -> None:
        """Take a piece off the board; it is the one in the hand."""
        at = next(placement for laid, placement in self.laid if laid == piece)
        self.laid = [(laid, placement) for laid, placement in self.laid if laid != piece]
        self.last, self.word = (), ""
        self.ask(self.fitting())
        self.aim.choose(laying(piece, at).text)
        self.paint()

    def action_undo(self) -> None:
        """The last piece that was laid is lifted."""
        if self.laid:
            self.lift(self.laid[-1][0])
        else:
            self.tell(self.say("play-nothing-to-undo"))

    def why_not(self, place: str) -> None:
        """No way of the chosen piece covers this cell."""
        self.tell("✗ " + self.say("terminal-nowhere", piece=self.aim.piece, cell=place))

    def action_hint(self) -> None:
        """A piece that leads on, or those that lie wrong; looked for aside."""
        if not self.solved:
            self.run_worker(self.advise, thread=True, exclusive=True)

    def advise(self) -> None:
        """In a thread of its own: the hint."""
        laid, stop = self.laid, buffer(1)
        timer = Timer(SECONDS, lambda: stop.__setitem__(0, 1))
        timer.daemon = True
        timer.start()
        try:
            found = hint(self.puzzle, [(piece, placement.cells) for piece, placement in laid], stop)
        except MinotekaError as error:
            self.call_from_thread(self.refuse, error)
            return
        finally:
            timer.cancel()
        if not self.stop[0] and laid is self.laid:
            self.call_from_thread(self.advised, found)

    def advised(self, found: Any) -> None:
        """The hint is pointed at."""
        if found.next is not None:
            self.hints += 1
            move = laying(*found.next)
            self.hinted(move.text, str(found.next[0]))
        elif found.wrong:
            self.tell(self.say("terminal-puzzle-wrong", pieces=", ".join(map(str, found.wrong))))

    def headline(self) -> str:
        """Its name and how far one is."""
        laid = self.say("puzzle-laid-of", laid=len(self.laid), all=len(self.puzzle.pieces))
        return f"{self.title_said} · {laid}"

    def seats_line(self) -> Text:
        """What is known of it."""
        return Text(self.about)

    def held(self) -> Sequence[str]:
        """The pieces that fit nowhere now; equal ones are offered once."""
        offered = {piece[1:] for piece in self.aim.groups}
        return [str(piece) for piece in self.left if str(piece.number) not in offered]

    def score_page(self) -> Text:
        """The pieces that are left, as they look."""
        return Text.from_markup(draw.spread(self.left, self.puzzle.box, columns=10)) if self.left else Text()

    def help_page(self) -> str:
        """How one solves it."""
        return self.say("terminal-puzzle-help")


def laying(piece: Piece, placement: Placement) -> Laying:
    """A piece at a place, as it is shown."""
    cells = [draw.name(cell) for cell in placement.cells]
    return Laying(f"{piece.number}:{';'.join(cells)}", str(piece), cells)
