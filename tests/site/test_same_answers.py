"""The engine in a browser's Python, with kernels compiled beforehand, answers as it does here, to the bit."""

import json
import subprocess
from pathlib import Path

import pytest

from bootstrap import site
from bootstrap.environment import PROGRAMS, ROOT
from tests.site import digests

HERE = Path(__file__).parent
pytestmark = pytest.mark.compiled_only


def test_rounds_and_searches_are_the_same_in_webassembly() -> None:
    script = [PROGRAMS / "node", HERE / "in_node.mjs", site.PYODIDE, ROOT / "src", HERE, site.library(), site.wheel()]
    there = subprocess.run(list(map(str, script)), capture_output=True, text=True, encoding="utf-8")
    assert there.returncode == 0, there.stderr[-3000:]
    assert json.loads(there.stdout) == dict(digests.all_digests())
