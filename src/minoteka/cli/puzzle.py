"""``minoteka puzzle``: the puzzles of the house and new ones; shown, solved, counted, made and printed."""

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any

import typer

from minoteka import catalog, texts
from minoteka.cli import riddle
from minoteka.cli.covering import PuzzleDialogue
from minoteka.cli.limit import stopping
from minoteka.cli.seating import BEGUN_FOLDER, trouble
from minoteka.cli.terminal import console, language, read_file, roomy, say
from minoteka.core.errors import Malformed
from minoteka.puzzles import collection, draw, picture, puzzle, why
from minoteka.puzzles.cover import Count, CoverProgress
from minoteka.puzzles.daily import daily, daily_riddle
from minoteka.puzzles.generate import Request, generate
from minoteka.puzzles.puzzle import Painted, Puzzle
from minoteka.puzzles.riddle import Posed, of_game
from minoteka.puzzles.tiling import Cover
from minoteka.server.settings import data_folder
from minoteka.terminal.begun import Begun
from minoteka.terminal.covering import Covering

DAILY_KEY = "minoteka"

app = typer.Typer(help="Cover a silhouette with the pieces, or find the right move of any game.", no_args_is_help=True)
app.command("mine")(riddle.dig)
app.command("check")(riddle.check)

Which = Annotated[str, typer.Argument(metavar="NAME|FILE", help="A puzzle of the house, or a puzzle file.")]
Svg = Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Draw it into this file too.")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write the puzzle file here.")]
Seconds = Annotated[float | None, typer.Option("--seconds", min=0.0, help="Stop searching after this time.")]


def find(which: str) -> Puzzle:
    """A puzzle by its name, else by its file."""
    path = Path(which)
    if which not in collection.NAMES and (path.suffix or path.exists()):
        return puzzle.read(read_file(path), catalog.piece_set())
    return collection.load(which, catalog.piece_set())


def title(a_puzzle: Puzzle) -> str:
    """The name for people."""
    key = f"puzzle-{a_puzzle.name}"
    return say(key) if texts.has(key, language()) else a_puzzle.name


@app.command("list")
def list_puzzles(
    theme: Annotated[
        str | None, typer.Argument(metavar="[GAME|THEME]", help="The riddles of this game or theme instead.")
    ] = None,
    svg: Svg = None,
) -> None:
    """List the puzzles of the house and the themes of riddles; with --svg, draw the puzzles on one sheet."""
    if theme is not None:
        riddle.list_riddles(theme)
        return
    puzzles = [collection.load(name, catalog.piece_set()) for name in collection.NAMES]
    columns = ("name", "title", "cells", "pieces", "solutions", "grade")
    rows = [[say(f"puzzles-column-{column}") for column in columns]]
    for entry in puzzles:
        known = (number(entry.solutions), hardness(entry))
        rows.append([entry.name, title(entry), str(len(entry.cells)), str(len(entry.pieces)), *known])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        # A table would cut names off where the window is narrow.
        console.print("  ".join(map(str.ljust, row, widths)).rstrip(), soft_wrap=True)
    console.print("\n" + say("riddle-themes"))
    riddle.list_themes()
    if svg is not None:
        save(svg, draw.sheet((title(entry), solutions(entry), entry, ()) for entry in puzzles))


@app.command()
def show(which: Which, svg: Svg = None) -> None:
    """Show a puzzle: its silhouette and its pieces; or a riddle: the board and the question."""
    if (posed := riddle.posed(which)) is not None:
        trial = riddle.fresh(posed)
        riddle.show(posed, trial)
        if svg is not None:
            save(svg, riddle.drawn(trial, posed))
        return
    a_puzzle = find(which)
    console.print(f"[bold]{title(a_puzzle)}[/]")
    picture_of(a_puzzle)
    task(a_puzzle)
    console.print(draw.spread(a_puzzle.pieces, a_puzzle.box), soft_wrap=True)
    if svg is not None:
        save(svg, draw.svg(a_puzzle))


