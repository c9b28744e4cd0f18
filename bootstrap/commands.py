"""The commands of `run.py` and how each one starts."""

import ast
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bootstrap import checks, dist, locks, page, site
from bootstrap.console import FAILED, LiveLine, SetupError, ToolError, keep_quiet, say
from bootstrap.environment import PYTHON, ROOT, prepare
from bootstrap.start import start, warm
from bootstrap.tools import end_all

# What `python3 run.py` starts once everything is in place: the page, opened in the browser.
MAIN_JOB = ("serve", "--open")

HELP = """\
Minoteka: tile-laying games by their exact rules.

  python3 run.py                 set up what is missing and play
  python3 run.py test [ARGS]     set up and run every check (ARGS go to pytest)
  python3 run.py bench [NAME]    run all benchmarks in bench/, or one (further arguments go to it)
  python3 run.py soak [ARGS]     the long checks: full products of options, more seeds and examples
  python3 run.py fix             format the sources and mend what the linter can mend
  python3 run.py site OUT        write the house without a server: static files for any host
  python3 run.py dist            build a wheel and an sdist, with all that is built, into dist/
  python3 run.py lock [ARGS]     write the lock files anew (ARGS go to uv, as --upgrade)

Everything is kept in .venv: remove that folder to start afresh.
The game's own command is .venv/bin/minoteka; arguments that begin with - go to it."""


def play(arguments: list[str]) -> int:
    """Set up, warm the kernels, build the page, and start the main job."""
    prepare("runtime")
    site.forget()
    warm_and_build()
    return start([*MAIN_JOB, *arguments])


def warm_and_build() -> None:
    """Compile the first game's kernels, with their bar, while the page is built on the other core."""
    with ThreadPoolExecutor(1) as behind:
        built = behind.submit(keep_quiet, page.build)
        try:
            warm()
            with LiveLine("Page"):
                lines = built.result()
        except KeyboardInterrupt:
            end_all()
            raise
    for line in lines:
        say(line)


def test(arguments: list[str]) -> int:
    """Set up with everything the checks need, and run them."""
    prepare("dev")
    page.build()
    return checks.run_checks(arguments)


def soak(arguments: list[str]) -> int:
    """Set up and run the long checks."""
    prepare("dev")
    page.build()
    return checks.soak(arguments)


def bench(arguments: list[str]) -> int:
    """Run one benchmark by name, or all of them one after the other."""
    found = benchmarks()
    names, further = list(found), arguments
    if asks_for_help(arguments):
        print("\n".join(["Benchmarks; each takes --help:", *(f"  {name:<16}{line}" for name, line in found.items())]))
        return 0
    if arguments and not arguments[0].startswith("-"):
        name = arguments[0].removesuffix(".py").removeprefix("bench/")
        if name not in found:
            return complain(f"No benchmark is called {name!r}; there are: {', '.join(found) or 'none yet'}.")
        names, further = [name], arguments[1:]
    prepare("dev")
    codes = []
    for name in names:
        say(f"bench/{name}.py")
        codes.append(subprocess.run([PYTHON, "-m", f"bench.{name}", *further], cwd=ROOT).returncode)
    return max(codes, default=0)


def benchmarks() -> dict[str, str]:
    """The programs in bench/ with the first line about each; what is no program there, they share."""
    scripts = {path.stem: path.read_text("utf-8") for path in sorted((ROOT / "bench").glob("*.py"))}
    return {
        name: (ast.get_docstring(ast.parse(text)) or "").partition("\n")[0]
        for name, text in scripts.items()
        if "__main__" in text
    }


def fix(arguments: list[str]) -> int:
    """Format and mend the sources."""
    prepare("dev")
    ruff = [str(PYTHON), "-m", "ruff"]
    mended = subprocess.run([*ruff, "check", "--fix", *(arguments or ["."])], cwd=ROOT).returncode
    return subprocess.run([*ruff, "format", *(arguments or ["."])], cwd=ROOT).returncode or mended


def write_site(arguments: list[str]) -> int:
    """Set up with what builds it, and write the house without a server."""
    prepare("dev")
    return site.write(arguments)


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "bench": bench,
    "soak": soak,
    "fix": fix,
    "site": write_site,
    "dist": dist.dist,
    "lock": locks.lock,
}


def asks_for_help(arguments: list[str]) -> bool:
    """Whether the first argument asks what there is."""
    return arguments[:1] in (["-h"], ["--help"])


def complain(line: str) -> int:
    """Say in one line what is wrong with the command line."""
    print(line, file=sys.stderr)
    return 2


def main(arguments: list[str]) -> int:
    """Choose the command; every failure is one line (after the words of the tool that failed)."""
    name, further = "play", arguments
    if arguments and not arguments[0].startswith("-"):
        name, further = arguments[0], arguments[1:]
    if name == "help" or (asks_for_help(further) and name != "bench"):
        print(HELP)
        return 0
    if name not in COMMANDS:
        return complain(f"run.py has no command {name!r}; see python3 run.py --help.")
    for end in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, end):
            signal.signal(getattr(signal, end), signal.default_int_handler)
    try:
        return COMMANDS[name](further)
    except ToolError as error:
        say("".join(f"  {line}\n" for line in error.output.splitlines()[-20:]).rstrip("\n"))
        print(f"{FAILED} {error}", file=sys.stderr)
    except SetupError as error:
        print(f"{FAILED} {error}", file=sys.stderr)
    except KeyboardInterrupt:
        print("\nStopped. Start again any time.", file=sys.stderr)
        return 130
    return 1
