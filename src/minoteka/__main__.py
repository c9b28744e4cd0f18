"""`python -m minoteka`, and the installed command `minoteka`."""

import sys


def main() -> int:
    """Run the command. Loading it takes a moment, in which Ctrl-C is no reason for a traceback either."""
    try:
        from minoteka.cli.main import main as run
    except KeyboardInterrupt:
        return 130
    return run()


if __name__ == "__main__":
    sys.exit(main())
