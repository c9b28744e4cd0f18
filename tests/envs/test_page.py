"""The examples of docs/envs.md run, in order, in one namespace."""

import re
from pathlib import Path

import pytest

from minoteka.kernel import COMPILED

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"


@pytest.mark.skipif(not COMPILED, reason="one of them is about compiled loops")
def test_examples_run(capsys):
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    assert len(blocks) >= 5
    namespace: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/envs.md", "exec"), namespace)
