"""`run.py lock`: write the lock files anew from pyproject.toml."""

import re
from pathlib import Path

from bootstrap.console import SetupError
from bootstrap.environment import INSTALLER_LOCK, LOCKS, NODE_LOCK, PROGRAMS, ROOT, prepare_installer
from bootstrap.tools import run_quietly

# What set-up itself needs: uv and hatchling to install, Node to build the page.
INSTALLER = ROOT / "bootstrap" / "installer.in"
NODE = ROOT / "bootstrap" / "node.in"
ADDRESS = re.compile(r"\w+://|\bfile:|--(extra-)?index-url|--find-links|(?<!\S)-[fi]\b|\w\.(org|com|net|io)\b")


def lock(arguments: list[str]) -> int:
    """Resolve for every supported Python and system; ``arguments`` go to uv (as `--upgrade`)."""
    prepare_installer()
    everything, project = LOCKS["dev"], ROOT / "pyproject.toml"
    resolve(everything, [project, INSTALLER, NODE, "--all-extras", *arguments])
    # The smaller locks are cut from the large one, so that all agree on every version.
    agree: list[str | Path] = ["--constraint", everything]
    resolve(LOCKS["runtime"], [project, *agree])
    resolve(NODE_LOCK, [NODE, *agree])
    resolve(INSTALLER_LOCK, [INSTALLER, *agree])
    return 0


def resolve(target: Path, sources: list[str | Path]) -> None:
    """Compile one lock file and refuse it if it tells where its packages came from."""
    command: list[str | Path] = [PROGRAMS / "uv", "pip", "compile", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--quiet", "--output-file", target]
    run_quietly(f"Lock {target.name}", [*command, *sources], cwd=ROOT)
    if told := addresses_in(target.read_text("utf-8")):
        raise SetupError(f"{target.name} names an address ({told[0]}): lock without registry settings.")


def addresses_in(text: str) -> list[str]:
    """The lines that name a host, a registry or a folder."""
    return [line.strip() for line in text.splitlines() if ADDRESS.search(line)]
