"""`python -m minoteka`: the same as the installed command `minoteka`."""

import sys

from minoteka.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
