"""``minoteka learn``: a game's lessons, and the proof of a lesson that somebody wrote."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from minoteka import catalog
from minoteka.cli.listing import Listing
from minoteka.cli.seating import kept_stars
from minoteka.cli.terminal import asked, console, language, read_file, roomy, say
from minoteka.core.errors import Malformed, MinotekaError
from minoteka.core.game import Game
from minoteka.lessons import collection, proof
from minoteka.lessons.lesson import Lesson, LessonStep, read, stars
from minoteka.lessons.practice import Practice
from minoteka.terminal.learnt import Learnt
from minoteka.terminal.words import SeatWords


def learn(
    name: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; without one they are listed.")
    ] = None,
    lesson: Annotated[str | None, typer.Argument(metavar="[LESSON]", help="Begin with this lesson.")] = None,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FILE", help="Prove a lesson's file of this game instead.")
    ] = None,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, even on a terminal.")] = False,
) -> None:
    """Learn a game by short tasks on real positions; every move is answered."""
    learnt = kept_stars()
    if name is None:
        list_all(learnt)
        return
    game = catalog.game(name)
    if check is not None:
        prove(game, check)
        return
    found = collection.lessons(game)
    if not found:
        raise Malformed("lesson-none", game=game.name)
    first = 0 if lesson is None else found.index(collection.lesson(game, lesson))
    for one in found[first:]:
        if not (Teaching(game, one, learnt).run() if lines or not roomy() else on_screen(game, one, learnt)):
            return
    console.print(say("lesson-all-finished", game=say(f"{game.name}-title")), style="bold green")


def list_all(learnt: Learnt) -> None:
    """Every game's lessons: what one types for each, what it is called, and its stars."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for game in catalog.GAMES.values():
        for number, one in enumerate(collection.lessons(game)):
            table.add_row("" if number else game.name, one.name, say(one.key()), learnt.told(one))
    console.print(table)


def on_screen(game: Game, lesson: Lesson, learnt: Learnt) -> bool:
    """One lesson on the full screen; whether the next one is wanted."""
    from minoteka.terminal.lesson import LessonApp  # loading it takes a while, and few need it

    app = LessonApp(game, lesson, learnt, language())
    app.run()
    if not app.is_over:
        console.print(say("lesson-bye", game=game.name, lesson=lesson.name), markup=False)
    return app.again


def prove(game: Game, file: Path) -> None:
    """Say that a file is true, or which line of it is not."""
    named = collection.NAMED.fullmatch(file.name)
    lesson = read(game, named[1] if named else file.stem, read_file(file), str(file))
    proof.prove(game, lesson)
    console.print(say("lesson-true", count=len(lesson.steps)))


class Teaching:
    """One lesson, read and written line by line."""

    def __init__(self, game: Game, lesson: Lesson, learnt: Learnt) -> None:
        self.game, self.lesson, self.learnt = game, lesson, learnt
        self.words = SeatWords(game, language())
        self.slips = self.hints = 0

    def run(self) -> bool:
        """All steps; False if somebody left."""
        console.rule(say(self.lesson.key()))
        try:
            for number, step in enumerate(self.lesson.steps, 1):
                console.print(say("lesson-step", at=number, count=len(self.lesson.steps)), style="dim")
                self.teach(step)
        except (EOFError, KeyboardInterrupt, typer.Exit):
            console.print("\n" + say("lesson-bye", game=self.game.name, lesson=self.lesson.name), markup=False)
            return False
        return True

    def teach(self, step: LessonStep) -> None:
        """One task, tried until it is done."""
        self.slips = self.hints = 0
        attempt = self.shown(Practice.begun(step))
        while attempt.state != "done":
            attempt = self.answered(attempt)
        worth = stars(self.slips)
        self.learnt.note(self.lesson, step, worth)
        console.print(f"{'★' * worth} {say(self.lesson.key(step, 'done'))}", style="bold green", markup=False)

    def shown(self, attempt: Practice) -> Practice:
        """The board as the seat that learns sees it, the task, and what may be laid."""
        console.print(attempt.seen.markup())
        console.print(say(self.lesson.key(attempt.step), keys="line"), style="bold", markup=False)
        self.listing = Listing(attempt.seen.moves())
        self.listing.show()
        return attempt

    def answered(self, attempt: Practice) -> Practice:
        """What a line that was typed leads to."""
        typed = self.listing.meant(asked(say("lesson-prompt")))
        if typed.kind == "quit":
            raise typer.Exit
        if typed.kind == "move":
            return self.tried(attempt, typed.words)
        if typed.kind in ("help", "hint"):
            self.hint(attempt)
        elif typed.kind == "moves":
            self.listing.show(everything=True)
        elif typed.moves:
            self.listing.some(typed.moves)
        else:
            self.shown(attempt)
        return attempt

    def tried(self, attempt: Practice, text: str) -> Practice:
        """The move, why not, or why it is not the task."""
        try:
            after = attempt.play(text)
        except MinotekaError as error:
            console.print(self.words.why(error), style="red", markup=False)
            return attempt
        if after.state == "open":
            return self.shown(after)
        if after.state == "missed":
            self.slips += 1
            console.print(say(self.lesson.missed(after.step)), style="red", markup=False)
            return self.shown(Practice.begun(after.step))
        console.print(after.seen.markup())
        return after

    def hint(self, attempt: Practice) -> None:
        """Words first, then the move."""
        self.slips, self.hints = self.slips + 1, self.hints + 1
        if self.hints == 1:
            console.print(say(self.lesson.key(attempt.step, "hint")), markup=False)
        elif way := proof.way_on(attempt):
            self.listing.some([way])
