"""The web page: built from web/ with a Node that lives inside the environment, when its sources changed."""

import os
from pathlib import Path

from bootstrap.environment import NODE_LOCK, OFFLINE, PROGRAMS, ROOT, STAMPS, alone, install_locked, installed
from bootstrap.stamps import digest, digest_tree
from bootstrap.tools import run_quietly

WEB = ROOT / "web"
STATIC = ROOT / "src" / "minoteka" / "server" / "static"
TEXTS = ROOT / "src" / "minoteka" / "texts"
# Made by tools, never a source of the page.
MADE = {"node_modules", "dist", "coverage", ".svelte-kit", ".vite"}


def exists() -> bool:
    """Whether this copy of the project has a page to build."""
    return (WEB / "package.json").is_file()


def sources() -> list[Path]:
    """Everything the built page depends on: web/ and the texts it shares with the engine."""
    files = []
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in MADE]
        files += [Path(folder, name) for name in names]
    return files + list(TEXTS.rglob("*.ftl"))


def node_env() -> dict[str, str]:
    """Node and npm of the environment come first, so that no other Node is ever needed or used.

    Like pip, they trust the certificates that this system trusts.
    """
    return {"PATH": f"{PROGRAMS}{os.pathsep}{os.environ.get('PATH', '')}", "NODE_USE_SYSTEM_CA": "1"}


def npm(title: str, *arguments: str, **env: str) -> str:
    """Run npm of the environment in web/."""
    return run_quietly(title, [PROGRAMS / "npm", *arguments], env=node_env() | env, cwd=WEB, remedy=OFFLINE)


def install_packages() -> None:
    """Node itself and the page's own packages, as locked."""
    node = digest(NODE_LOCK)
    if not STAMPS.holds("node", node):
        install_locked("Node, inside the environment", NODE_LOCK)
        STAMPS.write(node=node, installed=installed())
    packages = digest(node, WEB / "package.json", WEB / "package-lock.json")
    if not ((WEB / "node_modules").is_dir() and STAMPS.holds("page packages", packages)):
        npm("Packages of the page", "ci", "--no-audit", "--no-fund", "--fetch-retries=1")
        STAMPS.write(**{"page packages": packages})


def build() -> None:
    """Build the page unless the one that is there was built from these very sources."""
    key = digest_tree(ROOT, sources())
    if not exists() or ((STATIC / "index.html").is_file() and STAMPS.holds("page", key)):
        return
    with alone():
        install_packages()
        npm("Page", "run", "build", "--", "--outDir", str(STATIC), "--emptyOutDir")
        STAMPS.write(page=key)
