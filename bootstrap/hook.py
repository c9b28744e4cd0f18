"""What a build of the package must find: what is built beforehand. (Hatchling loads this file; nothing else does.)"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SERVER = Path("src") / "minoteka" / "server"
BUILT = (SERVER / "static" / "index.html", SERVER / "offline" / "index.html")
"""The page, and the house without a server."""


class Hook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling asks for no configuration of ours
    """Stops a release that would lack one of them. A checkout that is installed in place builds its page later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the archive is written."""
        missing = [path for path in BUILT if not (Path(self.root) / path).is_file()]
        if version != "editable" and missing:
            raise FileNotFoundError(f"{missing[0]} is missing: build releases with `python3 run.py dist`")
