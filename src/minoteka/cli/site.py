"""``minoteka site``: the house without a server, as a folder for any host of files."""

import shutil
from pathlib import Path
from typing import Annotated

import typer

from minoteka.cli.terminal import console, say
from minoteka.core.errors import Malformed


def site(target: Annotated[Path, typer.Argument(metavar="FOLDER", help="A new folder, or an empty one.")]) -> None:
    """Write the house without a server: static files for any host, which play offline in the browser."""
    from minoteka.server.settings import released_site  # late: a server's settings are read only by those who need them

    source = released_site()
    if source is None:
        raise Malformed("site-not-built")
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise Malformed("site-target", folder=str(target))
    try:
        shutil.copytree(source, target, dirs_exist_ok=True)
    except OSError as error:
        raise Malformed("site-unwritten", folder=str(target), why=error.strerror or str(error)) from error
    console.print(say("site-written", folder=str(target)))
