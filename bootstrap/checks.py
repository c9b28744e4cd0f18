"""`run.py test`: every check, one line each, and at the end what failed and how long it took."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from bootstrap import page
from bootstrap.console import DONE, FAILED, duration, result_line, say
from bootstrap.environment import PROGRAMS, PYTHON, ROOT, VENV
from bootstrap.start import minoteka
from bootstrap.tools import capture, end_all

TESTS = ROOT / "tests"
# The cores that this process may use, which can be fewer than there are.
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2
WORKERS = min(CORES, 8)
# Tests of what stands on the engine: they run with kernels as players have them. All other tests run with
# bounds checks on, and the interpreter repeats those that decide the rules.
ABOVE_THE_ENGINE = (
    "arena",
    "cli",
    "e2e",
    "envs",
    "lessons",
    "riddles",
    "search",
    "secrecy",
    "server",
    "setup",
    "simulation",
    "site",
    "tables",
    "terminal",
    "texts",
)
SOME_FAILED = 1  # pytest ran to its end, and some tests failed
CACHES = VENV / "pytest"
# Some hundred short processes read the same sources: compiling those anew each time costs more than many a test.
KEEP_BYTECODE = {"PYTHONDONTWRITEBYTECODE": ""}
SLOWEST = ("--durations=20", "--durations-min=4")  # named after each run: what a slow suite is slow with
INTERPRETED = ("kernel", "core", "games", "conformance/test_the_kit.py", "conformance/test_a_tiny_game.py")
# Page tests need browsers, and letters for what the page's own fonts lack.
FROM_DEBIAN = ("chromium", "firefox-esr", "fonts-dejavu-core")


@dataclass(frozen=True)
class Result:
    """How a check ended: ``output`` is what its tool said, empty if it was shown while it ran."""

    title: str
    ok: bool
    seconds: float
    output: str = ""


@dataclass(frozen=True)
class Check:
    """A tool whose exit code says whether all is well."""

    title: str
    command: tuple[str, ...]
    cwd: Path = ROOT
    mode: str = "compiled"

    def run(self) -> Result:
        """Run it quietly."""
        started = time.monotonic()
        env = {**page.node_env(), **KEEP_BYTECODE, "NO_COLOR": "1", "MINOTEKA_KERNEL": self.mode}
        code, output = capture(self.command, env=env, cwd=self.cwd)
        return Result(self.title, code == 0, time.monotonic() - started, output)


@dataclass(frozen=True)
class TestRun:
    """A run of pytest in one mode of the kernels, shown while it runs."""

    title: str
    mode: str
    arguments: tuple[str, ...]
    crowded: bool = False
    """Browsers and processes beside each other: what fails is run once more, alone, and that is said if it passes."""

    def run(self, extra: list[str]) -> Result:
        """Run it with ``extra`` arguments from the command line."""
        say(f"\n{self.title}")
        started = time.monotonic()
        remembered = f"cache_dir={CACHES / self.title.replace(' ', '-')}"
        command = (str(PYTHON), "-m", "pytest", "-q", "-o", remembered, *self.arguments, *extra)
        env = {**os.environ, **browser_env(), **KEEP_BYTECODE, "MINOTEKA_KERNEL": self.mode}
        # Browsers and servers wait for clocks and for each other: two workers more than cores keep these busy.
        count = str(WORKERS + 2 if self.crowded else WORKERS)
        workers = ("--cache-clear", *SLOWEST, "-n", count, "--dist", "worksteal")
        code = subprocess.run((*command, *workers), cwd=ROOT, env=env).returncode
        title = self.title
        if code == SOME_FAILED and self.crowded:
            say("\nWhat failed, once more, alone:")
            code = subprocess.run((*command, "--last-failed", "-rA", "-n", "0"), cwd=ROOT, env=env).returncode
            title += " (some passed only alone: see above)" if code == 0 else ""
        return Result(title, code == 0, time.monotonic() - started)


def warm_ups() -> Iterator[Check]:
    """Kernels compiled once for all test processes, while the other core checks the sources."""
    yield Check("kernels, compiled", tuple(minoteka("warm", "--all", "--quiet")), mode="compiled")
    yield Check("kernels, checked", tuple(minoteka("warm", "--all", "--rules", "--quiet")), mode="checked")
    yield Check("kernels, for a browser", (str(PYTHON), "-m", "bootstrap.site"))


def static_checks() -> Iterator[Check]:
    """The checks that only read the sources, the slowest first."""
    if page.exists():
        yield Check("page: types", (str(PROGRAMS / "npm"), "run", "check"), page.WEB)
        yield Check("page: unit tests", (str(PROGRAMS / "npm"), "run", "test"), page.WEB)
    yield Check("types (mypy --strict)", (str(PYTHON), "-m", "mypy"))
    yield Check("rooms (import-linter)", (str(PROGRAMS / "lint-imports"), "--no-logo"))
    yield Check("lint (ruff check)", (str(PYTHON), "-m", "ruff", "check", "."))
    yield Check("format (ruff format)", (str(PYTHON), "-m", "ruff", "format", "--check", "."))


def test_runs() -> Iterator[TestRun]:
    """Every test folder belongs to one compiled run; a new folder gets bounds checks by itself."""
    above = [f"tests/{name}" for name in ABOVE_THE_ENGINE if (TESTS / name).is_dir()]
    interpreted = [f"tests/{name}" for name in INTERPRETED if (TESTS / name).exists()]
    yield TestRun("tests: engine, with bounds checks", "checked", tuple(f"--ignore={path}" for path in above))
    if interpreted:
        marks = ("-m", "not slow and not compiled_only")
        yield TestRun("tests: engine, interpreted", "python", (*interpreted, *marks))
    if above:
        yield TestRun("tests: on top of the engine", "compiled", tuple(above), crowded=True)


def browser() -> str | None:
    """The Chromium for the tests of the page: MINOTEKA_CHROMIUM, or the one on PATH."""
    named = os.environ.get("MINOTEKA_CHROMIUM")
    return named or shutil.which("chromium") or shutil.which("chromium-browser")


def firefox() -> str | None:
    """The Firefox for the house without a server: MINOTEKA_FIREFOX, or the one on PATH."""
    return os.environ.get("MINOTEKA_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


def browser_env() -> dict[str, str]:
    """Tells the tests of the page where the browser is."""
    found = browser()
    return {"MINOTEKA_CHROMIUM": found} if found else {}


def get_browsers() -> Result:
    """Find Chromium and Firefox, or install Debian's where that is allowed."""
    title, started, output = "browsers (Chromium, Firefox)", time.monotonic(), ""
    if not (browser() and firefox()) and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        for step in (["update"], ["install", "-y", "--no-install-recommends", *FROM_DEBIAN]):
            _, said = capture(["apt-get", "-q", *step], env={"DEBIAN_FRONTEND": "noninteractive"})
            output += said
    for name, package, found in (("Chromium", "chromium", browser()), ("Firefox", "firefox-esr", firefox())):
        if found is None:
            output += f"No {name} here: install it (Debian: `sudo apt-get install {package}`), "
            output += f"or name its program in MINOTEKA_{name.upper()}.\n"
    return Result(title, bool(browser() and firefox()), time.monotonic() - started, output)


