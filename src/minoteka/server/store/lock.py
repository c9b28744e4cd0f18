"""One server at a time on a SQLite file: a second one would not hear of the first one's entries."""

import os
import sys
from pathlib import Path
from typing import IO

from sqlalchemy.engine import URL

from minoteka.core.errors import Malformed
from minoteka.server.store.faults import faults_said


class DatabaseLock:
    """Held while the process lives; the system lets go of it, however the process ends."""

    def __init__(self, url: URL) -> None:
        self._file: IO[str] | None = None
        if url.get_backend_name() != "sqlite" or not url.database:
            return
        path = Path(url.database).expanduser()
        with faults_said():
            path.parent.mkdir(parents=True, exist_ok=True)
            # Held for as long as the server runs; opened so that what its holder wrote stays.
            self._file = open(f"{path}.lock", "a+", encoding="utf-8")  # noqa: SIM115
        if not _take(self._file):
            number, address = _told(self._file)
            self._file.close()
            raise Malformed("database-used", process=number, address=address)
        self.announce("")

    def announce(self, address: str) -> None:
        """Leave word for whoever comes second: our number, and where we serve."""
        if self._file is not None:
            self._file.truncate(0)
            self._file.write(f"{os.getpid()} {address}")
            self._file.flush()

    def release(self) -> None:
        """Let others in."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _take(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _told(file: IO[str]) -> tuple[str, str]:
    """The number and the address that the holder left; "" if it serves nothing yet, or the system lets nobody read."""
    try:
        file.seek(0)
        number, _, address = file.read(300).partition(" ")
    except OSError:
        return "?", ""
    return number or "?", address
