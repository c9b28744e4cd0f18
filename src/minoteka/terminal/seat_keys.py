"""The keys of one's seats at servers' tables, for nobody else's eyes: with them one can come back."""

from hashlib import sha256
from pathlib import Path

from minoteka.terminal.address import TableAddress


class SeatKeys:
    """The folder in which they lie."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def _path(self, address: TableAddress) -> Path:
        return self.folder / sha256(address.link.encode()).hexdigest()[:32]

    def find(self, address: TableAddress) -> str:
        """The key of one's seat at a table; empty if there is none."""
        try:
            return self._path(address).read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError):
            return ""

    def keep(self, address: TableAddress, token: str) -> bool:
        """Write a key down; False if that cannot be done."""
        path = self._path(address)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)
            path.write_text(token + "\n", "utf-8")
        except OSError:
            return False
        return True
