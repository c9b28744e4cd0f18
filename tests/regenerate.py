"""Write the golden playthroughs and perft counts anew: ``python -m tests.regenerate [GAME]``. Look at the diff."""

import sys

from tests.golden import cases

if __name__ == "__main__":
    for case in cases(sys.argv[1] if len(sys.argv) > 1 else None):
        case.path.write_text("".join(line + "\n" for line in case.lines()), "utf-8")
        print(case.path.name)