def run_together(jobs: list[Callable[[], Result]]) -> list[Result]:
    """Run quiet jobs on both cores and report each as it ends."""
    results = []
    with ThreadPoolExecutor(2) as pool:
        futures = [pool.submit(job) for job in jobs]
        try:
            for future in as_completed(futures):
                result = future.result()
                results.append(result)
                if not result.ok:
                    say(result.output.rstrip())
                say(result_line(DONE if result.ok else FAILED, result.title, result.seconds))
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            end_all()
            raise
    return results


def run_checks(arguments: list[str]) -> int:
    """Run everything; ``arguments`` go to pytest. The exit code is 1 if anything failed."""
    started = time.monotonic()
    quiet = [check.run for check in (*warm_ups(), *static_checks())]
    if (TESTS / "e2e").is_dir():
        quiet.insert(0, get_browsers)
    results = run_together(quiet)
    results += [tests.run(arguments) for tests in test_runs()]
    return summarise(results, time.monotonic() - started)


def summarise(results: list[Result], seconds: float) -> int:
    """One line per check, what failed, and the count."""
    failed = [result.title for result in results if not result.ok]
    say("")
    for result in results:
        say(result_line(DONE if result.ok else FAILED, result.title, result.seconds))
    say(f"All checks together: {duration(seconds)}." + (f" Failed: {'; '.join(failed)}." if failed else ""))
    say(f"checks: {len(results) - len(failed)} passed, {len(failed)} failed")
    sys.stdout.flush()
    return 1 if failed else 0


def soak(arguments: list[str]) -> int:
    """The long checks: tests marked slow, and more examples for every property."""
    started = time.monotonic()
    more = ("--hypothesis-profile", "soak", "--ignore=tests/e2e")
    runs = (
        TestRun("soak: slow tests", "compiled", ("-m", "slow")),
        TestRun("soak: more examples", "checked", more),
    )
    results = [run.run(arguments) for run in runs]
    return summarise(results, time.monotonic() - started)
