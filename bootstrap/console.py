"""One line per step on the terminal: what runs, for how long, and the last word of the tool behind it."""

import shutil
import sys
import threading
import time
from collections.abc import Callable

UNICODE = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
DONE, FAILED, WORKING = ("✓", "✗", "·") if UNICODE else ("+", "x", ".")


class SetupError(Exception):
    """Something the user can mend: one line saying what is wrong and the remedy."""


class ToolError(SetupError):
    """A tool behind a step failed; its output says why."""

    def __init__(self, title: str, output: str, remedy: str = "") -> None:
        super().__init__(f"{title} failed{': ' + remedy if remedy else ''}")
        self.output = output


_here = threading.local()


def say(line: str) -> None:
    """Print a line at once, also into a pipe; what a job behind another one says is kept for later."""
    if is_behind():
        _here.kept.append(line)
    else:
        print(line, flush=True)


def is_behind() -> bool:
    """Whether this thread works behind another one that has the terminal."""
    return hasattr(_here, "kept")


def keep_quiet(job: Callable[[], None]) -> list[str]:
    """Do a job on a thread of its own without touching the terminal: the lines it would have printed."""
    _here.kept = []
    try:
        job()
        return list(_here.kept)
    finally:
        del _here.kept


def duration(seconds: float) -> str:
    """Human words for a time: 3.2 s, 4 min 05 s."""
    return f"{seconds:.1f} s" if seconds < 60 else f"{int(seconds // 60)} min {int(seconds % 60):02d} s"


def result_line(mark: str, title: str, seconds: float, note: str = "") -> str:
    """The line that stays when a step is over."""
    return f"{mark} {title:<34} {duration(seconds):>9}{'  ' + note if note else ''}"


class LiveLine:
    """The line of a running step, redrawn in place ten times a second; silent where there is no terminal."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.word = ""
        self.started = time.monotonic()
        self._over = threading.Event()
        self._painter = threading.Thread(target=self._paint, daemon=True)

    def __enter__(self) -> "LiveLine":
        if sys.stdout.isatty() and not is_behind():
            self._painter.start()
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self._over.set()
        if self._painter.is_alive():
            self._painter.join()
            print("\r\x1b[2K", end="", flush=True)

    def hear(self, text: str) -> None:
        """Show what the tool said last."""
        self.word = text.strip() or self.word

    @property
    def seconds(self) -> float:
        """How long the step has been running."""
        return time.monotonic() - self.started

    def _paint(self) -> None:
        width = shutil.get_terminal_size().columns - 1
        while not self._over.wait(0.1):
            line = f"{WORKING} {self.title:<34} {duration(self.seconds):>9}  {self.word}"
            print(f"\r\x1b[2K{line[:width]}", end="", flush=True)
