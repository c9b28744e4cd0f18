"""`python -m minoteka`, and the installed command `minoteka`."""

import sys


def main() -> int:
    """Run the command. Loading it takes a second, in which Ctrl-C is no reason for a traceback either."""
    try:
        from minoteka.cli.main import main as run
    except KeyboardInterrupt:
        return 130
    except ValueError as error:  # a setting of the environment that makes no sense: nothing else is read so early
        print(f"minoteka: {error}", file=sys.stderr)
        return 2
    return run()


if __name__ == "__main__":
    sys.exit(main())
