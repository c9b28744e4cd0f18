"""``minoteka puzzle`` for riddles of all games: listed, shown, answered, looked for and proven again."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from minoteka import catalog
from minoteka.cli.rules import tell_rules
from minoteka.cli.seating import BEGUN_FOLDER, trouble
from minoteka.cli.terminal import Seed, asked, console, language, read_file, say
from minoteka.core.errors import Malformed, MinotekaError
from minoteka.core.position import Position
from minoteka.core.riddle import Theme
from minoteka.puzzles.poster import PosterWords, poster
from minoteka.puzzles.riddle import GRADES, Posed, Riddle, after, file_of, of_game, read, write
from minoteka.puzzles.trial import Ruling, Trial
from minoteka.server.settings import data_folder
from minoteka.terminal.begun import Begun
from minoteka.terminal.reading import Typed, columns, in_order, understand
from minoteka.terminal.solving import Solving

ThemeName = Annotated[str, typer.Argument(metavar="THEME", help="Which theme; “puzzle list” names them.")]
SEED = "riddles"


def posed(name: str) -> Posed | None:
    """The riddle of this name, if there is one."""
    theme = name.rpartition("-")[0]
    return catalog.riddles().get(name) if any(theme == known for _, known, _ in catalog.all_themes()) else None


def list_themes() -> None:
    """Every theme with its game and how many riddles it has."""
    rows = []
    for game, name, _ in catalog.all_themes():
        number = sum(one.theme.name == name for one in of_game(game).values())
        rows.append([name, say(f"{game.name}-title"), say(f"riddle-{name}"), str(number)])
    lines_of(rows)


def list_riddles(name: str) -> None:
    """The riddles of a theme, or of all themes of a game."""
    if name in catalog.GAMES:
        found = list(of_game(catalog.game(name)).values())
    else:
        game, theme = catalog.theme(name)
        found = [one for one in of_game(game).values() if one.theme is theme]
    lines_of([[one.name, say(f"riddle-{one.theme.name}"), grade(one.riddle)] for one in found])


def lines_of(rows: Sequence[Sequence[str]]) -> None:
    """A table that a narrow window does not cut."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        console.print("  ".join(map(str.ljust, row, widths)).rstrip(), soft_wrap=True, markup=False)


def grade(riddle: Riddle) -> str:
    """How hard it is, in words."""
    return say(f"puzzle-grade-{riddle.grade}")


def fresh(one: Posed) -> Trial:
    """A riddle that nobody has answered yet."""
    return Trial(catalog.judge(one.theme), catalog.position(one.riddle.position), one.riddle.line, one.riddle.value)


def answering(one: Posed) -> Solving:
    """A riddle as it was left."""
    return Solving(one, fresh(one), Begun(data_folder() / BEGUN_FOLDER, write(one.riddle), trouble))


def said(attempt: Trial, ruling: Ruling | None = None) -> str:
    """The question, or why a move is wrong."""
    key, values = attempt.told(ruling)
    return say(key, **values)


def show(one: Posed, attempt: Trial) -> None:
    """The board as the seat that is asked sees it, and the question."""
    console.print(f"[bold]{say(f'riddle-{one.theme.name}')}[/] · {one.name} · {grade(one.riddle)}")
    board(one.theme, attempt.position, attempt.seat)
    console.print(said(attempt), style="bold")


def drawn(attempt: Trial, one: Posed) -> str:
    """A riddle as a picture, without its answer."""
    title = " · ".join((say(f"{one.game.name}-title"), say(f"riddle-{one.theme.name}"), grade(one.riddle)))
    holders = [
        say("riddle-own") if seat == attempt.seat else say("riddle-holds", player=say("seat-name", seat=seat))
        for seat in range(attempt.start.seats)
    ]
    return poster(one, attempt.start, PosterWords(title, said(attempt), holders, say("riddle-coming")))


def board(theme: Theme, position: Position, seat: int) -> None:
    """The table; where a riddle tells them, everybody's hands and what comes from the reserve."""
    console.print(position.markup(seat))
    for line in known(theme, position):
        console.print(line, markup=False)


def known(theme: Theme, position: Position) -> list[str]:
    """What a riddle tells that the seat would not see, in words."""
    hands = [position.observe(seat).view().hands[seat].tiles for seat in range(position.seats) if theme.open_hands]
    told = [say("riddle-hand", player=say("seat-name", seat=seat), tiles=" ".join(t)) for seat, t in enumerate(hands)]
    coming = theme.ahead(position)
    return [*told, say("riddle-reserve", tiles=" ".join(coming))] if coming else told


def on_screen(one: Posed) -> None:
    """A riddle on the full screen, and the next ones of its theme as long as somebody wants to."""
    from minoteka.terminal.riddle import RiddleApp  # loading it takes a while, and few need it

    answer = answering(one)
    trial, told = answer.trial, known(one.theme, answer.trial.start)
    app = RiddleApp(answer, said(trial), lambda ruling: said(trial, ruling), told, language())
    app.run()
    if app.again:
        on_screen(after(one))


