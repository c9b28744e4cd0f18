"""Throw-away environments with a built wheel in them, as somebody who installs it has."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

from bootstrap import site
from bootstrap.environment import ROOT


def build(project: Path, folder: Path, *targets: str) -> list[Path]:
    """The archives that a project builds; ``targets`` are ``wheel`` and ``sdist``."""
    wanted = [part for target in targets or ("wheel",) for part in ("-t", target)]
    command = [sys.executable, "-m", "hatchling", "build", *wanted, "-d", str(folder)]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)
    return sorted(folder.iterdir())


def release(folder: Path, *targets: str) -> list[Path]:
    """Our own archives, with everything in them that is built beforehand."""
    site.place()
    return build(ROOT, folder, *targets)


class Environment:
    """A clean virtual environment. What the wheels need is read from where these tests run: nothing is fetched."""

    def __init__(self, folder: Path, *wheels: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        places = {"base": str(folder), "platbase": str(folder)}
        self.packages = Path(sysconfig.get_path("purelib", "venv", places))
        self.programs = Path(sysconfig.get_path("scripts", "venv", places))
        self.python = self.programs / ("python.exe" if os.name == "nt" else "python")
        installing = ["--python", str(self.python), "install", "-q", "--no-deps", "--no-index", "--no-compile"]
        subprocess.run([sys.executable, "-m", "pip", *installing, *map(str, wheels)], check=True)
        (self.packages / "needed.pth").write_text(sysconfig.get_path("purelib"), "utf-8")

    def run(self, *command: str, mode: str = "python", **variables: str) -> subprocess.CompletedProcess[str]:
        """``python command …`` in it, with the kernels interpreted unless said otherwise."""
        environment = {**self.variables(mode), **variables}
        return subprocess.run([str(self.python), *command], env=environment, capture_output=True, text=True)

    def variables(self, mode: str = "python") -> dict[str, str]:
        """The surroundings of its processes: nothing of the sources that these tests stand in."""
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        return {**kept, "MINOTEKA_KERNEL": mode, "MINOTEKA_LANG": "en"}
