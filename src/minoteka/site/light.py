"""What a worker's Python has read it needs no longer as a file: files lie in the browser's own memory, which gives back
what nobody has any more; Python's never shrinks.
"""

import sys
import zipfile
from collections.abc import Callable
from pathlib import Path


def let_go(shelf: str, house: str, forget: Callable[[str], None]) -> None:
    """Forget the files of modules that are imported, out of an archive on Python's path and out of a folder. Those that
    may still be asked for stay where they are looked for.
    """
    read = {str(getattr(module, "__file__", "")) for module in list(sys.modules.values())}
    archive = Path(shelf)
    with zipfile.ZipFile(archive) as opened:
        left = {name: opened.read(name) for name in opened.namelist() if f"{shelf}/{name}" not in read}
    forget(shelf)
    for name, body in left.items():  # in a folder of the same name: packages know their modules' place by it
        place = archive / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(body)
    for path in read:
        if path.startswith(f"{house}/"):
            forget(path)
    sys.path_importer_cache.clear()
