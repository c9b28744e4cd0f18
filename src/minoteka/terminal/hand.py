"""A hand as a line of the screen."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from minoteka.terminal.aim import Aim

Part = tuple[str, str]
"""Something written, and how it looks."""


def hand_line(aim: Aim, held: Iterable[str], width: int) -> Text:
    """The pieces that may be laid, the chosen one in brackets; then what else is in the hand; then the move itself."""
    text, used = Text(no_wrap=True), 0
    for parts in (*_usable(aim), *(((f" {piece}", "dim"),) for piece in held if piece not in aim.groups)):
        length = sum(len(word) for word, _ in parts)
        if used + length > width:  # a piece never parts from its number
            text.append("\n")
            used = 0
        used += length
        for word, look in parts:
            text.append(word, look)
    if aim.move is not None:
        text.append(f"\n→ {aim.move.text}", "bold")
    return text


def _usable(aim: Aim) -> Iterator[tuple[Part, ...]]:
    for piece, moves in aim.groups.items():
        named = (f"[{piece}]", "reverse") if piece == aim.piece else (f" {piece} ", "bold")
        yield named, (f"×{len(moves)} " if len(moves) > 1 else " ", "dim")