@app.command()
def play(
    which: Annotated[
        str | None,
        typer.Argument(metavar="[NAME|FILE|GAME]", help="A puzzle, a puzzle file, or a game: its riddle of the day."),
    ] = None,
    day: Annotated[str | None, typer.Option("--day", metavar="DATE", help="The puzzle of this day.")] = None,
    key: Annotated[str, typer.Option("--key", help="The key of the daily puzzles.")] = DAILY_KEY,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, even on a terminal.")] = False,
) -> None:
    """Solve a puzzle by hand, by default that of the day, or answer a riddle. What is half solved is kept."""
    date_meant = datetime.now(UTC).date() if day is None else read_day(day)
    posed = None if which is None else meant(which, date_meant)
    if which is not None and day is not None and which not in catalog.GAMES:
        raise Malformed("puzzle-source")
    if posed is not None:
        if lines or posed.theme.unlit or not roomy():  # a screen points at what may be laid
            riddle.Answering(posed).run()
        else:
            riddle.on_screen(posed)
        return
    if which is not None:
        chosen = find(which)
    else:
        with console.status(say("puzzle-daily-waits")):
            chosen = daily(date_meant, key.encode(), catalog.piece_set())
    about = " · ".join(filter(None, (hardness(chosen), solutions(chosen))))
    covering = Covering(chosen, Begun(data_folder() / BEGUN_FOLDER, puzzle.write(chosen), trouble))
    if lines or not roomy():
        PuzzleDialogue(covering, title(chosen), about, language()).run()
        return
    from minoteka.terminal.puzzle import PuzzleApp  # loading it takes a while, and few need it

    PuzzleApp(covering, title(chosen), about, language()).run()


def meant(which: str, day: date) -> Posed | None:
    """A riddle by its name, or a game's of the day; None: another puzzle is meant."""
    if which not in catalog.GAMES:
        return riddle.posed(which)
    known = list(of_game(catalog.game(which)).values())
    if not known:
        raise Malformed("riddle-none", game=which)
    return daily_riddle(day, known)


@app.command()
def solve(
    which: Which,
    everything: Annotated[bool, typer.Option("--all", help="Show all solutions, not only one.")] = False,
    count: Annotated[bool, typer.Option("--count", help="Count the solutions instead of showing one.")] = False,
    limit: Annotated[int | None, typer.Option("--limit", min=1, help="Stop after so many solutions.")] = None,
    up_to_symmetry: Annotated[
        bool, typer.Option("--up-to-symmetry", help="Leave out solutions that are turned or flipped others.")
    ] = False,
    seconds: Seconds = None,
    svg: Svg = None,
) -> int:
    """Solve a puzzle; the exit code is 1 if it has no solution. Of a riddle, show the answer."""
    if (posed := riddle.posed(which)) is not None:
        riddle.solve(posed)
        return 0
    a_puzzle = find(which)
    with stopping(seconds) as raised, console.status("") as status:
        stop = raised.cell

        def watch(progress: CoverProgress) -> None:
            percent = f"{100 * progress.share:.3g}"
            status.update(say("puzzles-searching", percent=percent, found=progress.found))

        if count:
            found = a_puzzle.tiling.count(limit, up_to_symmetry, stop, watch)
            first = None
        else:
            covers = a_puzzle.tiling.solutions(limit, up_to_symmetry, stop, watch) if everything else None
            found, first = None, show_one(a_puzzle, stop, watch) if covers is None else show_all(a_puzzle, covers)
    if (found and found.number == 0) or (found is None and first is None):
        return without_solution(a_puzzle, stop)
    if found is not None:
        report(found, up_to_symmetry)
    if svg is not None and first is not None:
        save(svg, draw.svg(a_puzzle, first))
    return 0


def show_one(a_puzzle: Puzzle, stop: Any, watch: Callable[[CoverProgress], None]) -> Painted | None:
    """Print a solution, in the picture's colours if it has some."""
    painted = a_puzzle.solution(stop, watch)
    if painted is not None:
        picture_of(a_puzzle, painted)
    return painted


def show_all(a_puzzle: Puzzle, covers: Iterator[Cover]) -> Painted | None:
    """Print the covers as they come; the first of them."""
    first = None
    for cover in covers:
        painted = a_puzzle.paint(cover)
        first = first or painted
        picture_of(a_puzzle, painted)
    return first


def without_solution(a_puzzle: Puzzle, stop: Any) -> int:
    """Say why there is nothing to show."""
    reason = None if stop[0] else why.unsolvable(a_puzzle)
    console.print(say("puzzles-not-found-in-time") if reason is None else reason.say(language()), soft_wrap=True)
    return 1


