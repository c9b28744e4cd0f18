"""Streams that cannot carry what we write: each sign gets the nearest one that they can, and nothing is an error."""

import codecs
import os
import sys
from io import TextIOWrapper
from pathlib import Path

NAME = "minoteka-plain"
LIKE = str.maketrans(
    {
        **dict.fromkeys("─━–—‐−", "-"),
        **dict.fromkeys("│┃", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╪", "+"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("‘’ʼ", "'"),
        **dict.fromkeys("·•", "."),
        **dict.fromkeys("○⬡", "o"),
        **dict.fromkeys("×✗", "x"),
        **dict.fromkeys("▒▤", "#"),
        **dict.fromkeys("▶⇢→", ">"),
        **dict.fromkeys("◀←", "<"),
        **dict.fromkeys("\u202f\u00a0", " "),
        "╱": "/",
        "╲": "\\",
        "▲": "^",
        "▼": "v",
        "⚑": "P",
        "†": "+",
        "Σ": "=",
        "✓": "v",
        "★": "*",
        "…": "...",
    }
)


def plain(error: UnicodeError) -> tuple[str | bytes, int]:
    """What stands for the signs that could not be written (as ``codecs`` asks for it)."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end].translate(LIKE)
    return "".join(sign if sign.isascii() else "?" for sign in signs), error.end


def forgiving() -> None:
    """Make the standard streams take and give anything; those that were closed before we began lead nowhere."""
    codecs.register_error(NAME, plain)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 (open to the end)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, NAME), (sys.stderr, NAME)):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def carries(text: str) -> bool:
    """Whether standard output can write a text as it is."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def unread() -> None:
    """Nobody reads our output any more: what is still to be written, also at the very end, goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
