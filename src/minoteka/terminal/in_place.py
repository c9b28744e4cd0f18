"""How this room writes what it keeps."""

from pathlib import Path


def put_in_place(path: Path, content: bytes) -> None:
    """Write a file whole and put it where it belongs at once: a crash leaves the old one."""
    new = path.with_suffix(".new")
    path.parent.mkdir(parents=True, exist_ok=True)
    new.touch(mode=0o600)
    new.write_bytes(content)
    new.replace(path)
