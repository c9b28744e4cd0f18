"""Games at the terminal as record files: written whole after every entry, so that a killed terminal loses nothing."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from minoteka.core import record as records
from minoteka.core.errors import Malformed, MinotekaError
from minoteka.core.game import Game
from minoteka.core.record import Record
from minoteka.terminal.in_place import put_in_place

SUFFIX = ".jsonl"


class Saves:
    """The folder in which they lie, the newest last by name."""

    def __init__(self, folder: Path, find: Callable[[str], Game]) -> None:
        self.folder = folder
        self.find = find

    def fresh(self, game: Game) -> Path:
        """A file for a game that begins now."""
        stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S-%f")
        return self.folder / f"{stamp}-{game.name}{SUFFIX}"

    def read(self, path: Path) -> Record:
        """The record in a file."""
        try:
            return records.read(path.read_text("utf-8").splitlines(), self.find)
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "not UTF-8"
            raise Malformed("file", path=str(path), why=why or type(error).__name__) from error

    def unfinished(self, game: Game | None = None) -> tuple[Path, Record]:
        """The newest game that is not over; what cannot be read any more is passed over."""
        for path in sorted(self.folder.glob(f"*{SUFFIX}"), reverse=True):
            try:
                record = self.read(path)
                if game in (None, record.game) and not record.replay().is_over:
                    return path, record
            except MinotekaError:
                continue
        raise Malformed("play-resume", folder=str(self.folder))


class Saving:
    """Keeps one game in one file; ``trouble`` is told once why that cannot be done."""

    def __init__(self, path: Path, trouble: Callable[[str], None]) -> None:
        self.path = path
        self.trouble = trouble
        self.works = True

    def __call__(self, record: Record, history: records.History) -> None:
        """Write all lines."""
        if not self.works:
            return
        try:
            put_in_place(self.path, "".join(line + "\n" for line in records.write(record, history)).encode())
        except OSError as error:
            self.works = False
            self.trouble(error.strerror or type(error).__name__)
