"""What is already done: a key per step, kept inside the environment that the steps made.

A key is a hash of everything that a step's result depends on. It is written after the step, so an interrupted
step is done again, and removing the environment forgets everything at once.
"""

import hashlib
import json
import os
import threading
from collections.abc import Iterable
from pathlib import Path


def digest(*parts: str | bytes | Path) -> str:
    """A hash over strings, bytes and the contents of files (a missing file counts as such)."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            part = part.read_bytes() if part.is_file() else b"\0missing"
        data = part.encode() if isinstance(part, str) else part
        total.update(len(data).to_bytes(8, "big") + data)
    return total.hexdigest()


def digest_tree(root: Path, files: Iterable[Path]) -> str:
    """A hash over files with their names relative to ``root``; the order of ``files`` does not matter."""
    return digest(*(part for file in sorted(files) for part in (file.relative_to(root).as_posix(), file)))


class Stamps:
    """The keys on disk. An unreadable file counts as empty: the steps are done again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writing = threading.Lock()

    def _read(self) -> dict[str, str]:
        try:
            stored = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return stored if isinstance(stored, dict) else {}

    def holds(self, step: str, key: str) -> bool:
        """Whether ``step`` was finished with this very key."""
        return self._read().get(step) == key

    def write(self, **keys: str) -> None:
        """Note finished steps; an interruption leaves the old file or the new one, never half of one."""
        with self._writing:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.path.with_suffix(".new")
            fresh.write_text(json.dumps({**self._read(), **keys}, indent=1), "utf-8")
            os.replace(fresh, self.path)
