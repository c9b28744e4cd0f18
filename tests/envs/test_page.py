"""The examples of docs/envs.md run, in order, in one namespace."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"


def test_examples_run(capsys):
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    assert len(blocks) >= 3
    namespace: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/envs.md", "exec"), namespace)
