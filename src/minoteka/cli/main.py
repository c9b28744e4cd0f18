"""``minoteka``: the command and its subcommands. Errors take one line and exit with 2; nobody sees a traceback."""

import sys
from typing import Annotated, Any

import typer

from minoteka import __version__
from minoteka.cli import (
    analyse,
    arena,
    benchmark,
    games,
    hint,
    join,
    ladder,
    learn,
    operate,
    play,
    playthrough,
    puzzle,
    record,
    rules,
    serve,
    solitaire,
    solve,
    tune,
    warm,
)
from minoteka.cli.plain import forgiving, unread
from minoteka.cli.speaking import refusal, speaking
from minoteka.cli.terminal import EXTRA, console, language, say
from minoteka.core.errors import MinotekaError

# The base of all usage errors; typer does not export it.
Usage: Any = typer.BadParameter.__mro__[2]

app = typer.Typer(
    name="minoteka",
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def home(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> int:
    """Five tile-laying games: play them, replay them, measure them. Without a command: in the browser."""
    if version:
        console.print(f"minoteka {__version__}")
    elif context.invoked_subcommand is None:
        return serve.at_home()
    return 0


app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("learn")(learn.learn)
app.command("play", context_settings=EXTRA)(play.play)
app.command("join")(join.join)
app.command("solitaire", context_settings=EXTRA)(solitaire.solitaire)
app.command("playthrough", context_settings=EXTRA)(playthrough.playthrough)
app.command("perft", context_settings=EXTRA)(playthrough.perft)
app.command("arena", context_settings=EXTRA)(arena.arena)
app.command("benchmark")(benchmark.benchmark)
app.command("ladder", context_settings=EXTRA)(ladder.ladder)
app.command("tune", context_settings=EXTRA)(tune.tune)
app.command("analyse")(analyse.analyse)
app.command("hint")(hint.hint)
app.command("replay")(record.replay)
app.command("verify")(record.verify)
app.command("solve", context_settings=EXTRA)(solve.solve)
app.add_typer(puzzle.app, name="puzzle")
app.command("serve")(serve.serve)
app.command("backup")(operate.backup)
app.command("restore")(operate.restore)
app.command("check")(operate.check)
app.add_typer(operate.admin, name="admin")
app.command("warm")(warm.warm)
speaking(app)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 for "no" (a failed check), or 2 for bad input."""
    forgiving()
    try:
        result = app(arguments, standalone_mode=False)
        return result if isinstance(result, int) else 0
    except MinotekaError as error:
        return complain(error)
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        unread()
        return 0
    except Usage as error:
        wrong = refusal(error)
        return 2 if wrong is None else complain(wrong)


def complain(error: MinotekaError) -> int:
    """One line on the error stream."""
    close = error.details.get("close")
    hint = " " + say("error-did-you-mean", close=close) if close else ""
    print("minoteka: " + " ".join((error.say(language()) + hint).split()), file=sys.stderr)
    return 2
