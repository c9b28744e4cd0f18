"""What was begun and not finished: a small file for each puzzle, written after every step, so that a killed terminal
loses nothing.
"""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import msgspec

from minoteka.terminal.in_place import put_in_place


class HalfDone(msgspec.Struct, frozen=True):
    """How far somebody is: pieces or right moves in their order, hints that it took, and moves that were wrong."""

    laid: list[str] = []
    hints: int = 0
    wrong: int = 0


class Begun:
    """The file in which one puzzle (``what``: all of it, as a text) is kept until it is solved; ``trouble`` is told
    once why that cannot be done.
    """

    def __init__(self, folder: Path, what: str, trouble: Callable[[str], None]) -> None:
        self.path = folder / f"{sha256(what.encode()).hexdigest()[:32]}.json"
        self.trouble: Callable[[str], None] | None = trouble

    def read(self) -> HalfDone:
        """What was done before; nothing if that cannot be read."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=HalfDone)
        except (OSError, msgspec.DecodeError):
            return HalfDone()

    def write(self, done: HalfDone) -> None:
        """All of it."""
        try:
            put_in_place(self.path, msgspec.json.encode(done) + b"\n")
        except OSError as error:
            self._tell(error)

    def forget(self) -> None:
        """It is solved, or nothing is done."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            self._tell(error)

    def _tell(self, error: OSError) -> None:
        if self.trouble is not None:
            self.trouble(error.strerror or type(error).__name__)
            self.trouble = None
