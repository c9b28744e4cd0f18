"""One server at a time on a SQLite file: a second one would not hear of the first one's entries."""

import os
import sys
from pathlib import Path
from typing import IO

from sqlalchemy.engine import URL

from minoteka.core.errors import Malformed


class DatabaseLock:
    """Held while the process lives; the system lets go of it, however the process ends."""

    def __init__(self, url: URL) -> None:
        self._file: IO[str] | None = None
        if url.get_backend_name() != "sqlite" or not url.database:
            return
        path = Path(url.database).expanduser()
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = open(f"{path}.lock", "w")  # noqa: SIM115  # held for as long as the server runs
        if not _take(self._file):
            self._file.close()
            raise Malformed("database-used")

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
    file.write(str(os.getpid()))
    file.flush()
    return True
