"""A silhouette to be covered, on the full screen: pieces are laid, lifted and hinted at until nothing is open."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text

from minoteka.core.canvas import Canvas
from minoteka.core.errors import MinotekaError
from minoteka.core.pieces import Piece
from minoteka.puzzles import draw
from minoteka.terminal.covering import Covering, laying
from minoteka.terminal.shell import NAMED, Shell


class PuzzleApp(Shell):
    """One puzzle on the whole screen."""

    named: ClassVar[Mapping[str, str]] = {**NAMED, "S": "pieces"}
    after: Mapping[str, str] = {"U": "undo", "Q": "leave"}

    def __init__(self, covering: Covering, title: str, about: str, language: str) -> None:
        super().__init__(language)
        self.covering, self.title_said, self.about = covering, title, about

    @property
    def is_over(self) -> bool:
        """Whether all of it is covered."""
        return self.covering.solved

    def begin(self) -> None:
        """What is open."""
        self.ask(self.covering.fitting())

    def canvas(self, ghost: Any = None) -> Canvas:
        """The silhouette with what lies on it; only that has colours, so that one sees what is open."""
        covering, puzzle = self.covering, self.covering.puzzle
        return draw.canvas(
            puzzle.cells, puzzle.box, covering.laid if ghost is None else [*covering.laid, covering.meant(ghost)]
        )

    def play(self, text: str) -> None:
        """Lay a piece."""
        try:
            self.last = self.covering.lay(text).cells
        except MinotekaError as error:
            self.refuse(error)
            return
        self.word = self.say("terminal-puzzle-stuck") if self.covering.stuck else ""
        if self.covering.solved:
            self.word = self.say("terminal-puzzle-solved", hints=self.covering.hints)
        self.ask(self.covering.fitting())

    def pointed(self, place: str) -> None:
        """A laid piece that is pointed at is lifted; else as everywhere."""
        lies = self.covering.at(place)
        if lies is None:
            super().pointed(place)
        else:
            self.lift(lies)

    def lift(self, piece: Piece) -> None:
        """Take a piece off the board; it is the one in the hand."""
        lay = self.covering.lift(piece)
        self.last, self.word = (), ""
        self.ask(self.covering.fitting())
        self.aim.choose(lay.text)
        self.paint()

    def action_undo(self) -> None:
        """The last piece that was laid is lifted."""
        if self.covering.laid:
            self.lift(self.covering.laid[-1][0])
        else:
            self.tell(self.say("play-nothing-to-undo"))

    def why_not(self, place: str) -> None:
        """No way of the chosen piece covers this cell."""
        self.tell("✗ " + self.say("terminal-nowhere", piece=self.aim.piece, cell=place))

    def action_hint(self) -> None:
        """A piece that leads on, or those that lie wrong; looked for aside."""
        if not self.covering.solved:
            self.run_worker(self.advise, thread=True, exclusive=True)

    def advise(self) -> None:
        """In a thread of its own: the hint."""
        laid = self.covering.laid
        try:
            found = self.covering.advice()
        except MinotekaError as error:
            self.call_from_thread(self.refuse, error)
            return
        if self.is_running and laid is self.covering.laid:
            self.call_from_thread(self.advised, found)

    def advised(self, found: Any) -> None:
        """The hint is pointed at."""
        if found.next is not None:
            move = laying(*found.next)
            self.hinted(move.text, str(found.next[0]))
        elif found.wrong:
            self.tell(self.say("terminal-puzzle-wrong", pieces=", ".join(map(str, found.wrong))))

    def headline(self) -> str:
        """Its name and how far one is."""
        covering = self.covering
        laid = self.say("puzzle-laid-of", laid=len(covering.laid), all=len(covering.puzzle.pieces))
        return f"{self.title_said} · {laid}"

    def seats_line(self) -> Text:
        """What is known of it."""
        return Text(self.about)

    def held(self) -> Sequence[str]:
        """The pieces that fit nowhere now; equal ones are offered once."""
        offered = {piece[1:] for piece in self.aim.groups}
        return [str(piece) for piece in self.covering.left if str(piece.number) not in offered]

    def score_page(self) -> Text:
        """The pieces that are left, as they look."""
        left = self.covering.left
        return Text.from_markup(draw.spread(left, self.covering.puzzle.box, columns=10)) if left else Text()

    def help_page(self) -> str:
        """How one solves it."""
        return self.say("terminal-puzzle-help")
