"""What a build of the package must find: the page. (Hatchling loads this file; nothing else does.)"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src") / "minoteka" / "server" / "static" / "index.html"


class Hook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling asks for no configuration of ours
    """Stops a release that would serve no page. A checkout that is installed in place builds its page later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the archive is written."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            raise FileNotFoundError(f"{PAGE} is missing: build releases with `python3 run.py dist`")
