"""`run.py dist`: a wheel and an sdist, in both the built page and the house without a server."""

import shutil

from bootstrap import page, site
from bootstrap.console import SetupError, say
from bootstrap.environment import PYTHON, ROOT, prepare
from bootstrap.tools import run_quietly

DIST = ROOT / "dist"


def dist(arguments: list[str]) -> int:
    """Set up, build both anew if their sources changed, then the archives into dist/."""
    if arguments:
        raise SetupError(f"dist takes no arguments, not {arguments[0]!r}.")
    prepare("dev")
    page.build()
    site.place()
    shutil.rmtree(DIST, ignore_errors=True)
    run_quietly("Wheel and sdist", [PYTHON, "-m", "hatchling", "build", "-d", DIST], cwd=ROOT)
    for made in sorted(DIST.iterdir()):
        say(f"  dist/{made.name}  {made.stat().st_size / 1e6:.1f} MB")
    return 0
