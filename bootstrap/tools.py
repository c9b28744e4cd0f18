"""Running other programs quietly: their words are kept for when they fail, and none outlives this process."""

import os
import subprocess
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bootstrap.console import DONE, LiveLine, ToolError, result_line, say

_running: set[subprocess.Popen[str]] = set()
_ending = threading.Event()


def capture(
    command: Sequence[str | Path],
    *,
    env: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    hear: Callable[[str], None] = lambda line: None,
) -> tuple[int, str]:
    """Run a program to its end: its exit code and all it said, each line also given to ``hear`` as it comes."""
    lines = []
    with subprocess.Popen(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        _running.add(process)
        if _ending.is_set():
            process.terminate()
        try:
            assert process.stdout is not None
            for line in process.stdout:
                lines.append(line)
                hear(line)
        except KeyboardInterrupt:
            process.terminate()
            raise
        finally:
            _running.discard(process)
    return process.returncode, "".join(lines)


def end_all() -> None:
    """End the programs that other threads are waiting for, or are about to start."""
    _ending.set()
    for process in list(_running):
        process.terminate()


def run_quietly(
    title: str,
    command: Sequence[str | Path],
    *,
    env: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    remedy: str = "",
) -> str:
    """Run a program behind one live line and return its words; raise ToolError with them if it fails."""
    with LiveLine(title) as line:
        code, output = capture(command, env=env, cwd=cwd, hear=line.hear)
    if code:
        raise ToolError(title, output, remedy)
    say(result_line(DONE, title, line.seconds))
    return output