def report(found: Count, up_to_symmetry: bool) -> None:
    """How many solutions there are."""
    if found == Count(1, True):
        console.print(say("puzzles-one-solution"))
    elif not found.complete:
        console.print(say("puzzles-counted-so-far", number=found.number))
    else:
        key = "puzzles-counted-up-to-symmetry" if up_to_symmetry else "puzzles-counted"
        console.print(say(key, number=found.number))


@app.command("generate")
def make(
    size: Annotated[int, typer.Option(help="How many cells.")] = 40,
    symmetry: Annotated[str, typer.Option(help="none, mirror, half-turn, third-turn or sixth-turn.")] = "none",
    colours: Annotated[int, typer.Option(help="From how many colours the pieces may come.")] = 2,
    grade: Annotated[int, typer.Option(help="How hard, from 1 to 5.")] = 3,
    seed: Annotated[str | None, typer.Option(help="Any text: the same seed, the same puzzle.")] = None,
    day: Annotated[str | None, typer.Option(metavar="DATE", help="The puzzle of this day instead.")] = None,
    key: Annotated[str, typer.Option(help="The key of the daily puzzles.")] = DAILY_KEY,
    out: Out = None,
    svg: Svg = None,
) -> None:
    """Make a new puzzle that has exactly one solution."""
    seed = token_hex(4) if seed is None else seed
    with console.status("") as status:

        def watch(attempt: int) -> None:
            status.update(say("puzzles-making", attempt=attempt + 1))

        request = Request(size, symmetry, colours, grade)
        new = (
            generate(request, seed.encode(), catalog.piece_set(), seed, progress=watch)
            if day is None
            else daily(read_day(day), key.encode(), catalog.piece_set())
        )
    picture_of(new)
    task(new)
    console.print(say("puzzles-equal-pieces"))
    if day is None:
        console.print(say("puzzles-seed", seed=seed), markup=False)
    if out is not None:
        save(out, puzzle.write(new))
    if svg is not None:
        save(svg, draw.svg(new))


@app.command("from-picture")
def from_picture(
    file: Annotated[Path, typer.Argument(help="A picture: pieces laid freely on the board.")],
    out: Out = None,
    svg: Svg = None,
) -> None:
    """Show a free picture and make a puzzle of its silhouette."""
    laid = picture.read(read_file(file), catalog.piece_set())
    new = laid.puzzle()
    console.print(draw.text(new.cells, new.box, laid.painted()), soft_wrap=True)
    task(new)
    if out is not None:
        save(out, puzzle.write(new))
    if svg is not None:
        save(svg, draw.svg(new))


def read_day(text: str) -> date:
    """A date, or a clear error."""
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise Malformed("generate-day", text=text) from error


def picture_of(a_puzzle: Puzzle, painted: Painted | None = None) -> None:
    """Draw the silhouette, or a solution."""
    console.print(draw.text(a_puzzle.cells, a_puzzle.box, painted or (), a_puzzle.tints), soft_wrap=True)


def task(a_puzzle: Puzzle) -> None:
    """The pieces, and what is known of the puzzle."""
    pieces = " ".join(map(str, a_puzzle.pieces))
    console.print(say("puzzles-task", cells=len(a_puzzle.cells), count=len(a_puzzle.pieces), pieces=pieces))
    known = ", ".join(filter(None, (solutions(a_puzzle), hardness(a_puzzle))))
    if known:
        console.print(known)


def number(count: Count | None) -> str:
    """A number of solutions for a table."""
    if count is None:
        return ""
    return str(count.number) if count.complete else say("puzzles-more-than", number=count.number)


def solutions(a_puzzle: Puzzle) -> str:
    """How many solutions are known, in words."""
    known = a_puzzle.solutions
    if known is None:
        return ""
    return say("puzzles-solutions" if known.complete else "puzzles-solutions-more", number=known.number)


def hardness(a_puzzle: Puzzle) -> str:
    """The grade in words."""
    return "" if a_puzzle.grade is None else say(f"puzzle-grade-{a_puzzle.grade}")


def save(path: Path, content: str) -> None:
    """Write a file, or say why it cannot be written."""
    try:
        path.write_text(content, "utf-8")
    except OSError as error:
        raise Malformed("file-write", path=str(path), why=error.strerror or type(error).__name__) from error
    console.print(say("puzzles-saved", path=str(path)), markup=False)
