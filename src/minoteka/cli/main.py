"""``minoteka``: the command and its subcommands. Errors take one line and exit with 2; nobody sees a traceback."""

import sys
from typing import Annotated, Any

import typer

from minoteka import __version__
from minoteka.cli.plain import forgiving, unread
from minoteka.cli.shelf import Home
from minoteka.cli.speaking import refusal
from minoteka.cli.terminal import console, language, say
from minoteka.core.errors import MinotekaError

# The base of all usage errors; typer does not export it.
Usage: Any = typer.BadParameter.__mro__[2]

app = typer.Typer(name="minoteka", cls=Home, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def home(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> int:
    """Five tile-laying games: play them, replay them, measure them. Without a command: in the browser."""
    if version:
        console.print(f"minoteka {__version__}")
    elif context.invoked_subcommand is None:
        from minoteka.cli.serve import at_home  # a whole server, which other commands don't wait for

        return at_home()
    return 0


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