def solve(one: Posed) -> None:
    """The question and its answer."""
    show(one, fresh(one))
    console.print(say("riddle-line", moves=" ".join(one.riddle.line)), markup=False)


class Answering:
    """A riddle, read and written line by line."""

    def __init__(self, one: Posed) -> None:
        self.one, self.answered = one, answering(one)
        self.attempt = self.answered.trial
        show(one, self.attempt)
        self.numbered: Sequence[str] = ()

    def run(self) -> None:
        """Until it is answered, or until somebody leaves."""
        try:
            while not self.attempt.is_solved:
                self.answer(asked(say("riddle-prompt")))
        except (EOFError, KeyboardInterrupt, typer.Exit):
            console.print("\n" + say("riddle-left", command=f"minoteka puzzle play {self.one.name}"), markup=False)
            return
        tried = {"wrong": self.answered.wrong, "hints": self.answered.hints}
        console.print(say("riddle-solved", **tried), style="bold green")
        key, values = self.attempt.told()
        console.print(say(key, **values), markup=False)

    def answer(self, line: str) -> None:
        """Carry out what was typed."""
        moves = self.answered.moves()
        typed = understand(line, moves, self.numbered)
        if typed.kind == "quit":
            raise typer.Exit
        try:
            self.carry_out(typed, moves)
        except MinotekaError as error:
            console.print(error.say(language()), style="red", markup=False)

    def carry_out(self, typed: Typed, moves: Sequence[Any]) -> None:
        """A move or a command; the error says why not."""
        if typed.kind == "move":
            self.tried(typed.words)
        elif typed.kind == "board":
            board(self.one.theme, self.attempt.position, self.attempt.seat)
        elif typed.kind == "hint":
            key, values = self.answered.hint()
            console.print(say(key, **values), markup=False)
        elif typed.kind in ("moves", "list") and self.one.theme.unlit:
            console.print(say("riddle-unlit"), markup=False)
        elif typed.kind in ("moves", "list"):
            self.numbered = typed.moves or in_order(moves)
            for text in columns(self.numbered, console.width):
                console.print(text, markup=False, style="dim", soft_wrap=True)
        elif typed.kind == "rules":
            tell_rules(self.one.game, language())
        else:
            console.print(say("riddle-help"), markup=False)

    def tried(self, text: str) -> None:
        """A move: right or wrong."""
        verdict = self.answered.move(text)
        if not verdict.right:
            console.print(said(self.attempt, verdict), style="red", markup=False)
            return
        self.numbered = ()
        console.print(say("riddle-right", move=text), style="green", markup=False)
        if verdict.replies:
            console.print(say("riddle-replies", moves=" ".join(verdict.replies)), markup=False)
        if not self.attempt.is_solved:
            board(self.one.theme, self.attempt.position, self.attempt.seat)


def dig(
    theme: ThemeName,
    count: Annotated[int, typer.Option("--count", min=1, help="So many riddles in the file.")] = 30,
    seed: Seed = None,
    grade: Annotated[
        int | None, typer.Option("--grade", min=GRADES[0], max=GRADES[-1], help="Only riddles of this grade.")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="The file; by default THEME.jsonl.")] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help="Processes; by default one a core.")] = None,
) -> None:
    """Look for riddles in rounds between bots and write those that are proven; a run that was ended goes on."""
    from minoteka.arena.mining import Vein, mine  # few need it

    catalog.theme(theme)
    path = Path(f"{theme}.jsonl") if out is None else out
    asked = proven = rounds = 0
    try:
        with console.status("") as status:
            for haul, dug in mine(Vein(theme, seed or SEED, grade), path, count, jobs or os.cpu_count() or 1):
                rounds, asked, proven = rounds + 1, asked + dug.asked, proven + dug.proven
                status.update(say("riddle-mining", found=len(haul.riddles), round=dug.number))
    except OSError as error:
        raise Malformed("file-write", path=str(path), why=error.strerror or type(error).__name__) from error
    console.print(say("riddle-mined", rounds=rounds, asked=asked, proven=proven, path=str(path)), markup=False)


def check(
    theme: ThemeName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="A file of riddles; by default our own.")] = None,
) -> None:
    """Prove every riddle of a file and its grade again; what is not so is named with its line."""
    from minoteka.arena import grading  # few need it

    game, asked = catalog.theme(theme)
    riddles = read(file_of(game, asked) if file is None else read_file(file))
    with console.status("") as status:
        for number, riddle in enumerate(riddles, 1):
            status.update(f"{number}/{len(riddles)}")
            try:
                grading.check(asked, riddle)
            except MinotekaError as error:
                raise Malformed("riddle-line", line=number, why=error) from error
    console.print(say("riddle-checked", count=len(riddles)))
