"""The examples of docs/api.md run, in order, in one namespace."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_examples_run():
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    assert len(blocks) >= 12
    namespace: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/api.md", "exec"), namespace)
