"""A puzzle line by line: for pipes and small terminals. Cells have numbers; a place is told by the cells it covers."""

from collections.abc import Sequence

from minoteka.cli.terminal import asked, console, say
from minoteka.core.errors import MinotekaError
from minoteka.puzzles import draw
from minoteka.terminal.covering import Covering, Laying, laying
from minoteka.terminal.reading import by_piece, columns, plain, understand


class PuzzleDialogue:
    """One puzzle, read and written line by line."""

    def __init__(self, covering: Covering, title: str, about: str, language: str) -> None:
        self.covering, self.title, self.about, self.language = covering, title, about, language
        self.numbers = {draw.name(cell): number for number, cell in enumerate(covering.puzzle.cells, 1)}
        self.listed: Sequence[Laying] = ()

    def run(self) -> None:
        """Until it is solved, or until somebody leaves."""
        console.print(" · ".join(filter(None, (self.title, self.about))), style="bold", markup=False)
        self.board()
        try:
            while not self.covering.solved:
                self.answer(asked(say("puzzle-prompt")))
        except (EOFError, KeyboardInterrupt):
            console.print("\n" + say("puzzle-left"))
            return
        if self.covering.solved:
            console.print(say("terminal-puzzle-solved", hints=self.covering.hints))

    def board(self) -> None:
        """What lies, with a number in every open cell, and the pieces that are left."""
        puzzle = self.covering.puzzle
        canvas = draw.canvas(puzzle.cells, puzzle.box, self.covering.laid)
        for name, number in self.numbers.items():
            if self.covering.at(name) is None:
                row, column = min(canvas.spots[name])
                canvas.put(row, column, f"{number:>2}", "dim")
        console.print("\n".join(canvas.markup()), soft_wrap=True)
        if self.covering.left:
            console.print(draw.spread(self.covering.left, puzzle.box), soft_wrap=True)

    def told(self, move: Laying) -> str:
        """A place by the numbers of its cells."""
        return " ".join([move.piece, *map(str, sorted(self.numbers[cell] for cell in move.cells))])

    def answer(self, line: str) -> None:
        """Carry out what was typed."""
        typed = understand(line, (), [self.told(move) for move in self.listed])
        if typed.kind == "quit":
            raise EOFError
        if typed.kind == "undo":
            self.undo()
        elif typed.kind in ("board", "scores"):
            self.board()
        elif typed.kind == "hint":
            self.hint()
        elif typed.kind == "moves":
            self.show(self.covering.fitting())
        elif typed.kind == "move":
            self.wanted(typed.words)
        else:
            console.print(say("puzzle-lines-help"), markup=False)

    def wanted(self, words: str) -> None:
        """A piece, with some of the cells that it shall cover: laid if that is one place, else the places."""
        piece, *cells = words.replace(",", " ").split()
        lies = next((one for one, _ in self.covering.laid if plain(str(one)) == plain(piece)), None)
        if lies is not None and not cells:
            self.covering.lift(lies)
            self.board()
            return
        found = [
            move
            for move in self.covering.fitting()
            if plain(move.piece) == plain(piece) and set(cells) <= {str(self.numbers[cell]) for cell in move.cells}
        ]
        if len(found) == 1:
            self.lay(found[0])
        elif found:
            self.show(found)
        else:
            console.print(say("play-no-such", words=words), style="red", markup=False)

    def show(self, moves: Sequence[Laying]) -> None:
        """Places, numbered."""
        self.listed = by_piece(moves)
        for line in columns([self.told(move) for move in self.listed], console.width):
            console.print(line, markup=False, style="dim", soft_wrap=True)

    def lay(self, move: Laying) -> None:
        """A piece comes to lie."""
        self.covering.lay(move.text)
        self.listed = ()
        self.board()
        if self.covering.stuck:
            console.print(say("terminal-puzzle-stuck"))

    def undo(self) -> None:
        """The last piece is lifted."""
        if self.covering.laid:
            self.covering.lift(self.covering.laid[-1][0])
            self.board()
        else:
            console.print(say("play-nothing-to-undo"))

    def hint(self) -> None:
        """A piece that leads on, or those that lie wrong."""
        try:
            found = self.covering.advice()
        except MinotekaError as error:
            console.print(error.say(self.language), style="red", markup=False)
            return
        if found.next is not None:
            self.listed = [laying(*found.next)]
            console.print(say("play-hint", move=f"{self.told(self.listed[0])} (1)"), markup=False)
        elif found.wrong:
            console.print(say("puzzle-lines-wrong", pieces=", ".join(map(str, found.wrong))))
