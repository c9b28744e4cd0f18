"""``python -m minoteka.protocol [FILE]`` writes the page's types (to web/src/protocol.ts unless a
file is named).
"""

import sys
from pathlib import Path

from minoteka.protocol.typescript import typescript


def main() -> None:
    """Write the file and say where."""
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/protocol.ts")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), "utf-8")
    print(f"wrote {target}")


if __name__ == "__main__":
    main()
